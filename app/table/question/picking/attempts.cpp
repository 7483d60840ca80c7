#include "app/table/question/picking/attempts.h"

#include "core/engine/game.h"

#include <algorithm>
#include <optional>

namespace merlon {

namespace {

/// The choice with its first open place or link replaced by the thing; none if the thing is of another kind.
std::optional<Choice> attempt(const View &view, const ChoiceGuide &guide, Choice choice,
                              const canvas::Thing &thing)
{
    const Vocabulary &vocabulary = view.setup().vocabulary();
    const Term &term = vocabulary.verbs()[choice.verb];
    for (std::size_t i = 0; i < term.types.size(); ++i) {
        const ArgumentKind kind = vocabulary.types()[term.types[i]].kind;
        if (!guide.isOpen(choice, i) || (kind != ArgumentKind::Place && kind != ArgumentKind::Link))
            continue;
        const int value = kind == ArgumentKind::Place ? thing.place : thing.link;
        if (value < 0)
            return std::nullopt;
        choice.args[i] = static_cast<std::uint16_t>(value);
        return choice;
    }
    return std::nullopt;
}

} // namespace

Reason whyNotPick(const View &view, const ChoiceGuide &guide, const canvas::Thing &thing)
{
    const std::vector<Choice> remaining = guide.remaining();
    std::vector<std::uint16_t> tried;
    for (const Choice choice : remaining) {
        if (std::ranges::find(tried, choice.verb) != tried.end())
            continue;
        const std::optional<Choice> attempted = attempt(view, guide, choice, thing);
        if (!attempted)
            continue;
        tried.push_back(choice.verb);
        if (const Reason reason = view.whyNot(*attempted))
            return reason;
    }
    return kLegal;
}

} // namespace merlon
