#include "core/games/siege1/siege1_state.h"

#include "core/games/siege1/pieces.h"
#include "core/games/siege1/position.h"
#include "core/games/siege1/siege1_view.h"
#include "core/games/siege1/steps.h"

#include <algorithm>
#include <cassert>

namespace merlon::siege1 {

namespace {

Step topOf(const SiegeData &data)
{
    return data.agenda[data.agendaSize - 1u];
}

const StepRule &topRule(const SiegeData &data)
{
    return ruleOf(topOf(data));
}

bool isOver(const SiegeData &data)
{
    return data.winner != Winner::Nobody || data.agendaSize == 0;
}

} // namespace

Decision decisionOf(const Scene &scene)
{
    if (isOver(scene.data))
        return {};
    const Step step = topOf(scene.data);
    const StepRule &rule = ruleOf(step);
    const bool draw = rule.nature == StepRule::Nature::Draw;
    Decision decision {.seat = draw ? kChance : step.seat, .kind = step.kind, .depth = rule.depth};
    const std::array<std::uint16_t, 3> args {step.a, step.b, step.c};
    for (std::size_t i = 0; i < rule.aboutCount; ++i)
        decision.about[i] = args[i];
    decision.ask = rule.ask != nullptr && rule.ask(scene, step);
    decision.rule = rule.rule == RuleId {} ? siege::unpacked(step.c) : rule.rule;
    return decision;
}

Outcome outcomeOf(const Scene &scene)
{
    const SiegeData &data = scene.data;
    Outcome outcome;
    if (data.winner == Winner::Nobody)
        return outcome;
    outcome.over = true;
    const bool invaders = data.winner == Winner::Invaders;
    for (int seat = 0; seat < scene.rules.players; ++seat) {
        const bool invader = isInvader(scene.rules, static_cast<Seat>(seat));
        SeatResult &result = outcome.seats[static_cast<std::size_t>(seat)];
        result.place = invader == invaders ? 1 : 2;
        result.score = invader ? data.invaderGlory : data.defenderGlory;
    }
    if (data.ending == Ending::Resigned) {
        outcome.why = {static_cast<std::uint16_t>(EventKind::SeatResigned), {1, 1}, {data.resigned}, {}};
        return outcome;
    }
    const RuleId rule = data.ending == Ending::TieBreak ? RuleId {22, 7}
        : data.ending == Ending::HeldOut                ? RuleId {21, 5}
                                                        : RuleId {22, 6};
    outcome.why = {static_cast<std::uint16_t>(EventKind::GameWon),
                   rule,
                   {static_cast<std::uint16_t>(invaders ? kTeamOfInvaders : kTeamOfDefenders),
                    static_cast<std::uint16_t>(std::max<int>(data.invaderGlory, 0)),
                    static_cast<std::uint16_t>(std::max<int>(data.defenderGlory, 0))},
                   {}};
    return outcome;
}

Siege1State::Siege1State(std::shared_ptr<const Siege1Setup> setup, const SiegeData &data)
    : m_data(data)
    , m_setup(std::move(setup))
{
    EventSink nobody;
    runOn(nobody);
}

Siege1State::Siege1State(std::shared_ptr<const Siege1Setup> setup, const SiegeData &data, EventSink &events)
    : m_data(data)
    , m_setup(std::move(setup))
{
    runOn(events);
}

Siege1State::Siege1State(const Siege1State &other)
    : m_data(other.m_data)
    , m_setup(other.m_setup)
{
}

Decision Siege1State::decision() const
{
    return decisionOf(scene());
}

void Siege1State::choices(ChoiceList &out) const
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

void Siege1State::outcomes(OutcomeList &out) const
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

void Siege1State::apply(Choice made, EventSink &events)
{
    assert(!isOver(m_data) && !whyNot(made));
    const Step step = topOf(m_data);
    --m_data.agendaSize;
    Play play {m_data, m_setup->field(), m_setup->rules(), events};
    ruleOf(step).take(play, step, made);
    runOn(events);
}

void Siege1State::runOn(EventSink &events)
{
    m_known = false;
    Play play {m_data, m_setup->field(), m_setup->rules(), events};
    while (!isOver(m_data)) {
        const Step step = topOf(m_data);
        const StepRule &rule = ruleOf(step);
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
            if (!m_choices.empty()) // S1-1.3: a single legal choice is carried out without asking
                rule.take(play, step, m_choices[0]);
            break;
        }
    }
}

Reason Siege1State::whyNot(Choice candidate) const
{
    if (isOver(m_data) || !m_setup->vocabulary().isWellFormed(candidate))
        return notNow();
    const Step step = topOf(m_data);
    const StepRule &rule = ruleOf(step);
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

/// Section 6: all secrets are those of the invaders' team.
Secrecy Siege1State::secrecy(Choice made) const
{
    const StepRule &rule = topRule(m_data);
    const bool hasArguments = !m_setup->vocabulary().verbs()[made.verb].types.empty();
    if (rule.secretArgs == nullptr || !hasArguments)
        return {};
    const std::uint8_t args = rule.secretArgs(scene(), topOf(m_data));
    return args == 0 ? Secrecy {} : Secrecy {invaderTeam(m_setup->rules()), args, false};
}

void Siege1State::resign(Seat seat, EventSink &events)
{
    Play play {m_data, m_setup->field(), m_setup->rules(), events};
    m_data.winner = isInvader(m_setup->rules(), seat) ? Winner::Defenders : Winner::Invaders;
    m_data.ending = Ending::Resigned;
    m_data.resigned = seat;
    tell(play, EventKind::SeatResigned, {1, 1}, seat);
    m_known = false;
}

std::unique_ptr<State> Siege1State::clone() const
{
    return std::unique_ptr<State>(new Siege1State(*this));
}

void Siege1State::copyFrom(const State &other)
{
    m_data = static_cast<const Siege1State &>(other).m_data;
    m_known = false;
}

void Siege1State::setData(const SiegeData &data)
{
    m_data = data;
    m_known = false;
}

std::unique_ptr<View> Siege1State::seenBy(SeatSet seats) const
{
    return std::make_unique<Siege1View>(m_setup, m_data, seats);
}

std::uint64_t Siege1State::hash() const
{
    return hashOf(m_data, m_setup->field());
}

Outcome Siege1State::outcome() const
{
    return outcomeOf(scene());
}

nlohmann::ordered_json Siege1State::position() const
{
    return writePosition(*m_setup, m_data);
}

} // namespace merlon::siege1
