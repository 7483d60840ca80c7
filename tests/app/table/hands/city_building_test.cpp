#include "core/canvas/view/board_highlights.h"
#include "core/engine/game.h"
#include "core/engine/tableau/tableau.h"
#include "tests/app/window/window_driver.h"
#include "tests/support/boards.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <optional>

using namespace merlon;
using namespace Qt::StringLiterals;
using testing::WindowDriver;

/// Buildings of a city are built and raised where they stand on the map.
class CityBuildingTest : public QObject {
    Q_OBJECT

private:
    static std::optional<Choice> building(const TableSession &session)
    {
        const auto verb = session.setup().vocabulary().verb("build");
        ChoiceList choices;
        if (session.stage() == TableSession::Stage::Asking)
            session.match().state().choices(choices);
        const auto found =
            std::find_if(choices.begin(), choices.end(), [&](Choice choice) { return choice.verb == verb; });
        return found == choices.end() ? std::nullopt : std::optional(*found);
    }

    static int levelOn(WindowDriver &driver, int place)
    {
        const std::vector<Ground> &grounds = driver.table().display().tableau().grounds;
        const auto found = std::ranges::find(grounds, place, &Ground::place);
        return found == grounds.end() ? 0 : found->level;
    }

private Q_SLOTS:
    void aBuildingIsRaisedByAClickOnTheMap()
    {
        const auto setup = findGame("exiles")->open(testing::shippedBoard("ring"), {});
        QVERIFY(setup);
        WindowDriver driver;
        driver.begin(*setup, QStringList(static_cast<qsizetype>((*setup)->seats().size()), u"person"_s), 3);
        QVERIFY(driver.playTo([](const TableSession &session) { return building(session).has_value(); }));
        driver.settle();
        const Vocabulary &words = (*setup)->vocabulary();
        const Choice wanted = *building(driver.session());
        const int place = words.types()[words.verbs()[wanted.verb].types[0]].placeFor(wanted.args[0]);
        QVERIFY(place >= 0);
        const canvas::Thing thing = canvas::placeThing(place);
        canvas::BoardView &board = driver.table().board();
        QVERIFY(std::ranges::count(board.highlights().choosable(), thing) == 1);
        const int level = levelOn(driver, place);
        QTest::mouseClick(board.viewport(), Qt::LeftButton, {}, board.rectOf(thing).center());
        driver.settle();
        QTRY_COMPARE(levelOn(driver, place), level + 1);
    }
};

MERLON_TEST(CityBuildingTest)
#include "city_building_test.moc"
