#include "core/canvas/siege/siege2_motions.h"

#include "core/canvas/siege/siege_walks.h"
#include "core/games/siege2/siege2_setup.h"
#include "core/games/siege2/words.h"

namespace merlon::canvas {

using namespace siege2;

namespace {

/// Knows what the events of Siege II move.
class Walks final : public SiegeWalks {
public:
    Walks(const Picture &before, const Picture &after, const Setup &setup)
        : SiegeWalks(before, after, setup)
        , m_field(dynamic_cast<const Siege2Setup &>(setup).field())
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
    if (kind == EventKind::UnitMarched) {
        walk(key(event, 1), place(event, 0), place(event, 2));
    } else if (kind == EventKind::UnitMarchedThrough) {
        walk(key(event, 1), place(event, 0), place(event, 2));
        walk(key(event, 1), place(event, 2), place(event, 3));
    } else if (kind == EventKind::UnitSapped || kind == EventKind::UnitDeployed) {
        appear(key(event, 1), place(event, 0));
    } else if (kind == EventKind::UnitPlaced || kind == EventKind::MachinePlaced) {
        appear(key(event, 0), place(event, 1));
    } else if (kind == EventKind::SiegeTowerPlaced) {
        appear("siege-tower", place(event, 0));
    } else if (kind == EventKind::MaraudersJoined) {
        walk(key(event, 0), m_field.marauders, place(event, 1));
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
    if (kind == EventKind::DefenderMoved) {
        walk(key(event, 0), place(event, 1), place(event, 2));
    } else if (kind == EventKind::DefendersSwapped) {
        walk(key(event, 0), place(event, 1), place(event, 3));
        walk(key(event, 2), place(event, 3), place(event, 1));
    } else if (kind == EventKind::UnitTrained) {
        appear(key(event, 0), place(event, 1));
    } else if (kind == EventKind::UnitRecovered) {
        walk(key(event, 0), hospital(), m_field.courtyard);
    } else if (kind == EventKind::SpecterTook) {
        fade(key(event, 0), place(event, 1));
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
    if (kind == EventKind::UnitKilled)
        fade(key(event, 1), place(event, 0));
    if (kind == EventKind::ShotRevealed && key(event, 1) == "hit")
        shake(key(event, 0));
}

} // namespace

std::vector<Motion> siege2Motions(const Picture &before, const Picture &after, std::span<const Event> events,
                                  const Setup &setup)
{
    Walks walks(before, after, setup);
    for (const Event &event : events)
        walks.add(event);
    return walks.taken();
}

} // namespace merlon::canvas
