#include "core/canvas/siege/siege1_motions.h"

#include "core/canvas/siege/siege_walks.h"
#include "core/games/siege1/siege1_setup.h"
#include "core/games/siege1/words.h"

namespace merlon::canvas {

using namespace siege1;

namespace {

/// Knows what the events of Siege I move.
class Walks final : public SiegeWalks {
public:
    Walks(const Picture &before, const Picture &after, const Setup &setup)
        : SiegeWalks(before, after, setup)
        , m_field(dynamic_cast<const Siege1Setup &>(setup).field())
    {
    }

    void add(const Event &event);

private:
    int hospital() const
    {
        return m_field.buildings[static_cast<std::size_t>(siege::BuildingType::Hospital)].place;
    }

    bool addInvaders(const Event &event);
    bool addDefenders(const Event &event);

    const siege::Battlefield &m_field;
};

bool Walks::addInvaders(const Event &event)
{
    const auto kind = static_cast<EventKind>(event.kind);
    if (kind == EventKind::UnitMarched || kind == EventKind::UnitRoped) {
        walk(key(event, 1), place(event, 0), place(event, 2));
    } else if (kind == EventKind::UnitSent || kind == EventKind::UnitRaised || kind == EventKind::TowerManned
               || kind == EventKind::EnginePlaced) {
        appear(key(event, 0), place(event, 1));
    } else if (kind == EventKind::UnitDisembarked) {
        appear(key(event, 1), place(event, 0));
    } else if (kind == EventKind::SiegeTowerPlaced) {
        appear("siege-tower", place(event, 0));
    } else if (kind == EventKind::TrapSprings) {
        const std::uint8_t path = m_field.pathOfLink[event.args[0]];
        fade(key(event, 1), m_field.paths[path].from);
    } else if (kind == EventKind::TrollCalled) {
        walk("troll", place(event, 0), place(event, 1));
    } else {
        return false;
    }
    return true;
}

bool Walks::addDefenders(const Event &event)
{
    const auto kind = static_cast<EventKind>(event.kind);
    if (kind == EventKind::UnitMoved || kind == EventKind::HeroMoved) {
        walk(key(event, 0), place(event, 1), place(event, 2));
    } else if (kind == EventKind::UnitsExchanged) {
        walk(key(event, 0), place(event, 1), place(event, 3));
        walk(key(event, 2), place(event, 3), place(event, 1));
    } else if (kind == EventKind::UnitPromoted) {
        appear(key(event, 0), place(event, 1));
    } else if (kind == EventKind::UnitRescued) {
        walk(key(event, 0), hospital(), m_field.courtyard);
    } else if (kind == EventKind::PrisonerFreed) {
        appear(key(event, 0), m_field.courtyard);
    } else if (kind == EventKind::UnitScared) {
        fade(key(event, 0), m_field.courtyard);
    } else if (kind == EventKind::UnitConverted) {
        fade(key(event, 0), hospital());
    } else {
        return false;
    }
    return true;
}

void Walks::add(const Event &event)
{
    if (addInvaders(event) || addDefenders(event))
        return;
    const auto kind = static_cast<EventKind>(event.kind);
    if (kind == EventKind::UnitKilled || kind == EventKind::CrewKilled)
        fade(key(event, 1), place(event, 0));
    if (kind == EventKind::EngineHits)
        shake(key(event, 0));
}

} // namespace

std::vector<Motion> siege1Motions(const Picture &before, const Picture &after, std::span<const Event> events,
                                  const Setup &setup)
{
    Walks walks(before, after, setup);
    for (const Event &event : events)
        walks.add(event);
    return walks.taken();
}

} // namespace merlon::canvas
