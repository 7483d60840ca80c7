#include "core/base/json.h"
#include "core/base/random.h"
#include "core/games/english.h"
#include "tests/fuzz/setups.h"

#include <array>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <iterator>
#include <set>

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t *data, std::size_t size, std::size_t mostSize);

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

/// Every key and every text in a document.
void collectWords(const Json &json, std::set<std::string> &words)
{
    if (json.is_string())
        words.insert(json.get<std::string>());
    if (json.is_object()) {
        for (const auto &[key, value] : json.items())
            words.insert(key);
    }
    if (json.is_structured()) {
        for (const Json &child : json)
            collectWords(child, words);
    }
}

/// All words that mean something somewhere in a position: those of the vocabulary, and those that positions of played
/// games are written with.
const std::vector<std::string> &dictionary()
{
    static const std::vector<std::string> kWords = [] {
        constexpr int kPlies = 400;
        std::set<std::string> words {"?", "rest"};
        for (const auto &setup : fuzz::allSetups()) {
            for (const ArgumentType &type : setup->vocabulary().types())
                words.insert(type.values.begin(), type.values.end());
            Random random(1);
            ChoiceList choices;
            EventSink nobody;
            const std::unique_ptr<State> state = setup->start();
            for (int ply = 0; ply < kPlies && state->decision().seat != kNobody; ++ply) {
                collectWords(state->position(), words);
                state->choices(choices);
                state->apply(choices[random.below(static_cast<std::uint32_t>(choices.size()))], nobody);
            }
        }
        return std::vector<std::string>(words.begin(), words.end());
    }();
    return kWords;
}

template <class Items>
const auto &pick(const Items &items, Random &random)
{
    return items[random.below(static_cast<std::uint32_t>(items.size()))];
}

/// Every value in a document.
void collect(Json &json, std::vector<Json *> &nodes)
{
    nodes.push_back(&json);
    if (json.is_structured()) {
        for (Json &child : json)
            collect(child, nodes);
    }
}

/// Another value in its place that is as likely to be right as wrong.
void change(Json &json, const Json &other, Random &random)
{
    if (json.is_boolean())
        json = !json.get<bool>();
    else if (json.is_number())
        json = random.below(8) == 0 ? random.below(300) : random.below(8);
    else if (json.is_string())
        json = pick(dictionary(), random);
    else if (json.empty() || random.below(4) == 0)
        json = Json(other);
    else if (json.is_array() && random.below(2) == 0)
        json.insert(json.begin() + random.below(static_cast<std::uint32_t>(json.size())), Json(other));
    else if (json.is_object() && random.below(2) == 0)
        json[pick(dictionary(), random)] = Json(other);
    else
        json.erase(std::next(json.begin(), random.below(static_cast<std::uint32_t>(json.size()))));
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

/// Documents stay documents: a value here or there becomes another one.
extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t *data, std::size_t size, std::size_t mostSize,
                                               unsigned seed)
{
    Random random(seed);
    const auto json = readJson({reinterpret_cast<const char *>(data), size}, "fuzz");
    if (!json || random.below(50) == 0)
        return LLVMFuzzerMutate(data, size, mostSize);
    Json changed = *json;
    for (std::uint32_t left = 1 + random.below(3); left > 0; --left) {
        std::vector<Json *> nodes;
        collect(changed, nodes);
        const Json other = *pick(nodes, random);
        change(*pick(nodes, random), other, random);
    }
    const std::string text = changed.dump(-1, ' ', false, Json::error_handler_t::replace);
    if (text.size() > mostSize)
        return size;
    std::memcpy(data, text.data(), text.size());
    return text.size();
}

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
