#include "app/table/event_scene.h"
#include "core/engine/notation/vocabulary.h"
#include "core/games/module.h"
#include "tests/support/boards.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <memory>
#include <vector>

using namespace Qt::StringLiterals;
using namespace merlon;
using namespace merlon::testing;

namespace {

std::shared_ptr<const Setup> ringOfExiles()
{
    const auto setup = findGame("exiles")->open(shippedBoard("ring"), {});
    return setup ? *setup : nullptr;
}

/// A squad before a section rolls the first die, those who defend it the second one.
Event throwOf(const Setup &setup, std::uint16_t squad, std::uint16_t enemy, std::uint16_t own)
{
    const auto events = setup.vocabulary().events();
    Event event;
    event.kind =
        static_cast<std::uint16_t>(std::ranges::find(events, "melee-rolled", &Term::key) - events.begin());
    event.args = {squad, enemy, own, 0};
    return event;
}

} // namespace

/// What an act shows of its events: a picture, and places of the board.
class EventSceneTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aDieThatIsRolledIsThePicture()
    {
        const std::shared_ptr<const Setup> setup = ringOfExiles();
        QVERIFY(setup);
        const Speaker speaker(*setup);
        const EventScene scene(speaker);
        const std::vector<Event> rolled {throwOf(*setup, 0, 5, 2)};
        QCOMPARE(scene.artIn(rolled), u"die-2"_s);
        const std::vector<Event> none {throwOf(*setup, 0, 0, 0)};
        QVERIFY(!scene.artIn(none).startsWith(u"die-"_s));
    }

    void anAreaIsWhereItsPlaceIs()
    {
        const std::shared_ptr<const Setup> setup = ringOfExiles();
        QVERIFY(setup);
        const Speaker speaker(*setup);
        const std::vector<Event> rolled {throwOf(*setup, 5, 1, 1)}; // the second squad of the second section
        const auto place = static_cast<int>(setup->board().indexOf("sec-e").value());
        QVERIFY(EventScene(speaker).thingsIn(rolled) == std::vector {canvas::placeThing(place)});
    }
};

MERLON_TEST(EventSceneTest)
#include "event_scene_test.moc"
