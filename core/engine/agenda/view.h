#pragma once

#include "core/engine/agenda/setup.h"
#include "core/engine/agenda/step_rule.h"
#include "core/engine/state.h"

#include <array>
#include <memory>
#include <utility>

namespace merlon::agenda {

template <class Edition>
class AgendaState;

/// The decision that a position stands at.
template <class Edition>
Decision decisionAt(const typename AgendaSetup<Edition>::Scene &scene)
{
    Decision decision;
    if (isOver<Edition>(scene.data))
        return decision;
    const Step step = topOf(scene.data);
    const auto &rule = Edition::ruleOf(step);
    decision.seat = rule.asksSeatOfStep() ? step.seat : rule.seat;
    decision.kind = step.kind;
    decision.depth = rule.depth;
    constexpr std::uint16_t kNone = 0;
    decision.about = {rule.aboutCount > 0 ? step.a : kNone, rule.aboutCount > 1 ? step.b : kNone,
                      rule.aboutCount > 2 ? step.c : kNone};
    decision.ask = rule.ask != nullptr && rule.ask(scene, step);
    decision.rule = rule.rule.isNone() ? unpacked(step.c) : rule.rule;
    return decision;
}

/// What some seats may know of a state: the data with everything else taken out. Hidden things have values that stand
/// for "hidden".
template <class Edition>
class AgendaView final : public View {
public:
    using Data = typename Edition::Data;
    using GameSetup = AgendaSetup<Edition>;

    AgendaView(std::shared_ptr<const GameSetup> setup, const Data &data, SeatSet seats);

    SeatSet seats() const override { return m_seats; }
    Decision decision() const override { return decisionAt<Edition>(scene()); }
    void choices(ChoiceList &out) const override;
    Reason whyNot(Choice candidate) const override;
    Outcome outcome() const override { return Edition::outcome(scene()); }
    void imagine(State &into, Random &random) const override;
    std::uint64_t hash() const override { return Edition::hash(m_known, field()); }
    Json position() const override; // writing_position.h
    const Setup &setup() const override { return *m_setup; }

    const Data &known() const { return m_known; }
    const typename Edition::Field &field() const { return m_setup->field(); }
    const typename Edition::Rules &rules() const { return m_setup->rules(); }

private:
    typename GameSetup::Scene scene() const { return m_setup->scene(m_known); }

    std::shared_ptr<const GameSetup> m_setup;
    Data m_known;
    SeatSet m_seats;
};

template <class Edition>
AgendaView<Edition>::AgendaView(std::shared_ptr<const GameSetup> setup, const Data &data, SeatSet seats)
    : m_setup(std::move(setup))
    , m_known(data)
    , m_seats(seats)
{
    if (!Edition::isDecided(data))
        Edition::hideFrom(seats, m_known, field(), rules());
}

template <class Edition>
void AgendaView<Edition>::choices(ChoiceList &out) const
{
    out.clear();
    if (isOver<Edition>(m_known) || !m_seats.contains(decision().seat))
        return;
    const Step step = topOf(m_known);
    Edition::ruleOf(step).offer(scene(), step, out);
}

template <class Edition>
Reason AgendaView<Edition>::whyNot(Choice candidate) const
{
    if (!m_seats.contains(decision().seat) || !m_setup->vocabulary().isWellFormed(candidate))
        return Edition::notNow();
    const Step step = topOf(m_known);
    return Edition::ruleOf(step).whyNot(scene(), step, candidate);
}

template <class Edition>
void AgendaView<Edition>::imagine(State &into, Random &random) const
{
    Data data = m_known;
    Edition::imagine(data, field(), rules(), random);
    static_cast<AgendaState<Edition> &>(into).setData(data);
}

} // namespace merlon::agenda
