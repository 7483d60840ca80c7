#include "core/canvas/picture/tableau_motions.h"

#include "core/canvas/picture/tableau_picture.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace merlon::canvas {

namespace {

/// A token of that key at a place; null if none is there.
const Token *tokenAt(const Picture &picture, const std::string &key, int place)
{
    if (place < 0 || static_cast<std::size_t>(place) >= picture.places.size())
        return nullptr;
    const std::vector<Token> &tokens = picture.places[static_cast<std::size_t>(place)].tokens;
    const auto found = std::ranges::find(tokens, key, &Token::key);
    return found == tokens.end() ? nullptr : &*found;
}

/// Collects motions while it goes through moves.
class Walks {
public:
    Walks(const Picture &before, const Picture &after, const Setup &setup, const std::vector<Token> &box)
        : m_before(before)
        , m_after(after)
        , m_setup(setup)
        , m_box(box)
    {
    }

    void add(const Move &move)
    {
        switch (move.kind) {
        case MoveKind::Walk:
            return walk(move.piece, move.from, move.to);
        case MoveKind::Shake:
            for (const int place : placesOf(move.piece))
                walk(move.piece, place, place);
            return;
        case MoveKind::Shot:
            return show(move, Manner::Flies, move.from >= 0 ? move.from : firstPlaceOf(move.piece), move.to);
        case MoveKind::Card:
            return show(move, Manner::Turns, -1, move.to >= 0 ? move.to : firstPlaceOf(move.piece));
        case MoveKind::Roll:
            return show(move, Manner::Rolls, -1, move.to);
        }
    }

    std::vector<Motion> taken() { return std::move(m_motions); }

private:
    std::vector<int> placesOf(const std::string &piece) const
    {
        std::vector<int> places;
        for (std::size_t place = 0; place < m_before.places.size(); ++place) {
            if (tokenAt(m_before, piece, static_cast<int>(place)))
                places.push_back(static_cast<int>(place));
        }
        return places;
    }

    int firstPlaceOf(const std::string &piece) const
    {
        const std::vector<int> places = placesOf(piece);
        return places.empty() ? -1 : places.front();
    }

    /// Something that is on the board only while it moves.
    void show(const Move &move, Manner manner, int from, int to)
    {
        if (to < 0 || (manner == Manner::Flies && (from < 0 || from == to)))
            return;
        Token token;
        token.art = manner == Manner::Rolls ? u"die"_s : QString::fromStdString(move.art);
        token.role = manner == Manner::Rolls ? TokenRole::Die : TokenRole::Marker;
        token.seat = manner == Manner::Rolls ? liveryOf(m_setup, move.owner) : -1;
        token.count = move.count;
        token.bare = manner == Manner::Flies;
        m_motions.push_back({std::move(token), from, to, manner});
    }

    /// As it is seen at one end of its way, or as it lies in the box.
    Token tokenOf(const std::string &piece, int from, int to) const
    {
        const Token *seen = tokenAt(m_before, piece, from);
        if (!seen)
            seen = tokenAt(m_after, piece, to);
        if (!seen) {
            const auto kind = std::ranges::find(m_box, piece, &Token::key);
            seen = kind == m_box.end() ? nullptr : &*kind;
        }
        Token token;
        if (seen) {
            token = *seen;
        } else {
            token.key = piece;
            token.art = QString::fromStdString(piece);
        }
        token.count = 1;
        return token;
    }

    void walk(const std::string &piece, int from, int to)
    {
        const auto same = std::ranges::find_if(m_motions, [&](const Motion &motion) {
            return motion.manner == Manner::Walks && motion.token.key == piece && motion.from == from
                && motion.to == to && from != to;
        });
        if (same != m_motions.end())
            ++same->token.count;
        else
            m_motions.push_back({tokenOf(piece, from, to), from, to});
    }

    const Picture &m_before;
    const Picture &m_after;
    const Setup &m_setup;
    const std::vector<Token> &m_box;
    std::vector<Motion> m_motions;
};

/// How many tokens of one kind there are at a place.
int countAt(const PlacePicture &place, const Token &token)
{
    int count = 0;
    for (const Token &other : place.tokens) {
        if (other.key == token.key && other.art == token.art && other.seat == token.seat)
            count += other.count;
    }
    return count;
}

/// A kind of tokens that is more or less at a place than before.
struct Change {
    Token token;
    int place = -1;
    int count = 0;
};

/// What a picture has more than another, place by place.
std::vector<Change> surplus(const Picture &of, const Picture &over)
{
    std::vector<Change> changes;
    for (std::size_t place = 0; place < of.places.size(); ++place) {
        for (const Token &token : of.places[place].tokens) {
            const int before = place < over.places.size() ? countAt(over.places[place], token) : 0;
            if (const int count = countAt(of.places[place], token) - before; count > 0) {
                changes.push_back({token, static_cast<int>(place), count});
                changes.back().token.count = 1;
            }
        }
    }
    return changes;
}

bool isSameKind(const Token &a, const Token &b)
{
    return a.key == b.key && a.art == b.art && a.seat == b.seat;
}

/// Whether an event names both places, in this order.
bool tells(const Event &event, const Setup &setup, int from, int to)
{
    const Vocabulary &vocabulary = setup.vocabulary();
    std::vector<int> places;
    const Term &term = vocabulary.events()[event.kind];
    for (std::size_t i = 0; i < term.types.size(); ++i) {
        if (vocabulary.types()[term.types[i]].kind == ArgumentKind::Place && event.args[i] != kHidden)
            places.push_back(event.args[i]);
    }
    const auto first = std::ranges::find(places, from);
    return first != places.end() && std::find(first, places.end(), to) != places.end();
}

} // namespace

std::vector<Motion> motionsOf(const Picture &before, const Picture &after, std::span<const Move> moves,
                              const Setup &setup, const std::vector<Token> &box)
{
    Walks walks(before, after, setup, box);
    for (const Move &move : moves)
        walks.add(move);
    return walks.taken();
}

std::vector<Motion> walksBetween(const Picture &before, const Picture &after, std::span<const Event> events,
                                 const Setup &setup)
{
    std::vector<Change> gone = surplus(before, after);
    std::vector<Change> come = surplus(after, before);
    std::vector<Motion> motions;
    const auto walk = [&motions](Change &from, Change &to) {
        Motion motion {to.token, from.place, to.place};
        motion.token.count = std::min(from.count, to.count);
        from.count -= motion.token.count;
        to.count -= motion.token.count;
        motions.push_back(std::move(motion));
    };
    for (const bool isTold : {true, false}) {
        for (Change &to : come) {
            for (Change &from : gone) {
                const bool fits = from.count > 0 && to.count > 0 && isSameKind(from.token, to.token);
                if (fits && (!isTold || std::ranges::any_of(events, [&](const Event &event) {
                        return tells(event, setup, from.place, to.place);
                    })))
                    walk(from, to);
            }
        }
    }
    for (Change &to : come) {
        if (to.count > 0) {
            motions.push_back({to.token, -1, to.place});
            motions.back().token.count = to.count;
        }
    }
    for (Change &from : gone) {
        if (from.count > 0) {
            motions.push_back({from.token, from.place, -1});
            motions.back().token.count = from.count;
        }
    }
    return motions;
}

} // namespace merlon::canvas
