#include "core/canvas/siege/siege2_motions.h"

#include "core/games/siege2/siege2_setup.h"
#include "core/games/siege2/words/words.h"

#include <algorithm>

namespace merlon::canvas {

using namespace siege2;

namespace {

/// Collects motions while it goes through events.
class Walks {
public:
    Walks(const Picture &before, const Picture &after, const Setup &setup)
        : m_before(before)
        , m_after(after)
        , m_setup(setup)
    {
    }

    void add(const Event &event);
    std::vector<Motion> taken() { return std::move(m_motions); }

private:
    /// The place that an argument names; -1 if it is hidden.
    static int place(const Event &event, std::size_t argument)
    {
        return event.args[argument] == kHidden ? -1 : event.args[argument];
    }
    std::string key(const Event &event, std::size_t argument) const
    {
        const Vocabulary &words = m_setup.vocabulary();
        return words.keyOf(words.events()[event.kind].types[argument], event.args[argument]);
    }
    const siege::Battlefield *field() const
    {
        const auto *setup = dynamic_cast<const Siege2Setup *>(&m_setup);
        return setup ? &setup->field() : nullptr;
    }
    int marauders() const { return field() ? field()->marauders : -1; }
    int hospital() const
    {
        return field() ? field()->buildings[static_cast<std::size_t>(siege::BuildingType::Hospital)].place
                       : -1;
    }
    int courtyard() const { return field() ? field()->courtyard : -1; }

    void walk(const std::string &piece, int from, int to);
    void appear(const std::string &piece, int at) { walk(piece, -1, at); }
    void fade(const std::string &piece, int at) { walk(piece, at, -1); }
    const Token *find(const Picture &picture, const std::string &piece, int place) const;
    Token tokenOf(const std::string &piece, int from, int to) const;
    bool addInvaders(const Event &event);
    bool addDefenders(const Event &event);

    const Picture &m_before;
    const Picture &m_after;
    const Setup &m_setup;
    std::vector<Motion> m_motions;
};

const Token *Walks::find(const Picture &picture, const std::string &piece, int place) const
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
        token.art = QString::fromStdString(piece);
        const bool invades =
            piece == "goblin" || piece == "orc" || piece == "troll" || piece == "siege-tower";
        token.seat = invades ? kInvader : kDefender;
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

bool Walks::addInvaders(const Event &event)
{
    const auto kind = static_cast<EventKind>(event.kind);
    if (kind == EventKind::UnitMarched) {
        walk(key(event, 1), place(event, 0), place(event, 2));
    } else if (kind == EventKind::UnitMarchedThrough) {
        walk(key(event, 1), place(event, 0), place(event, 2));
        walk(key(event, 1), place(event, 2), place(event, 3));
    } else if (kind == EventKind::UnitSapped || kind == EventKind::UnitDeployed) {
        appear(key(event, 1), place(event, 0));
    } else if (kind == EventKind::UnitPlaced || kind == EventKind::MachinePlaced) {
        appear(key(event, 0), place(event, 1));
    } else if (kind == EventKind::SiegeTowerPlaced) {
        appear("siege-tower", place(event, 0));
    } else if (kind == EventKind::MaraudersJoined) {
        walk(key(event, 0), marauders(), place(event, 1));
    } else if (kind == EventKind::TrollCalled) {
        walk("troll", place(event, 0), place(event, 1));
    } else {
        return false;
    }
    return true;
}

bool Walks::addDefenders(const Event &event)
{
    const auto kind = static_cast<EventKind>(event.kind);
    if (kind == EventKind::DefenderMoved) {
        walk(key(event, 0), place(event, 1), place(event, 2));
    } else if (kind == EventKind::DefendersSwapped) {
        walk(key(event, 0), place(event, 1), place(event, 3));
        walk(key(event, 2), place(event, 3), place(event, 1));
    } else if (kind == EventKind::UnitTrained) {
        appear(key(event, 0), place(event, 1));
    } else if (kind == EventKind::UnitRecovered) {
        walk(key(event, 0), hospital(), courtyard());
    } else if (kind == EventKind::SpecterTook) {
        fade(key(event, 0), place(event, 1));
    } else {
        return false;
    }
    return true;
}

void Walks::add(const Event &event)
{
    if (addInvaders(event) || addDefenders(event))
        return;
    const auto kind = static_cast<EventKind>(event.kind);
    if (kind == EventKind::UnitKilled)
        fade(key(event, 1), place(event, 0));
    if (kind != EventKind::ShotRevealed || key(event, 1) != "hit")
        return;
    for (std::size_t place = 0; place < m_before.places.size(); ++place) {
        const int at = static_cast<int>(place);
        if (find(m_before, key(event, 0), at))
            walk(key(event, 0), at, at);
    }
}

} // namespace

std::vector<Motion> siege2Motions(const Picture &before, const Picture &after, std::span<const Event> events,
                                  const Setup &setup)
{
    Walks walks(before, after, setup);
    for (const Event &event : events)
        walks.add(event);
    return walks.taken();
}

} // namespace merlon::canvas
