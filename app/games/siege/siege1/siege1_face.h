#pragma once

#include "app/games/game_face.h"

namespace merlon {

/// Siege I at the table.
class Siege1Face final : public GameFace {
public:
    FaceWidgets makeWidgets(const canvas::Art &art, QWidget *parent) const override;
    canvas::Picture picture(const View &view, const Speaker &speaker) const override;
    std::vector<canvas::Motion> motions(const canvas::Picture &before, const canvas::Picture &after,
                                        std::span<const Event> events, const Setup &setup) const override;
};

} // namespace merlon
