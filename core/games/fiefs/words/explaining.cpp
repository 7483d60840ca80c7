#include "core/games/fiefs/words/explaining.h"

#include "core/games/fiefs/edition.h"
#include "core/games/fiefs/knights.h"
#include "core/games/fiefs/player/forecast.h"
#include "core/games/fiefs/turn/turn.h"

#include <cmath>
#include <string>

namespace merlon::fiefs {

namespace {

/// The sentences about one choice, in their order.
class Notes {
public:
    explicit Notes(const FiefsView &view)
        : m_view(view)
        , m_scene {view.known(), view.field(), view.rules()}
    {
    }

    std::vector<Text> on(Choice choice)
    {
        if (is(choice, Verb::AdvanceTo))
            addTarget(static_cast<PlaceIndex>(choice.args[0]));
        else if (is(choice, Verb::Send))
            addForecast(static_cast<PlaceIndex>(m_view.decision().about[0]), choice.args[0]);
        else if (is(choice, Verb::UseCrown))
            addCrown();
        else if (is(choice, Verb::Fracture) || is(choice, Verb::Break))
            addName(artefactOf(choice.args[0], choice.args[1]));
        m_notes.push_back({"note." + m_view.setup().vocabulary().verbs()[choice.verb].key, {}});
        return std::move(m_notes);
    }

private:
    Word seat(Seat seat) const { return {m_view.setup().seats()[seat].key, "seat"}; }

    /// FI-7.3, FI-7.5, FI-12.1: who is there, and what the territory is good for.
    void addTarget(PlaceIndex place)
    {
        if (m_scene.map.isCastle(place)) {
            m_notes.push_back({"note.target-castle", {seat(m_scene.map[place].seat)}});
            return;
        }
        if (!m_scene.map.isTerritory(place))
            return;
        const std::uint8_t tile = m_scene.data.tiles[place];
        const std::string key(tile < kTiles ? kTileData[tile].key : "custom");
        const Seat owner = controllerOf(m_scene, place);
        if (owner == kNobody)
            m_notes.push_back({"note.target-empty", {Word {key, "tile"}}});
        else
            m_notes.push_back(
                {"note.target-enemy",
                 {Word {key, "tile"}, seat(owner), std::int64_t {m_scene.data.knights[place]}}});
        m_notes.push_back({"about.tile." + key, {}});
        addForecast(place, mostOfAdvance(m_scene, m_scene.data.active, place));
    }

    /// What such an advance promises, by what this view knows of the cards; rounded, for it is an estimate.
    void addForecast(PlaceIndex place, int knights)
    {
        const Seat own = m_scene.data.active;
        const Seat holder =
            m_scene.map.isCastle(place) ? m_scene.map[place].seat : controllerOf(m_scene, place);
        const Clash clash {own, holder, place, knights};
        if (holder != kNobody)
            m_notes.push_back({"note.forecast",
                               {std::int64_t {knights}, roundedTo(5, 100 * chanceToWin(m_scene, clash)),
                                roundedTo(1, expectedLoss(m_scene, clash))}});
        const std::int64_t points = pointsOfTeam(m_scene, m_scene.rules.teamOf(own));
        if (m_scene.map.isTerritory(place))
            m_notes.push_back({"note.points-after", {points, points + pointsOf(m_scene, place)}});
    }

    static std::int64_t roundedTo(int step, double value) { return step * std::llround(value / step); }

    /// kNoPiece where there is none, or nobody knows which is meant.
    std::uint8_t artefactOf(std::size_t owner, std::size_t kind) const
    {
        return owner < m_scene.rules.seats && kind < kArtefactKinds
            ? m_scene.data[static_cast<Seat>(owner)].artefacts[kind]
            : kNoPiece;
    }

    void addCrown()
    {
        const std::uint8_t crown =
            artefactOf(m_scene.data.active, static_cast<std::size_t>(ArtefactKind::Crown));
        addName(crown);
        if (crown < kArtefacts)
            m_notes.push_back({"about.artefact." + std::string(kArtefactData[crown].key), {}});
    }

    void addName(std::uint8_t artefact)
    {
        if (artefact < kArtefacts)
            m_notes.push_back(
                {"note.artefact", {Word {std::string(kArtefactData[artefact].key), "artefact"}}});
    }

    const FiefsView &m_view;
    Scene m_scene;
    std::vector<Text> m_notes;
};

} // namespace

std::vector<Text> notesOn(const View &view, Choice choice)
{
    return Notes(static_cast<const FiefsView &>(view)).on(choice);
}

} // namespace merlon::fiefs
