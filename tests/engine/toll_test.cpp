#include "tests/support/state_laws.h"
#include "tests/support/test_program.h"
#include "tests/support/toy/toy_boards.h"
#include "tests/support/toy/toy_game.h"
#include "tests/support/toy/toy_rules.h"

#include <QTest>

using namespace merlon;

/// The game that the other tests play obeys every law itself; and the laws notice when one is broken.
class TollTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyLawHoldsAtEveryStep_data()
    {
        QTest::addColumn<Options>("options");
        for (const Options &rules : {Options {{"rules", "brief"}}, Options {{"rules", "full"}},
                                     Options {{"rules", "full"}, {"foe", "tide"}}}) {
            for (const char *teams : {"pairs", "none"}) {
                for (const auto &[seats, fate] :
                     {std::pair {"4", "dice"}, std::pair {"4", "warlord"}, std::pair {"3", "dice"}}) {
                    Options options {{"seats", seats}, {"fate", fate}, {"teams", teams}};
                    options.insert(rules.begin(), rules.end());
                    std::string name;
                    for (const auto &[option, value] : options)
                        name += option + ' ' + value + ' ';
                    QTest::newRow(name.c_str()) << options;
                }
            }
        }
    }

    void everyLawHoldsAtEveryStep()
    {
        QFETCH(Options, options);
        const auto setup = toy::open(options);
        for (std::uint64_t seed = 1; seed <= 15; ++seed) {
            const laws::RandomGame game = laws::playRandomly(*setup, seed, laws::everyPlies(1, seed), 500);
            QVERIFY2(game.problem.empty(), game.problem.c_str());
        }
    }

    void everyLawHoldsOnBoardsOfCells()
    {
        for (const char *board : {"six-hexagons", "three-squares"}) {
            const auto setup = toy::openOn(board, {{"rules", "full"}});
            for (std::uint64_t seed = 1; seed <= 5; ++seed) {
                const laws::RandomGame game =
                    laws::playRandomly(*setup, seed, laws::everyPlies(1, seed), 500);
                QVERIFY2(game.problem.empty(), game.problem.c_str());
            }
        }
    }

    /// T-1.3
    void aFourthSeatNeedsAFourthField()
    {
        QCOMPARE(toy::openOn("six-hexagons")->seats().size(), std::size_t {4});
        QCOMPARE(toy::openOn("three-squares")->seats().size(), std::size_t {3});
        const Board squares = toy::shippedBoard("three-squares");
        const OptionInfo &seats = toy::game().options().front();
        QCOMPARE(valuesOn(squares, toy::game(), seats), (std::vector<std::string> {"3"}));
        QVERIFY(!toy::game().open(squares, {{"seats", "4"}}));
    }

    void recordsOfRandomGamesVerify()
    {
        for (std::uint64_t seed = 1; seed <= 10; ++seed) {
            const std::string problem = laws::recordVerifies(toy::open(), seed, toy::lookup());
            QVERIFY2(problem.empty(), problem.c_str());
        }
    }

    void gameThatDoesNotEndInTimeIsAProblem()
    {
        const auto setup = toy::open({{"rounds", "40"}});
        const laws::RandomGame game = laws::playRandomly(*setup, 7, nullptr, 20);
        QVERIFY(game.problem.starts_with("the game has no end"));
        QCOMPARE(game.plies, std::size_t {20});
    }

    void playerWhoPeeksAtHiddenThingsIsFound()
    {
        // Chooses by what lies in the pile, which it imagines in a way that depends on nothing it may know.
        struct Cheat final : Player {
            const State *real = nullptr;
            int asked = 0;
            Choice choose(const View &view, Random &, const Budget &) override
            {
                ChoiceList choices;
                view.choices(choices);
                return choices[static_cast<std::size_t>(asked++) % choices.size()];
            }
        };
        const auto setup = toy::open();
        Cheat cheat;
        const laws::RandomGame game = laws::playRandomly(*setup, 1, laws::everyPlies(1, 1, &cheat), 500);
        QVERIFY(game.problem.find("hidden facts change what a player chooses") != std::string::npos);
    }
};

MERLON_TEST(TollTest)
#include "toll_test.moc"
