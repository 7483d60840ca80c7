#include "app/table/finale/finale_scene.h"

#include "app/table/position_display.h"
#include "core/engine/match/last_taking.h"
#include "core/engine/match/seat_view.h"
#include "core/engine/tableau/tableau.h"
#include "core/games/module.h"

#include <algorithm>
#include <iterator>
#include <utility>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

bool isFighter(const canvas::Token &token)
{
    const bool fights = token.role == canvas::TokenRole::Unit || token.role == canvas::TokenRole::Hero
        || token.role == canvas::TokenRole::Die;
    return fights && token.seat >= 0 && !token.hollow;
}

std::vector<canvas::Token> fightersAt(int place, const Tableau &tableau, const TableParts &parts)
{
    const canvas::Picture picture = parts.game.face->picture(tableau, *parts.game.speaker);
    std::vector<canvas::Token> fighters;
    std::ranges::copy_if(picture.places[static_cast<std::size_t>(place)].tokens, std::back_inserter(fighters),
                         isFighter);
    return fighters;
}

/// Those who were there when strengths were measured for the last time; or else who was there last at all.
std::vector<canvas::Token> fightersOf(const LastTaking &taking, const SeatView &seen, const TableParts &parts)
{
    const std::vector<SeenAct> acts = seen.acts(taking.fight, storyPlanOf(seen.setup().game()));
    std::vector<canvas::Token> last;
    for (auto act = acts.rbegin(); act != acts.rend(); ++act) {
        if (!act->view)
            continue;
        const Tableau tableau = tableauOf(*act->view);
        const bool isMeasured =
            std::ranges::find(tableau.duels, taking.place, &Duel::place) != tableau.duels.end();
        if (!isMeasured && !last.empty())
            continue;
        std::vector<canvas::Token> fighters = fightersAt(taking.place, tableau, parts);
        if (isMeasured)
            return fighters;
        last = std::move(fighters);
    }
    return last;
}

/// The place that was fought for and has most units at the end, with these; -1 where a game has no such places.
std::pair<int, std::vector<canvas::Token>> heldPlace(const TableParts &parts)
{
    std::pair<int, std::vector<canvas::Token>> held {-1, {}};
    int most = -1;
    const Tableau &tableau = parts.display.tableau();
    for (const int place : tableau.contested.places) {
        std::vector<canvas::Token> fighters = fightersAt(place, tableau, parts);
        int count = 0;
        for (const canvas::Token &token : fighters)
            count += token.count;
        if (count <= most)
            continue;
        most = count;
        held = {place, std::move(fighters)};
    }
    return held;
}

/// Empty: there is none.
QString pictureOfPlace(const canvas::Art &art, const QString &family, const std::string &kind, bool isTaken)
{
    const QString whole = u"finale/%1-%2"_s.arg(family, QString::fromStdString(kind));
    const QString taken = whole + u"-taken"_s;
    if (isTaken && art.has(taken))
        return taken;
    return art.has(whole) ? whole : QString();
}

} // namespace

std::optional<Finale::Scene> finaleSceneOf(const TableParts &parts, const SeatView &seen, Seat winner)
{
    const Setup &setup = parts.game.session->setup();
    const std::vector<StoryLine> story = seen.story();
    if (winner >= setup.seats().size() || std::ranges::any_of(story, &StoryLine::resignation))
        return std::nullopt;
    const std::optional<LastTaking> taking = lastTaking(story, setup.vocabulary());
    std::pair<int, std::vector<canvas::Token>> where =
        taking ? std::pair(taking->place, fightersOf(*taking, seen, parts)) : heldPlace(parts);
    if (where.first < 0)
        return std::nullopt;
    Finale::Scene scene;
    scene.family = QString::fromStdString(setup.game().schema().key);
    scene.picture = pictureOfPlace(parts.appearance.art(), scene.family,
                                   setup.board().places()[static_cast<std::size_t>(where.first)].kind,
                                   taking.has_value());
    if (scene.picture.isEmpty())
        return std::nullopt;
    scene.livery = setup.seats()[winner].liveryNumber();
    for (canvas::Token &token : where.second)
        (token.seat == scene.livery ? scene.winners : scene.others).push_back(std::move(token));
    return scene;
}

} // namespace merlon
