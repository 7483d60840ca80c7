#include "core/games/siege1/reports/statistics.h"

#include "core/games/siege1/assault/strength.h"
#include "core/games/siege1/edition.h"
#include "core/games/siege1/teams/teams.h"
#include "core/games/siege1/words/words.h"

namespace merlon::siege1 {

namespace {

using siege::Toll;

constexpr std::string_view kCauses[] = {"archers", "goblins", "cannons",   "machines", "cauldrons",
                                        "hooks",   "traps",   "melee",     "poison",   "orders",
                                        "rituals", "heroes",  "buildings", "payments", "other"};

constexpr siege::CauseRow kRows[] = {
    {{18, 5}, "archers"},   {{18, 6}, "goblins"},   {{18, 2}, "cannons"}, {{6, 2}, "machines"},
    {{19, 1}, "cauldrons"}, {{19, 2}, "hooks"},     {{11, 8}, "traps"},   {{19, 5}, "melee"},
    {{7, 7}, "poison"},     {{12, 0}, "orders"},    {{9, 0}, "rituals"},  {{16, 3}, "heroes"},
    {{15, 10}, "payments"}, {{15, 0}, "buildings"}, {{5, 2}, "payments"}, {{4, 4}, "payments"},
};

const SiegeData &known(const View &view)
{
    return static_cast<const Siege1View &>(view).known();
}

class Reader final : public siege::StatisticsReader {
public:
    explicit Reader(const Siege1Setup &setup)
        : m_setup(setup)
    {
    }

    const siege::Battlefield &field() const override { return m_setup.field(); }
    std::span<const std::string_view> causes() const override { return kCauses; }
    int roundOf(const View &view) const override { return known(view).round; }
    siege::Strengths strengthsOn(const View &view, int wall) const override
    {
        const Scene scene = m_setup.scene(known(view));
        return {invaderTotal(scene, wall), defenderTotal(scene, wall)};
    }
    int hourglassesIn(const View &view) const override
    {
        int count = 0;
        for (const DefenderState &seat : known(view).defenders)
            count += seat.purse + seat.barricades;
        return count;
    }
    std::vector<Gauge> gauges(const View &view) const override;

protected:
    std::span<const siege::CauseRow> causeRows() const override { return kRows; }
    void count(Toll &toll, const Event &event) const override;

private:
    const Siege1Setup &m_setup;
};

std::vector<Gauge> Reader::gauges(const View &view) const
{
    std::vector<Gauge> gauges;
    const auto add = [&](const char *chart, const char *key, double value, Seat seat, int side) {
        gauges.push_back({chart, key, value, seat, side});
    };
    const int seats = invaderSeats(m_setup.rules());
    for (int number = 0; number < seats; ++number) {
        const InvaderState &state = known(view).invaders[static_cast<std::size_t>(number)];
        const Seat seat = seats > 1 ? static_cast<Seat>(number) : kNobody;
        add("means", "resources", state.resources, seat, 0);
        add("means", "ready-units", siege::countOf(state.ready), seat, 0);
        add("means", "camp-units", siege::countOf(state.camp), seat, 0);
    }
    add("glory", "glory-invaders", known(view).invaderGlory, kNobody, 0);
    add("glory", "glory-defenders", known(view).defenderGlory, kNobody, 1);
    return gauges;
}

void Reader::count(Toll &toll, const Event &event) const
{
    switch (static_cast<EventKind>(event.kind)) {
    case EventKind::UnitKilled:
    case EventKind::CrewKilled:
    case EventKind::TrapSprings:
        return addUnit(toll, event.args[1]);
    case EventKind::UnitScared:
        return addUnit(toll, static_cast<std::uint16_t>(siege::kUnitKinds + event.args[0]));
    case EventKind::UnitsSpent:
        for (std::size_t unit = 0; unit < siege::kUnitKinds; ++unit)
            toll.losses[0][unit] += event.args[unit];
        return;
    case EventKind::SeatGainsHourglasses:
        toll.given = event.args[1];
        return;
    case EventKind::BarricadesRaised:
        toll.given = event.args[0];
        return;
    case EventKind::SeatLosesHourglasses:
        toll.thrownAway = event.args[1];
        return;
    case EventKind::HourglassPlaced:
        return addInvestment(toll, dataOf(static_cast<Work>(event.args[0])).building);
    default:
        return;
    }
}

} // namespace

std::unique_ptr<siege::StatisticsReader> statisticsReader(const Siege1Setup &setup)
{
    return std::make_unique<Reader>(setup);
}

} // namespace merlon::siege1
