#pragma once

#include "core/engine/agenda/play.h"
#include "core/engine/agenda/setup.h"
#include "core/engine/agenda/step_rule.h"
#include "core/engine/agenda/view.h"
#include "core/engine/moments.h"
#include "core/engine/state.h"

#include <cassert>
#include <memory>
#include <optional>
#include <utility>

namespace merlon::agenda {

/// A state of a game: the flat data, the shared setup, and the choices of the present decision once they are
/// known. What happens is in the steps of the agenda (steps.h of each game).
template <class Edition>
class AgendaState final : public State, public KeepsMoments {
public:
    using Data = typename Edition::Data;
    using GameSetup = AgendaSetup<Edition>;
    using Play = typename GameSetup::Play;
    using Scene = typename GameSetup::Scene;

    /// Runs the agenda of the data on to its first decision.
    AgendaState(std::shared_ptr<const GameSetup> setup, const Data &data);
    AgendaState(std::shared_ptr<const GameSetup> setup, const Data &data, EventSink &events);

    Decision decision() const override { return decisionAt<Edition>(scene()); }
    void choices(ChoiceList &out) const override;
    void outcomes(OutcomeList &out) const override;
    void apply(Choice made, EventSink &events) override;
    Reason whyNot(Choice candidate) const override;
    Secrecy secrecy(Choice made) const override;
    void resign(Seat seat, EventSink &events) override;
    std::unique_ptr<State> clone() const override;
    void copyFrom(const State &other) override;
    std::unique_ptr<View> seenBy(SeatSet seats) const override;
    std::unique_ptr<View> seenAtMoment(SeatSet seats) const override
    {
        return std::make_unique<AgendaView<Edition>>(m_setup, m_moment ? *m_moment : m_data, seats);
    }
    std::uint64_t hash() const override { return Edition::hash(m_data, field()); }
    Outcome outcome() const override { return Edition::outcome(scene()); }
    Json position() const override; // writing_position.h
    void takeTraces(const State &earlier) override;
    bool isAtMoment() const override { return m_isAtMoment; }
    bool isAtSavePoint() const override { return m_isAtMoment && m_moment && isSavePoint(*m_moment); }
    void forgetMoments() override
    {
        m_keepsMoments = m_isAtMoment = false;
        m_moment.reset();
    }
    const Setup &setup() const override { return *m_setup; }

    const Data &data() const { return m_data; }
    const typename Edition::Field &field() const { return m_setup->field(); }
    const typename Edition::Rules &rules() const { return m_setup->rules(); }
    /// Becomes a state with this data, which stands at a decision. Of the moments before it nothing is known.
    void setData(const Data &data);
    /// Becomes the state that this data leads to: runs its agenda on to the first decision.
    void beginWith(const Data &data, EventSink &events);

private:
    using Rule = StepRule<typename Edition::StepKind, Play>;
    using Nature = typename Rule::Nature;

    /// For clone: without the known choices, which are found again when they are asked for.
    AgendaState(const AgendaState &other);

    Scene scene() const { return m_setup->scene(m_data); }
    /// Whether a campaign is saved at the moment at which these data stand.
    bool isSavePoint(const Data &data) const;
    /// Keeps the data as those of the last moment, if they are at one.
    void noteMoment();
    /// Takes over the last moment of another state, if this one keeps moments.
    void copyMoment(const AgendaState &other);
    /// Works through the agenda to the next decision with two choices or more, or one that must be asked.
    void runOn(EventSink &events);

    Data m_data;
    std::optional<Data> m_moment; ///< what the data were at the last moment, if it is known
    std::shared_ptr<const GameSetup> m_setup;
    ChoiceList m_choices;           ///< of the present decision, if m_known
    mutable OutcomeList m_outcomes; ///< of the present draw, if m_known; else a buffer for whyNot
    bool m_known = false;
    bool m_keepsMoments = true;
    bool m_isAtMoment = false; ///< no choice was made since
};

template <class Edition>
AgendaState<Edition>::AgendaState(std::shared_ptr<const GameSetup> setup, const Data &data)
    : m_data(data)
    , m_setup(std::move(setup))
{
    EventSink nobody;
    runOn(nobody);
}

template <class Edition>
AgendaState<Edition>::AgendaState(std::shared_ptr<const GameSetup> setup, const Data &data, EventSink &events)
    : m_data(data)
    , m_setup(std::move(setup))
{
    runOn(events);
}

template <class Edition>
AgendaState<Edition>::AgendaState(const AgendaState &other)
    : m_data(other.m_data)
    , m_setup(other.m_setup)
    , m_keepsMoments(other.m_keepsMoments)
{
    copyMoment(other);
}

template <class Edition>
void AgendaState<Edition>::copyFrom(const State &other)
{
    const auto &from = static_cast<const AgendaState &>(other);
    setData(from.m_data);
    copyMoment(from);
}

template <class Edition>
void AgendaState<Edition>::copyMoment(const AgendaState &other)
{
    if (!m_keepsMoments || !other.m_moment)
        return;
    m_moment = other.m_moment;
    m_isAtMoment = other.m_isAtMoment;
}

template <class Edition>
void AgendaState<Edition>::choices(ChoiceList &out) const
{
    if (isOver<Edition>(m_data))
        return out.clear();
    const Step step = topOf(m_data);
    const Rule &rule = Edition::ruleOf(step);
    if (rule.isQuestion() && m_known)
        return out.assign(m_choices);
    out.clear();
    if (rule.nature == Nature::Draw) {
        OutcomeList outcomeList;
        outcomes(outcomeList);
        for (const ChanceOutcome &outcome : outcomeList)
            out.add(outcome.choice);
    } else {
        rule.offer(scene(), step, out);
    }
}

template <class Edition>
void AgendaState<Edition>::outcomes(OutcomeList &out) const
{
    out.clear();
    if (isOver<Edition>(m_data))
        return;
    const Step step = topOf(m_data);
    const Rule &rule = Edition::ruleOf(step);
    if (rule.nature != Nature::Draw)
        return;
    if (m_known)
        out.assign(m_outcomes.begin(), m_outcomes.end());
    else
        rule.draw(scene(), step, out);
}

template <class Edition>
void AgendaState<Edition>::apply(Choice made, EventSink &events)
{
    assert(!isOver<Edition>(m_data) && !whyNot(made));
    const Step step = topOf(m_data);
    --m_data.agendaSize;
    m_isAtMoment = false;
    Play play = m_setup->play(m_data, events);
    Edition::ruleOf(step).take(play, step, made);
    runOn(events);
}

template <class Edition>
void AgendaState<Edition>::runOn(EventSink &events)
{
    m_known = false;
    Play play = m_setup->play(m_data, events);
    while (!isOver<Edition>(m_data)) {
        const Step step = topOf(m_data);
        const Rule &rule = Edition::ruleOf(step);
        if (rule.isLandmark)
            noteMoment();
        switch (rule.nature) {
        case Nature::Work:
            --m_data.agendaSize;
            rule.work(play, step);
            break;
        case Nature::Draw:
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
        case Nature::Question:
            m_choices.clear();
            rule.offer(scene(), step, m_choices);
            if (m_choices.size() > 1
                || (m_choices.size() == 1 && rule.ask != nullptr && rule.ask(scene(), step))) {
                m_known = true;
                return;
            }
            --m_data.agendaSize;
            if (!m_choices.empty()) // a single legal choice is carried out without asking
                rule.take(play, step, m_choices[0]);
            break;
        }
    }
    if (m_data.agendaSize == 0)
        noteMoment();
}

template <class Edition>
void AgendaState<Edition>::takeTraces([[maybe_unused]] const State &earlier)
{
    if constexpr (requires { Edition::takeTraces(m_data, m_data); }) {
        const Data &before = static_cast<const AgendaState &>(earlier).m_data;
        Edition::takeTraces(m_data, before);
        if (m_moment)
            Edition::takeTraces(*m_moment, before);
    }
}

template <class Edition>
bool AgendaState<Edition>::isSavePoint([[maybe_unused]] const Data &data) const
{
    if constexpr (requires { Edition::isSavePoint(data); })
        return m_setup->campaign().has_value() && Edition::isSavePoint(data);
    else
        return false;
}

template <class Edition>
void AgendaState<Edition>::noteMoment()
{
    if (!m_keepsMoments || isAtSavePoint() || !Edition::isMoment(*m_setup, m_data))
        return;
    m_moment = m_data;
    m_isAtMoment = true;
}

template <class Edition>
Reason AgendaState<Edition>::whyNot(Choice candidate) const
{
    if (isOver<Edition>(m_data) || !m_setup->vocabulary().isWellFormed(candidate))
        return Edition::notNow();
    const Step step = topOf(m_data);
    const Rule &rule = Edition::ruleOf(step);
    if (rule.isQuestion())
        return rule.whyNot(scene(), step, candidate);
    if (!m_known) {
        m_outcomes.clear();
        rule.draw(scene(), step, m_outcomes);
    }
    for (const ChanceOutcome &outcome : m_outcomes) {
        if (outcome.choice == candidate)
            return kLegal;
    }
    return Edition::notNow(rule.rule);
}

template <class Edition>
Secrecy AgendaState<Edition>::secrecy(Choice made) const
{
    const Step step = topOf(m_data);
    const Rule &rule = Edition::ruleOf(step);
    if (rule.hides != nullptr && rule.hides(scene(), step, made))
        return {Edition::whoKnows(scene(), step), 0, true};
    const bool hasArguments = !m_setup->vocabulary().verbs()[made.verb].types.empty();
    const std::uint8_t args =
        rule.secretArgs != nullptr && hasArguments ? rule.secretArgs(scene(), step) : std::uint8_t {0};
    return args == 0 ? Secrecy {} : Secrecy {Edition::whoKnows(scene(), step), args, false};
}

template <class Edition>
void AgendaState<Edition>::resign(Seat seat, EventSink &events)
{
    Play play = m_setup->play(m_data, events);
    Edition::resign(play, seat);
    m_known = false;
    m_isAtMoment = false;
}

template <class Edition>
std::unique_ptr<State> AgendaState<Edition>::clone() const
{
    return std::unique_ptr<State>(new AgendaState(*this));
}

template <class Edition>
void AgendaState<Edition>::setData(const Data &data)
{
    m_data = data;
    m_known = m_isAtMoment = false;
    m_moment.reset();
}

template <class Edition>
void AgendaState<Edition>::beginWith(const Data &data, EventSink &events)
{
    setData(data);
    runOn(events);
}

template <class Edition>
std::unique_ptr<View> AgendaState<Edition>::seenBy(SeatSet seats) const
{
    return std::make_unique<AgendaView<Edition>>(m_setup, m_data, seats);
}

/// Does the work of a step, and of those of its kind that follow from it, on an agenda of its own: for reports of what
/// is to come. What else follows is dropped.
template <class Edition>
void workThrough(typename Edition::Play &play, typename Edition::StepKind kind)
{
    play.data.agendaSize = 0;
    push(play, kind);
    while (play.data.agendaSize > 0) {
        const Step step = topOf(play.data);
        --play.data.agendaSize;
        if (step.kind == static_cast<std::uint8_t>(kind))
            Edition::ruleOf(step).work(play, step);
    }
}

} // namespace merlon::agenda
