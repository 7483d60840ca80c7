#pragma once

#include "core/engine/state.h"
#include "core/games/siege1/siege1_setup.h"
#include "core/games/siege1/siege_data.h"

#include <memory>

namespace merlon::siege1 {

/// What some seats may know of a position (section 6 of the rules): the data with everything else taken out. The
/// invaders share what they know; the defenders have no secrets.
class Siege1View final : public View {
public:
    Siege1View(std::shared_ptr<const Siege1Setup> setup, const SiegeData &data, SeatSet seats);

    SeatSet seats() const override { return m_seats; }
    Decision decision() const override;
    void choices(ChoiceList &out) const override;
    Outcome outcome() const override;
    void imagine(State &into, Random &random) const override;
    std::uint64_t hash() const override;
    nlohmann::ordered_json position() const override;
    const Setup &setup() const override { return *m_setup; }

    /// Hidden things read Order::Hidden and kHiddenCard.
    const SiegeData &known() const { return m_known; }
    const siege::Battlefield &field() const { return m_setup->field(); }
    const Rules &rules() const { return m_setup->rules(); }

private:
    Scene scene() const { return {m_known, m_setup->field(), m_setup->rules()}; }

    std::shared_ptr<const Siege1Setup> m_setup;
    SiegeData m_known;
    SeatSet m_seats;
};

} // namespace merlon::siege1
