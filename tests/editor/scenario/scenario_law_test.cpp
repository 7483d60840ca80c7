#include "core/base/json.h"
#include "core/base/random.h"
#include "core/engine/position/draft_edit.h"
#include "editor/scenario/draft_values.h"
#include "editor/scenario/scenario_document.h"
#include "tests/support/test_program.h"

#include <rapidcheck.h>

#include <QTest>

using namespace merlon;

namespace {

/// Edits as a person makes them: pieces put and taken, values set, words written.
class Hand {
public:
    explicit Hand(std::uint64_t seed)
        : m_random(seed)
    {
    }

    std::uint32_t below(std::uint32_t bound) { return m_random.below(bound); }
    template <class List>
    const auto &pick(const List &list)
    {
        return list[below(static_cast<std::uint32_t>(list.size()))];
    }

    std::optional<ScenarioChange> edit(const ScenarioDocument &document)
    {
        const Draft &draft = document.draft();
        const DraftPart &part = pick(draft.parts);
        std::optional<Json> position;
        switch (below(6)) {
        case 0:
        case 1:
        case 2:
            position = withPiece(draft, document.position(), pick(draft.pieces), part);
            break;
        case 3:
            position = withoutPiece(draft, document.position(), pick(draft.pieces), part);
            break;
        case 4:
            if (!part.fields.empty())
                position = withValue(draft, document.position(), part, pick(part.fields), Json());
            break;
        default: {
            ScenarioInfo info = infoOf(document.scenario());
            info.names["en"] = std::to_string(below(5));
            return SetScenarioInfo {info};
        }
        }
        return position ? std::optional<ScenarioChange>(SetPosition {*position}) : std::nullopt;
    }

private:
    Random m_random;
};

} // namespace

class ScenarioLawTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Thousands of edits: after any undo and redo the scenario is the one that was there, its text too.
    void undoAndRedoLeadToTheSameScenarios()
    {
        const bool holds = rc::check("undo and redo", [](std::uint64_t seed) {
            Hand hand(seed);
            const bool first = hand.below(2) == 0;
            ScenarioDocument document(
                newScenario(*findGame(first ? "siege1" : "siege2"), first ? "three-gates" : "two-shoulders"));
            std::vector<QByteArray> texts {document.contents()};
            std::size_t now = 0;
            for (int step = 0; step < 25; ++step) {
                const std::uint32_t edit = hand.below(10);
                if (edit < 6) {
                    const auto change = hand.edit(document);
                    if (!change || !document.perform(*change, {}))
                        continue;
                    texts.resize(now + 1);
                    texts.push_back(document.contents());
                    ++now;
                } else if (edit < 9) {
                    document.undoStack().undo();
                    now -= now > 0 ? 1 : 0;
                } else {
                    document.undoStack().redo();
                    now += now + 1 < texts.size() ? 1 : 0;
                }
                RC_ASSERT(document.contents() == texts[now]);
                RC_ASSERT(document.isModified() == (now != 0));
                RC_ASSERT(document.hasErrors()
                          == !document.setup()->position(document.position()).has_value());
            }
        });
        QVERIFY(holds);
    }

    /// Whose hourglasses lie on a building action is edited in rows; a row that is twice there is about another action.
    void wordsForWordsAreRows()
    {
        ScenarioDocument document(newScenario(*findGame("siege1"), "three-gates"));
        const Json position = Json::parse(
            R"({"hourglasses": {"hook": 1, "cannon": 1}, "investors": {"hook": "defender", "cannon": "defender"}})");
        QVERIFY(document.perform(SetPosition {position}, {}));
        const DraftField *field = fieldOf(*partAt(document.draft(), ""), "investors");
        QVERIFY(field);
        const AttributeSchema schema = schemaOf(*field, {});
        QCOMPARE(schema.fields.size(), std::size_t {2});
        QVERIFY(schema.fields[1].words == std::vector<std::string> {"defender"});
        const std::optional<AttributeValue> value = valueOf(*field);
        QVERIFY(value && isValidFor(schema, *value));
        auto rows = std::get<std::vector<AttributeRecord>>(*value);
        QCOMPARE(rows.size(), std::size_t {2});
        QVERIFY(jsonOf(*field, rows) == field->value);
        rows.push_back(rows.front());
        const Json more = jsonOf(*field, rows);
        QCOMPARE(more.size(), std::size_t {3});
        QCOMPARE(more.value("troll-cauldron", std::string()), std::string("defender"));
    }

    void aSeriesThatComesToNothingVanishes()
    {
        ScenarioDocument document(newScenario(*findGame("siege2"), "two-shoulders"));
        QVERIFY(document.perform(SetPosition {Json {{"round", 2}}}, {}, 1));
        QVERIFY(document.perform(SetPosition {Json {{"round", 3}}}, {}, 1));
        QCOMPARE(document.undoStack().count(), 1);
        QVERIFY(document.perform(SetPosition {Json::object()}, {}, 1));
        QCOMPARE(document.undoStack().count(), 0);
        QVERIFY(!document.perform(SetPosition {Json::object()}, {}));
    }
};

MERLON_TEST(ScenarioLawTest)
#include "scenario_law_test.moc"
