#include "app/table/position_display.h"

#include "app/table/game_panels.h"
#include "core/canvas/view/board_highlights.h"
#include "core/canvas/view/board_view.h"
#include "core/canvas/view/motion_player.h"
#include "core/games/module.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace merlon {

using canvas::Thing;

PositionDisplay::PositionDisplay(const TableGame &game, canvas::BoardView &board, GamePanels &panels)
    : m_game(game)
    , m_board(board)
    , m_panels(panels)
{
}

void PositionDisplay::hold(std::unique_ptr<View> view)
{
    // Who is asked again takes one piece after another.
    const Seat asked = view->decision().seat;
    const Seating &seating = m_game.session->seating();
    m_board.setSteady(m_view && m_view->decision().seat == asked && asked < seating.players().size()
                      && seating.isPerson(asked));
    m_view = std::move(view);
    m_tableau = tableauOf(*m_view);
    m_game.speaker->callPlaces(m_tableau);
}

void PositionDisplay::show()
{
    m_board.setPicture(picture());
    showBeside();
}

bool PositionDisplay::walk(std::span<const Event> events, int milliseconds)
{
    showBeside();
    m_panels.showChanges(milliseconds);
    canvas::Picture after = picture();
    std::vector<canvas::Motion> motions;
    if (milliseconds > 0)
        motions = m_game.face->motions(m_board.picture(), after, events, m_game.speaker->setup());
    const bool walks = !motions.empty();
    if (walks)
        m_board.motions().play(motions, std::move(after), milliseconds);
    else
        m_board.setPicture(std::move(after));
    return walks;
}

std::vector<Thing> PositionDisplay::showOnTheWay(const View &view, std::span<const Event> events,
                                                 int milliseconds)
{
    m_onTheWay = tableauOf(view);
    m_panels.showPieces(view, m_onTheWay, *m_game.speaker);
    showBadges(view, m_onTheWay);
    m_panels.showChanges(milliseconds);
    canvas::Picture after = m_game.face->picture(m_onTheWay, *m_game.speaker);
    std::vector<canvas::Motion> motions;
    if (milliseconds > 0)
        motions = m_game.face->motions(m_board.picture(), after, events, m_game.speaker->setup());
    std::vector<Thing> moved;
    for (const canvas::Motion &motion : motions) {
        for (const int place : {motion.from, motion.to}) {
            if (place >= 0)
                moved.push_back(canvas::placeThing(place));
        }
    }
    if (motions.empty())
        m_board.setPicture(std::move(after));
    else
        m_board.motions().play(motions, std::move(after), milliseconds);
    return moved;
}

void PositionDisplay::clear()
{
    m_view.reset();
    m_tableau = {};
    m_onTheWay = {};
}

canvas::Picture PositionDisplay::picture() const
{
    return m_game.face->picture(m_tableau, *m_game.speaker);
}

/// What there is to see beside the board, and the badges on it.
void PositionDisplay::showBeside()
{
    m_panels.show(*m_view, m_tableau, *m_game.speaker);
    showBadges(*m_view, m_tableau);
}

/// Nothing is foretold of a game that is over. How many have left a place is always told.
void PositionDisplay::showBadges(const View &view, const Tableau &tableau)
{
    std::vector<canvas::Badge> badges;
    if (m_balancesShown && view.decision().seat != kNobody)
        badges = m_game.face->badges(view, *m_game.speaker);
    for (const Quota &quota : tableau.quotas)
        badges.push_back(
            {quota.place, u"%1/%2"_s.arg(quota.used).arg(quota.limit), canvas::Badge::Sign::Leaves});
    m_board.highlights().setBadges(std::move(badges));
}

void PositionDisplay::setBalancesShown(bool shown)
{
    if (std::exchange(m_balancesShown, shown) != shown && m_view)
        showBeside();
}

void PositionDisplay::setGuided(const std::vector<Thing> &things)
{
    m_board.highlights().setGuided(placed(things));
    m_panels.setGuided(things);
    std::vector<Thing> beside = things;
    std::erase_if(beside, [this](const Thing &thing) { return !placed({thing}).empty(); });
    m_panels.bringForward(beside);
}

std::vector<Thing> PositionDisplay::placed(std::vector<Thing> things) const
{
    std::vector<Thing> result;
    const canvas::Picture &picture = m_board.picture();
    for (Thing &thing : things) {
        if (thing.place >= 0 || thing.link >= 0) {
            result.push_back(std::move(thing));
            continue;
        }
        for (std::size_t place = 0; place < picture.places.size(); ++place) {
            const auto &tokens = picture.places[place].tokens;
            if (m_game.speaker->vocabulary().isUnique(thing.type)
                && std::ranges::find(tokens, thing.key, &canvas::Token::key) != tokens.end())
                result.push_back(canvas::pieceThing(static_cast<int>(place), thing.key));
        }
    }
    std::ranges::sort(result);
    result.erase(std::unique(result.begin(), result.end()), result.end());
    return result;
}

} // namespace merlon
