#include "core/engine/position/tray.h"
#include "core/games/fiefs/position/parts.h"
#include "core/games/fiefs/tableau/tableau.h"

/// What a position consists of, for the scenario editor: fields, and the pieces of its tray.
namespace merlon::fiefs {

namespace position {

namespace {

using namespace merlon::position; // its tray

void describeTurn(const Describing &describing, const Json &position)
{
    const int seats = describing.setup.rules().seats;
    const Names names = ownerNames().subspan(1, static_cast<std::size_t>(seats));
    const auto fields = [&](auto &form, const FiefsData &data) {
        form.word("at", momentNames(), 1);
        form.number("turn", data.turn, 60000);
        form.number("round", data.round, 60000);
        form.word("seat", names, 0);
        form.word("first-player", names, data.firstPlayer == kNobody ? 0 : data.firstPlayer);
        form.number("campaigns", data.campaigns, 9);
        form.flag("crown-used", data.isCrownUsed ? 1 : 0, 1);
    };
    DraftPart &root = describing.add({.pointer = "", .key = "position"});
    root.fields = describing.fieldsBy(fields);
    completeMoment(root.fields, position, "turn");
}

void addPiecesToTray(const FiefsSetup &setup, Draft &draft)
{
    for (Seat seat = 0; seat < setup.rules().seats; ++seat) {
        const std::string key(ownerNames()[seat + 1u]);
        DraftPiece knight {.key = "knight-" + key, .group = "knight", .team = setup.rules().teamOf(seat)};
        knight.slots = {{"/seats/" + key, "castle", {}, {}}};
        draft.pieces.push_back(std::move(knight));
        addCounted(draft, kUncounted, cardNames(),
                   {.type = "card", .group = key, .team = setup.rules().teamOf(seat)},
                   [&](const std::string &card) {
                       return Slots {{"/seats/" + key, "hand", card, {}}};
                   });
    }
    addCounted(draft, kUncounted, Names(kTileNames).first(kTiles), {.type = "tile", .group = "tile"},
               [](const std::string &tile) { return Slots {onBoard("tile", tile)}; });
}

} // namespace

} // namespace position

void Edition::describe(const FiefsSetup &setup, const Json &position, Draft &draft)
{
    position::Complaint complaint;
    FiefsData standard;
    const FiefsData data = position::readWhole(complaint, setup, position, standard);
    const position::Describing describing {setup, data, standard, draft};
    position::describeTurn(describing, position);
    position::describePlaces(describing);
    position::describeSeats(describing);
    position::addPiecesToTray(setup, draft);
    draft.view = std::make_unique<FiefsView>(setup.shared_from_this(), data, SeatSet::all());
}

} // namespace merlon::fiefs
