#include "core/engine/event.h"

namespace merlon {

namespace {

template <std::size_t N>
void hideSecrets(std::array<std::uint16_t, N> &args, std::uint8_t secretArgs)
{
    for (std::size_t i = 0; i < N; ++i) {
        if ((secretArgs >> i & 1u) != 0)
            args[i] = kHidden;
    }
}

} // namespace

bool isKnownTo(const Secrecy &secrecy, SeatSet seats)
{
    return (!secrecy.whole && secrecy.secretArgs == 0) || secrecy.knownTo.intersects(seats);
}

bool isVisibleTo(const Secrecy &secrecy, SeatSet seats)
{
    return !secrecy.whole || secrecy.knownTo.intersects(seats);
}

Choice maskedFor(Choice choice, const Secrecy &secrecy, SeatSet seats)
{
    if (!isKnownTo(secrecy, seats))
        hideSecrets(choice.args, secrecy.secretArgs);
    return choice;
}

Event maskedFor(const Event &event, SeatSet seats)
{
    Event masked = event;
    if (!isKnownTo(event.secrecy, seats))
        hideSecrets(masked.args, event.secrecy.secretArgs);
    return masked;
}

bool isVisibleTo(const Event &event, SeatSet seats)
{
    return isVisibleTo(event.secrecy, seats);
}

} // namespace merlon
