#include "app/games/faces.h"

#include "app/games/siege/siege_face.h"
#include "app/table/face/tableau_face.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace merlon {

namespace {

/// A game that adds something special to what is made from its tableau.
struct OwnFace {
    std::string_view game;
    std::unique_ptr<GameFace> (*make)();
};

constexpr std::array kOwnFaces = std::to_array<OwnFace>({
    {"siege1", makeSiegeFace},
    {"siege2", makeSiegeFace},
});

} // namespace

std::unique_ptr<GameFace> faceOf(const Game &game)
{
    const auto *face = std::ranges::find(kOwnFaces, game.key(), &OwnFace::game);
    return face == kOwnFaces.end() ? makeTableauFace() : face->make();
}

} // namespace merlon
