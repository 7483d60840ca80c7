#include "core/games/siege2/edition.h"

#include "core/engine/agenda/game.h"
#include "core/engine/agenda/writing_position.h"
#include "core/games/siege2/board_checks/board_checks.h"

namespace merlon {

template class agenda::AgendaSetup<siege2::Edition>;
template class agenda::AgendaState<siege2::Edition>;
template class agenda::AgendaView<siege2::Edition>;

namespace siege2 {

std::vector<SeatInfo> Edition::seats(Rules)
{
    return {{"invader", 0}, {"defender", 1}};
}

std::vector<Finding> Edition::check(const Board &board)
{
    return checkSiege2Board(board);
}

const Game &siege2Game()
{
    static const agenda::AgendaGame<Edition> kGame;
    return kGame;
}

} // namespace siege2

} // namespace merlon
