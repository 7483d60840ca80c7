#include "core/canvas/siege/siege_walks.h"

#include "core/canvas/siege/siege_pieces.h"

#include <algorithm>

namespace merlon::canvas {

int SiegeWalks::place(const Event &event, std::size_t argument)
{
    return event.args[argument] == kHidden ? -1 : event.args[argument];
}

std::string SiegeWalks::key(const Event &event, std::size_t argument) const
{
    const Vocabulary &words = m_setup.vocabulary();
    return words.keyOf(words.events()[event.kind].types[argument], event.args[argument]);
}

const Token *SiegeWalks::find(const Picture &picture, const std::string &piece, int place)
{
    if (place < 0 || static_cast<std::size_t>(place) >= picture.places.size())
        return nullptr;
    const std::vector<Token> &tokens = picture.places[static_cast<std::size_t>(place)].tokens;
    const auto found = std::ranges::find(tokens, piece, &Token::key);
    return found == tokens.end() ? nullptr : &*found;
}

Token SiegeWalks::tokenOf(const std::string &piece, int from, int to) const
{
    const Token *seen = find(m_before, piece, from);
    if (!seen)
        seen = find(m_after, piece, to);
    Token token;
    if (seen) {
        token = *seen;
    } else {
        token.key = piece;
        token.art = siegeArt(piece);
        const bool invades =
            piece == "goblin" || piece == "orc" || piece == "troll" || piece == "siege-tower";
        token.seat = invades ? kInvaderTeam : kDefenderTeam;
        token.role = piece == "siege-tower" ? TokenRole::Machine : TokenRole::Unit;
    }
    token.count = 1;
    return token;
}

void SiegeWalks::walk(const std::string &piece, int from, int to)
{
    if (piece.empty() || piece == "?" || (from < 0 && to < 0))
        return;
    const auto same = std::ranges::find_if(m_motions, [&](const Motion &motion) {
        return motion.token.key == piece && motion.from == from && motion.to == to && from != to;
    });
    if (same != m_motions.end())
        ++same->token.count;
    else
        m_motions.push_back({tokenOf(piece, from, to), from, to});
}

void SiegeWalks::shake(const std::string &piece)
{
    for (std::size_t place = 0; place < m_before.places.size(); ++place) {
        const int at = static_cast<int>(place);
        if (find(m_before, piece, at))
            walk(piece, at, at);
    }
}

} // namespace merlon::canvas
