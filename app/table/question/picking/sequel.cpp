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

std::optional<NextStep> nextStepAfter(const View &view, const ChoiceList &choices)
{
    constexpr std::uint64_t kAnySeed = 0; // whoever drags means what can be seen
    const Vocabulary &words = view.setup().vocabulary();
    const auto ends = [&](Choice choice) { return words.verbs()[choice.verb].role == TermRole::End; };
    if (choices.size() < 2 || std::count_if(choices.begin(), choices.end(), ends) != 1)
        return std::nullopt;
    NextStep next {*std::find_if(choices.begin(), choices.end(), ends), {}, ChoiceGuide(words)};
    const std::unique_ptr<State> state = view.setup().start();
    Random random(kAnySeed);
    view.imagine(*state, random);
    const Seat asked = state->decision().seat;
    if (state->whyNot(next.ending))
        return std::nullopt;
    EventSink nobody;
    state->apply(next.ending, nobody);
    next.decision = state->decision();
    if (next.decision.seat != asked)
        return std::nullopt;
    ChoiceList following;
    state->choices(following);
    next.guide.begin(following);
    return next;
}

} // namespace merlon
