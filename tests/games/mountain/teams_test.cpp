#include "tests/games/mountain/answers.h"
#include "tests/games/mountain/mountain_rules_tests.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace merlon::mountain {

namespace {

const Options kTeams {{"team", "on"}}; // MT-0.2

Table inTeams(Moment moment, const Table::Change &change = {})
{
    return Table(moment, change, 4, kTeams);
}

} // namespace

/// MT-10: the team game.
class TeamsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void mt_10_1_partnersSitSideBySide()
    {
        Table table = inTeams(Moment::SetUp);
        const Rules &rules = table.setup().rules();
        QCOMPARE(rules.partnerOf(kMagenta), kOrange);
        QCOMPARE(rules.partnerOf(kBlue), kGreen);
        QVERIFY(rules.areRivals(kMagenta, kBlue));
        while (decisionOf(table) != u"choose-first"_s)
            table.play({table.choices().front()});
        QCOMPARE(offered(table), QStringList({u"first-player magenta"_s, u"first-player green"_s}));
    }

    void mt_10_2_partnersStartInOneHalf()
    {
        Table table = inTeams(Moment::SetUp);
        while (decisionOf(table) != u"portal"_s)
            table.play({table.choices().front()});
        table.play("portal r04c05"); // Magenta, west
        QCOMPARE(refusal(table, "portal r17c04"), u"wrong-half 10.2"_s);
        table.play("portal r05c18"); // Blue, east; one start is left for each of the others
        QCOMPARE(decisionOf(table), u"draw-start-troll"_s);
        const Map &map = table.setup().field();
        QCOMPARE(map[table.now()[kOrange].portal].half, Half::West);
        QCOMPARE(map[table.now()[kGreen].portal].half, Half::East);
    }

    void mt_10_3_aTeamHasOneStockAndOneScore()
    {
        const Table table = inTeams(Moment::Act, [](Mountain &mountain) { mountain.stock(kMagenta, "SSI"); });
        QCOMPARE(stockOf(table, kOrange), u"SSI"_s);
        QCOMPARE(stockOf(table, kBlue), QString());
    }

    void mt_10_4_nobodySpendsFromThePartnersPack()
    {
        const Table table = inTeams(Moment::Act, [](Mountain &mountain) {
            mountain.stock(kMagenta, "S");
            mountain.pack(kOrange, "p1-1", "st1", 1);
        });
        QCOMPARE(purseOf(table, kMagenta), u"S"_s);
        QCOMPARE(purseOf(table, kOrange), u"SS"_s);
    }

    void mt_10_5_connectedPartnersShareTheirNetwork()
    {
        const Table table = inTeams(Moment::Act, [](Mountain &mountain) {
            mountain.portal(kMagenta, "r04c05");
            mountain.portal(kOrange, "r04c07");
            mountain.tile("bar3", 0, "r05c06");
        });
        QCOMPARE(table.networkSize(kMagenta), 5);
        QVERIFY(table.now()[kMagenta].network == table.now()[kOrange].network);
    }

    void mt_10_5_aTunnelMayTouchThePartnersNetworkAlone()
    {
        const auto betweenThem = [](const Options &options) {
            Table table(
                Moment::Act,
                [](Mountain &mountain) {
                    mountain.portal(kMagenta, "r04c05");
                    mountain.portal(kOrange, "r04c08");
                    mountain.stock(kMagenta, "SS");
                },
                4, options);
            table.play({"dig bar2 stone", "turn 0"});
            return table;
        };
        QCOMPARE(refusal(betweenThem({}), "place r04c06"), u"touches-rival 5.4"_s);
        Table table = betweenThem(kTeams);
        table.play("place r04c06");
        QCOMPARE(table.networkSize(kMagenta), 4);
        QCOMPARE(table.networkSize(kOrange), 4);
    }

    void mt_10_6_theTokensGoToTheTeam()
    {
        const Table table = inTeams(Moment::Act, [](Mountain &mountain) {
            mountain.seat(kMagenta).coronation = 5;
            mountain.seat(kOrange).coronation = 3;
        });
        QCOMPARE(table.score(kMagenta).coronation, 8);
        QCOMPARE(table.score(kOrange).coronation, 8);
    }

    void mt_10_7_setsAreCountedOnceForBothPacks()
    {
        const Table table = inTeams(Moment::Act, [](Mountain &mountain) {
            mountain.stock(kMagenta, "S");
            mountain.pack(kMagenta, "p1-1", "st1", 1);
            mountain.pack(kOrange, "p1-1", "st1", 1);
        });
        QCOMPARE(table.score(kMagenta).sets, 1);
    }

    void mt_10_7_whatBothNetworksHoldCountsOnce()
    {
        Table table = inTeams(Moment::Hall, [](Mountain &mountain) {
            mountain.portal(kMagenta, "r04c05");
            mountain.portal(kOrange, "r04c07");
            mountain.tile("bar3", 0, "r05c06");
            mountain.tile("bar3", 0, "r06c06");
            mountain.statue("fire", "r05c05");
            mountain.statue("ice", "r06c07");
        });
        table.play({"hall spring", "place-hall 0 r05c05"});
        QCOMPARE(table.score(kMagenta).halls, 7);
        QCOMPARE(table.score(kMagenta).statues, statueHonour(table.scene().map[table.cell("r06c07")].zone));
        QCOMPARE(table.score(kOrange).sum(), table.score(kMagenta).sum());
    }
};

std::unique_ptr<QObject> makeTeamsTest()
{
    return std::make_unique<TeamsTest>();
}

} // namespace merlon::mountain

#include "teams_test.moc"
