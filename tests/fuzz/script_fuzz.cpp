#include "app/cli/commands/script.h"
#include "core/base/json.h"
#include "core/base/random.h"
#include "core/engine/match/match.h"
#include "core/engine/notation/notation.h"
#include "core/games/english.h"
#include "tests/fuzz/dictionary.h"
#include "tests/fuzz/setups.h"

#include <algorithm>
#include <cstdint>
#include <iostream>
#include <iterator>
#include <span>
#include <string>
#include <string_view>

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t *data, std::size_t size, std::size_t mostSize);

namespace {

using namespace merlon;

template <class Items>
decltype(auto) pick(const Items &items, Random &random)
{
    return items[random.below(static_cast<std::uint32_t>(items.size()))];
}

Match newMatch(const std::shared_ptr<const Setup> &setup)
{
    MatchSettings settings;
    settings.chance = ChanceMode::Given;
    return {setup, std::move(settings)};
}

std::string anyChoice(const State &state, Random &random)
{
    ChoiceList choices;
    state.choices(choices);
    return choices.empty() ? std::string() : notate(state.setup().vocabulary(), pick(choices, random));
}

/// A choice that is offered, or something that could be expected.
std::string anyLine(const State &state, Random &random)
{
    const Json position = state.position();
    switch (random.below(8)) {
    case 0:
        return "expect offered " + anyChoice(state, random);
    case 1:
        return "expect refused " + pick(fuzz::dictionary(), random) + ' ' + pick(fuzz::dictionary(), random);
    case 2:
        return "expect event " + pick(state.setup().vocabulary().events(), random).key;
    case 3:
        return "expect seat " + pick(state.setup().seats(), random).key;
    case 4: {
        if (position.empty())
            return "expect over";
        const auto member =
            std::next(position.begin(), random.below(static_cast<std::uint32_t>(position.size())));
        return "expect at " + pointerInto({}, member.key()) + ' ' + member.value().dump();
    }
    default:
        return anyChoice(state, random);
    }
}

} // namespace

/// Goes on with a script: as far as it can be played, a further line is put behind.
extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t *data, std::size_t size, std::size_t mostSize,
                                               unsigned seed)
{
    Random random(seed);
    if (random.below(2) == 0)
        return LLVMFuzzerMutate(data, size, mostSize);
    Match match = newMatch(pick(fuzz::allSetups(), random));
    std::string text(reinterpret_cast<const char *>(data), size);
    std::size_t end = 0;
    while (end < text.size() && !match.isOver()) {
        const std::size_t next = std::min(text.find('\n', end), text.size());
        const std::string_view line = std::string_view(text).substr(end, next - end);
        if (!line.empty() && !line.starts_with("expect") && !line.starts_with('#') && !match.play(line))
            break;
        end = next + 1;
    }
    text.resize(std::min(end, text.size()));
    if (!text.empty() && text.back() != '\n')
        text += '\n';
    text += anyLine(match.state(), random) + '\n';
    if (text.size() > mostSize)
        return size;
    std::ranges::copy(text, data);
    return text.size();
}

/// Whatever stands in a script is played, or refused in words that name its line.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    std::cerr.setstate(std::ios::failbit); // what does not hold is said there
    for (const auto &setup : fuzz::allSetups()) {
        Match match = newMatch(setup);
        const auto played = cli::playLines(match, {reinterpret_cast<const char *>(data), size}, "fuzz");
        if (!played && (played.error().where.line == 0 || say(played.error(), english()).empty()))
            std::abort();
    }
    return 0;
}
