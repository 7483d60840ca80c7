#include "core/games/siege2/reports/statistics.h"

#include "core/games/siege2/assault/strength.h"
#include "core/games/siege2/edition.h"
#include "core/games/siege2/words/words.h"

namespace merlon::siege2 {

namespace {

using siege::Toll;

constexpr std::string_view kCauses[] = {"marksmen", "cannons",   "machines",   "cauldrons", "poles",
                                        "traps",    "melee",     "poison",     "orders",    "rituals",
                                        "plans",    "buildings", "objectives", "payments",  "other"};

constexpr siege::CauseRow kRows[] = {
    {{17, 9}, "marksmen"},  {{17, 2}, "cannons"},   {{6, 3}, "machines"},    {{18, 2}, "cauldrons"},
    {{18, 3}, "poles"},     {{10, 9}, "traps"},     {{18, 11}, "melee"},     {{18, 12}, "melee"},
    {{18, 1}, "poison"},    {{18, 0}, "orders"},    {{9, 0}, "rituals"},     {{16, 3}, "plans"},
    {{15, 13}, "payments"}, {{15, 0}, "buildings"}, {{20, 4}, "objectives"}, {{4, 1}, "payments"},
    {{5, 6}, "payments"},
};

const SiegeData &known(const View &view)
{
    return static_cast<const Siege2View &>(view).known();
}

class Reader final : public siege::StatisticsReader {
public:
    explicit Reader(const Siege2Setup &setup)
        : m_setup(setup)
    {
    }

    const siege::Battlefield &field() const override { return m_setup.field(); }
    std::span<const std::string_view> causes() const override { return kCauses; }
    int roundOf(const View &view) const override { return known(view).round; }
    siege::Strengths strengthsOn(const View &view, int wall) const override
    {
        const WallStrength strength = strengthOn(m_setup.scene(known(view)), wall);
        const bool attacked = !siege::isEmpty(known(view).walls[static_cast<std::size_t>(wall)].invaders);
        return {attacked ? strength.invader : 0, strength.defender};
    }
    int hourglassesIn(const View &view) const override { return known(view).reserve; }
    std::vector<Gauge> gauges(const View &view) const override
    {
        const SiegeData &data = known(view);
        return {{"means", "wood", double(data.wood), kNobody, 0},
                {"means", "wood-pile", double(data.woodPile)}};
    }

protected:
    std::span<const siege::CauseRow> causeRows() const override { return kRows; }
    void count(Toll &toll, const Event &event) const override;

private:
    const Siege2Setup &m_setup;
};

void Reader::count(Toll &toll, const Event &event) const
{
    switch (static_cast<EventKind>(event.kind)) {
    case EventKind::UnitKilled:
        return addUnit(toll, event.args[1]);
    case EventKind::SaboteursTracked: // S2-15.13: a marksman leaves the game for it
        ++toll.losses[1][siege::Marksman];
        return;
    case EventKind::UnitsPaid:
        for (std::size_t unit = 0; unit < siege::kUnitKinds; ++unit)
            toll.losses[0][unit] += event.args[unit + 1];
        return;
    case EventKind::HourglassesGained:
        toll.given = event.args[0];
        return;
    case EventKind::HourglassesLost:
        toll.thrownAway = event.args[0];
        return;
    case EventKind::HourglassPlaced:
        return addInvestment(toll, dataOf(static_cast<Action>(event.args[0])).building);
    default:
        return;
    }
}

} // namespace

std::unique_ptr<siege::StatisticsReader> statisticsReader(const Siege2Setup &setup)
{
    return std::make_unique<Reader>(setup);
}

} // namespace merlon::siege2
