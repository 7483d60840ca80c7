#include "app/table/turn/player_names.h"

#include "app/words/game_words.h"

#include <span>

namespace merlon {

QString PlayerNames::title(Seat seat) const
{
    return withName(asTitle(m_game.speaker->seat(seat)), seat);
}

QString PlayerNames::inSentence(Seat seat) const
{
    const std::span<const SeatInfo> seats = m_game.session->setup().seats();
    return seat < seats.size() ? withName(m_game.speaker->name("seat", seats[seat].key), seat) : QString();
}

QString PlayerNames::withName(const QString &side, Seat seat) const
{
    const std::vector<Sitting> &players = m_game.session->seating().players();
    const QString name = seat < players.size() ? players[seat].name : QString();
    //: A side and the name of its player.
    return name.isEmpty() ? side : tr("%1 (%2)").arg(side, name);
}

} // namespace merlon
