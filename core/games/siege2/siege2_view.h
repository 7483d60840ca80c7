#pragma once

#include "core/engine/state.h"
#include "core/games/siege2/siege2_setup.h"
#include "core/games/siege2/siege_data.h"

#include <memory>

namespace merlon::siege2 {

/// What some seats may know of a position (section 6 of the rules): the data with everything else taken out.
class Siege2View final : public View {
public:
    Siege2View(std::shared_ptr<const Siege2Setup> setup, const SiegeData &data, SeatSet seats);

    SeatSet seats() const override { return m_seats; }
    Decision decision() const override;
    void choices(ChoiceList &out) const override;
    Outcome outcome() const override;
    void imagine(State &into, Random &random) const override;
    std::uint64_t hash() const override;
    nlohmann::ordered_json position() const override;
    const Setup &setup() const override { return *m_setup; }

    /// Hidden things read Trap::Hidden, RitualToken::HiddenDown, Order::Hidden, kHiddenCard.
    const SiegeData &known() const { return m_known; }
    const siege::Battlefield &field() const { return m_setup->field(); }

private:
    std::shared_ptr<const Siege2Setup> m_setup;
    SiegeData m_known;
    SeatSet m_seats;
};

} // namespace merlon::siege2
