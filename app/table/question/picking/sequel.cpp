#include "app/table/question/picking/sequel.h"

#include "core/base/random.h"
#include "core/engine/event.h"
#include "core/engine/game.h"

#include <algorithm>

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

/// None if somebody else is asked after this choice.
std::optional<NextStep> stepAfter(const View &view, Choice made)
{
    constexpr std::uint64_t kAnySeed = 0; // whoever drags means what can be seen
    NextStep next {made, {}, ChoiceGuide(view.setup().vocabulary())};
    const std::unique_ptr<State> state = view.setup().start();
    Random random(kAnySeed);
    view.imagine(*state, random);
    const Seat asked = state->decision().seat;
    if (state->whyNot(made))
        return std::nullopt;
    EventSink nobody;
    state->apply(made, nobody);
    next.decision = state->decision();
    if (next.decision.seat != asked)
        return std::nullopt;
    ChoiceList following;
    state->choices(following);
    next.guide.begin(following);
    return next;
}

} // namespace

std::optional<NextStep> nextStepAfter(const View &view, const ChoiceList &choices)
{
    const Vocabulary &words = view.setup().vocabulary();
    const auto ends = [&](Choice choice) { return words.verbs()[choice.verb].role == TermRole::End; };
    if (choices.size() < 2 || std::count_if(choices.begin(), choices.end(), ends) != 1)
        return std::nullopt;
    return stepAfter(view, *std::find_if(choices.begin(), choices.end(), ends));
}

std::optional<NextStep> stepOffered(const View &view, const ChoiceList &choices)
{
    const Vocabulary &words = view.setup().vocabulary();
    if (choices.size() != 2 || words.isPass(choices[0]) == words.isPass(choices[1]))
        return std::nullopt;
    return stepAfter(view, choices[words.isPass(choices[0]) ? 1 : 0]);
}

} // namespace merlon
