#include "app/table/question/picking/sequel.h"

#include "core/base/random.h"
#include "core/engine/event.h"
#include "core/engine/game.h"

#include <algorithm>
#include <utility>

namespace merlon {

std::optional<Sequel> sequelOf(const SeatView &seen, const ChoiceGuide &guide)
{
    constexpr std::size_t kMostAnswers = 4;
    const Vocabulary &words = seen.setup().vocabulary();
    const std::vector<Choice> choices = guide.offBoard();
    if (guide.hasPicks() || choices.size() != 2 || guide.remaining().size() != 2
        || words.isPass(choices.front()) == words.isPass(choices.back()))
        return std::nullopt;
    Sequel sequel {.first = words.isPass(choices.front()) ? choices.back() : choices.front()};
    sequel.view = seen.after(sequel.first);
    if (!sequel.view)
        return std::nullopt;
    ChoiceList following;
    sequel.view->choices(following);
    ChoiceGuide then(words);
    then.begin(following);
    sequel.answers = then.offBoard();
    if (sequel.answers.size() != following.size() || sequel.answers.size() < 2
        || sequel.answers.size() > kMostAnswers)
        return std::nullopt;
    return sequel;
}

namespace {

/// The one choice that ends the step which is asked about; none if there are several, or nothing else.
std::optional<Choice> stepEndedOf(const Vocabulary &words, const ChoiceList &choices)
{
    const auto ends = [&](Choice choice) { return words.verbs()[choice.verb].role == TermRole::End; };
    if (choices.size() < 2 || std::count_if(choices.begin(), choices.end(), ends) != 1)
        return std::nullopt;
    return *std::find_if(choices.begin(), choices.end(), ends);
}

/// Begins the step that is offered where nothing else can be done but leave it out. None where it would use up something that
/// can be pointed at: who drags something else has not said that.
std::optional<Choice> stepBegunOf(const Vocabulary &words, const ChoiceList &choices)
{
    const std::optional<Choice> ending = stepEndedOf(words, choices);
    if (!ending || choices.size() != 2)
        return std::nullopt;
    const Choice beginning = choices[0] == *ending ? choices[1] : choices[0];
    const Term &verb = words.verbs()[beginning.verb];
    const bool usesThings = verb.role != TermRole::Begin && std::ranges::any_of(verb.types, [&](auto type) {
                                const ArgumentKind kind = words.types()[type].kind;
                                return kind == ArgumentKind::Place || kind == ArgumentKind::Link
                                    || kind == ArgumentKind::Piece || kind == ArgumentKind::Card
                                    || kind == ArgumentKind::Area;
                            });
    return usesThings ? std::nullopt : std::optional(beginning);
}

/// Makes the choice. False if that is not possible, or somebody else is asked then.
bool goesOnWith(State &state, Choice choice)
{
    const Seat asked = state.decision().seat;
    if (state.whyNot(choice))
        return false;
    EventSink nobody;
    state.apply(choice, nobody);
    return state.decision().seat == asked;
}

NextStep stepAt(const State &state, const Vocabulary &words, Choice ending, std::vector<Choice> then)
{
    NextStep next {ending, std::move(then), state.decision(), ChoiceGuide(words)};
    ChoiceList following;
    state.choices(following);
    next.guide.begin(following);
    return next;
}

} // namespace

std::vector<NextStep> nextSteps(const View &view, const ChoiceList &choices)
{
    constexpr std::uint64_t kAnySeed = 0; // whoever drags means what can be seen
    const Vocabulary &words = view.setup().vocabulary();
    std::vector<NextStep> steps;
    const std::optional<Choice> ending = stepEndedOf(words, choices);
    if (!ending)
        return steps;
    const std::unique_ptr<State> begun = view.setup().start();
    Random random(kAnySeed);
    view.imagine(*begun, random);
    const std::unique_ptr<State> ended = begun->clone();
    if (goesOnWith(*ended, *ending)) {
        steps.push_back(stepAt(*ended, words, *ending, {}));
        ChoiceList following;
        ended->choices(following);
        const std::optional<Choice> next = stepBegunOf(words, following);
        if (next && goesOnWith(*ended, *next))
            steps.push_back(stepAt(*ended, words, *ending, {*next}));
    }
    const std::optional<Choice> beginning = stepBegunOf(words, choices);
    if (beginning && goesOnWith(*begun, *beginning))
        steps.push_back(stepAt(*begun, words, *beginning, {}));
    return steps;
}

} // namespace merlon
