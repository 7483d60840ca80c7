#include "core/games/siege2/siege2_state.h"

#include "core/games/siege2/assault/strength.h"
#include "core/games/siege2/position.h"
#include "core/games/siege2/siege2_view.h"
#include "core/games/siege2/steps.h"

#include <cassert>

namespace merlon::siege2 {

namespace {

Step topOf(const SiegeData &data)
{
    return data.agenda[data.agendaSize - 1u];
}

const StepRule &topRule(const SiegeData &data)
{
    return ruleOf(static_cast<StepKind>(topOf(data).kind));
}

bool isOver(const SiegeData &data)
{
    return data.winner != Winner::Nobody || data.agendaSize == 0;
}

} // namespace

Decision decisionOf(const Scene &scene)
{
    Decision decision;
    if (isOver(scene.data))
        return decision;
    const Step step = topOf(scene.data);
    const StepRule &rule = topRule(scene.data);
    decision.seat = rule.seat;
    decision.kind = step.kind;
    decision.depth = rule.depth;
    constexpr std::uint16_t kNone = 0;
    decision.about = {rule.aboutCount > 0 ? step.a : kNone, rule.aboutCount > 1 ? step.b : kNone,
                      rule.aboutCount > 2 ? step.c : kNone};
    decision.ask = rule.ask != nullptr && rule.ask(scene, step);
    decision.rule = rule.rule == RuleId {} ? unpacked(step.c) : rule.rule;
    return decision;
}

Outcome outcomeOf(const Scene &scene)
{
    const SiegeData &data = scene.data;
    Outcome outcome;
    if (data.winner == Winner::Nobody)
        return outcome;
    outcome.over = true;
    const bool invader = data.winner == Winner::Invader;
    outcome.seats[kInvader].place = invader ? 1 : 2;
    outcome.seats[kDefender].place = invader ? 2 : 1;
    const auto why = [&](EventKind kind, RuleId rule, std::array<std::uint16_t, 4> args) {
        outcome.why = {static_cast<std::uint16_t>(kind), rule, args, {}};
    };
    switch (data.ending) {
    case Ending::Breach:
        why(EventKind::WallBreached, {18, 9}, breachOf(scene, data.breachedWall));
        break;
    case Ending::Resigned:
        why(EventKind::SeatResigned, {19, 5}, {invader ? kDefender : kInvader});
        break;
    case Ending::HeldOut:
    case Ending::None:
        why(EventKind::DefenderWins, {19, 5}, {});
        break;
    }
    return outcome;
}

Siege2State::Siege2State(std::shared_ptr<const Siege2Setup> setup, const SiegeData &data)
    : m_data(data)
    , m_setup(std::move(setup))
{
    EventSink nobody;
    runOn(nobody);
}

Siege2State::Siege2State(std::shared_ptr<const Siege2Setup> setup, const SiegeData &data, EventSink &events)
    : m_data(data)
    , m_setup(std::move(setup))
{
    runOn(events);
}

Siege2State::Siege2State(const Siege2State &other)
    : m_data(other.m_data)
    , m_setup(other.m_setup)
{
}

Decision Siege2State::decision() const
{
    return decisionOf(scene());
}

void Siege2State::choices(ChoiceList &out) const
{
    if (isOver(m_data))
        return out.clear();
    const StepRule &rule = topRule(m_data);
    if (rule.nature == StepRule::Nature::Question && m_known)
        return out.assign(m_choices);
    out.clear();
    if (rule.nature == StepRule::Nature::Draw) {
        OutcomeList outcomeList;
        outcomes(outcomeList);
        for (const ChanceOutcome &outcome : outcomeList)
            out.add(outcome.choice);
    } else {
        rule.offer(scene(), topOf(m_data), out);
    }
}

void Siege2State::outcomes(OutcomeList &out) const
{
    out.clear();
    if (isOver(m_data))
        return;
    const StepRule &rule = topRule(m_data);
    if (rule.nature != StepRule::Nature::Draw)
        return;
    if (m_known)
        out.assign(m_outcomes.begin(), m_outcomes.end());
    else
        rule.draw(scene(), topOf(m_data), out);
}

void Siege2State::apply(Choice made, EventSink &events)
{
    assert(!isOver(m_data) && !whyNot(made));
    const Step step = topOf(m_data);
    const StepRule &rule = topRule(m_data);
    --m_data.agendaSize;
    Play play {m_data, m_setup->field(), events};
    rule.take(play, step, made);
    runOn(events);
}

void Siege2State::runOn(EventSink &events)
{
    m_known = false;
    Play play {m_data, m_setup->field(), events};
    while (!isOver(m_data)) {
        const Step step = topOf(m_data);
        const StepRule &rule = topRule(m_data);
        switch (rule.nature) {
        case StepRule::Nature::Work:
            --m_data.agendaSize;
            rule.work(play, step);
            break;
        case StepRule::Nature::Draw:
            m_outcomes.clear();
            rule.draw(scene(), step, m_outcomes);
            if (m_outcomes.size() > 1) {
                m_known = true;
                return;
            }
            --m_data.agendaSize;
            if (!m_outcomes.empty())
                rule.take(play, step, m_outcomes.front().choice);
            break;
        case StepRule::Nature::Question:
            m_choices.clear();
            rule.offer(scene(), step, m_choices);
            if (m_choices.size() > 1
                || (m_choices.size() == 1 && rule.ask != nullptr && rule.ask(scene(), step))) {
                m_known = true;
                return;
            }
            --m_data.agendaSize;
            if (!m_choices.empty()) // S2-1.1: a choice with exactly one legal option is made automatically
                rule.take(play, step, m_choices[0]);
            break;
        }
    }
}

Reason Siege2State::whyNot(Choice candidate) const
{
    if (isOver(m_data) || !m_setup->vocabulary().isWellFormed(candidate))
        return notNow();
    const Step step = topOf(m_data);
    const StepRule &rule = topRule(m_data);
    if (rule.nature == StepRule::Nature::Question)
        return rule.whyNot(scene(), step, candidate);
    if (!m_known) {
        m_outcomes.clear();
        rule.draw(scene(), step, m_outcomes);
    }
    for (const ChanceOutcome &outcome : m_outcomes) {
        if (outcome.choice == candidate)
            return kLegal;
    }
    return notNow(rule.rule);
}

Secrecy Siege2State::secrecy(Choice made) const
{
    const StepRule &rule = topRule(m_data);
    const bool hasArguments = !m_setup->vocabulary().verbs()[made.verb].types.empty();
    if (rule.secretArgs == nullptr || !hasArguments)
        return {};
    const auto kind = static_cast<StepKind>(topOf(m_data).kind);
    const Seat knower = kind == StepKind::DrawObjectives ? kInvader
        : kind == StepKind::DrawPlans                    ? kDefender
                                                         : rule.seat;
    return {SeatSet {knower}, rule.secretArgs(scene(), topOf(m_data)), false};
}

void Siege2State::resign(Seat seat, EventSink &events)
{
    Play play {m_data, m_setup->field(), events};
    m_data.winner = seat == kInvader ? Winner::Defender : Winner::Invader;
    m_data.ending = Ending::Resigned;
    tell(play, EventKind::SeatResigned, {19, 5}, seat);
    m_known = false;
}

std::unique_ptr<State> Siege2State::clone() const
{
    return std::unique_ptr<State>(new Siege2State(*this));
}

void Siege2State::copyFrom(const State &other)
{
    m_data = static_cast<const Siege2State &>(other).m_data;
    m_known = false;
}

void Siege2State::setData(const SiegeData &data)
{
    m_data = data;
    m_known = false;
}

std::unique_ptr<View> Siege2State::seenBy(SeatSet seats) const
{
    return std::make_unique<Siege2View>(m_setup, m_data, seats);
}

std::uint64_t Siege2State::hash() const
{
    return hashOf(m_data, m_setup->field());
}

Outcome Siege2State::outcome() const
{
    return outcomeOf(scene());
}

nlohmann::ordered_json Siege2State::position() const
{
    return writePosition(*m_setup, m_data);
}

} // namespace merlon::siege2
