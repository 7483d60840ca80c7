#include "core/games/fiefs/words/explaining.h"

#include "core/games/fiefs/edition.h"
#include "core/games/fiefs/knights.h"
#include "core/games/fiefs/odds/advance.h"
#include "core/games/fiefs/odds/battle_odds.h"
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

    /// What such an advance promises, by what this view knows of the cards.
    void addForecast(PlaceIndex place, int knights)
    {
        if (holderOf(m_scene, place) != kNobody)
            addOdds(place, knights);
        const std::int64_t points = pointsOfTeam(m_scene, m_scene.rules.teamOf(m_scene.data.active));
        if (m_scene.map.isTerritory(place))
            m_notes.push_back({"note.points-after", {points, points + pointsOf(m_scene, place)}});
    }

    /// A note is read at once: the odds are found quickly, and it says how far off they may be.
    void addOdds(PlaceIndex place, int knights)
    {
        constexpr std::uint32_t kSamples = 150;
        constexpr std::uint32_t kStates = 60;
        const std::optional<BattleOdds> odds =
            advanceOdds(m_view, place, knights, {.samples = kSamples, .batch = kSamples, .states = kStates});
        if (!odds)
            return;
        const auto rounded = [](double value) { return TextArg {std::int64_t {std::llround(value)}}; };
        std::vector<TextArg> args {std::int64_t {knights}, rounded(100 * odds->win.value),
                                   rounded(odds->losses[kAttacker]), rounded(odds->losses[kDefender])};
        if (!odds->exact)
            args.push_back(rounded(100 * odds->win.margin()));
        m_notes.push_back({odds->exact ? "note.odds" : "note.odds-sampled", std::move(args)});
    }

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

Text whyNow(const View &view)
{
    const Decision decision = view.decision();
    if (static_cast<StepKind>(decision.kind) != StepKind::DecideTop)
        return {};
    const FiefsView &fiefs = static_cast<const FiefsView &>(view);
    const PieceKind top = fiefs.known()[static_cast<Seat>(decision.about[0])].drawPile.top();
    if (top >= kCards) // hidden from this viewer
        return {};
    return {"why.decide-top-seen",
            {Word {view.setup().vocabulary().keyOf(static_cast<std::uint8_t>(Type::Card), top), "card"}}};
}

std::vector<Text> notesOn(const View &view, Choice choice)
{
    return Notes(static_cast<const FiefsView &>(view)).on(choice);
}

} // namespace merlon::fiefs
