#include "core/canvas/siege/motion/siege_walks.h"

#include "core/canvas/siege/tokens/siege_pieces.h"

#include <algorithm>

namespace merlon::canvas {

namespace {

/// Collects motions while it goes through events.
class Walks {
public:
    Walks(const Picture &before, const Picture &after, const Setup &setup, const siege::Battlefield &field)
        : m_before(before)
        , m_after(after)
        , m_setup(setup)
        , m_field(field)
    {
    }

    void add(const Event &event, const WalkRule &rule);
    std::vector<Motion> taken() { return std::move(m_motions); }

private:
    int place(const Event &event, int spot) const;
    std::string key(const Event &event, std::size_t argument) const;
    static const Token *find(const Picture &picture, const std::string &piece, int place);
    Token tokenOf(const std::string &piece, int from, int to) const;
    void walk(const std::string &piece, int from, int to);
    void shake(const std::string &piece);

    const Picture &m_before;
    const Picture &m_after;
    const Setup &m_setup;
    const siege::Battlefield &m_field;
    std::vector<Motion> m_motions;
};

/// -1 where there is none, or where it is hidden.
int Walks::place(const Event &event, int spot) const
{
    switch (spot) {
    case Nowhere:
        return -1;
    case Hospital:
        return m_field.buildings[static_cast<std::size_t>(siege::BuildingType::Hospital)].place;
    case Courtyard:
        return m_field.courtyard;
    case Marauders:
        return m_field.marauders;
    default:
        break;
    }
    const std::uint16_t value = event.args[static_cast<std::size_t>(spot)];
    if (value == kHidden)
        return -1;
    // Of a path, its beginning: there a trap strikes.
    const Vocabulary &words = m_setup.vocabulary();
    const ArgumentType &type =
        words.types()[words.events()[event.kind].types[static_cast<std::size_t>(spot)]];
    return type.kind == ArgumentKind::Link ? m_field.paths[m_field.pathOfLink[value]].from : value;
}

std::string Walks::key(const Event &event, std::size_t argument) const
{
    const Vocabulary &words = m_setup.vocabulary();
    return words.keyOf(words.events()[event.kind].types[argument], event.args[argument]);
}

const Token *Walks::find(const Picture &picture, const std::string &piece, int place)
{
    if (place < 0 || static_cast<std::size_t>(place) >= picture.places.size())
        return nullptr;
    const std::vector<Token> &tokens = picture.places[static_cast<std::size_t>(place)].tokens;
    const auto found = std::ranges::find(tokens, piece, &Token::key);
    return found == tokens.end() ? nullptr : &*found;
}

Token Walks::tokenOf(const std::string &piece, int from, int to) const
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

void Walks::walk(const std::string &piece, int from, int to)
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

void Walks::shake(const std::string &piece)
{
    for (std::size_t place = 0; place < m_before.places.size(); ++place) {
        const int at = static_cast<int>(place);
        if (find(m_before, piece, at))
            walk(piece, at, at);
    }
}

void Walks::add(const Event &event, const WalkRule &rule)
{
    const std::string piece =
        rule.piece < 0 ? std::string(rule.name) : key(event, static_cast<std::size_t>(rule.piece));
    if (rule.from != Itself)
        walk(piece, place(event, rule.from), place(event, rule.to));
    else if (rule.to < 0 || key(event, static_cast<std::size_t>(rule.to)) == rule.name)
        shake(piece);
}

} // namespace

std::vector<Motion> siegeMotions(const Picture &before, const Picture &after, std::span<const Event> events,
                                 const Setup &setup, const siege::Battlefield &field,
                                 std::span<const WalkRule> rules)
{
    Walks walks(before, after, setup, field);
    for (const Event &event : events) {
        for (const WalkRule &rule : rules) {
            if (rule.event == event.kind)
                walks.add(event, rule);
        }
    }
    return walks.taken();
}

} // namespace merlon::canvas
