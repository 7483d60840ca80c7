#include "core/engine/records/journal.h"
#include "core/engine/records/record_replay.h"
#include "tests/app/cli/cli_program.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRandomGenerator>
#include <QTest>

#include <optional>

using namespace Qt::StringLiterals;
using namespace merlon;
using namespace merlon::testing;

namespace {

constexpr int kWait = 60'000; // milliseconds

QString journalFile()
{
    return cliHome() + u"/merlon/merlon/running.journal"_s;
}

/// The whole lines of the journal; none where there is no journal.
int linesKept()
{
    QFile file(journalFile());
    return file.open(QIODevice::ReadOnly) ? static_cast<int>(file.readAll().count('\n')) : 0;
}

/// Whether the game that the journal tells of has been played to its end.
bool isOverInJournal()
{
    const Expected<RecoveredJournal> journal = recoverJournal(journalFile().toStdString());
    const Expected<Match> match =
        journal ? replayChoices(journal->record) : tl::make_unexpected(journal.error());
    return match && match->isOver();
}

QStringList gamesInLibrary()
{
    return QDir(cliHome() + u"/merlon/merlon/games"_s).entryList({u"*.json"_s}, QDir::Files);
}

/// The window, shown nowhere, while two computers play in it.
class OpenWindow {
public:
    /// Opens a saved game, or nothing.
    explicit OpenWindow(const QString &record = {})
    {
        QProcessEnvironment environment = cliEnvironment();
        environment.insert(u"QT_QPA_PLATFORM"_s, u"offscreen"_s);
        environment.insert(u"XDG_CONFIG_HOME"_s, cliHome());
        m_process.setProcessEnvironment(environment);
        m_process.start(QStringLiteral(MERLON_BINARY_DIR "/bin/merlon"),
                        record.isEmpty() ? QStringList() : QStringList {record});
    }
    ~OpenWindow() { kill(); }

    void kill()
    {
        m_process.kill();
        m_process.waitForFinished();
    }

private:
    QProcess m_process;
};

} // namespace

/// The window is killed while it writes down what two computers play.
class WindowKillTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void killsAtAnyMomentLoseNoChoice();
    void aGameThatIsOverIsInTheLibrary();

private:
    QString cutAfter(qsizetype choices, const QString &name);

    Files m_files;
    QString m_record;
};

/// A saved game of two computers that has just begun.
void WindowKillTest::initTestCase()
{
    const QString whole = m_files.path(u"whole.json"_s);
    const CliRun run = runCli(
        {u"play"_s, u"--seats"_s, u"heuristic,heuristic"_s, u"--seed"_s, u"5"_s, u"--record"_s, whole});
    QVERIFY2(run.exitCode == 0, qPrintable(run.err));
    m_record = cutAfter(20, u"begun.json"_s);
    const CliRun verified = runCli({u"verify"_s, m_record});
    QVERIFY2(verified.exitCode == 0, qPrintable(verified.err));
}

/// The game of the two with its first choices alone; if the number is negative, without so many of its last ones.
QString WindowKillTest::cutAfter(qsizetype choices, const QString &name)
{
    QJsonObject record = QJsonDocument::fromJson(m_files.read(u"whole.json"_s)).object();
    QJsonArray entries = record.value(u"entries"_s).toArray();
    const qsizetype size = choices < 0 ? entries.size() + choices : choices;
    while (entries.size() > size)
        entries.removeLast();
    record.insert(u"entries"_s, entries);
    record.insert(u"positions"_s, QJsonArray());
    record.insert(u"result"_s, QJsonArray());
    return m_files.write(name, QJsonDocument(record).toJson());
}

/// 8 times, or as often as MERLON_KILLS says: what stood in the journal stands there still, and all of it can be played.
void WindowKillTest::killsAtAnyMomentLoseNoChoice()
{
    const int kills =
        qEnvironmentVariableIsSet("MERLON_KILLS") ? qEnvironmentVariableIntValue("MERLON_KILLS") : 8;
    QRandomGenerator random(11);
    int withProgress = 0;
    for (int i = 0; i < kills; ++i) {
        QDir(cliHome() + u"/merlon"_s).removeRecursively();
        OpenWindow window(m_record);
        QTRY_VERIFY_WITH_TIMEOUT(linesKept() > 0, kWait);
        const int begun = linesKept();
        QTest::qWait(random.bounded(2'500));
        const int kept = linesKept();
        window.kill();
        const CliRun run = runCli({u"check"_s, journalFile()});
        QVERIFY2(run.exitCode == 0, qPrintable(u"kill %1: %2"_s.arg(i).arg(run.out + run.err)));
        QVERIFY2(linesKept() >= kept,
                 qPrintable(u"kill %1: %2 lines of %3"_s.arg(i).arg(linesKept()).arg(kept)));
        withProgress += linesKept() > begun ? 1 : 0;
    }
    qInfo("%d of %d kills came after new choices", withProgress, kills);
    QVERIFY(withProgress > 0);
}

/// Though the window was killed before anybody left the game.
void WindowKillTest::aGameThatIsOverIsInTheLibrary()
{
    QDir(cliHome() + u"/merlon"_s).removeRecursively();
    {
        OpenWindow window(cutAfter(-3, u"nearly.json"_s));
        QTRY_VERIFY_WITH_TIMEOUT(isOverInJournal(), kWait);
    } // killed
    QVERIFY(isOverInJournal());
    QVERIFY(gamesInLibrary().isEmpty());
    const OpenWindow window;
    QTRY_COMPARE_WITH_TIMEOUT(gamesInLibrary().size(), 1, kWait);
    QTRY_VERIFY_WITH_TIMEOUT(!QFile::exists(journalFile()), kWait);
    const QString saved = cliHome() + u"/merlon/merlon/games/"_s + gamesInLibrary().front();
    const CliRun run = runCli({u"verify"_s, saved});
    QVERIFY2(run.exitCode == 0, qPrintable(run.out + run.err));
}

MERLON_TEST(WindowKillTest)
#include "window_kill_test.moc"
