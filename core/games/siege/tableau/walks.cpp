#include "core/games/siege/tableau/walks.h"

#include <optional>
#include <utility>

namespace merlon::siege {

namespace {

/// Reads the arguments of an event.
class WalkReader {
public:
    WalkReader(const Event &event, const Setup &setup, const Battlefield &field)
        : m_event(event)
        , m_words(setup.vocabulary())
        , m_field(field)
    {
    }

    /// -1 where there is none, or where it is hidden.
    int place(int spot) const
    {
        switch (spot) {
        case Nowhere:
            return -1;
        case Hospital:
            return m_field.buildings[static_cast<std::size_t>(BuildingType::Hospital)].place;
        case Courtyard:
            return m_field.courtyard;
        case Marauders:
            return m_field.marauders;
        default:
            break;
        }
        const auto argument = static_cast<std::size_t>(spot);
        const std::uint16_t value = m_event.args[argument];
        if (value == kHidden)
            return -1;
        // Of a path, its beginning: there a trap strikes.
        const bool isPath = m_words.types()[typeOf(argument)].kind == ArgumentKind::Link;
        return isPath ? m_field.paths[m_field.pathOfLink[value]].from : value;
    }

    std::string key(int argument) const
    {
        const auto at = static_cast<std::size_t>(argument);
        return m_words.keyOf(typeOf(at), m_event.args[at]);
    }

private:
    std::uint8_t typeOf(std::size_t argument) const { return m_words.events()[m_event.kind].types[argument]; }

    const Event &m_event;
    const Vocabulary &m_words;
    const Battlefield &m_field;
};

/// Nothing where the viewer may not see it.
std::optional<Move> moveBy(const WalkRule &rule, const WalkReader &reader)
{
    Move move {rule.piece < 0 ? std::string(rule.name) : reader.key(rule.piece)};
    const bool isKnown = !move.piece.empty() && move.piece != "?";
    if (!isKnown && rule.shot.empty())
        return std::nullopt;
    if (rule.card >= 0) {
        move.kind = MoveKind::Card;
        move.art = reader.key(rule.card);
        return move.art == "?" ? std::nullopt : std::optional(std::move(move));
    }
    if (rule.from == Itself) {
        move.kind = MoveKind::Shake;
        return rule.to < 0 || reader.key(rule.to) == rule.name ? std::optional(std::move(move))
                                                               : std::nullopt;
    }
    move.from = reader.place(rule.from);
    move.to = reader.place(rule.to);
    if (!rule.shot.empty()) {
        move.kind = MoveKind::Shot;
        move.art = rule.shot;
        return move.to >= 0 && (isKnown || move.from >= 0) ? std::optional(std::move(move)) : std::nullopt;
    }
    return move.from >= 0 || move.to >= 0 ? std::optional(std::move(move)) : std::nullopt;
}

} // namespace

std::vector<Move> movesOf(const Event &event, const Setup &setup, const Battlefield &field,
                          std::span<const WalkRule> rules)
{
    const WalkReader reader(event, setup, field);
    std::vector<Move> moves;
    for (const WalkRule &rule : rules) {
        if (rule.event != event.kind)
            continue;
        if (std::optional<Move> move = moveBy(rule, reader))
            moves.push_back(std::move(*move));
    }
    return moves;
}

} // namespace merlon::siege
