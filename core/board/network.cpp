#include "core/board/network.h"

namespace merlon {

Network networkOf(const Board &board)
{
    Network network;
    for (const Place &place : board.places())
        boost::add_vertex(place, network);
    for (const Link &link : board.links()) {
        const auto from = board.indexOf(link.from);
        const auto to = board.indexOf(link.to);
        if (from && to)
            boost::add_edge(*from, *to, link, network);
    }
    return network;
}

} // namespace merlon
