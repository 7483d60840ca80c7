#pragma once

#include "core/engine/state.h"
#include "core/games/siege1/play.h"
#include "core/games/siege1/siege1_setup.h"
#include "core/games/siege1/siege_data.h"

#include <memory>

namespace merlon::siege1 {

/// A state of Siege I: the flat data, the shared setup, and the choices of the present decision once they are known.
class Siege1State final : public State {
public:
    /// Runs the agenda of the data on to its first decision.
    Siege1State(std::shared_ptr<const Siege1Setup> setup, const SiegeData &data);
    Siege1State(std::shared_ptr<const Siege1Setup> setup, const SiegeData &data, EventSink &events);

    Decision decision() const override;
    void choices(ChoiceList &out) const override;
    void outcomes(OutcomeList &out) const override;
    void apply(Choice made, EventSink &events) override;
    Reason whyNot(Choice candidate) const override;
    Secrecy secrecy(Choice made) const override;
    void resign(Seat seat, EventSink &events) override;
    std::unique_ptr<State> clone() const override;
    void copyFrom(const State &other) override;
    std::unique_ptr<View> seenBy(SeatSet seats) const override;
    std::uint64_t hash() const override;
    Outcome outcome() const override;
    nlohmann::ordered_json position() const override;
    const Setup &setup() const override { return *m_setup; }

    const SiegeData &data() const { return m_data; }
    const siege::Battlefield &field() const { return m_setup->field(); }
    const Rules &rules() const { return m_setup->rules(); }
    /// Becomes a state with this data, which stands at a decision.
    void setData(const SiegeData &data);

private:
    /// For clone: without the known choices, which are found again when they are asked for.
    Siege1State(const Siege1State &other);

    Scene scene() const { return {m_data, m_setup->field(), m_setup->rules()}; }
    /// Works through the agenda to the next decision with two choices or more, or one that must be asked.
    void runOn(EventSink &events);

    SiegeData m_data;
    std::shared_ptr<const Siege1Setup> m_setup;
    ChoiceList m_choices;           ///< of the present decision, if m_known
    mutable OutcomeList m_outcomes; ///< of the present draw, if m_known; else a buffer for whyNot
    bool m_known = false;
};

/// The decision that a position stands at.
Decision decisionOf(const Scene &scene);
/// The result of a position.
Outcome outcomeOf(const Scene &scene);
/// Over all fields in a fixed order.
std::uint64_t hashOf(const SiegeData &data, const siege::Battlefield &field);

} // namespace merlon::siege1
