#include "app/words/balance/balance_summary.h"
#include "app/words/balance/balance_words.h"
#include "app/words/resources.h"
#include "core/engine/game.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace merlon;

/// What is said of many games, wherever it is shown.
class BalanceWordsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// There is no fair share of the games for those who all play together; their bar has the color of their pieces.
    void whoPlaysTogetherHasNoFairShare()
    {
        const auto setup = findGame("exiles")->open(*boardNamed("ring"), {});
        QVERIFY(setup.has_value());
        const Speaker speaker(**setup);
        Balance balance;
        balance.games = 200;
        balance.teams = {{.seats = {0}, .wins = 114, .share = {0.57, 0.5, 0.64}}};
        const QStringList summary = summaryOf(balance, speaker);
        QCOMPARE(summary.front(), u"Games won: Blue 57% (50%–64%)."_s);
        const int livery = (*setup)->seats()[0].liveryNumber();
        QVERIFY(livery != (*setup)->seats()[0].team);
        QCOMPARE(tablesOf(balance, speaker).front().rows.front().livery, livery);
    }
};

MERLON_TEST(BalanceWordsTest)
#include "balance_words_test.moc"
