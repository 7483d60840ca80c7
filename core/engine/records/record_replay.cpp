#include "core/engine/records/record_replay.h"

#include "core/base/hash.h"
#include "core/base/json.h"
#include "core/engine/notation/suggestions.h"
#include "core/engine/records/beginning.h"
#include "core/engine/records/document_reader.h"

#include <algorithm>

namespace merlon {

namespace {

using OpenSetup = std::shared_ptr<const Setup>;

std::int64_t count(std::size_t number)
{
    return static_cast<std::int64_t>(number);
}

Error wrong(std::string pointer, Text what, Text right = {})
{
    return {std::move(what), {"record", 0, std::move(pointer)}, std::move(right)};
}

std::string at(const char *list, std::size_t index)
{
    return '/' + std::string(list) + '/' + std::to_string(index);
}

Expected<OpenSetup> setupOf(const Record &record, const GameLookup &games)
{
    const Game *const game = games(record.game);
    if (!game)
        return tl::unexpected(wrong("/game", {"record.unknown-game", {quotable(record.game)}}));
    if (record.rulesVersion > game->rulesVersion()) {
        return tl::unexpected(
            wrong("/rules", {"record.newer-rules", {count(static_cast<std::size_t>(record.rulesVersion))}},
                  {"record.rules-now", {count(static_cast<std::size_t>(game->rulesVersion()))}}));
    }
    Expected<OpenSetup> setup = game->open(record.board, record.options);
    if (!setup)
        return setup;
    const std::span<const SeatInfo> seats = (*setup)->seats();
    const auto sameSeat = [](const RecordSeat &a, const SeatInfo &b) { return a.seat == b.key; };
    if (!std::ranges::equal(record.seats, seats, sameSeat))
        return tl::unexpected(wrong("/seats", {"record.seats", {}}));
    return setup;
}

bool isOfOlderRules(const Record &record, const Setup &setup)
{
    return record.rulesVersion < setup.game().rulesVersion();
}

Expected<std::unique_ptr<State>> stateAt(const Setup &setup, const Json &position, const std::string &pointer)
{
    Expected<std::unique_ptr<State>> state = setup.position(position);
    if (!state)
        state.error().where = {"record", 0, pointer + state.error().where.pointer};
    return state;
}

Expected<std::unique_ptr<State>> stateAt(const Setup &setup, const Record &record, std::size_t index)
{
    return stateAt(setup, *record.positions[index].position, at("positions", index) + "/position");
}

/// Programs of old kept positions wherever a game stood. Those between two moments are passed over.
bool isBetweenMoments(const Error &error)
{
    return error.what.code == kBetweenMoments;
}

/// What a match begins with that continues a record after so many entries.
Record before(const Record &record, std::size_t entries)
{
    Record base = record;
    cutAfter(base, entries);
    std::erase_if(base.resignations, [&](const RecordResignation &gone) { return gone.after == entries; });
    return base;
}

Error differentHash(const Record &record, std::size_t index, std::uint64_t found)
{
    const RecordEntry &entry = record.entries[index];
    return wrong(at("entries", index),
                 {"record.entry-hash", {count(index + 1), entry.line, hexOf(entry.hash), hexOf(found)}},
                 {"record.entry-hash-right", {}});
}

/// The rule against an entry, as the refusal of its choice names it; empty if none does.
std::string ruleAgainst(const Error &refusal)
{
    const bool hasRule = refusal.right.code.starts_with("notation.rule") && !refusal.right.args.empty();
    const std::string *rule = hasRule ? std::get_if<std::string>(&refusal.right.args.front()) : nullptr;
    return rule ? *rule : std::string();
}

Expected<void> playEntry(Match &match, const Record &record, std::size_t index)
{
    const RecordEntry &entry = record.entries[index];
    if (const Expected<void> played = match.play(entry.line); !played) {
        Text what {"record.entry-refused", {count(index + 1), quotable(entry.line)}};
        if (std::string rule = ruleAgainst(played.error()); !rule.empty())
            what = {"record.entry-against-rule", {count(index + 1), quotable(entry.line), std::move(rule)}};
        return tl::unexpected(wrong(at("entries", index), std::move(what), played.error().what));
    }
    if (match.state().hash() != entry.hash)
        return tl::unexpected(differentHash(record, index, match.state().hash()));
    return {};
}

Expected<void> resignAfter(Match &match, const Record &record, std::size_t entries)
{
    const std::span<const SeatInfo> seats = match.setup().seats();
    for (std::size_t i = 0; i < record.resignations.size(); ++i) {
        const RecordResignation &gone = record.resignations[i];
        if (gone.after != entries)
            continue;
        const auto seat = std::ranges::find(seats, gone.seat, &SeatInfo::key);
        if (seat == seats.end())
            return tl::unexpected(
                wrong(at("resignations", i), {"record.no-such-seat", {quotable(gone.seat)}}));
        if (const Expected<void> done = match.resign(static_cast<Seat>(seat - seats.begin())); !done)
            return tl::unexpected(wrong(at("resignations", i), done.error().what));
        if (match.state().hash() != gone.hash && !isOfOlderRules(record, match.setup())) {
            return tl::unexpected(wrong(
                at("resignations", i),
                {"record.resignation-hash", {gone.seat, hexOf(gone.hash), hexOf(match.state().hash())}}));
        }
    }
    return {};
}

Expected<void> playFrom(Match &match, const Record &record, std::size_t first)
{
    Expected<void> done = resignAfter(match, record, first);
    for (std::size_t i = first; done && i < record.entries.size(); ++i) {
        done = playEntry(match, record, i);
        if (done)
            done = resignAfter(match, record, i + 1);
    }
    return done;
}

/// Where a record begins, with nothing played. `earlier`: whose traces are seen there; null: nobody knows them.
Expected<Match> startOf(const OpenSetup &setup, const Record &record, const State *earlier = nullptr)
{
    Record base = before(record, 0);
    base.positions.clear();
    if (!record.start)
        return Match(setup, setup->start(), std::move(base), 0);
    Expected<std::unique_ptr<State>> state = stateAt(*setup, **record.start, "/start");
    if (!state)
        return tl::unexpected(state.error());
    if (earlier)
        (*state)->takeTraces(*earlier);
    return Match(setup, std::move(*state), std::move(base), 0);
}

/// The match as it stands at a position of the record.
Expected<Match> matchAt(const OpenSetup &setup, const Record &record, std::size_t index)
{
    const RecordPosition &position = record.positions[index];
    if (position.after > record.entries.size())
        return tl::unexpected(wrong(at("positions", index), {"record.order", {}}));
    Expected<std::unique_ptr<State>> state = stateAt(*setup, record, index);
    if (!state)
        return tl::unexpected(state.error());
    Match match(setup, std::move(*state), before(record, position.after), position.chances);
    if (const std::uint64_t hash = match.state().hash(); hash != position.hash) {
        return tl::unexpected(
            wrong(at("positions", index),
                  {"record.position-hash", {count(position.after), hexOf(position.hash), hexOf(hash)}}));
    }
    return match;
}

Expected<OpenedRecord> openOlder(const OpenSetup &setup, const Record &record, const std::string &name)
{
    for (std::size_t index = record.positions.size(); index-- > 0;) {
        const RecordPosition &last = record.positions[index];
        if (last.after > record.entries.size())
            return tl::unexpected(wrong(at("positions", index), {"record.order", {}}));
        Expected<std::unique_ptr<State>> state = stateAt(*setup, record, index);
        if (!state && isBetweenMoments(state.error()))
            continue;
        if (!state)
            return tl::unexpected(state.error());
        Record base = before(record, 0);
        base.rulesVersion = setup->game().rulesVersion();
        base.parent = RecordParent {name, last.after, last.hash};
        base.start = (*state)->position();
        base.positions.clear();
        base.seed = seedAfter(record.seed, last.hash);
        base.begun = beginningOf(base);

        const std::size_t lost = record.entries.size() - last.after;
        OpenedRecord opened {Match(setup, std::move(*state), std::move(base), 0), {}};
        opened.notes.push_back({"record.older-rules", {}});
        if (lost > 0)
            opened.notes.push_back({"record.lost-choices", {count(lost)}});
        else if (const Expected<void> resigned = resignAfter(opened.match, record, last.after); !resigned)
            return tl::unexpected(resigned.error());
        return opened;
    }
    return tl::unexpected(wrong("/rules", {"record.older-without-position", {}}));
}

/// Compares a position with the match, which stands where the position was taken.
Expected<void> comparePosition(const OpenSetup &setup, const Match &match, const Record &record,
                               std::size_t index)
{
    const Expected<Match> there = matchAt(setup, record, index);
    if (!there)
        return isBetweenMoments(there.error()) ? Expected<void>() : tl::unexpected(there.error());
    const RecordPosition &position = record.positions[index];
    if (match.state().hash() != position.hash || match.chances() != there->chances()) {
        return tl::unexpected(
            wrong(at("positions", index),
                  {"record.position-hash",
                   {count(position.after), hexOf(position.hash), hexOf(match.state().hash())}}));
    }
    return {};
}

} // namespace

std::uint64_t seedAfter(std::uint64_t seed, std::uint64_t hash)
{
    Hasher mixed;
    mixed.add(seed);
    mixed.add(hash);
    return mixed.value();
}

Expected<OpenedRecord> openRecord(const Record &record, const GameLookup &games, const std::string &name)
{
    const Expected<OpenSetup> setup = setupOf(record, games);
    if (!setup)
        return tl::unexpected(setup.error());
    if (isOfOlderRules(record, **setup))
        return openOlder(*setup, record, name);

    for (std::size_t index = record.positions.size(); index-- > 0;) {
        Expected<Match> match = matchAt(*setup, record, index);
        if (!match && isBetweenMoments(match.error()))
            continue;
        if (!match)
            return tl::unexpected(match.error());
        const RecordPosition &position = record.positions[index];
        if (position.after > 0 && record.entries[position.after - 1].hash != position.hash)
            return tl::unexpected(differentHash(record, position.after - 1, position.hash));
        if (const Expected<void> played = playFrom(*match, record, position.after); !played)
            return tl::unexpected(played.error());
        return OpenedRecord {std::move(*match), {}};
    }
    Expected<Match> match = startOf(*setup, record);
    const Expected<void> played = match ? playFrom(*match, record, 0) : tl::unexpected(match.error());
    if (!played)
        return tl::unexpected(played.error());
    return OpenedRecord {std::move(*match), {}};
}

Expected<Match> replayChoices(const Record &record, const GameLookup &games, const State *before)
{
    if (const Expected<void> same = checkBoardAndOptions(record); !same)
        return tl::unexpected(same.error());
    const Expected<OpenSetup> setup = setupOf(record, games);
    if (!setup)
        return tl::unexpected(setup.error());
    if (isOfOlderRules(record, **setup))
        return tl::unexpected(
            wrong("/rules", {"record.older-rules", {}},
                  {"record.older-rules-right",
                   {std::int64_t {record.rulesVersion}, std::int64_t {(*setup)->game().rulesVersion()}}}));
    if (const Expected<void> same = checkBeginning(record); !same)
        return tl::unexpected(same.error());
    Expected<Match> match = startOf(*setup, record, before);
    if (!match)
        return match;

    std::size_t position = 0;
    for (std::size_t done = 0; done <= record.entries.size(); ++done) {
        if (done > 0) {
            if (const Expected<void> played = playEntry(*match, record, done - 1); !played)
                return tl::unexpected(played.error());
        }
        for (; position < record.positions.size() && record.positions[position].after == done; ++position) {
            if (const Expected<void> same = comparePosition(*setup, *match, record, position); !same)
                return tl::unexpected(same.error());
        }
        if (const Expected<void> resigned = resignAfter(*match, record, done); !resigned)
            return tl::unexpected(resigned.error());
    }
    if (position != record.positions.size())
        return tl::unexpected(wrong(at("positions", position), {"record.order", {}}));
    return match;
}

Expected<Match> replayRecord(const Record &record, const GameLookup &games)
{
    Expected<Match> match = replayChoices(record, games);
    if (match && match->record().result != record.result)
        return tl::unexpected(wrong("/result", {"record.result", {}}));
    return match;
}

Expected<void> verifyRecord(const Record &record, const GameLookup &games)
{
    const Expected<Match> match = replayRecord(record, games);
    return match ? Expected<void>() : tl::unexpected(match.error());
}

} // namespace merlon
