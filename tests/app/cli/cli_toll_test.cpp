#include "core/engine/campaign/campaign_file.h"
#include "tests/app/cli/cli_program.h"
#include "tests/support/play.h"
#include "tests/support/test_program.h"
#include "tests/support/toy/toy_game.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace merlon::testing;

namespace {

/// merlon-cli with Toll among its games.
CliRun runToll(const QStringList &arguments, const QByteArray &input = {})
{
    return runCli(arguments, input, QStringLiteral(MERLON_BINARY_DIR "/bin/merlon-cli-toll"));
}

const QStringList kOnFourFields {
    u"--game"_s, u"toll"_s, u"--board"_s,
    QStringLiteral(MERLON_SOURCE_DIR "/tests/support/toy/resources/boards/four-fields.json")};

} // namespace

/// Toll at the terminal, which knows no line of it.
class CliTollTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isListed();
    void computersPlayAndTheRoundsAreTold();
    void itIsToldInFrench();
    void aPersonSeesWhatLiesWhere();
    void aRecordIsSavedAndVerified();
    void aCampaignIsVerified();
    void underIronUndoStopsAtWhatCameOut();
    void manyGamesAreSimulated();
};

void CliTollTest::isListed()
{
    const CliRun run = runToll({u"games"_s});
    QCOMPARE(run.exitCode, 0);
    QVERIFY2(run.says(u"toll"_s), qPrintable(run.out));
}

void CliTollTest::computersPlayAndTheRoundsAreTold()
{
    const CliRun run =
        runToll(QStringList {u"play"_s, u"--seats"_s, u"random"_s, u"--seed"_s, u"7"_s} + kOnFourFields);
    QVERIFY2(run.exitCode == 0, qPrintable(run.err));
    for (const QString &text : {u"Round 1"_s, u"Round 3"_s, u"wagers"_s, u"Total: North"_s, u"Winner"_s})
        QVERIFY2(run.says(text), qPrintable(text + u'\n' + run.out));
    QVERIFY2(!run.says(u"Setting up"_s) && !run.says(u"Briefing"_s), qPrintable(run.out));
}

void CliTollTest::itIsToldInFrench()
{
    const CliRun run = runToll(QStringList {u"--language"_s, u"fr"_s, u"play"_s, u"--seats"_s,
                                            u"human,random,random,random"_s, u"--seed"_s, u"7"_s,
                                            u"--option"_s, u"rules=full"_s}
                                   + kOnFourFields,
                               QByteArray("1\n").repeated(60));
    QVERIFY2(run.exitCode == 0, qPrintable(run.err));
    for (const QString &text :
         {u"Manche 1"_s, u"Main "_s, u"Pioche "_s, u"Temps "_s, u"Cartes achetées : Nord"_s, u" joue "_s})
        QVERIFY2(run.says(text), qPrintable(text + u'\n' + run.out));
    for (const QString &text : {u"Hand"_s, u"Weather"_s, u"plays"_s, u"Market"_s, u"copper"_s, u"storm"_s})
        QVERIFY2(!run.says(text), qPrintable(text + u'\n' + run.out));
}

void CliTollTest::aPersonSeesWhatLiesWhere()
{
    const CliRun run =
        runToll(QStringList {u"play"_s, u"--seats"_s, u"human,random,random,random"_s, u"--seed"_s, u"7"_s}
                    + kOnFourFields,
                QByteArray("1\n").repeated(40));
    QVERIFY2(run.exitCode == 0, qPrintable(run.err));
    for (const QString &text :
         {u"Round 1 of 3"_s, u"Hand"_s, u"2 × face down"_s, u"6 × face down"_s, u"Weather"_s, u"Field"_s})
        QVERIFY2(run.says(text), qPrintable(text + u'\n' + run.out));
}

void CliTollTest::aRecordIsSavedAndVerified()
{
    const Files files;
    const QString record = files.path(u"toll.json"_s);
    const CliRun played =
        runToll(QStringList {u"play"_s, u"--seats"_s, u"random"_s, u"--seed"_s, u"7"_s, u"--record"_s, record}
                + kOnFourFields);
    QVERIFY2(played.exitCode == 0, qPrintable(played.err));
    const CliRun verified = runToll({u"verify"_s, record});
    QVERIFY2(verified.exitCode == 0, qPrintable(verified.err + verified.out));
}

/// T-10.1
void CliTollTest::aCampaignIsVerified()
{
    merlon::Match match(merlon::toy::open({{"rounds", "40"}}), {7, merlon::ChanceMode::Dealt, {}});
    playSome(match, 3, 30);
    const merlon::Campaign campaign {"Four rivers", "toll", {{"2026-11-29T10:42:00Z", match.record()}}};
    const QByteArray text = QByteArray::fromStdString(writeCampaign(campaign, merlon::toy::kToll));
    const Files files;
    const CliRun whole = runToll({u"verify"_s, files.write(u"a.merlon-campaign"_s, text)});
    QVERIFY2(whole.exitCode == 0, qPrintable(whole.err));
    for (const QString &said : {u"Four rivers"_s, u"1 chapter"_s, u"30 choice"_s, u" of 40"_s})
        QVERIFY2(whole.says(said), qPrintable(whole.out));

    const CliRun cut = runToll({u"verify"_s, files.write(u"b.merlon-campaign"_s, text.chopped(30))});
    QCOMPARE(cut.exitCode, 1);
    QVERIFY2(cut.err.contains(u"cut off"_s) && cut.says(u"Four rivers"_s), qPrintable(cut.err + cut.out));

    merlon::Campaign before = campaign;
    --before.chapters.front().record.rulesVersion;
    const CliRun older =
        runToll({u"verify"_s,
                 files.write(u"d.merlon-campaign"_s,
                             QByteArray::fromStdString(writeCampaign(before, merlon::toy::kToll)))});
    QCOMPARE(older.exitCode, 1);
    QVERIFY2(older.err.contains(u"older rules"_s) && older.says(u"Four rivers"_s), qPrintable(older.err));

    QByteArray forged = text;
    const qsizetype place = forged.lastIndexOf("\"entry\"");
    forged[place + 2] = 'x';
    const CliRun wrong = runToll({u"verify"_s, files.write(u"c.merlon-campaign"_s, forged)});
    QCOMPARE(wrong.exitCode, 1);
    const QString line = QString::number(forged.left(place).count('\n') + 1);
    QVERIFY2(wrong.err.contains(u"c.merlon-campaign:"_s + line), qPrintable(wrong.err));
}

/// Six choices, then more steps back than that.
void CliTollTest::underIronUndoStopsAtWhatCameOut()
{
    const auto undone = [](const QString &foe) {
        const CliRun run =
            runToll(QStringList {u"play"_s, u"--seats"_s, u"human,random,random,random"_s, u"--seed"_s,
                                 u"7"_s, u"--option"_s, u"rounds=40"_s, u"--option"_s, u"rules=full"_s,
                                 u"--option"_s, u"foe="_s + foe}
                        + kOnFourFields,
                    QByteArray("1\n").repeated(6) + QByteArray("undo\n").repeated(8));
        return run.out.count(u"Undone."_s);
    };
    QCOMPARE(undone(u"none"_s), qsizetype {6});
    QVERIFY(undone(u"tide"_s) < 6);
}

void CliTollTest::manyGamesAreSimulated()
{
    const CliRun run = runToll(QStringList {u"simulate"_s, u"--games"_s, u"40"_s, u"--seats"_s, u"random"_s}
                               + kOnFourFields);
    QVERIFY2(run.exitCode == 0, qPrintable(run.err));
    QVERIFY2(run.says(u"North"_s), qPrintable(run.out));
}

MERLON_TEST(CliTollTest)
#include "cli_toll_test.moc"
