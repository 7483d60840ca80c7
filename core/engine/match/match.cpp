#include "core/engine/match/match.h"

#include "core/base/json.h"
#include "core/engine/notation/notation.h"
#include "core/engine/records/beginning.h"
#include "core/engine/records/journal.h"
#include "core/engine/records/this_program.h"

#include <algorithm>
#include <cassert>

namespace merlon {

namespace {

constexpr std::size_t kPliesPerSnapshot = 32;

Record newRecord(const Setup &setup, MatchSettings settings, std::optional<JsonBox> start)
{
    Record record;
    record.game = setup.game().key();
    record.rulesVersion = setup.game().rulesVersion();
    record.board = withoutDefaults(setup.board(), setup.game().schema());
    record.options = setup.options();
    record.seed = settings.seed;
    record.chance = settings.chance;
    record.takeBacks = settings.takeBacks && allowsTakeBacks(setup);
    for (const SeatInfo &seat : setup.seats()) {
        const auto player = std::ranges::find(settings.players, seat.key, &RecordSeat::seat);
        record.seats.push_back(player != settings.players.end() ? *player : RecordSeat {seat.key, {}, {}});
    }
    record.start = std::move(start);
    record.begun = beginningOf(record);
    return record;
}

/// Who knows the seat that decides. It is a secret only if a spectator cannot tell it.
Secrecy secrecyOfDecider(const State &state)
{
    if (state.seenBy({})->decision().seat != kSomebody)
        return {};
    Secrecy secrecy {SeatSet(), 0, true};
    const std::size_t seats = state.setup().seats().size();
    for (std::size_t i = 0; i < seats; ++i) {
        const auto seat = static_cast<Seat>(i);
        if (state.seenBy({seat})->decision().seat != kSomebody)
            secrecy.knownTo.add(seat);
    }
    return secrecy;
}

Error refusal(Text what, Text right = {})
{
    return Error {std::move(what), {}, std::move(right)};
}

} // namespace

Match::Match(const std::shared_ptr<const Setup> &setup, MatchSettings settings)
    : Match(setup, setup->start(), newRecord(*setup, std::move(settings), std::nullopt), 0)
{
}

Match::Match(const std::shared_ptr<const Setup> &setup, std::unique_ptr<State> start, MatchSettings settings)
    : Match(setup, start->clone(), newRecord(*setup, std::move(settings), start->position()), 0)
{
}

Match::Match(std::shared_ptr<const Setup> setup, std::unique_ptr<State> position, Record record,
             std::uint32_t chances)
    : m_setup(std::move(setup))
    , m_dealer(record.seed)
    , m_state(std::move(position))
    , m_chancesBefore(chances)
    , m_entriesBefore(record.entries.size())
    , m_resignationsBefore(record.resignations.size())
    , m_record(std::move(record))
{
    assert(&m_state->setup() == m_setup.get());
    m_record.writer = thisProgram();
    // Positions between the regular ones and the save points were the ends of earlier sessions.
    std::size_t regular = 0;
    std::erase_if(m_record.positions, [&](const RecordPosition &held) {
        const bool isBetween = !held.isSavePoint && held.after < regular + kEntriesPerPosition;
        regular = isBetween ? regular : held.after;
        return isBetween;
    });
    keepSnapshot();
    dealChance();
    const std::optional<std::size_t> save = newSavePoint();
    if (save && (m_record.positions.empty() || m_record.positions.back().after != entriesAt(*save)))
        keepPositionAt(*save);
}

Match::Match(Match &&) noexcept = default;
Match &Match::operator=(Match &&) noexcept = default;
Match::~Match() = default;

bool Match::isOver() const
{
    return m_state->decision().seat == kNobody;
}

Expected<void> Match::play(Choice choice, std::size_t ply)
{
    if (isOver())
        return tl::unexpected(refusal({"match.over", {}}));
    if (ply != m_now) {
        return tl::unexpected(refusal(
            {"match.other-question", {static_cast<std::int64_t>(ply), static_cast<std::int64_t>(m_now)}}));
    }
    if (m_state->whyNot(choice))
        return tl::unexpected(refusalOf(*m_state, choice));

    cutFuture();
    answer(choice, false);
    m_record.entries.push_back({notate(m_setup->vocabulary(), choice), 0});
    dealChance();
    m_record.entries.back().hash = m_state->hash();
    if (m_journal)
        m_journal->add(m_record.entries.back());
    keepPosition();
    return {};
}

/// Every so many entries, at the next moment, and at each save point of a campaign.
void Match::keepPosition()
{
    if (const std::optional<std::size_t> save = newSavePoint())
        return keepPositionAt(*save);
    const std::size_t entries = m_record.entries.size();
    const std::size_t kept = m_record.positions.empty() ? 0 : m_record.positions.back().after;
    if (entries < kept + kEntriesPerPosition)
        return;
    if (const std::size_t moment = lastMoment(); entriesAt(moment) == entries)
        keepPositionAt(moment);
}

void Match::keepPositionAt(std::size_t moment)
{
    m_record.positions.push_back(positionAt(moment));
    if (m_journal)
        m_journal->add(m_record.positions.back());
}

std::optional<std::size_t> Match::newSavePoint() const
{
    const std::size_t entries = entriesAt(m_now);
    for (std::size_t ply = m_now; ply > 0 && entriesAt(ply) == entries; --ply) {
        if (m_plies[ply - 1].atSavePoint)
            return ply;
    }
    return std::nullopt;
}

Expected<void> Match::play(std::string_view line)
{
    if (isOver())
        return tl::unexpected(refusal({"match.over", {}}));
    const Expected<Choice> choice = parseLegalChoice(*m_state, line);
    if (!choice)
        return tl::unexpected(choice.error());
    return play(*choice, m_now);
}

Choice Match::dealtChoice() const
{
    OutcomeList outcomes;
    m_state->outcomes(outcomes);
    return m_dealer.deal(outcomes, chancesAt(m_now));
}

Expected<void> Match::resign(Seat seat)
{
    if (isOver())
        return tl::unexpected(refusal({"match.over", {}}));
    if (seat >= m_setup->seats().size())
        return tl::unexpected(refusal({"match.no-such-seat", {std::int64_t {seat}}}));

    cutFuture();
    Ply ply;
    ply.decision = m_state->decision();
    ply.decision.seat = seat;
    ply.resignation = true;
    ply.chances = chancesAt(m_now);
    ply.entries = entriesAt(m_now);
    EventSink events(ply.events);
    m_state->resign(seat, events);
    ply.hash = m_state->hash();
    m_record.resignations.push_back({m_setup->seats()[seat].key, ply.entries, ply.hash});
    m_plies.push_back(std::move(ply));
    ++m_now;
    dealChance();
    if (m_journal)
        m_journal->add(m_record.resignations.back());
    return {};
}

bool Match::canUndo() const
{
    return std::ranges::any_of(chronicle(), [](const Ply &ply) { return !ply.dealt; });
}

bool Match::undo()
{
    std::size_t ply = m_now;
    while (ply > 0) {
        if (!m_plies[--ply].dealt) {
            moveTo(ply);
            return true;
        }
    }
    return false;
}

bool Match::redo()
{
    return canRedo() && goTo(m_now + 1).has_value();
}

Expected<void> Match::goTo(std::size_t ply)
{
    if (ply > m_plies.size()) {
        return tl::unexpected(refusal({"match.no-such-question", {static_cast<std::int64_t>(ply)}},
                                      {"match.last-question", {static_cast<std::int64_t>(m_plies.size())}}));
    }
    while (ply < m_plies.size() && m_plies[ply].dealt)
        ++ply;
    moveTo(ply);
    return {};
}

std::optional<std::size_t> Match::beginningOfSequence() const
{
    if (m_state->decision().depth == 0)
        return std::nullopt;
    for (std::size_t ply = m_now; ply-- > 0;) {
        if (!m_plies[ply].dealt && m_plies[ply].decision.depth == 0)
            return ply;
    }
    return std::nullopt;
}

bool Match::leaveSequence()
{
    const std::optional<std::size_t> beginning = beginningOfSequence();
    if (beginning)
        moveTo(*beginning);
    return beginning.has_value();
}

std::vector<StoryLine> Match::story(SeatSet seats) const
{
    return storyFor(chronicle(), isOver() ? SeatSet::all() : seats);
}

std::size_t Match::lastMoment() const
{
    std::size_t ply = m_now;
    while (ply > 0 && !m_plies[ply - 1].atMoment)
        --ply;
    return ply;
}

RecordPosition Match::positionAt(std::size_t moment) const
{
    std::size_t question = moment;
    while (question < m_now && m_plies[question].dealt)
        ++question;
    const std::uint64_t hash = question == 0 ? start().hash() : m_plies[question - 1].hash;
    const Json position = moment == m_now ? m_state->position() : stateAt(moment)->position();
    const bool isSavePoint = moment > 0 && m_plies[moment - 1].atSavePoint;
    return {entriesAt(moment), chancesAt(moment), hash, position, isSavePoint};
}

Record Match::record() const
{
    Record record = m_record;
    cutToNow(record);
    const std::size_t moment = lastMoment();
    const bool isKept = !record.positions.empty() && record.positions.back().after == entriesAt(moment);
    if (!isKept && (moment > 0 || start().isAtMoment()))
        record.positions.push_back(positionAt(moment));
    if (isOver()) {
        const Outcome outcome = m_state->outcome();
        for (std::size_t i = 0; i < m_setup->seats().size(); ++i)
            record.result.push_back(
                {m_setup->seats()[i].key, outcome.seats[i].place, outcome.seats[i].score});
    }
    return record;
}

void Match::seat(RecordSeat player)
{
    const auto place = std::ranges::find(m_record.seats, player.seat, &RecordSeat::seat);
    if (place != m_record.seats.end())
        *place = std::move(player);
}

void Match::answer(Choice choice, bool dealt)
{
    Ply ply;
    ply.decision = m_state->decision();
    ply.choice = choice;
    ply.dealt = dealt;
    ply.secrecy = m_state->secrecy(choice);
    ply.decider = secrecyOfDecider(*m_state);
    ply.chances = chancesAt(m_now) + (ply.decision.seat == kChance ? 1 : 0);
    ply.entries = entriesAt(m_now) + (dealt ? 0 : 1);
    EventSink events(ply.events);
    m_state->apply(choice, events);
    ply.hash = m_state->hash();
    ply.atMoment = m_state->isAtMoment();
    ply.atSavePoint = m_state->isAtSavePoint();
    m_plies.push_back(std::move(ply));
    ++m_now;
    if (m_now % kPliesPerSnapshot == 0)
        keepSnapshot();
}

void Match::dealChance()
{
    while (m_record.chance == ChanceMode::Dealt && m_state->decision().seat == kChance)
        answer(dealtChoice(), true);
}

void Match::cutFuture()
{
    cutToNow(m_record);
    m_plies.resize(m_now);
    while (m_snapshots.back().ply > m_now)
        m_snapshots.pop_back();
}

void Match::cutToNow(Record &record) const
{
    cutAfter(record, entriesAt(m_now));
    record.resignations.resize(resignationsNow());
}

void Match::keepSnapshot()
{
    m_snapshots.push_back({m_now, m_state->clone()});
}

void Match::moveTo(std::size_t ply)
{
    const std::size_t before = m_now;
    const Snapshot &nearest = snapshotBefore(ply);
    if (ply < m_now || nearest.ply > m_now) {
        m_state->copyFrom(*nearest.state);
        m_now = nearest.ply;
    }
    lead(*m_state, m_now, ply);
    m_now = ply;
    tellJournal(before);
}

const Match::Snapshot &Match::snapshotBefore(std::size_t ply) const
{
    return *std::prev(std::ranges::upper_bound(m_snapshots, ply, {}, &Snapshot::ply));
}

std::unique_ptr<State> Match::stateAt(std::size_t ply) const
{
    const Snapshot &nearest = snapshotBefore(ply);
    std::unique_ptr<State> state = nearest.state->clone();
    lead(*state, nearest.ply, ply);
    return state;
}

void Match::lead(State &state, std::size_t from, std::size_t to) const
{
    assert(to <= m_plies.size());
    EventSink silence;
    for (std::size_t i = from; i < to; ++i) {
        const Ply &ply = m_plies[i];
        if (ply.resignation)
            state.resign(ply.decision.seat, silence);
        else
            state.apply(ply.choice, silence);
        assert(state.hash() == ply.hash);
    }
}

/// Replaying the choices costs some milliseconds a hundred and makes the snapshots on the way.
Match Match::branchAt(std::size_t ply) const
{
    Record base = m_record;
    cutAfter(base, m_entriesBefore);
    base.resignations.resize(m_resignationsBefore);
    Match branch(m_setup, m_snapshots.front().state->clone(), std::move(base), m_chancesBefore);
    for (std::size_t i = 0; i < ply; ++i) {
        if (m_plies[i].resignation)
            static_cast<void>(branch.resign(m_plies[i].decision.seat));
        else if (!m_plies[i].dealt)
            static_cast<void>(branch.play(m_plies[i].choice, i)); // it was legal here
    }
    return branch;
}

/// The last of so many entries, which is there again, with the positions after it.
void Match::tellEntry(std::size_t entries)
{
    m_journal->add(m_record.entries[entries - 1]);
    for (const RecordPosition &position : m_record.positions) {
        if (position.after == entries)
            m_journal->add(position);
    }
}

/// After a step back or forward from question number `before`.
void Match::tellJournal(std::size_t before)
{
    if (!m_journal)
        return;
    if (m_now < before)
        return m_journal->goBack(entriesAt(m_now), resignationsNow());
    std::size_t resignations = m_resignationsBefore;
    for (std::size_t i = 0; i < m_now; ++i) {
        const Ply &ply = m_plies[i];
        if (ply.resignation && i >= before)
            m_journal->add(m_record.resignations[resignations]);
        else if (!ply.dealt && i >= before)
            tellEntry(ply.entries);
        resignations += ply.resignation ? 1 : 0;
    }
}

std::size_t Match::resignationsNow() const
{
    return m_resignationsBefore
        + static_cast<std::size_t>(std::ranges::count(chronicle(), true, &Ply::resignation));
}

Expected<void> Match::keepJournal(const std::filesystem::path &path)
{
    m_journal.reset();
    if (path.empty())
        return {};
    Expected<std::unique_ptr<Journal>> journal = Journal::begin(path, record(), m_setup->game());
    if (!journal)
        return tl::unexpected(journal.error());
    m_journal = std::move(*journal);
    return {};
}

Expected<void> Match::keepChapter(const std::filesystem::path &path, const ChapterPlace &place)
{
    m_journal.reset();
    Expected<std::unique_ptr<Journal>> journal =
        Journal::beginChapter(path, place, record(), m_setup->game());
    if (!journal)
        return tl::unexpected(journal.error());
    m_journal = std::move(*journal);
    return {};
}

std::uint32_t Match::chancesAt(std::size_t ply) const
{
    return ply == 0 ? m_chancesBefore : m_plies[ply - 1].chances;
}

std::size_t Match::entriesAt(std::size_t ply) const
{
    return ply == 0 ? m_entriesBefore : m_plies[ply - 1].entries;
}

} // namespace merlon
