#include "core/engine/match/match.h"

#include "core/base/json.h"
#include "core/engine/notation/notation.h"
#include "core/engine/records/beginning.h"
#include "core/engine/records/journal.h"
#include "core/engine/records/this_program.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace merlon {

namespace {

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
    , m_course(m_state->clone(), {chances, record.entries.size(), record.resignations.size()})
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
    dealChance();
    const std::optional<std::size_t> save = m_course.newSavePoint(m_now);
    if (save && (m_record.positions.empty() || m_record.positions.back().after != m_course.entriesAt(*save)))
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
    answer(choice, Answerer::Player);
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
    if (const std::optional<std::size_t> save = m_course.newSavePoint(m_now))
        return keepPositionAt(*save);
    const std::size_t entries = m_record.entries.size();
    const std::size_t kept = m_record.positions.empty() ? 0 : m_record.positions.back().after;
    if (entries < kept + kEntriesPerPosition)
        return;
    if (const std::size_t moment = m_course.lastMoment(m_now); m_course.entriesAt(moment) == entries)
        keepPositionAt(moment);
}

void Match::keepPositionAt(std::size_t moment)
{
    m_record.positions.push_back(positionAt(moment));
    if (m_journal)
        m_journal->add(m_record.positions.back());
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
    return m_dealer.deal(outcomes, chances());
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
    ply.chances = chances();
    ply.entries = m_course.entriesAt(m_now);
    EventSink events(ply.events);
    m_state->resign(seat, events);
    ply.hash = m_state->hash();
    m_record.resignations.push_back({m_setup->seats()[seat].key, ply.entries, ply.hash});
    m_course.add(std::move(ply), *m_state);
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
        if (!m_course.plies()[--ply].dealt) {
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
    const std::span<const Ply> plies = m_course.plies();
    if (ply > plies.size()) {
        return tl::unexpected(refusal({"match.no-such-question", {static_cast<std::int64_t>(ply)}},
                                      {"match.last-question", {static_cast<std::int64_t>(plies.size())}}));
    }
    while (ply < plies.size() && plies[ply].dealt)
        ++ply;
    moveTo(ply);
    return {};
}

std::optional<std::size_t> Match::beginningOfSequence() const
{
    if (m_state->decision().depth == 0)
        return std::nullopt;
    for (std::size_t ply = m_now; ply-- > 0;) {
        const Ply &step = m_course.plies()[ply];
        if (!step.dealt && step.decision.depth == 0)
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

RecordPosition Match::positionAt(std::size_t moment) const
{
    std::size_t question = moment;
    const std::span<const Ply> plies = m_course.plies();
    while (question < m_now && plies[question].dealt)
        ++question;
    const std::uint64_t hash = question == 0 ? start().hash() : plies[question - 1].hash;
    const Json position = moment == m_now ? m_state->position() : stateAt(moment)->position();
    const bool isSavePoint = moment > 0 && plies[moment - 1].atSavePoint;
    return {m_course.entriesAt(moment), m_course.chancesAt(moment), hash, position, isSavePoint};
}

Record Match::record() const
{
    Record record = m_record;
    cutToNow(record);
    const std::size_t moment = m_course.lastMoment(m_now);
    const bool isKept =
        !record.positions.empty() && record.positions.back().after == m_course.entriesAt(moment);
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

void Match::answer(Choice choice, Answerer answerer)
{
    const bool dealt = answerer == Answerer::Dealer;
    Ply ply;
    ply.decision = m_state->decision();
    ply.choice = choice;
    ply.dealt = dealt;
    ply.secrecy = m_state->secrecy(choice);
    ply.decider = secrecyOfDecider(*m_state);
    ply.chances = chances() + (ply.decision.seat == kChance ? 1 : 0);
    ply.entries = m_course.entriesAt(m_now) + (dealt ? 0 : 1);
    EventSink events(ply.events);
    m_state->apply(choice, events);
    ply.hash = m_state->hash();
    ply.atMoment = m_state->isAtMoment();
    ply.atSavePoint = m_state->isAtSavePoint();
    m_course.add(std::move(ply), *m_state);
    ++m_now;
}

void Match::dealChance()
{
    while (m_record.chance == ChanceMode::Dealt && m_state->decision().seat == kChance)
        answer(dealtChoice(), Answerer::Dealer);
}

void Match::cutFuture()
{
    cutToNow(m_record);
    m_course.cut(m_now);
}

void Match::cutToNow(Record &record) const
{
    cutAfter(record, m_course.entriesAt(m_now));
    record.resignations.resize(m_course.resignationsAt(m_now));
}

void Match::moveTo(std::size_t ply)
{
    const std::size_t before = m_now;
    m_course.move(*m_state, m_now, ply);
    m_now = ply;
    tellJournal(before);
}

/// Replaying the choices costs some milliseconds a hundred and makes the snapshots on the way.
Match Match::branchAt(std::size_t ply) const
{
    Record base = m_record;
    const RecordBefore &before = m_course.before();
    cutAfter(base, before.entries);
    base.resignations.resize(before.resignations);
    Match branch(m_setup, start().clone(), std::move(base), before.chances);
    const std::span<const Ply> plies = m_course.plies();
    for (std::size_t i = 0; i < ply; ++i) {
        if (plies[i].resignation)
            static_cast<void>(branch.resign(plies[i].decision.seat));
        else if (!plies[i].dealt)
            static_cast<void>(branch.play(plies[i].choice, i)); // it was legal here
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
        return m_journal->goBack(m_course.entriesAt(m_now), m_course.resignationsAt(m_now));
    std::size_t resignations = m_course.before().resignations;
    for (std::size_t i = 0; i < m_now; ++i) {
        const Ply &ply = m_course.plies()[i];
        if (ply.resignation && i >= before)
            m_journal->add(m_record.resignations[resignations]);
        else if (!ply.dealt && i >= before)
            tellEntry(ply.entries);
        resignations += ply.resignation ? 1 : 0;
    }
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

} // namespace merlon
