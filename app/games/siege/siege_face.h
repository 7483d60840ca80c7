#pragma once

#include "app/table/face/game_face.h"
#include "app/table/face/time_bar.h"
#include "app/widgets/things/thing_panel.h"
#include "core/canvas/siege/tokens/siege_pieces.h"

namespace merlon {

/// Names as they stand on a map, without an article: places and pieces go by their key alone. The speaker must live as
/// long as what is returned.
canvas::Names namesOnMap(const Speaker &speaker);

/// The parts in which the faces of the siege games differ.
struct SiegeFaceParts {
    FaceWidgets (*makeWidgets)(const canvas::Art &art, QWidget *parent);
    canvas::Picture (*picture)(const View &view, const canvas::Names &names);
    std::vector<canvas::Token> (*box)(const canvas::Names &names);
    std::vector<BoxCard> (*cards)(const Speaker &speaker);
    std::vector<canvas::Motion> (*motions)(const canvas::Picture &before, const canvas::Picture &after,
                                           std::span<const Event> events, const Setup &setup);
    RoundTime (*timeOf)(const View &view);
    QString (*whyNow)(const View &view);
    QString (*noteOn)(const View &view, const Speaker &speaker, Choice choice);
};

/// A siege game at the table.
std::unique_ptr<GameFace> makeSiegeFace(const SiegeFaceParts &parts);

/// Panels at the left and right, the bar above, the panel of odds and the sheet of the assault; who plays is for the
/// face to say.
FaceWidgets siegeWidgets(const canvas::Art &art, ThingPanel *left, ThingPanel *right, TimeBar *bar);

} // namespace merlon
