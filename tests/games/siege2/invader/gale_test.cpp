#include "tests/games/siege2/answers.h"
#include "tests/games/siege2/invader_rules_tests.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace merlon::siege2 {

/// S2-9.6, S2-9.7: gales.
class GaleTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void s2_9_6_aGaleCostsOneMoreFromAndToTheWall();
    void s2_9_6_aGaleCostsOncePerMovement();
    void s2_9_6_aGaleMeetsSwapsHeroesAndHeroicOrders();
    void s2_9_6_aGaleMeetsNothingElse();
    void s2_9_7_anUnpaidGaleTakesTheHourglassAndThePieceStays();
    void s2_9_7_anUnpaidGaleTakesTheHeroicOrder();
    void s2_9_7_anOpenGaleThatCannotBePaidForbidsTheMove();
};

void GaleTest::s2_9_6_aGaleCostsOneMoreFromAndToTheWall()
{
    Table table;
    table.data.courtyard = {1, 0, 0};
    table.wall("west-wall-5").gale = RitualToken::TargetDown; // one space is free
    table.beginDefenderPhase(4);
    table.play({"select marksman courtyard", "move-to west-wall-5"});
    QCOMPARE(table.now().reserve, 2);
    QCOMPARE(counts(table.wallNow("west-wall-5").defenders), u"2 1 0"_s);
    table.play({"select soldier west-wall-5", "move-to courtyard"});
    QCOMPARE(table.now().reserve, 0);
}

void GaleTest::s2_9_6_aGaleCostsOncePerMovement()
{
    Table table;
    table.wall("west-wall-4").gale = RitualToken::TargetDown;
    table.wall("west-wall-5").gale = RitualToken::BluffDown;
    table.beginDefenderPhase(3);
    table.play({"select marksman west-wall-4", "move-to west-wall-5"});
    QCOMPARE(table.now().reserve, 1);
    QCOMPARE(table.count("ritual-flipped"), 2); // both tokens were met
    QVERIFY(table.wallNow("west-wall-5").gale == RitualToken::None);
}

void GaleTest::s2_9_6_aGaleMeetsSwapsHeroesAndHeroicOrders()
{
    Table table;
    table.wall("west-wall-4").gale = RitualToken::TargetDown;
    table.data.courtyard = {1, 0, 0};
    table.beginDefenderPhase(3);
    table.play({"select marksman courtyard", "swap-with soldier west-wall-4"});
    QCOMPARE(table.now().reserve, 1);
    table.beginDefenderPhase(3);
    table.play({"select warrior west-wall-4", "move-to west-wall-3"});
    QCOMPARE(table.now().reserve, 1);
    table.beginDefenderPhase(3);
    table.play({"heroic-order warrior recall", "select soldier west-wall-4"});
    QCOMPARE(table.now().reserve, 2); // the order is free, the gale is not
}

void GaleTest::s2_9_6_aGaleMeetsNothingElse()
{
    Table table;
    table.wall("west-wall-4").gale = RitualToken::TargetDown;
    table.data.courtyard = {1, 0, 0};
    table.beginDefenderPhase(3);
    table.play({"select marksman courtyard", "move-to west-tower-4"}); // beside the wall
    QCOMPARE(table.now().reserve, 2);
    table.play({"heroic-order warrior recall", "select soldier west-wall-3"}); // the hero stands in the gale
    QCOMPARE(table.now().reserve, 2);
    QVERIFY(!table.happened("ritual-flipped"));
}

void GaleTest::s2_9_7_anUnpaidGaleTakesTheHourglassAndThePieceStays()
{
    Table table;
    table.wall("west-wall-1").gale = RitualToken::TargetDown;
    table.beginDefenderPhase(1);
    table.play({"select marksman west-wall-1", "move-to courtyard"});
    QVERIFY(table.happened("move-lost marksman west-wall-1"));
    QCOMPARE(table.now().reserve, 0);
    QCOMPARE(counts(table.wallNow("west-wall-1").defenders), u"1 2 0"_s);
    QCOMPARE(counts(table.now().courtyard), u"0 0 0"_s);
    QVERIFY(table.wallNow("west-wall-1").gale == RitualToken::TargetUp);
}

void GaleTest::s2_9_7_anUnpaidGaleTakesTheHeroicOrder()
{
    Table table;
    table.wall("west-wall-1").gale = RitualToken::TargetDown;
    table.beginDefenderPhase(1);
    table.play({"place-hourglass cannon", "heroic-order warrior recall", "select marksman west-wall-1"});
    QVERIFY(table.happened("move-lost marksman west-wall-1"));
    QCOMPARE(counts(table.wallNow("west-wall-1").defenders), u"1 2 0"_s);
    QCOMPARE(refusal(table, "heroic-order officer recall"), u"order-used 14.2"_s);
    QCOMPARE(refusal(table, "heroic-order warrior errand"), u"hero-used 14.2"_s);
}

void GaleTest::s2_9_7_anOpenGaleThatCannotBePaidForbidsTheMove()
{
    Table table;
    table.data.courtyard = {1, 0, 0};
    table.wall("west-wall-5").gale = RitualToken::TargetUp;
    table.beginDefenderPhase(1);
    QCOMPARE(refusal(table, "select marksman west-wall-5"), u"gale-unpaid 9.7"_s);
    table.play("select marksman courtyard");
    QCOMPARE(refusal(table, "move-to west-wall-5"), u"gale-unpaid 9.7"_s);
    QVERIFY(table.isLegal("move-to west-tower-1"));

    table.beginDefenderPhase(2);
    table.play({"select marksman courtyard", "move-to west-wall-5"});
    QCOMPARE(table.now().reserve, 0);

    table.beginDefenderPhase(1);
    table.play({"place-hourglass cannon", "heroic-order warrior recall"});
    QCOMPARE(refusal(table, "select marksman west-wall-5"), u"gale-unpaid 9.7"_s);
}

std::unique_ptr<QObject> makeGaleTest()
{
    return std::make_unique<GaleTest>();
}

} // namespace merlon::siege2

#include "gale_test.moc"
