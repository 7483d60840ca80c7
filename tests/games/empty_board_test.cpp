#include "core/base/json.h"
#include "core/engine/position/draft_edit.h"
#include "core/engine/position/full_form.h"
#include "core/games/english.h"
#include "tests/support/boards.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>

using namespace merlon;

namespace {

/// What lies there all the same: the ground, the gate.
bool isPieceless(const std::string &member)
{
    return member == "tile" || member == "resistance";
}

bool meansNothing(const Json &value)
{
    return value.empty() || value == 0 || value == false || value == "none" || value == "nobody";
}

/// A position with all that it does not mention.
Json inFull(const State &state)
{
    const position::FullForm full;
    return state.position();
}

/// The members of places and paths that say that something is there, as pointers.
std::vector<std::string> standingIn(const Json &position)
{
    std::vector<std::string> found;
    for (const std::string group : {"places", "paths"}) {
        const Json parts = position.value(group, Json::object());
        for (const auto &[key, members] : parts.items()) {
            for (const auto &[member, value] : members.items()) {
                if (!isPieceless(member) && !meansNothing(value))
                    found.push_back(group + '/' + key + '/' + member);
            }
        }
    }
    return found;
}

} // namespace

/// Positions with `"empty": true` begin from a board on which nothing stands.
class EmptyBoardTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void nothingStandsThere_data() { eachGame(); }
    void nothingStandsThere()
    {
        const std::shared_ptr<const Setup> setup = opened();
        const auto usual = setup->position(Json::object());
        const auto empty = setup->position(Json {{"empty", true}});
        QVERIFY2(empty.has_value(), empty ? "" : say(empty.error(), english()).c_str());
        QVERIFY((*usual)->hash() != (*empty)->hash());
        const std::vector<std::string> standing = standingIn(inFull(**empty));
        QVERIFY2(standing.empty(), standing.empty() ? "" : standing.front().c_str());
    }

    void whatIsMentionedStandsThere_data() { eachGame(); }
    void whatIsMentionedStandsThere()
    {
        QFETCH(QByteArray, mentioned);
        const std::shared_ptr<const Setup> setup = opened();
        Json position = Json::parse(mentioned.toStdString());
        std::vector<std::string> expected;
        for (const auto &[place, members] : position["places"].items()) {
            for (const auto &[member, value] : members.items())
                expected.push_back("places/" + place + '/' + member);
        }
        position["empty"] = true;
        const auto state = setup->position(position);
        QVERIFY2(state.has_value(), state ? "" : say(state.error(), english()).c_str());
        std::vector<std::string> standing = standingIn(inFull(**state));
        std::ranges::sort(standing);
        std::ranges::sort(expected);
        QVERIFY(standing == expected);
        const Json written = (*state)->position();
        QVERIFY(!written.contains("empty")); // it says what is not there
        const auto again = setup->position(written);
        QVERIFY2(again.has_value(), again ? "" : say(again.error(), english()).c_str());
        QCOMPARE((*again)->hash(), (*state)->hash());
    }

    void itIsTrueOrFalse_data() { eachGame(); }
    void itIsTrueOrFalse()
    {
        const std::shared_ptr<const Setup> setup = opened();
        const auto usual = setup->position(Json::object());
        const auto notEmpty = setup->position(Json {{"empty", false}});
        QVERIFY(notEmpty.has_value());
        QCOMPARE((*notEmpty)->hash(), (*usual)->hash());
        for (const Json &wrong : {Json("yes"), Json(1), Json(), Json::array()}) {
            const auto state = setup->position(Json {{"empty", wrong}});
            QVERIFY(!state.has_value());
            QCOMPARE(state.error().where.pointer, std::string("/empty"));
            QCOMPARE(state.error().what.code, std::string("error.position-flag"));
        }
    }

    /// Whoever lays out a position can clear the board, and what is put then is all that the position says.
    void itCanBeSetInADraft_data() { eachGame(); }
    void itCanBeSetInADraft()
    {
        const std::shared_ptr<const Setup> setup = opened();
        const Draft usual = draftOf(setup, Json::object());
        const DraftPart &root = *partAt(usual, "");
        const DraftField *field = fieldOf(root, "empty");
        QVERIFY(field);
        QVERIFY(*field->value == false);
        const Json position = withValue(usual, Json::object(), root, *field, true);
        QCOMPARE(position.dump(), std::string(R"({"empty":true})"));
        const Draft empty = draftOf(setup, position);
        QVERIFY2(!empty.objection, say(empty.objection.value_or(Error {}), english()).c_str());
        QVERIFY(*fieldOf(*partAt(empty, ""), "empty")->value == true);
        for (const DraftPart &part : empty.parts) {
            for (const DraftField &one : part.fields) {
                if (part.place >= 0 || part.link >= 0)
                    QVERIFY2(one.value == one.standard, pointerInto(part.pointer, one.key).c_str());
            }
        }
        QVERIFY(withValue(empty, position, *partAt(empty, ""), *fieldOf(*partAt(empty, ""), "empty"), false)
                == Json::object());
    }

private:
    static void eachGame()
    {
        QTest::addColumn<QByteArray>("game");
        QTest::addColumn<QByteArray>("board");
        QTest::addColumn<QByteArray>("mentioned");
        QTest::newRow("Siege: Glory")
            << QByteArray("siege1") << QByteArray("three-gates")
            << QByteArray(
                   R"({"places": {"west-wall-2": {"invaders": {"orc": 2}, "stone": 1}, "courtyard": {"defenders": {"soldier": 1}}}})");
        QTest::newRow("Siege: Breach")
            << QByteArray("siege2") << QByteArray("two-shoulders")
            << QByteArray(R"({"places": {"west-wall-2": {"invaders": {"orc": 2}, "stone": 1}}})");
        QTest::newRow("Fiefs")
            << QByteArray("fiefs") << QByteArray("fiefs-2")
            << QByteArray(
                   R"({"places": {"f1": {"owner": "burgundy", "knights": 2}}, "seats": {"burgundy": {"castle": 3}}})");
        QTest::newRow("Under the Mountain") << QByteArray("mountain") << QByteArray("autumn")
                                            << QByteArray(R"({"places": {"r06c10": {"statue": "fire"}}})");
        QTest::newRow("Exiles") << QByteArray("exiles") << QByteArray("ring")
                                << QByteArray(R"({"places": {"sec-n": {"units": {"spearman": 2}}}})");
    }
    static std::shared_ptr<const Setup> opened()
    {
        QFETCH(QByteArray, game);
        QFETCH(QByteArray, board);
        return findGame(game.toStdString())->open(testing::shippedBoard(board.toStdString()), {}).value();
    }
};

MERLON_TEST(EmptyBoardTest)
#include "empty_board_test.moc"
