#include "core/games/siege/board/siege_schema.h"
#include "editor/model/properties.h"
#include "tests/editor/model/changed.h"
#include "tests/support/boards.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>

using namespace merlon;
using merlon::testing::shippedBoard;
using testing::after;

namespace {

const Property *find(const std::vector<Property> &properties, const std::string &key)
{
    const auto found =
        std::ranges::find_if(properties, [&](const Property &one) { return one.schema.key == key; });
    return found == properties.end() ? nullptr : &*found;
}

} // namespace

class PropertiesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void differentKindsShareWhatBothHaveInTheRangeOfBoth()
    {
        const Board board = shippedBoard("two-shoulders");
        const auto properties =
            propertiesOf(board, siegeSchema(), {{"west-foreground", "west-rampart-1"}, {}});
        QCOMPARE(properties.size(), std::size_t {1});
        QCOMPARE(properties[0].schema.key, std::string("unit-capacity"));
        QCOMPARE(properties[0].schema.maximum, std::int64_t {15}); // a foreground alone may have 20
        QVERIFY(!properties[0].value);                             // 10 and 7
        QVERIFY(properties[0].isStandard);
    }

    void mixedValuesAreNone()
    {
        const Board board = shippedBoard("two-shoulders");
        const auto properties = propertiesOf(board, siegeSchema(), {{"west-wall-1", "west-wall-2"}, {}});
        QVERIFY(!find(properties, "invader-spaces")->value);
        QCOMPARE(std::get<bool>(*find(properties, "cauldron")->value), true);
        QVERIFY(!find(properties, "cauldron")->isStandard);
    }

    void oneValueForAll()
    {
        const Board board = shippedBoard("two-shoulders");
        const Selection walls {{"west-wall-1", "west-wall-2"}, {}};
        const Board wide =
            after(withProperty(board, siegeSchema(), walls, "invader-spaces", std::int64_t {6}), board);
        QCOMPARE(
            std::get<std::int64_t>(*find(propertiesOf(wide, siegeSchema(), walls), "invader-spaces")->value),
            std::int64_t {6});
        QCOMPARE(wide.find("west-wall-3")->attributes, board.find("west-wall-3")->attributes);
    }

    void theUsualValueIsNotWritten()
    {
        const Board board = shippedBoard("two-shoulders");
        const Selection wall {{"west-wall-1"}, {}};
        const Board usual =
            after(withProperty(board, siegeSchema(), wall, "invader-spaces", std::int64_t {3}), board);
        QVERIFY(!usual.find("west-wall-1")->attributes.contains("invader-spaces"));
        QCOMPARE(after(withoutProperty(board, wall, "invader-spaces"), board), usual);
        QVERIFY(withoutProperty(usual, wall, "invader-spaces").empty());
    }

    void linksHavePropertiesToo()
    {
        const Board board = shippedBoard("two-shoulders");
        const Selection path {{}, {{"path", "marauders", "west-rampart-4"}}};
        QCOMPARE(std::get<bool>(*find(propertiesOf(board, siegeSchema(), path), "trappable")->value), false);
        const Board open = after(withoutProperty(board, path, "trappable"), board);
        QVERIFY(find(propertiesOf(open, siegeSchema(), path), "trappable")->isStandard);
    }

    void anEmptyNameIsNone()
    {
        std::map<std::string, std::string> names {{"en", "Gate"}};
        setName(names, "fr", "Porte");
        setName(names, "en", "");
        QCOMPARE(names, (std::map<std::string, std::string> {{"fr", "Porte"}}));
    }
};

MERLON_TEST(PropertiesTest)
#include "properties_test.moc"
