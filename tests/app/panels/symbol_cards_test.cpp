#include "app/widgets/rows/count_label.h"
#include "app/widgets/things/small_card.h"
#include "app/words/language.h"
#include "tests/app/panels/busy_position.h"
#include "tests/app/panels/panel_contents.h"
#include "tests/support/test_program.h"

#include <QCoreApplication>
#include <QTest>
#include <QToolTip>

#include <cstdlib>
#include <string>
#include <vector>

using namespace Qt::StringLiterals;
using namespace merlon;
using testing::itemOf;

namespace {

Item cardWithSymbols(std::string key, Socket::State state)
{
    Item card {.key = std::move(key), .type = "token", .art = "supply"};
    card.sockets = {{"wood", {}, Socket::State::Empty}, {"wood", {}, state}, {"goblin", {}, state}};
    return card;
}

/// Two rows of a pyramid, and a counter whose things lie on its cards as well.
Tableau pyramid()
{
    Tableau tableau;
    const std::vector<std::vector<std::string>> rows {{"top"}, {"left", "right"}};
    for (const std::vector<std::string> &row : rows) {
        Zone &zone = tableau.beside(kNobody, ZoneKind::Cards);
        zone.small = true;
        zone.columns = 4;
        zone.isCentred = true;
        for (const std::string &key : row)
            zone.items.push_back(cardWithSymbols(key, Socket::State::Filled));
    }
    Zone &stock = tableau.beside(kNobody, ZoneKind::Counter);
    stock.items.push_back({.key = "wood", .type = "token", .count = 4, .elsewhere = 2});
    return tableau;
}

} // namespace

/// Cards on whose symbols something lies, as rows of a pyramid.
class SymbolCardsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void rowsStandInTheMiddleWithCardsOfOneWidth();
    void symbolsAreTold();
    void whatIsAboutToBeFilledIsMarked();
    void aClickTellsOfWhatANumberIsMade();

private:
    const Language m_language {u"en"_s};
};

void SymbolCardsTest::rowsStandInTheMiddleWithCardsOfOneWidth()
{
    const auto table = testing::busyTable();
    const auto view = table->state().seenBy(SeatSet::all());
    const Speaker speaker(view->setup());
    testing::BothSides sides;
    sides.defenders.show(*view, pyramid(), speaker);
    sides.defenders.resize(420, 600);
    sides.defenders.QWidget::show();
    QCoreApplication::processEvents();
    const auto boxOf = [&](const char *key) {
        const ThingItem *card = itemOf(sides.defenders, {-1, -1, "token", key});
        return card ? QRect(card->mapTo(&sides.defenders, QPoint(0, 0)), card->size()) : QRect();
    };
    const QRect top = boxOf("top");
    const QRect left = boxOf("left");
    const QRect right = boxOf("right");
    QVERIFY(!top.isEmpty() && !left.isEmpty() && !right.isEmpty());
    QVERIFY(std::abs(top.width() - left.width()) <= 4);
    QVERIFY(std::abs(top.center().x() - (left.center().x() + right.center().x()) / 2) <= 4);
    QVERIFY(top.width() < 420 / 3); // of four columns
    QVERIFY(top.bottom() <= left.top() + 2);
}

void SymbolCardsTest::symbolsAreTold()
{
    const auto table = testing::busyTable();
    const auto view = table->state().seenBy(SeatSet::all());
    const Speaker speaker(view->setup());
    testing::BothSides sides;
    sides.defenders.show(*view, pyramid(), speaker);
    const ThingItem *card = itemOf(sides.defenders, {-1, -1, "token", "top"});
    QVERIFY(card);
    const QString told = card->accessibleDescription().replace(QChar::Nbsp, u' ');
    QVERIFY2(told.contains(u"Symbols: 2 wood, 1 goblin."_s), qPrintable(told));
    QVERIFY2(told.contains(u"Filled: 1 wood, 1 goblin."_s), qPrintable(told));
    const ThingItem *stock = itemOf(sides.defenders, {-1, -1, "token", "wood"});
    QVERIFY(stock);
    QVERIFY2(stock->accessibleName().endsWith(u"4, and 2 on cards"_s), qPrintable(stock->accessibleName()));
}

/// On the cards of the best way; of all ways how much they bring.
void SymbolCardsTest::whatIsAboutToBeFilledIsMarked()
{
    const auto table = testing::busyTable();
    const auto view = table->state().seenBy(SeatSet::all());
    const Speaker speaker(view->setup());
    testing::BothSides sides;
    sides.defenders.show(*view, pyramid(), speaker);
    const auto comingTo = [&](const char *key) {
        const auto *card = qobject_cast<const SmallCard *>(itemOf(sides.defenders, {-1, -1, "token", key}));
        return card ? card->coming() : CardComing {};
    };
    const Filling best {.type = "token", .key = "top", .cards = {{"top", {0, 1}}, {"left", {0}}}};
    const Filling other {.type = "token", .key = "right", .cards = {{"right", {0}}}};
    sides.defenders.setFillings({best, other});
    QVERIFY(comingTo("top") == CardComing({true, {0, 1}, 3}));
    QVERIFY(comingTo("left") == CardComing({true, {0}, 0}));
    QVERIFY(comingTo("right") == CardComing({false, {}, 1}));
    sides.defenders.setFillings({});
    for (const char *key : {"top", "left", "right"})
        QVERIFY(comingTo(key) == CardComing {});
}

void SymbolCardsTest::aClickTellsOfWhatANumberIsMade()
{
    const auto table = testing::busyTable();
    const auto view = table->state().seenBy(SeatSet::all());
    const Speaker speaker(view->setup());
    Tableau tableau;
    tableau.beside(kNobody, ZoneKind::Counter)
        .items.push_back({.key = "wood",
                          .type = "token",
                          .count = 4,
                          .details = {{"detail.due", {std::int64_t {4}}}},
                          .isPickable = false});
    testing::BothSides sides;
    sides.defenders.show(*view, tableau, speaker);
    sides.defenders.QWidget::show();
    QCoreApplication::processEvents();
    const QList<CountLabel *> counts = sides.defenders.findChildren<CountLabel *>();
    QCOMPARE(counts.size(), 1);
    QVERIFY(QToolTip::text().isEmpty());
    QTest::mouseClick(counts.front(), Qt::LeftButton);
    QCOMPARE(QToolTip::text(), counts.front()->toolTip());
    QToolTip::hideText();
}

MERLON_TEST(SymbolCardsTest)
#include "symbol_cards_test.moc"
