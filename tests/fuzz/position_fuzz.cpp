#include "core/base/json.h"
#include "core/base/random.h"
#include "core/games/english.h"
#include "tests/fuzz/setups.h"

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <string>

namespace {

using namespace merlon;

[[noreturn]] void fail(const std::string &what, const State &state)
{
    std::fprintf(stderr, "%s\n%s\n", what.c_str(), writeJson(state.position()).c_str());
    std::abort();
}

/// The state reads back from its position, or the moment before it, and every seat can imagine it and play on.
void check(const State &state, Random &random)
{
    const auto again = state.setup().position(state.position());
    if (!again)
        fail(say(again.error(), english()), state);
    if (state.isAtMoment() ? (*again)->hash() != state.hash() : (*again)->position() != state.position())
        fail("another state", state);
    const std::unique_ptr<State> imagined = state.clone();
    ChoiceList choices;
    for (const SeatSet seats : {SeatSet {}, SeatSet {0}, SeatSet {1}, SeatSet {0, 1}}) {
        const std::unique_ptr<View> view = state.seenBy(seats);
        view->imagine(*imagined, random);
        imagined->choices(choices);
        if (view->hash() != imagined->seenBy(seats)->hash())
            fail("what was imagined looks different", state);
        static_cast<void>(view->position());
    }
}

/// Plays a while from a position, if it is one of this game.
void playFrom(const Setup &setup, const Json &position, std::uint64_t seed)
{
    const auto start = setup.position(position);
    if (!start) {
        static_cast<void>(say(start.error(), english()));
        return;
    }
    State &state = **start;
    Random random(seed);
    ChoiceList choices;
    EventSink nobody;
    for (int ply = 0; ply < 50 && state.decision().seat != kNobody; ++ply) {
        if (ply % 10 == 0)
            check(state, random);
        state.choices(choices);
        state.apply(choices[random.below(static_cast<std::uint32_t>(choices.size()))], nobody);
    }
    check(state, random);
}

} // namespace

/// Whatever is taken for a position can be played, written down and read again, and imagined by every seat.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const auto json = readJson({reinterpret_cast<const char *>(data), size}, "fuzz");
    if (!json)
        return 0;
    for (const auto &setup : fuzz::allSetups())
        playFrom(*setup, *json, size);
    return 0;
}
