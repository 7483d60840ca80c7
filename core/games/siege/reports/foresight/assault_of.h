#pragma once

#include "core/engine/agenda/play.h"
#include "core/engine/agenda/state.h"
#include "core/engine/agenda/step.h"
#include "core/games/siege/reports/foresight/coming_assault.h"
#include "core/games/siege/reports/foresight/wall_outlook.h"

#include <memory>
#include <utility>
#include <vector>

namespace merlon::siege {

using agenda::AgendaSetup;
using agenda::AgendaState;
using agenda::AgendaView;
using agenda::findStep;
using agenda::Step;

/// Whether the assault has begun and is not over.
template <class Edition>
bool isInAssault(const typename Edition::Data &data)
{
    return findStep(data, Edition::StepKind::EndAssault) != nullptr;
}

/// Whether a step of the assault is still to come: that of the assault that runs, or else of the next one.
template <class Edition>
bool isToCome(const typename Edition::Data &data, typename Edition::StepKind kind)
{
    return !isInAssault<Edition>(data) || findStep(data, kind) != nullptr;
}

template <class Edition>
std::shared_ptr<const AgendaSetup<Edition>> setupOf(const AgendaView<Edition> &view)
{
    return static_cast<const AgendaSetup<Edition> &>(view.setup()).shared_from_this();
}

/// A unit of either army dies: the first two arguments of the event are the place and the unit.
inline Incident deathIn(const Event &event)
{
    const auto place = static_cast<PlaceIndex>(event.args[0]);
    const auto unit = static_cast<std::uint8_t>(event.args[1]);
    if (unit < kUnitKinds)
        return {Incident::Kind::InvaderDies, place, unit};
    return {Incident::Kind::DefenderDies, place, static_cast<std::uint8_t>(unit - kUnitKinds)};
}

/// Adds who dies on the wall of an outlook in these events.
inline void addDeaths(WallOutlook &outlook, const std::vector<Event> &events, const Battlefield &field,
                      Incident (*read)(const Event &event, const Battlefield &field))
{
    for (const Event &event : events) {
        const Incident incident = read(event, field);
        if (incident.place != outlook.place)
            continue;
        if (incident.kind == Incident::Kind::InvaderDies)
            ++outlook.invaders.sure[incident.unit];
        if (incident.kind == Incident::Kind::DefenderDies)
            ++outlook.defenders.sure[incident.unit];
    }
}

/// The coming assault of a game: the data that a view shows, with the assault next on the agenda.
template <class Edition>
class AssaultOf final : public ComingAssault {
public:
    using Data = typename Edition::Data;
    using GameState = AgendaState<Edition>;
    using Read = Incident (*)(const Event &event, const Battlefield &field);

    /// `known`: with the steps of the assault on its agenda.
    AssaultOf(std::shared_ptr<const AgendaSetup<Edition>> setup, const Data &known, Read read)
        : m_setup(std::move(setup))
        , m_known(known)
        , m_read(read)
    {
    }

    const Setup &setup() const override { return *m_setup; }
    std::span<const WallField> walls() const override { return m_setup->field().walls; }
    void begin(State &into, Random &random, EventSink &events) const override
    {
        Data data = m_known;
        Edition::imagine(data, m_setup->field(), m_setup->rules(), random);
        static_cast<GameState &>(into).beginWith(data, events);
    }
    bool isOver(const State &state) const override
    {
        const Data &data = static_cast<const GameState &>(state).data();
        return Edition::isDecided(data) || !isInAssault<Edition>(data);
    }
    Incident incidentOf(const Event &event) const override { return m_read(event, m_setup->field()); }

private:
    std::shared_ptr<const AgendaSetup<Edition>> m_setup;
    Data m_known;
    Read m_read;
};

/// Whether the melee on a wall is still to come, where it is fought at all: `fight` is the step that goes through the
/// walls, its first argument the next one.
template <class Edition>
bool isFightToCome(const typename Edition::Data &data, typename Edition::StepKind fight, std::size_t wall)
{
    const Step *next = findStep(data, fight);
    return next ? wall >= next->a : !isInAssault<Edition>(data);
}

/// The coming assault of a view; `deploy(data)` brings the data to where the assault begins.
template <class Edition, class Deploy>
std::unique_ptr<ComingAssault> assaultAfter(const AgendaView<Edition> &view, Deploy deploy,
                                            typename AssaultOf<Edition>::Read read)
{
    const auto setup = setupOf<Edition>(view);
    typename Edition::Data data = view.known();
    if (!isInAssault<Edition>(data)) {
        deploy(data);
        data.agendaSize = 0;
        EventSink nobody;
        auto play = setup->play(data, nobody);
        push(play, Edition::StepKind::Assault);
    }
    return std::make_unique<AssaultOf<Edition>>(setup, data, read);
}

/// The outlook on every wall, with those who die before the comparison. `tell(outlook, wall)` says the rest.
template <class Tell>
std::vector<WallOutlook> outlooksOnWalls(const Battlefield &field, const std::vector<Event> &deaths,
                                         Incident (*read)(const Event &event, const Battlefield &field),
                                         Tell tell)
{
    std::vector<WallOutlook> outlooks;
    for (std::size_t wall = 0; wall < field.walls.size(); ++wall) {
        WallOutlook &outlook = outlooks.emplace_back();
        outlook.place = field.walls[wall].place;
        addDeaths(outlook, deaths, field, read);
        tell(outlook, wall);
    }
    return outlooks;
}

} // namespace merlon::siege
