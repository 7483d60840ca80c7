#include "core/engine/tableau/sounds.h"

#include <algorithm>

namespace merlon {

namespace {

std::optional<Sound> soundOf(TermRole role)
{
    switch (role) {
    case TermRole::Round:
        return Sound::Token;
    case TermRole::Fight:
        return Sound::FightBegins;
    case TermRole::Death:
        return Sound::Death;
    case TermRole::Use:
        return Sound::Card;
    case TermRole::None:
    case TermRole::RoundEnd:
    case TermRole::Part:
    case TermRole::Pass:
    case TermRole::End:
    case TermRole::Aside:
    case TermRole::Begin:
    case TermRole::Pay:
    case TermRole::Plain:
    case TermRole::Taken:
        break;
    }
    return std::nullopt;
}

} // namespace

std::optional<Sound> soundOf(const Term &event, std::span<const EventSound> declared)
{
    const auto row = std::ranges::find(declared, event.key, &EventSound::event);
    return row == declared.end() ? soundOf(event.role) : row->sound;
}

} // namespace merlon
