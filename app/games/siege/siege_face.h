#pragma once

#include "app/table/face/game_face.h"
#include "app/table/face/time_bar.h"
#include "app/widgets/things/thing_panel.h"

namespace merlon {

/// The parts in which the faces of the siege games differ.
struct SiegeFaceParts {
    FaceWidgets (*makeWidgets)(const canvas::Art &art, QWidget *parent);
    std::vector<BoxCard> (*cards)(const Speaker &speaker);
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
