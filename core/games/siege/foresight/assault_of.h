#pragma once

#include "core/games/siege/agenda/agenda_search.h"
#include "core/games/siege/agenda/agenda_state.h"
#include "core/games/siege/foresight/coming_assault.h"
#include "core/games/siege/foresight/wall_outlook.h"

#include <memory>
#include <utility>
#include <vector>

namespace merlon::siege {

template <class Edition>
std::shared_ptr<const AgendaSetup<Edition>> setupOf(const AgendaView<Edition> &view)
{
    return static_cast<const AgendaSetup<Edition> &>(view.setup()).shared_from_this();
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
        Edition::imagine(data, random);
        static_cast<GameState &>(into).beginWith(data, events);
    }
    bool isOver(const State &state) const override
    {
        const Data &data = static_cast<const GameState &>(state).data();
        return hasWinner(data) || !isInAssault<Edition>(data);
    }
    Incident incidentOf(const Event &event) const override { return m_read(event, m_setup->field()); }

private:
    std::shared_ptr<const AgendaSetup<Edition>> m_setup;
    Data m_known;
    Read m_read;
};

} // namespace merlon::siege
