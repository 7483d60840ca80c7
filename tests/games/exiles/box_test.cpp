#include "core/games/exiles/pieces/engines.h"
#include "core/games/exiles/pieces/fortifications.h"
#include "core/games/exiles/pieces/units.h"
#include "core/games/exiles/tableau/tableau.h"
#include "tests/games/exiles/exiles_rules_tests.h"
#include "tests/support/exiles/exiles_table.h"

#include <QTest>

#include <algorithm>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace merlon::exiles {

namespace {

std::vector<Component> boxFor(int seats)
{
    return components(Table(Moment::Actions, {}, seats).setup());
}

/// The technologies that a card says are needed.
std::set<std::string> technologiesOn(const Component &card)
{
    std::set<std::string> named;
    for (const std::vector<Text> &paragraph : card.rule) {
        for (const Text &sentence : paragraph) {
            if (sentence.code == "card-label.needs-technology")
                named.insert(std::get<Word>(sentence.args.front()).key);
        }
    }
    return named;
}

/// The card to look up a thing of that type; null: there is none.
const Component *referenceFor(const std::vector<Component> &box, std::string_view type, std::string_view key)
{
    const auto found = std::ranges::find_if(box, [&](const Component &card) {
        return card.role == ComponentRole::Card && card.name.type == type && card.name.key == key;
    });
    return found == box.end() ? nullptr : &*found;
}

} // namespace

/// What is printed of section 2: cards, markers and tracks.
class BoxTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyThingThatHasATableHasACard()
    {
        const std::vector<Component> box = boxFor(1);
        for (const UnitData &unit : kUnitData)
            QVERIFY2(referenceFor(box, "unit", unit.key), unit.key.data());
        for (const EngineData &engine : kEngineData)
            QVERIFY2(referenceFor(box, "engine", engine.key), engine.key.data());
        for (const EnemyEngineData &engine : kEnemyEngineData)
            QVERIFY2(referenceFor(box, "enemy-engine", engine.key), engine.key.data());
        for (int level = 0; level <= kMostLevel; ++level) {
            QVERIFY(referenceFor(box, "fort", "wall-" + std::to_string(level)));
            QVERIFY(referenceFor(box, "fort", "tower-" + std::to_string(level)));
        }
    }

    /// 2.1 to 2.4
    void cardsNameTheTechnologiesThatAreNeeded()
    {
        const std::vector<Component> box = boxFor(1);
        using Names = std::set<std::string>;
        QCOMPARE(technologiesOn(*referenceFor(box, "unit", "spearman")), Names {});
        QCOMPARE(technologiesOn(*referenceFor(box, "unit", "crossbowman")),
                 (Names {"chain-mail", "crossbow"}));
        QCOMPARE(technologiesOn(*referenceFor(box, "engine", "rocks")), Names {});
        QCOMPARE(technologiesOn(*referenceFor(box, "engine", "bombard")),
                 (Names {"black-powder", "bombard"}));
        QCOMPARE(technologiesOn(*referenceFor(box, "fort", "wall-1")), Names {});
        QCOMPARE(technologiesOn(*referenceFor(box, "fort", "tower-3")), Names {"architecture"});
        for (const Component &card : box) {
            if (card.type == "building" && card.art == "barracks-2")
                QCOMPARE(technologiesOn(card), Names {"archery"});
        }
    }

    /// A text for a price counts its kinds.
    void pricesNameEachResource()
    {
        const std::vector<Component> box = boxFor(1);
        const Component &onager = *referenceFor(box, "engine", "onager");
        QCOMPARE(onager.price.size(), std::size_t {1});
        QCOMPARE(onager.price.front().code, std::string("card-label.cost-3"));
        QCOMPARE(onager.price.front().args.size(), std::size_t {6});
        QVERIFY(referenceFor(box, "engine", "rocks")->price.empty());
    }

    /// Catapults and ballistas of the enemy look like its pieces.
    void cardsShowTheirPieces()
    {
        const std::vector<Component> box = boxFor(1);
        QCOMPARE(referenceFor(box, "enemy-engine", "catapult")->art, std::string("enemy-catapult"));
        QCOMPARE(referenceFor(box, "engine", "catapult")->art, std::string("catapult"));
        QVERIFY(componentOf(box, "engine", "catapult")->role != ComponentRole::Card);
    }

    /// EX-2.3, EX-2.4: eight sections, 8, 4, 3 or 2 for each.
    void commandersHaveMarkersForTheirSections()
    {
        const auto crestsOf = [](int seats, std::string_view key) {
            const std::vector<Component> box = boxFor(seats);
            const Component *crest = componentOf(box, {}, key);
            return crest ? crest->copies : 0;
        };
        QCOMPARE(crestsOf(1, "crest-blue"), 0);
        QCOMPARE(crestsOf(2, "crest-orange"), 4);
        QCOMPARE(crestsOf(2, "crest-green"), 0);
        QCOMPARE(crestsOf(3, "crest-green"), 3);
        QCOMPARE(crestsOf(4, "crest-magenta"), 2);
    }

    /// EX-7.1: the card of the hero is too large to lie on a section.
    void anInspiredSectionHasAMarker()
    {
        const std::vector<Component> box = boxFor(1);
        const Component *sign = componentOf(box, {}, "inspired");
        QVERIFY(sign && sign->role == ComponentRole::Marker && sign->art == "heretic");
    }

    /// The two dice on paper show one face: the cover of a print asks for real ones.
    void diceAreDice()
    {
        const std::vector<Component> box = boxFor(1);
        const Component &die = *componentOf(box, "marker", "die");
        QVERIFY(die.role == ComponentRole::Die);
        QCOMPARE(die.copies, 2);
    }

    /// 2.3, 2.9, EX-12.1, EX-15.6
    void tracksGoAsFarAsTheNumbers()
    {
        const Table table(Moment::Actions);
        const std::vector<PaperTrack> tracks = paperTracks(table.setup());
        const auto lastOf = [&](std::string_view code, std::string_view place) {
            const auto found = std::ranges::find_if(tracks, [&](const PaperTrack &track) {
                return track.name.code == code
                    && (place.empty() || std::get<Word>(track.name.args.front()).key == place);
            });
            return found == tracks.end() ? -1 : found->last;
        };
        for (const char *place : {"sec-n", "sec-sw"}) {
            QCOMPARE(lastOf("card-label.track-level", place), 5);
            QCOMPARE(lastOf("card-label.track-resistance", place), 7); // with Reinforcement
        }
        QCOMPARE(lastOf("card-label.track-level", "gate-n"), -1);
        QCOMPARE(lastOf("card-label.track-resistance", "gate-n"), 8);
        QCOMPARE(lastOf("card-label.track-morale", {}), 6);
        QCOMPARE(lastOf("card-label.track-round", {}), 10);
    }
};

std::unique_ptr<QObject> makeBoxTest()
{
    return std::make_unique<BoxTest>();
}

} // namespace merlon::exiles

#include "box_test.moc"
