#include "core/engine/rulebook/rulebook.h"
#include "core/games/english.h"
#include "core/games/module.h"
#include "tests/support/boards.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <string>
#include <vector>

using namespace merlon;

namespace {

/// The codes of an attribute, the first of which counts: `attribute.wall.cauldron`, `attribute.cauldron`.
std::vector<std::string> codesOfPart(const std::string &owner, const std::string &attribute)
{
    return {"attribute." + owner + '.' + attribute, "attribute." + attribute};
}

/// Each part of the boards of a family with its codes.
std::vector<std::vector<std::string>> partsOf(const BoardSchema &schema)
{
    std::vector<std::vector<std::string>> parts;
    const auto add = [&](const std::string &kind, const std::vector<AttributeSchema> &attributes) {
        parts.push_back({"kind." + kind});
        for (const AttributeSchema &attribute : attributes) {
            parts.push_back(codesOfPart(kind, attribute.key));
            for (const AttributeSchema &field : attribute.fields)
                parts.push_back(codesOfPart(attribute.key, field.key));
        }
    };
    for (const PlaceKind &kind : schema.places)
        add(kind.key, kind.attributes);
    for (const LinkKind &kind : schema.links)
        add(kind.key, kind.attributes);
    return parts;
}

} // namespace

/// What boards are made of is explained to those who draw them.
class BoardPartsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyTypeAndAttributeHasItsSentence()
    {
        for (const Game *game : allGames()) {
            for (const std::vector<std::string> &codes : partsOf(game->schema())) {
                const bool isTold = std::ranges::any_of(codes, [&](const std::string &code) {
                    return !english(*game).wording("about." + code).empty();
                });
                QVERIFY2(isTold, (game->key() + ": " + codes.front()).c_str());
            }
        }
    }

    /// The form of a new game asks before it has a board of the game.
    void boardsOfOtherFamiliesForbidNoValue()
    {
        for (const Game *game : allGames()) {
            for (const Game *other : allGames()) {
                const Board board = testing::shippedBoard(other->defaultBoard());
                for (const OptionInfo &option : game->options()) {
                    const std::vector<std::string> values = valuesOn(board, *game, option);
                    QVERIFY(&game->schema() == &other->schema() || values == option.values);
                }
            }
        }
    }

    /// Those that play no part in a game have no rule in it, but each has one in some game of its family.
    void everyTypeAndAttributeHasARuleInSomeGame()
    {
        for (const Game *game : allGames()) {
            for (const std::vector<std::string> &codes : partsOf(game->schema())) {
                const bool hasRule = std::ranges::any_of(allGames(), [&](const Game *other) {
                    return &other->schema() == &game->schema()
                        && std::ranges::any_of(codes, [&](const std::string &code) {
                               return !boardRuleOf(*other, code).isNone();
                           });
                });
                QVERIFY2(hasRule, (game->key() + ": " + codes.front()).c_str());
            }
        }
    }

    void theRulesAreInTheBook()
    {
        for (const GameModule *module : allModules()) {
            const auto book = Rulebook::read(std::string(MERLON_SOURCE_DIR) + "/resources/rules/"
                                             + module->game.key() + ".en.md");
            QVERIFY2(book.has_value(), module->game.key().c_str());
            std::vector<RuleId> ids;
            for (const BoardRule &rule : module->boardRules)
                ids.push_back(rule.rule);
            QVERIFY(!ids.empty());
            for (const std::string &missing : book->missing(ids))
                QFAIL(missing.c_str());
        }
    }

    /// Nothing stands in the tables that no board has and no check says.
    void theRulesAreAboutSomething()
    {
        for (const GameModule *module : allModules()) {
            const auto parts = partsOf(module->game.schema());
            for (const BoardRule &rule : module->boardRules) {
                const std::string about(rule.about);
                const bool isPart = std::ranges::any_of(parts, [&](const std::vector<std::string> &codes) {
                    return std::ranges::count(codes, about) > 0;
                });
                QVERIFY2(isPart || !english(module->game).wording(about).empty(), about.c_str());
            }
        }
    }

    /// What a game of the family says of boards has a rule, or names one in its sentence.
    void everyFindingHasARuleInSomeGame()
    {
        for (const GameModule *module : allModules()) {
            for (const WordingTable &table : module->texts) {
                for (const Wording &wording : table) {
                    const std::string code = wording.code;
                    if (!code.starts_with("finding."))
                        continue;
                    const bool namesOne = std::string_view(wording.english).find("(%") != std::string::npos;
                    const bool hasOne = std::ranges::any_of(allGames(), [&](const Game *other) {
                        return &other->schema() == &module->game.schema()
                            && !boardRuleOf(*other, code).isNone();
                    });
                    QVERIFY2(namesOne || hasOne, code.c_str());
                }
            }
        }
    }

    void aFindingHasTheRuleOfItsCheck()
    {
        const Game &breach = *findGame("siege2");
        QCOMPARE(boardRuleOf(breach, "finding.V-17-room"), boardRuleOf(breach, "finding.V-17"));
        QVERIFY(boardRuleOf(breach, "finding.V-14-access") != boardRuleOf(breach, "finding.V-14"));
        QVERIFY(boardRuleOf(breach, "finding.V-22-guards") != boardRuleOf(breach, "finding.V-22"));
        QVERIFY(boardRuleOf(breach, "finding.V-1").isNone());
    }
};

MERLON_TEST(BoardPartsTest)
#include "board_parts_test.moc"
