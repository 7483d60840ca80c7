#include "core/engine/records/document_reader.h"
#include "tests/app/cli/cli_program.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QFileInfo>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace merlon::testing;

namespace {

constexpr int kAnswers = 12;

CliRun played(const QByteArray &commands)
{
    const QStringList game {u"play"_s, u"--seats"_s, u"human,random"_s, u"--seed"_s, u"987654321"_s};
    return runCli(game, QByteArray("1\n").repeated(kAnswers) + commands + "quit\n");
}

} // namespace

/// Games that are given away while they go on.
class CliGivingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aGameIsSavedAsOneRoleKnowsIt_data();
    void aGameIsSavedAsOneRoleKnowsIt();
    void anUnknownRoleSavesNothing();
    void theHelpSaysWhatAFileTells();

private:
    Files m_files;
};

void CliGivingTest::aGameIsSavedAsOneRoleKnowsIt_data()
{
    QTest::addColumn<QString>("as");
    for (const char *as : {" as invader", " --as defender", " as nobody"})
        QTest::newRow(as) << QString::fromLatin1(as);
}

void CliGivingTest::aGameIsSavedAsOneRoleKnowsIt()
{
    QFETCH(const QString, as);
    const QString name = u"for a friend.json"_s;
    const QString file = m_files.path(name);
    QFile::remove(file);
    const CliRun run = played("save " + file.toUtf8() + as.toUtf8() + "\n");
    QVERIFY2(run.says(u"what is hidden from this role is a guess"_s), qPrintable(run.out));
    const QByteArray text = m_files.read(name);
    QVERIFY(text.contains("merlon-scenario"));
    QVERIFY(!text.contains(QByteArray::fromStdString(merlon::hexOf(987654321))));
    for (const char *secret : {"987654321", "\"seed\"", "\"entries\"", "\"record\""})
        QVERIFY2(!text.contains(secret), secret);
    QCOMPARE(runCli({u"check"_s, file}).exitCode, 0);
    const CliRun again = runCli({u"play"_s, u"--scenario"_s, file, u"--seats"_s, u"random"_s});
    QCOMPARE(again.exitCode, 0);
    QVERIFY2(again.says(u"is a guess and may be wrong"_s), qPrintable(again.out.left(500)));
}

/// It would otherwise be a file with all secrets and another name.
void CliGivingTest::anUnknownRoleSavesNothing()
{
    const QString file = m_files.path(u"game.json"_s);
    const CliRun run = played("save " + file.toUtf8() + " as spectator\nsave " + file.toUtf8() + " --as x\n");
    QVERIFY2(run.says(u"There is no role called “spectator”. There are: invader, defender, nobody."_s),
             qPrintable(run.out));
    QVERIFY(run.says(u"There is no role called “x”."_s));
    const QFileInfo info(file);
    QVERIFY(info.dir().entryList({u"game*"_s}, QDir::Files).isEmpty());
}

void CliGivingTest::theHelpSaysWhatAFileTells()
{
    QVERIFY(played("help\n").says(u"everything that is hidden in it"_s));
    QVERIFY(runCli({u"play"_s, u"--help"_s}).says(u"everything that is hidden in the game"_s));
}

MERLON_TEST(CliGivingTest)
#include "cli_giving_test.moc"
