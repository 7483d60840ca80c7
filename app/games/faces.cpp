#include "app/games/faces.h"

#include "app/games/siege/siege1/siege1_face.h"
#include "app/games/siege/siege2/siege2_face.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace merlon {

namespace {

/// The names of places and links, and nothing else.
class PlainFace final : public GameFace {
public:
    FaceWidgets makeWidgets(const canvas::Art &, QWidget *) const override { return {}; }

    canvas::Picture picture(const View &view, const Speaker &speaker) const override
    {
        canvas::Picture picture;
        for (const Place &place : view.setup().board().places())
            picture.places.push_back({speaker.name(place.key), {}, {}, false});
        for (const Link &link : view.setup().board().links())
            picture.links.push_back({speaker.name(link.from + '>' + link.to), {}});
        return picture;
    }

    std::vector<canvas::Motion> motions(const canvas::Picture &, const canvas::Picture &,
                                        std::span<const Event>, const Setup &) const override
    {
        return {};
    }
};

/// A game that has a face of its own.
struct OwnFace {
    std::string_view game;
    std::unique_ptr<GameFace> (*make)();
};

constexpr std::array kOwnFaces = std::to_array<OwnFace>({
    {"siege1", makeSiege1Face},
    {"siege2", makeSiege2Face},
});

const OwnFace *ownFaceOf(const Game &game)
{
    const auto *face = std::ranges::find(kOwnFaces, game.key(), &OwnFace::game);
    return face == kOwnFaces.end() ? nullptr : &*face;
}

} // namespace

std::unique_ptr<GameFace> faceOf(const Game &game)
{
    const OwnFace *face = ownFaceOf(game);
    return face ? face->make() : std::make_unique<PlainFace>();
}

bool hasOwnFace(const Game &game)
{
    return ownFaceOf(game) != nullptr;
}

} // namespace merlon
