#include "app/games/game_face.h"

#include "app/games/siege/siege2/siege2_face.h"

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

} // namespace

std::unique_ptr<GameFace> faceOf(const Game &game)
{
    if (hasOwnFace(game))
        return std::make_unique<Siege2Face>();
    return std::make_unique<PlainFace>();
}

bool hasOwnFace(const Game &game)
{
    return game.key() == "siege2";
}

} // namespace merlon
