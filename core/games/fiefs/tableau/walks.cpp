#include "core/games/fiefs/edition.h"
#include "core/games/fiefs/tableau/tableau.h"

/// Who walks, which cards fly, which dice roll.
namespace merlon::fiefs {

std::vector<Move> movesOf(const Setup &setup, const Event &event)
{
    const auto &map = static_cast<const FiefsSetup &>(setup).field();
    const auto castle = [&] { return int {map.castleOf[event.args[0]]}; };
    const int place = event.args[1];
    switch (static_cast<EventKind>(event.kind)) {
    case EventKind::Advanced:
    case EventKind::Posted:
        return {{"knight", castle(), place}};
    case EventKind::Recalled:
    case EventKind::Retreated:
        return {{"knight", place, castle()}};
    case EventKind::KnightsLost:
    case EventKind::KnightMired:
    case EventKind::Swept:
        return {{"knight", place, -1}};
    case EventKind::Mustered:
    case EventKind::KnightsGained:
        return event.args[1] > 0 ? std::vector<Move> {{"knight", -1, castle()}} : std::vector<Move> {};
    case EventKind::CardPlayed:
    case EventKind::ConflictShown:
    case EventKind::SupportPlayed:
        if (event.args[1] == kHidden)
            return {};
        return {{.to = castle(),
                 .kind = MoveKind::Card,
                 .art = setup.vocabulary().keyOf(static_cast<std::uint8_t>(Type::Card), event.args[1])}};
    case EventKind::ArenaRolled:
    case EventKind::AmbushRolled:
    case EventKind::ChaosRolled:
        return {{.to = castle(),
                 .kind = MoveKind::Roll,
                 .owner = static_cast<Seat>(event.args[0]),
                 .count = place}};
    default:
        return {};
    }
}

} // namespace merlon::fiefs
