#include "core/engine/match/seen_acts.h"

#include "core/engine/game.h"
#include "core/engine/notation/vocabulary.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <span>
#include <string_view>
#include <utility>

namespace merlon {

namespace {

/// Cuts what one state tells into acts.
class ActCutter final : public EventWatcher {
public:
    ActCutter(State &state, SeatSet seats, const StoryPlan &plan, bool inFight)
        : m_state(state)
        , m_words(state.setup().vocabulary())
        , m_seats(seats)
        , m_plan(plan)
        , m_inFight(inFight)
    {
    }

    void play(const Ply &ply, std::size_t number)
    {
        const bool isSeen = ply.resignation || isVisibleTo(ply.secrecy, m_seats);
        if (isSeen || m_acts.empty()) {
            m_chooser = isVisibleTo(ply.decider, m_seats) ? ply.decision.seat : kSomebody;
            open(number, m_chooser, ply.resignation);
        }
        EventSink events(static_cast<EventWatcher &>(*this));
        if (ply.resignation)
            m_state.resign(ply.decision.seat, events);
        else
            m_state.apply(ply.choice, events);
        // What has been settled is seen as it stood then.
        if (m_wasGreat && m_plan.areFightsLed())
            return;
        m_acts.back().view = m_state.seenBy(m_seats); // what was settled without a word is in it, too
    }

    void told(const Event &event) override
    {
        noteFight(event);
        if (!isVisibleTo(event, m_seats))
            return;
        const Event seen = maskedFor(event, m_seats);
        const int place = placeOf(seen, m_words);
        const bool isAlone = isOneOf(m_plan.alone.events, seen, m_words);
        if (beginsAct(seen, place) || (isAlone && !canBeAlone(m_acts.back()))) {
            open(m_acts.back().ply, m_chooser, false);
            m_acts.back().isChoice = false;
        }
        SeenAct &act = m_acts.back();
        m_section = sectionOf(seen);
        if (act.events.empty())
            noteActing(act);
        if (isAlone)
            noteAlone(act);
        const bool isPreparing = isGathered(act.events, m_plan, m_words);
        act.events.push_back(seen);
        act.inFight = act.inFight || m_inFight;
        if (act.place < 0 || (place >= 0 && isPreparing))
            act.place = place;
        act.view = m_state.clone()->seenBy(m_seats);
        m_wasGreat = isGreat(seen, m_plan, m_words);
        m_wasPassing = isPassing(seen);
    }

    std::vector<SeenAct> take()
    {
        std::vector<SeenAct> acts;
        for (SeenAct &act : m_acts) {
            if (!acts.empty() && goesOnWith(acts.back(), act))
                join(acts.back(), std::move(act));
            else
                acts.push_back(std::move(act));
        }
        return acts;
    }

private:
    /// What is gathered goes on with what is gathered, and with what has happened at its place, unless that is settled.
    bool goesOnWith(const SeenAct &act, const SeenAct &next) const
    {
        if (!m_plan.areFightsLed() || act.resignation || next.resignation || next.inFight != act.inFight)
            return false;
        if (next.events.empty())
            return true;
        if (next.isAlone && !act.isAlone)
            return false;
        const auto gathered = [this](const Event &event) { return isOneOf(m_plan.gathered, event, m_words); };
        if (!std::ranges::all_of(next.events, gathered))
            return false;
        const auto first = std::ranges::find_if_not(
            act.events, [this](const Event &event) { return isOneOf(m_plan.passing, event, m_words); });
        if (std::all_of(first, act.events.end(), gathered))
            return act.seat == next.seat;
        const bool isSettled = std::any_of(first, act.events.end(), [&](const Event &event) {
            return !gathered(event) && isGreat(event, m_plan, m_words);
        });
        return !isSettled && next.place >= 0 && next.place == act.place;
    }

    static void join(SeenAct &act, SeenAct next)
    {
        if (next.events.empty())
            return;
        if (act.events.empty())
            act.place = next.place;
        std::ranges::move(next.events, std::back_inserter(act.events));
        act.view = std::move(next.view);
    }

    void open(std::size_t ply, Seat seat, bool resignation)
    {
        SeenAct &act = m_acts.emplace_back();
        act.ply = ply;
        act.seat = seat;
        act.resignation = resignation;
        act.isChoice = true;
        act.inFight = m_inFight;
        m_wasGreat = false;
        m_wasPassing = true;
        m_section = nullptr;
    }

    /// What pieces of a team do by themselves is its own act, whoever has chosen before.
    void noteActing(SeenAct &act) const
    {
        const std::span<const SeatInfo> seats = m_state.setup().seats();
        if (!m_section || m_section->team < 0
            || (act.seat < seats.size() && seats[act.seat].team == m_section->team))
            return;
        const auto first = std::ranges::find(seats, m_section->team, &SeatInfo::team);
        if (first == seats.end())
            return;
        act.seat = static_cast<Seat>(first - seats.begin());
        act.isChoice = false;
    }

    /// So far it only prepares what follows, or it is told of pieces that act alone.
    bool canBeAlone(const SeenAct &act) const
    {
        return act.isAlone
            || std::ranges::all_of(act.events, [this](const Event &event) { return isPassing(event); });
    }

    /// It is not what the chooser does, unless they sit in for those who act.
    void noteAlone(SeenAct &act) const
    {
        const std::span<const SeatInfo> seats = m_state.setup().seats();
        const auto leader = std::ranges::find(seats, m_plan.alone.team, &SeatInfo::team);
        const Seat acting = leader == seats.end() ? kChance : static_cast<Seat>(leader - seats.begin());
        act.isAlone = true;
        act.isChoice = act.isChoice && act.seat == acting;
        act.seat = acting;
    }

    bool isPassing(const Event &event) const { return isOneOf(m_plan.passing, event, m_words); }

    /// In fights: their steps follow each other without a choice.
    const StorySection *sectionOf(const Event &event) const
    {
        for (const StorySection &section : m_plan.sections) {
            if (section.when == StorySection::When::InFights && m_inFight && event.rule >= section.first
                && event.rule <= section.last)
                return &section;
        }
        return nullptr;
    }

    bool beginsAct(const Event &event, int place) const
    {
        const SeenAct &act = m_acts.back();
        if (act.events.empty() || m_wasPassing)
            return false;
        return m_wasGreat || (place >= 0 && act.place >= 0 && place != act.place)
            || (m_inFight && sectionOf(event) != m_section)
            || m_words.events()[event.kind].role == TermRole::Fight;
    }

    void noteFight(const Event &event)
    {
        const TermRole role = m_words.events()[event.kind].role;
        if (role == TermRole::Fight)
            m_inFight = true;
        if (role == TermRole::Round || role == TermRole::RoundEnd || role == TermRole::Part)
            m_inFight = false;
    }

    State &m_state;
    const Vocabulary &m_words;
    SeatSet m_seats;
    const StoryPlan &m_plan;
    bool m_inFight;
    Seat m_chooser = kSomebody; ///< who has answered the last question that is seen
    bool m_wasGreat = false;    ///< the last event of the act
    bool m_wasPassing = false;  ///< all that has happened in the act so far prepares what follows
    const StorySection *m_section = nullptr;
    std::vector<SeenAct> m_acts;
};

} // namespace

std::vector<SeenAct> actsThrough(const State &start, std::span<const Ply> plies, SeatSet seats,
                                 const StoryPlan &plan, bool inFight)
{
    const std::unique_ptr<State> state = start.clone();
    ActCutter cutter(*state, seats, plan, inFight);
    for (std::size_t i = 0; i < plies.size(); ++i)
        cutter.play(plies[i], i);
    return cutter.take();
}

bool isInFight(std::span<const Ply> plies, const Vocabulary &words)
{
    for (std::size_t i = plies.size(); i-- > 0;) {
        for (std::size_t event = plies[i].events.size(); event-- > 0;) {
            switch (words.events()[plies[i].events[event].kind].role) {
            case TermRole::Fight:
                return true;
            case TermRole::Round:
            case TermRole::RoundEnd:
            case TermRole::Part:
                return false;
            default:
                break;
            }
        }
    }
    return false;
}

bool isGreat(const Event &event, const StoryPlan &plan, const Vocabulary &words)
{
    return words.events()[event.kind].role == TermRole::Death
        || (plan.verdictOf && plan.verdictOf(event).wording != nullptr);
}

bool isGathered(std::span<const Event> events, const StoryPlan &plan, const Vocabulary &words)
{
    return plan.areFightsLed() && !events.empty() && std::ranges::all_of(events, [&](const Event &event) {
               return isOneOf(plan.gathered, event, words) || isOneOf(plan.passing, event, words);
           });
}

bool isOneOf(std::span<const std::string_view> keys, const Event &event, const Vocabulary &words)
{
    return std::ranges::find(keys, words.events()[event.kind].key) != keys.end();
}

int placeOf(const Event &event, const Vocabulary &words)
{
    const Term &term = words.events()[event.kind];
    for (std::size_t i = 0; i < term.types.size(); ++i) {
        const ArgumentType &type = words.types()[term.types[i]];
        if (event.args[i] == kHidden)
            continue;
        if (type.kind == ArgumentKind::Place)
            return event.args[i];
        if (event.args[i] < type.places.size())
            return type.places[event.args[i]];
    }
    return -1;
}

} // namespace merlon
