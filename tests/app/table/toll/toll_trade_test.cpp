#include "app/table/finale/finale_sheet.h"
#include "app/table/log/log_panel.h"
#include "app/widgets/rows/count_label.h"
#include "app/widgets/things/card_tile.h"
#include "app/widgets/things/token_chip.h"
#include "core/base/json.h"
#include "tests/app/table/toll/toll_at_table.h"
#include "tests/support/test_program.h"
#include "tests/support/toy/toy_rules.h"
#include "tests/support/toy/toy_view.h"

#include <QPushButton>
#include <QRegularExpression>
#include <QTest>
#include <QTextBrowser>
#include <QTextTable>

#include <set>

using namespace Qt::StringLiterals;
using namespace merlon;
using namespace merlon::testing;

namespace {

/// The table of a result as it stands on the page.
QList<QStringList> cellsOf(const FinaleSheet &result)
{
    const QTextFrame *page = result.findChild<QTextBrowser *>()->document()->rootFrame();
    const auto *table = qobject_cast<QTextTable *>(page->childFrames().value(0));
    QList<QStringList> rows;
    for (int row = 0; table && row < table->rows(); ++row) {
        rows.emplace_back();
        for (int column = 0; column < table->columns(); ++column)
            rows.back() << table->cellAt(row, column).firstCursorPosition().block().text();
    }
    return rows;
}

/// The table of a result by the rules.
QList<QStringList> scoresOf(const Match &match)
{
    const std::unique_ptr<View> view = match.seenBy(SeatSet::all());
    const toy::Table &table = toy::tableOf(*view);
    QList<QStringList> rows {{QString(), u"North"_s, u"East"_s, u"South"_s, u"West"_s},
                             {u"Cards on fields"_s},
                             {u"Wagers"_s},
                             {u"Bought cards"_s},
                             {u"Bridges"_s},
                             {u"Marked by the spy"_s},
                             {u"Total"_s}};
    for (Seat seat = 0; seat < 4; ++seat) {
        const toy::Score score = toy::scoreOf(toy::knownTo(*view), table, seat);
        int row = 0;
        for (const int part : {score.cards, score.wagers, score.bought, score.bridges, score.mark,
                               score.cards + score.wagers + score.bought + score.bridges + score.mark})
            rows[++row] << QString::number(part);
    }
    if (!table.full)
        rows.remove(3, 2);
    return rows;
}

/// The bids that can be seen.
QStringList bidsIn(WindowDriver &driver)
{
    driver.settle();
    return namesOf(seatsPanel(driver)).filter(u"Committed"_s);
}

/// Passes and waits until coins are committed.
bool waitForBids(WindowDriver &driver)
{
    while (driver.toQuestion()) {
        const ChoiceList choices = driver.choices();
        Choice choice = someChoice(driver.session().match());
        for (const Choice each : choices) {
            if (each.verb == toy::kBid)
                return true;
            if (each.verb == toy::kPass || each.verb == toy::kWait)
                choice = each;
        }
        if (!driver.chooseByMouse(choice))
            return false;
    }
    return false;
}

const QString kNames[toy::kCards] {u"Copper"_s, u"Silver"_s, u"Gold"_s, u"Jewel"_s};

toy::Data dataOf(WindowDriver &driver)
{
    return toy::knownTo(*driver.session().match().seenBy(SeatSet::all()));
}

/// The market as it should be seen.
QStringList marketOf(const toy::Data &data)
{
    QStringList cards;
    for (const std::uint8_t card : data.market)
        cards << u"%1 (worth %2)"_s.arg(kNames[card]).arg(toy::kWorth[card]);
    return cards;
}

QStringList marketSeen(WindowDriver &driver)
{
    driver.settle();
    return namesOf(commonPanel(driver)).filter(u"worth"_s);
}

/// A card of the market that the first seat does not hold, or holds as well.
std::uint16_t cardOfMarket(const toy::Data &data, bool isHeld)
{
    for (const std::uint8_t card : data.market) {
        if ((data.hands[0][card] > 0) == isHeld)
            return card;
    }
    return toy::kCards;
}

bool clickCard(const TableauPanel &panel, const QString &name)
{
    for (CardTile *tile : panel.findChildren<CardTile *>()) {
        if (tile->isVisible() && tile->isChoosable() && tile->accessibleName() == name) {
            QTest::mouseClick(tile, Qt::LeftButton);
            return true;
        }
    }
    return false;
}

} // namespace

/// What the full rules of Toll add, as it is seen at the table: market, purses, bids, and what they are worth at the end.
class TollTradeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aCardOfTheMarketIsClickedAndBought_data();
    void aCardOfTheMarketIsClickedAndBought();
    void whatIsBoughtIsCounted();
    void bidsAreHiddenUntilAllAreShown();
    void theResultShowsTheTableOfScores_data();
    void theResultShowsTheTableOfScores();
};

void TollTradeTest::aCardOfTheMarketIsClickedAndBought_data()
{
    QTest::addColumn<bool>("isHeld");
    QTest::newRow("it can only be bought") << false;
    QTest::newRow("it could be played from the hand as well") << true;
}

void TollTradeTest::aCardOfTheMarketIsClickedAndBought()
{
    QFETCH(bool, isHeld);
    WindowDriver driver;
    std::uint16_t card = toy::kCards;
    for (std::uint64_t seed = 1; card == toy::kCards && seed < 20; ++seed) {
        beginFullToll(driver, std::vector<Sitting>(4, Sitting {u"person"_s, {}}), seed);
        QVERIFY(driver.toQuestion());
        card = cardOfMarket(dataOf(driver), isHeld);
    }
    QVERIFY(card < toy::kCards);
    QCOMPARE(marketSeen(driver), marketOf(dataOf(driver)));
    QVERIFY(clickCard(commonPanel(driver), u"%1 (worth %2)"_s.arg(kNames[card]).arg(toy::kWorth[card])));
    if (isHeld) {
        driver.settle();
        const QList<QPushButton *> buttons = driver.table().prompt().findChildren<QPushButton *>();
        const auto buy = std::ranges::find(buttons, u"Buy "_s + kNames[card].toLower(), &QPushButton::text);
        QVERIFY(buy != buttons.end());
        QTest::mouseClick(*buy, Qt::LeftButton);
    }
    QVERIFY(driver.toQuestion());
    QCOMPARE(driver.session().asked(), Seat {1});
    const toy::Data after = dataOf(driver);
    QCOMPARE(int(after.bought[0][card]), 1);
    QCOMPARE(after.coins[0], toy::kCoins - toy::kWorth[card]);
    QVERIFY(after.market.isFull());
    QCOMPARE(marketSeen(driver), marketOf(after));
    QStringList owned;
    for (const TokenChip *chip : seatsPanel(driver).findChildren<TokenChip *>()) {
        if (chip->isVisible())
            owned << chip->accessibleName();
    }
    QCOMPARE(owned, QStringList {kNames[card]});
}

void TollTradeTest::whatIsBoughtIsCounted()
{
    WindowDriver driver;
    driver.begin(toy::open({{"rules", "full"}}), kFourPersons, 4);
    QVERIFY(driver.toQuestion());
    driver.settle();
    const ChoiceList choices = driver.choices();
    const Match &match = driver.session().match();
    const auto buy =
        std::ranges::find_if(choices, [&](const Choice &choice) { return verbOf(match, choice) == "buy"; });
    QVERIFY(buy != choices.end());
    const Seat buyer = match.state().decision().seat;
    const auto paidFor = [&] { return toy::kWorth[buy->args[0]]; };
    const auto told = [&] {
        QStringList texts;
        for (const QWidget *widget : driver.table().findChildren<QWidget *>()) {
            if (widget->isVisible() && !widget->accessibleName().isEmpty())
                texts << widget->accessibleName();
        }
        return texts;
    };
    const auto purses = [&](int coins) {
        return told()
            .filter(QRegularExpression(u"coins.*\\b%1\\b|\\b%1\\b.*coins"_s.arg(coins),
                                       QRegularExpression::CaseInsensitiveOption))
            .size();
    };
    QVERIFY2(purses(toy::kCoins) == 4, qPrintable(told().join(u'\n')));
    for (const CountLabel *purse : driver.table().findChildren<CountLabel *>())
        QCOMPARE(purse->text(), u"Coins: 6"_s);
    QVERIFY(driver.chooseByMouse(*buy));
    QVERIFY(driver.toQuestion());
    driver.settle();
    QVERIFY(match.state().position()["seats"][match.setup().seats()[buyer].key]["coins"]
            == toy::kCoins - paidFor());
    QVERIFY2(purses(toy::kCoins) == 3, qPrintable(told().join(u'\n')));
    QVERIFY2(purses(toy::kCoins - paidFor()) == 1, qPrintable(told().join(u'\n')));
}

void TollTradeTest::bidsAreHiddenUntilAllAreShown()
{
    WindowDriver driver;
    const Sitting anne {u"person"_s, u"Anne"_s};
    const Sitting ben {u"person"_s, u"Ben"_s};
    beginFullToll(driver, {anne, anne, ben, ben}, 4);
    QVERIFY(waitForBids(driver));
    const LogPanel &log = *driver.table().findChild<LogPanel *>();
    const auto bid = [&](std::uint16_t coins) { return driver.chooseByMouse({toy::kBid, {coins, 0, 0}}); };
    QCOMPARE(bidsIn(driver), QStringList());
    QVERIFY(bid(2));
    QCOMPARE(bidsIn(driver), QStringList {u"Committed: 2"_s}); // Anne is still at the screen
    QVERIFY(log.wholeText().contains(u"North commits coins: 2"_s));
    QVERIFY(bid(1));
    QCOMPARE(driver.session().stage(), TableSession::Stage::HandingOver);
    for (int seat = 2; seat < 4; ++seat) {
        const QString panels = allWordsOf(seatsPanel(driver)) + allWordsOf(commonPanel(driver));
        QVERIFY2(!panels.contains(u"Committed: 2"_s) && !panels.contains(u"Committed: 1"_s),
                 qPrintable(panels));
        QVERIFY(driver.toQuestion()); // Ben is asked as South, then as West
        QCOMPARE(driver.session().asked(), static_cast<Seat>(seat));
        QCOMPARE(bidsIn(driver), seat == 2 ? QStringList() : QStringList {u"Committed: 0"_s});
        QCOMPARE(namesOf(seatsPanel(driver)).count(u"Coins: 6"_s), 4);
        const QString told = log.wholeText();
        QVERIFY2(told.contains(u"North commits coins"_s) && !told.contains(u"North commits coins: 2"_s)
                     && !told.contains(u"North has committed"_s),
                 qPrintable(told));
        QVERIFY(bid(0));
    }
    QVERIFY(driver.toQuestion());
    QCOMPARE(bidsIn(driver), QStringList());
    QVERIFY2(log.wholeText().contains(u"North has committed 2 coins"_s), qPrintable(log.wholeText()));
    QCOMPARE(namesOf(seatsPanel(driver)).count(u"Coins: 4"_s), 1);
}

void TollTradeTest::theResultShowsTheTableOfScores_data()
{
    QTest::addColumn<QString>("rules");
    QTest::addColumn<qsizetype>("rows");
    QTest::newRow("brief") << u"brief"_s << qsizetype {4};
    QTest::newRow("full") << u"full"_s << qsizetype {6};
}

void TollTradeTest::theResultShowsTheTableOfScores()
{
    QFETCH(QString, rules);
    QFETCH(qsizetype, rows);
    std::set<QString> scored; // rows in which somebody had something
    for (std::uint64_t seed = 1; seed < 40 && scored.size() < static_cast<std::size_t>(rows); ++seed) {
        WindowDriver driver;
        driver.begin(toy::open({{"rules", rules.toStdString()}, {"teams", "none"}}),
                     QStringList(4, u"random"_s), seed);
        QVERIFY(!driver.toQuestion());
        const auto *result = driver.table().findChild<FinaleSheet *>();
        QVERIFY(result && result->isVisible());
        const QList<QStringList> cells = cellsOf(*result);
        QCOMPARE(cells.size(), rows + 1);
        const QList<QStringList> expected = scoresOf(driver.session().match());
        for (qsizetype row = 0; row <= rows; ++row) {
            QCOMPARE(cells[row], expected[row]);
            if (row > 0 && cells[row].mid(1) != QStringList(4, u"0"_s))
                scored.insert(cells[row][0]);
        }
    }
    QCOMPARE(scored.size(), static_cast<std::size_t>(rows));
}

MERLON_TEST(TollTradeTest)
#include "toll_trade_test.moc"
