#include "core/base/json.h"
#include "core/base/random.h"
#include "core/engine/position/draft_edit.h"
#include "core/engine/records/scenario.h"
#include "core/games/english.h"
#include "tests/support/boards.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>

using namespace merlon;

namespace {

constexpr std::array kExamples {"bare-wall",     "boiling-oil", "last-round",
                                "mind-the-path", "specter",     "third-gate"};

std::filesystem::path scenarioFile(const std::string &name)
{
    return std::filesystem::path(MERLON_SOURCE_DIR) / "resources/scenarios" / (name + ".json");
}

Expected<Board> boardNamed(std::string_view name, const Game &)
{
    return testing::shippedBoard(std::string(name));
}

/// A position and what the game says of it.
struct Laid {
    std::shared_ptr<const Setup> setup;
    Json position;
    Draft draft;

    explicit Laid(const std::string &scenario)
    {
        const Scenario read = readScenarioFile(scenarioFile(scenario)).value();
        setup = openScenario(read, boardNamed)->setup;
        put(read.position ? **read.position : Json::object());
    }
    Laid(const std::string &board, const std::string &game)
    {
        setup = findGame(game)->open(testing::shippedBoard(board), {}).value();
        put(Json::object());
    }
    void put(Json json)
    {
        position = std::move(json);
        draft = draftOf(setup, position);
    }
    const DraftPart &at(const std::string &pointer) const { return *partAt(draft, pointer); }
    const DraftPiece &piece(const std::string &key, const std::string &note = {}) const
    {
        return *std::ranges::find_if(
            draft.pieces, [&](const DraftPiece &one) { return one.key == key && one.note == note; });
    }
    bool add(const std::string &key, const std::string &pointer, const std::string &note = {})
    {
        const auto edited = withPiece(draft, position, piece(key, note), at(pointer));
        if (edited)
            put(*edited);
        return edited.has_value();
    }
    bool take(const std::string &key, const std::string &pointer)
    {
        const auto edited = withoutPiece(draft, position, piece(key), at(pointer));
        if (edited)
            put(*edited);
        return edited.has_value();
    }
    std::uint64_t hash() const { return (*setup->position(position))->hash(); }
};

} // namespace

class DraftTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Every value that a draft tells can be written, and says what was there before.
    void whatADraftTellsIsThePosition_data()
    {
        QTest::addColumn<QString>("name");
        for (const char *name : kExamples)
            QTest::newRow(name) << name;
    }

    void whatADraftTellsIsThePosition()
    {
        QFETCH(QString, name);
        Laid laid(name.toStdString());
        QVERIFY2(!laid.draft.objection, say(laid.draft.objection.value_or(Error {}), english()).c_str());
        const std::uint64_t before = laid.hash();
        Json edited = laid.position;
        for (const DraftPart &part : laid.draft.parts) {
            for (const DraftField &field : part.fields) {
                const std::string pointer = pointerInto(part.pointer, field.key);
                const bool isFreed = std::ranges::count(laid.draft.stores, pointer) > 0 || field.key == "row"
                    || field.key == "card-supply" || part.pointer.starts_with("/paid");
                if (!isFreed)
                    edited = withValue(laid.draft, edited, part, field, *field.value);
            }
        }
        laid.put(edited);
        QVERIFY2(!laid.draft.objection, say(laid.draft.objection.value_or(Error {}), english()).c_str());
        QCOMPARE(laid.hash(), before);
    }

    /// The same with everything that the program writes itself, moment and stores included.
    void positionsThatTheProgramWritesCanBeEdited_data() { whatADraftTellsIsThePosition_data(); }

    void positionsThatTheProgramWritesCanBeEdited()
    {
        QFETCH(QString, name);
        Laid laid(name.toStdString());
        laid.put((*laid.setup->position(laid.position))->position());
        const std::uint64_t before = laid.hash();
        const int left = laid.piece("goblin").left;
        QVERIFY(laid.add("goblin", "/places/west-foreground"));
        QVERIFY2(!laid.draft.objection, say(laid.draft.objection.value_or(Error {}), english()).c_str());
        QCOMPARE(laid.piece("goblin").left, left - 1);
        QVERIFY(laid.take("goblin", "/places/west-foreground"));
        QCOMPARE(laid.hash(), before);
    }

    void piecesComeAndGo()
    {
        Laid laid("two-shoulders", "siege2");
        QVERIFY(laid.add("troll", "/places/west-wall-2"));
        QVERIFY(laid.add("ladder", "/places/west-wall-2"));
        QVERIFY(laid.add("goblin-fury", "/places/west-wall-2"));
        QVERIFY(laid.add("ballista", "/places/west-rampart-1"));
        QVERIFY(laid.add("warrior", "/places/east-wall-1"));
        QVERIFY(laid.add("hourglass", "/defender"));
        QVERIFY(laid.add("levy", ""));
        QVERIFY2(!laid.draft.objection, say(laid.draft.objection.value_or(Error {}), english()).c_str());
        QVERIFY(laid.position
                == Json::parse(R"({"machines": [{"machine": "ballista", "place": "west-rampart-1"}],
 "plans": [{"card": "levy", "state": "unused"}],
 "places": {"west-wall-2": {"invaders": {"troll": 1}, "equipment": ["ladder"], "order": "goblin-fury"}},
 "heroes": {"warrior": "east-wall-1"}, "defender": {"reserve": 5}})"));
        QVERIFY(laid.take("ballista", "/places/west-rampart-1"));
        QVERIFY(!laid.take("ballista", "/places/west-rampart-1"));
        QVERIFY(!laid.position.contains("machines"));
    }

    void whatCannotLieThereIsNotPut()
    {
        Laid laid("two-shoulders", "siege2");
        QVERIFY(!laid.add("marksman", "/places/west-rampart-1"));
        QVERIFY(!laid.add("goblin", "/places/courtyard"));
        QVERIFY(!laid.add("ladder", "/places/west-tower-1"));
    }

    /// What there is too much of is put, and objected to in the game's own words.
    void theGameObjects()
    {
        Laid laid("two-shoulders", "siege2");
        for (int i = 0; i < 5; ++i)
            QVERIFY(laid.add("troll", "/places/west-wall-1"));
        QVERIFY(laid.draft.objection);
        QCOMPARE(laid.draft.objection->what.code, std::string("error.position-crowded"));
        QVERIFY(laid.draft.view);
        QVERIFY(laid.take("troll", "/places/west-wall-1"));
        QVERIFY(!laid.draft.objection);
    }

    void membersStandInTheGamesOrder()
    {
        Laid laid("two-shoulders", "siege2");
        QVERIFY(laid.add("hourglass", "/defender"));
        QVERIFY(laid.add("orc", "/places/east-wall-1"));
        QVERIFY(laid.add("orc", "/places/west-wall-1"));
        QVERIFY(laid.add("stone", "/places/west-wall-1"));
        const DraftPart &root = laid.at("");
        laid.put(withValue(laid.draft, laid.position, root, *fieldOf(root, "round"), 3));
        QVERIFY(laid.position.dump().starts_with("{\"round\":3,\"places\":{\"west-wall-1\":{\"invaders\""));
        QVERIFY(laid.position.dump().ends_with("\"defender\":{\"reserve\":5}}"));
    }

    void theMomentIsTold()
    {
        Laid laid("boiling-oil");
        laid.put((*laid.setup->position(laid.position))->position());
        const DraftPart &root = laid.at("");
        QCOMPARE(fieldOf(root, "at")->value->get<std::string>(), std::string("assault"));
        laid.put(withValue(laid.draft, laid.position, root, *fieldOf(root, "at"), "orders"));
        QVERIFY2(!laid.draft.objection, say(laid.draft.objection.value_or(Error {}), english()).c_str());
        QCOMPARE(laid.position.value("at", ""), std::string("orders"));
    }

    void tokensOnTheBoardAreFoundInTheTray()
    {
        Laid laid("specter");
        QCOMPARE(pieceShownAs(laid.draft, "ballista-1", laid.at("/places/west-rampart-1"))->key,
                 std::string("ballista"));
        QCOMPARE(pieceShownAs(laid.draft, "specter", laid.at("/places/west-wall-2"))->note,
                 std::string("target"));
        QCOMPARE(pieceShownAs(laid.draft, "wall", laid.at("/places/west-wall-1"))->key, std::string("stone"));
        QVERIFY(!pieceShownAs(laid.draft, "catapult-1", laid.at("/places/west-rampart-1")));
    }

    /// Titles of fields and groups are words, not keys (the translations have tests of their own).
    void everythingHasAName()
    {
        const auto isNamed = [](const std::string &code) {
            return !english().wording("word." + code).empty();
        };
        for (const auto &[board, game] :
             {std::pair("two-shoulders", "siege2"), std::pair("three-gates", "siege1")}) {
            const Laid laid(board, game);
            for (const DraftPart &part : laid.draft.parts) {
                for (const DraftField &field : part.fields)
                    QVERIFY2(isNamed("field." + field.key), field.key.c_str());
            }
            for (const DraftPiece &piece : laid.draft.pieces) {
                QVERIFY2(isNamed("group." + piece.group), piece.group.c_str());
                const std::string typed = piece.type.empty() ? piece.key : piece.type + '.' + piece.key;
                QVERIFY2(isNamed(typed) || isNamed(piece.key) || piece.type == "phase-card", typed.c_str());
                QVERIFY2(piece.note.empty() || isNamed("note." + piece.note) || isNamed(piece.note),
                         piece.note.c_str());
            }
        }
    }

    /// Whatever is put, taken or set, in whatever order: it can be looked at, and the judge answers.
    void anyEditsCanBeLookedAt()
    {
        Random random(7);
        for (const auto &[board, game] :
             {std::pair("two-shoulders", "siege2"), std::pair("three-gates", "siege1")}) {
            Laid laid(board, game);
            for (int i = 0; i < 400; ++i) {
                const auto pick = [&](const auto &list) -> const auto &
                {
                    return list[random.below(static_cast<std::uint32_t>(list.size()))];
                };
                const DraftPart &part = pick(laid.draft.parts);
                const DraftPiece &piece = pick(laid.draft.pieces);
                std::optional<Json> edited;
                if (random.below(3) > 0)
                    edited = withPiece(laid.draft, laid.position, piece, part);
                else if (random.below(2) > 0)
                    edited = withoutPiece(laid.draft, laid.position, piece, part);
                else if (!part.fields.empty())
                    edited = withValue(laid.draft, laid.position, part, pick(part.fields), Json());
                if (!edited)
                    continue;
                laid.put(*edited);
                QVERIFY(laid.draft.view);
                QCOMPARE(laid.draft.objection.has_value(), !laid.setup->position(laid.position).has_value());
            }
        }
    }
};

MERLON_TEST(DraftTest)
#include "draft_test.moc"
