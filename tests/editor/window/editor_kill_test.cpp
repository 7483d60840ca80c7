#include "app/words/resources.h"
#include "core/board/changes/change.h"
#include "core/simulation/unfinished.h"
#include "editor/balance/balance_panel.h"
#include "editor/balance/balance_run_list.h"
#include "editor/balance/kept_offer.h"
#include "tests/app/cli/cli_program.h"
#include "tests/editor/editor_driver.h"
#include "tests/support/boards.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>
#include <QProcess>
#include <QPushButton>
#include <QRandomGenerator>
#include <QTest>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

using testing::EditorDriver;

constexpr int kWait = 60'000; // milliseconds
constexpr int kHeights = 100;

/// Where the gate is drawn when the board is saved for this time.
double heightAt(int save)
{
    return 600 + save % kHeights;
}

/// What is killed: moves the gate and saves the board, again and again, and says so each time.
int saveForEver(const QString &file)
{
    EditorDriver driver;
    if (!driver.window().files().open(file))
        return 1;
    for (int save = 1;; ++save) {
        driver.document().perform(movePlace(driver.board(), "gate", {500, heightAt(save)}), u"Move"_s);
        driver.tab().writeRecoveryFile();
        if (!driver.window().files().save(driver.tab()))
            return 1;
        std::printf("%d\n", save);
        std::fflush(stdout);
        QCoreApplication::processEvents();
    }
}

/// Where the gate is drawn in a file; below 0: it is no board.
double heightIn(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return -1;
    for (const QJsonValue &place : QJsonDocument::fromJson(file.readAll()).object()[u"places"_s].toArray()) {
        if (place[u"key"_s].toString() == u"gate"_s)
            return place[u"y"_s].toDouble(-1);
    }
    return -1;
}

/// A balance test that lasts.
void fillInBalance(EditorDriver &driver)
{
    driver.window().documents().addBoard({*boardNamed("two-shoulders"), {}});
    driver.action("balance").setEnabled(true);
    BalanceForm &form = driver.part<BalancePanel>().form();
    form.setGames(1'000'000);
    for (const std::size_t seat : {0, 1})
        form.setPlayer(seat, u"random"_s);
}

QString folderOfBalance()
{
    return QString::fromStdU16String(ownDirectory("balance").u16string());
}

/// What is killed: runs a balance test, and says where it is kept.
int playForEver()
{
    EditorDriver driver;
    fillInBalance(driver);
    driver.action("balance").trigger();
    std::printf("%s\n", qPrintable(folderOfBalance()));
    std::fflush(stdout);
    return QApplication::exec();
}

} // namespace

/// The editor is killed while it saves, or while computers play.
class EditorKillTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void killsAtAnyMomentLeaveAWholeBoard();
    void aKilledBalanceTestIsContinued();
};

/// 8 times, or as often as MERLON_KILLS says: the file is what was saved last, or what was being saved then.
void EditorKillTest::killsAtAnyMomentLeaveAWholeBoard()
{
    const int kills =
        qEnvironmentVariableIsSet("MERLON_KILLS") ? qEnvironmentVariableIntValue("MERLON_KILLS") : 8;
    const testing::Files files;
    const QString path = files.path(u"board.json"_s);
    QVERIFY(QFile::copy(QString::fromStdString((testing::boardDirectory() / "two-shoulders.json").string()),
                        path));
    QVERIFY(QFile(path).setPermissions(QFile::ReadOwner | QFile::WriteOwner));
    QRandomGenerator random(13);
    for (int i = 0; i < kills; ++i) {
        QProcess editor;
        editor.setProcessEnvironment(testing::cliEnvironment());
        editor.start(QCoreApplication::applicationFilePath(), {u"--save-for-ever"_s, path});
        QTRY_VERIFY_WITH_TIMEOUT(editor.canReadLine() || editor.state() == QProcess::NotRunning, kWait);
        QTest::qWait(random.bounded(300));
        editor.kill();
        QVERIFY(editor.waitForFinished());
        const QList<QByteArray> said = editor.readAllStandardOutput().trimmed().split('\n');
        const int saved = said.last().toInt();
        QVERIFY2(saved > 0, editor.readAllStandardError());
        const double height = heightIn(path);
        QVERIFY2(height == heightAt(saved) || height == heightAt(saved + 1),
                 qPrintable(u"kill %1: %2 after save %3"_s.arg(i).arg(height).arg(saved)));
        const testing::CliRun run = testing::runCli({u"check"_s, path});
        QVERIFY2(run.exitCode == 0, qPrintable(run.out + run.err));
    }
}

void EditorKillTest::aKilledBalanceTestIsContinued()
{
    QProcess editor;
    editor.setProcessEnvironment(testing::cliEnvironment());
    editor.start(QCoreApplication::applicationFilePath(), {u"--play-for-ever"_s});
    QTRY_VERIFY_WITH_TIMEOUT(editor.canReadLine() || editor.state() == QProcess::NotRunning, kWait);
    const QString folder = QString::fromLocal8Bit(editor.readLine().trimmed());
    const auto kept = [&folder] { return QDir(folder).entryList({u"*.unfinished"_s}, QDir::Files); };
    QTRY_COMPARE_WITH_TIMEOUT(kept().size(), qsizetype(1), kWait);
    editor.kill();
    QVERIFY(editor.waitForFinished());
    const QString file = folder + u'/' + kept().front();
    const auto left = readUnfinishedFile(std::filesystem::path(file.toStdU16String()));
    QVERIFY(left && left->result.games > 0);

    EditorDriver driver; // whose home is another one
    QVERIFY(QDir().mkpath(folderOfBalance()));
    QVERIFY(QFile::copy(file, folderOfBalance() + u'/' + kept().front()));
    fillInBalance(driver);
    driver.action("balance").trigger();
    BalancePanel &panel = driver.part<BalancePanel>();
    QVERIFY(!panel.isRunning());
    const QString question = panel.keptOffer().question();
    QVERIFY2(question.contains(QLocale().toString(left->result.games)), qPrintable(question));
    panel.keptOffer().continueButton().click();
    QVERIFY(panel.isRunning());
    panel.stop();
    QTRY_VERIFY_WITH_TIMEOUT(!panel.isRunning(), kWait);
    QVERIFY(panel.runList().runs().back().balance.games >= left->result.games);
}

} // namespace merlon

int main(int argc, char **argv)
{
    const QApplication app(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() == 3 && arguments[1] == u"--save-for-ever"_s)
        return merlon::saveForEver(arguments[2]);
    if (arguments.size() == 2 && arguments[1] == u"--play-for-ever"_s)
        return merlon::playForEver();
    merlon::EditorKillTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "editor_kill_test.moc"
