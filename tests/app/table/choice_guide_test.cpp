#include "app/table/question/picking/choice_guide.h"
#include "core/base/random.h"
#include "core/engine/notation/notation.h"
#include "tests/app/panels/played_games.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>

using namespace merlon;
using canvas::Thing;

namespace {

/// Siege II as it is set up, after some random choices.
struct RandomGame {
    explicit RandomGame(std::uint64_t seed)
        : random(seed)
        , state(testing::openOnItsBoard("siege2")->start())
    {
    }

    /// To the next question of a seat; false at the end of the game.
    bool toQuestion()
    {
        EventSink nobody;
        OutcomeList outcomes;
        while (state->decision().seat == kChance) {
            state->outcomes(outcomes);
            state->apply(outcomes[random.below(static_cast<std::uint32_t>(outcomes.size()))].choice, nobody);
        }
        state->choices(choices);
        return !choices.empty();
    }
    Choice anyChoice() { return choices[random.below(static_cast<std::uint32_t>(choices.size()))]; }
    const Vocabulary &vocabulary() const { return state->setup().vocabulary(); }

    Random random;
    std::unique_ptr<State> state;
    ChoiceList choices;
};

bool contains(const std::vector<Choice> &choices, Choice choice)
{
    return std::ranges::find(choices, choice) != choices.end();
}

/// Points at whatever keeps `wanted` possible until it is complete or can stand on a button. False if there is nothing
/// to point at before that.
bool leadsTo(ChoiceGuide &guide, Choice wanted)
{
    while (guide.complete() != wanted && !contains(guide.offBoard(), wanted)) {
        bool went = false;
        for (const Thing &thing : guide.choosable()) {
            const std::size_t before = guide.remaining().size();
            if (guide.pick(thing) && contains(guide.remaining(), wanted)
                && (guide.remaining().size() < before || guide.picks().size() < 4)) {
                went = true;
                break;
            }
            if (!contains(guide.remaining(), wanted))
                guide.back();
        }
        if (!went)
            return false;
    }
    return true;
}

} // namespace

class ChoiceGuideTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// The cannon that is to be aimed: only where it aims must be pointed at, and to hold it back is on a button.
    void aPlaceThatAllChoicesBeginWithIsGiven();
    /// Every legal choice can be made by pointing, or is on a button in the end; and no other can.
    void leadsToEveryChoice();
    void givesBackWhatWasPicked();
    void refusesWhatGoesWithNothing();
    /// A unit on the board stands for itself and its place.
    void aPieceMeansItsPlaceToo();
    /// A unit of the defender that could go there, or change places with somebody there.
    void aPlaceAloneMeansTheChoiceThatNamesNothingElse();
    /// A building of the city: on the map, and in the panel.
    void aPlaceStandsForItsArea();
    /// Who shoots from a wall: the archers that stand there, and no others.
    void aPieceStandsWhereItIsAsked();
    /// Pieces that are dropped somewhere go with as many as are held, or as many as can.
    void aNumberIsTheMostThatIsPossible();
};

void ChoiceGuideTest::leadsToEveryChoice()
{
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        RandomGame game(seed);
        EventSink nobody;
        while (game.toQuestion()) {
            ChoiceGuide guide(game.vocabulary());
            const Choice wanted = game.anyChoice();
            guide.begin(game.choices);
            QVERIFY2(leadsTo(guide, wanted), game.vocabulary().verbs()[wanted.verb].key.c_str());
            for (const Choice choice : guide.remaining())
                QVERIFY(game.choices.contains(choice));
            game.state->apply(wanted, nobody);
        }
    }
}

void ChoiceGuideTest::givesBackWhatWasPicked()
{
    RandomGame game(5);
    QVERIFY(game.toQuestion());
    EventSink nobody;
    while (game.toQuestion()) {
        ChoiceGuide guide(game.vocabulary());
        guide.begin(game.choices);
        const std::vector<Choice> all = guide.remaining();
        for (const Thing &thing : guide.choosable()) {
            QVERIFY(guide.pick(thing));
            QVERIFY(guide.hasPicks());
            QVERIFY(guide.back());
            QVERIFY(guide.remaining() == all);
        }
        QVERIFY(!guide.back());
        game.state->apply(game.anyChoice(), nobody);
    }
}

void ChoiceGuideTest::refusesWhatGoesWithNothing()
{
    RandomGame game(2);
    QVERIFY(game.toQuestion());
    ChoiceGuide guide(game.vocabulary());
    guide.begin(game.choices);
    const std::vector<Choice> all = guide.remaining();
    QVERIFY(!guide.pick({}));
    QVERIFY(!guide.pick({-1, -1, "action-card", "no-such-card"}));
    QVERIFY(!guide.pick({9999, -1, {}, {}}));
    QVERIFY(guide.remaining() == all);
}

void ChoiceGuideTest::aPlaceAloneMeansTheChoiceThatNamesNothingElse()
{
    int found = 0;
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        RandomGame game(seed);
        EventSink nobody;
        const auto move = game.vocabulary().verb("move-to");
        const auto swap = game.vocabulary().verb("swap-with");
        QVERIFY(move && swap);
        while (game.toQuestion()) {
            for (const Choice choice : game.choices) {
                const auto swapsThere = [&](Choice other) {
                    return other.verb == *swap && other.args[1] == choice.args[0];
                };
                if (choice.verb != *move
                    || std::none_of(game.choices.begin(), game.choices.end(), swapsThere))
                    continue;
                ChoiceGuide guide(game.vocabulary());
                guide.begin(game.choices);
                QVERIFY(guide.pick(canvas::placeThing(choice.args[0])));
                QVERIFY(!guide.complete());
                QCOMPARE(guide.whole(), std::optional(choice));
                ++found;
            }
            game.state->apply(game.anyChoice(), nobody);
        }
    }
    QVERIFY(found > 0);
}

void ChoiceGuideTest::aPieceMeansItsPlaceToo()
{
    RandomGame game(8);
    EventSink nobody;
    const auto march = game.vocabulary().verb("march");
    QVERIFY(march);
    while (game.toQuestion()) {
        const auto found = std::find_if(game.choices.begin(), game.choices.end(),
                                        [&](Choice choice) { return choice.verb == *march; });
        if (found == game.choices.end()) {
            game.state->apply(game.anyChoice(), nobody);
            continue;
        }
        const Choice wanted = *found;
        const std::uint8_t type = game.vocabulary().verbs()[*march].types[1];
        ChoiceGuide guide(game.vocabulary());
        guide.begin(game.choices);
        QVERIFY(
            guide.pick(canvas::pieceThing(wanted.args[0], game.vocabulary().keyOf(type, wanted.args[1]))));
        for (const Choice choice : guide.remaining()) {
            QCOMPARE(choice.args[0], wanted.args[0]);
            QCOMPARE(choice.args[1], wanted.args[1]);
        }
        QVERIFY(guide.complete() || guide.pick(canvas::placeThing(wanted.args[2])));
        QVERIFY(contains(guide.remaining(), wanted));
        return;
    }
    QFAIL("nobody marched");
}

void ChoiceGuideTest::aPlaceThatAllChoicesBeginWithIsGiven()
{
    const std::shared_ptr<const Setup> setup = testing::openOnItsBoard("siege1");
    const auto verb = [&](std::string_view key) {
        const auto verbs = setup->vocabulary().verbs();
        return static_cast<std::uint16_t>(std::ranges::find(verbs, key, &Term::key) - verbs.begin());
    };
    const auto place = [&](const char *key) {
        return static_cast<std::uint16_t>(*setup->board().indexOf(key));
    };
    const std::uint16_t tower = place("west-tower-1");
    const Choice hold {verb("hold-cannon"), {tower}};
    const Choice atRampart {verb("aim-cannon"), {tower, place("west-rampart-1")}};
    const Choice atForeground {verb("aim-cannon"), {tower, place("west-foreground")}};
    ChoiceList choices;
    for (const Choice choice : {atRampart, atForeground, hold})
        choices.add(choice);
    ChoiceGuide guide(setup->vocabulary());
    guide.begin(choices);
    QCOMPARE(guide.given(), std::vector<Thing> {canvas::placeThing(tower)});
    QCOMPARE(guide.offBoard(), std::vector<Choice> {hold});
    QVERIFY(!guide.hasPicks());
    QVERIFY(guide.pick(canvas::placeThing(place("west-foreground"))));
    QCOMPARE(guide.complete(), std::optional(atForeground));
    // A lone choice must be pointed at: nothing else would show where.
    choices.clear();
    choices.add(hold);
    guide.begin(choices);
    QVERIFY(guide.given().empty());
}

void ChoiceGuideTest::aPlaceStandsForItsArea()
{
    const std::shared_ptr<const Setup> setup = testing::openOnItsBoard("exiles");
    const auto choice = [&](const char *text) { return *parseChoice(setup->vocabulary(), text); };
    const auto place = [&](const char *key) {
        return canvas::placeThing(static_cast<int>(*setup->board().indexOf(key)));
    };
    const Choice library = choice("build library");
    ChoiceList choices;
    for (const Choice one : {library, choice("build workshop"), choice("build-fort sec-n")})
        choices.add(one);
    const Thing onMap = place("bld-library");
    const Thing inPanel {-1, -1, "building", "library"};
    ChoiceGuide guide(setup->vocabulary());
    guide.begin(choices);
    for (const Thing &thing : {onMap, inPanel}) {
        QCOMPARE(std::ranges::count(guide.choosable(), thing), std::ptrdiff_t {1});
        QVERIFY(guide.pick(thing));
        QCOMPARE(guide.complete(), std::optional(library));
        QVERIFY(guide.back());
    }
    QVERIFY(!guide.pick(place("bld-chapel")));
    // Four squads belong to a section: it stands for none of them.
    choices.clear();
    choices.add(choice("give-ram sec-n-1"));
    choices.add(choice("give-ram sec-n-2"));
    guide.begin(choices);
    QVERIFY(!guide.pick(place("sec-n")));
    QVERIFY(guide.pick({-1, -1, "squad", "sec-n-2"}));
}

namespace {

/// Two archers of the north wall of a city may shoot, or hold their fire.
struct Shooters {
    std::shared_ptr<const Setup> setup = testing::openOnItsBoard("exiles");
    ChoiceList choices;
    ChoiceGuide guide {setup->vocabulary()};

    Shooters()
    {
        for (const char *text : {"aim archer asl-n 1", "aim archer asl-n 2", "hold-fire"})
            choices.add(choice(text));
        guide.begin(choices, {archersOn("sec-n")});
    }
    Choice choice(const char *text) const { return *parseChoice(setup->vocabulary(), text); }
    int place(const char *key) const { return static_cast<int>(*setup->board().indexOf(key)); }
    Thing archersOn(const char *key) const { return canvas::pieceThing(place(key), "archer"); }
};

} // namespace

void ChoiceGuideTest::aPieceStandsWhereItIsAsked()
{
    Shooters shooters;
    ChoiceGuide &guide = shooters.guide;
    const Thing archers = shooters.archersOn("sec-n");
    QCOMPARE(std::ranges::count(guide.choosable(), archers), std::ptrdiff_t {1});
    QVERIFY(!guide.pick(shooters.archersOn("sec-e")));
    QVERIFY(guide.pick(archers));
    QCOMPARE(guide.remaining().size(), std::size_t {2});
    QVERIFY(guide.pick(canvas::placeThing(shooters.place("asl-n"))));
    QCOMPARE(guide.offBoard().size(), std::size_t {2});
}

void ChoiceGuideTest::aNumberIsTheMostThatIsPossible()
{
    Shooters shooters;
    ChoiceGuide &guide = shooters.guide;
    QVERIFY(!guide.withNumber(2)); // or hold fire
    QVERIFY(guide.pick(shooters.archersOn("sec-n")));
    QCOMPARE(guide.withNumber(1), std::optional(shooters.choice("aim archer asl-n 1")));
    QCOMPARE(guide.withNumber(7), std::optional(shooters.choice("aim archer asl-n 2")));
    QVERIFY(!guide.withNumber(0));
}

MERLON_TEST(ChoiceGuideTest)
#include "choice_guide_test.moc"
