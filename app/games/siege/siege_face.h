#pragma once

#include "app/table/face/game_face.h"

namespace merlon {

/// The parts in which the faces of the siege games differ.
struct SiegeFaceParts {
    std::vector<BoxCard> (*cards)(const Speaker &speaker);
    QString (*whyNow)(const View &view);
    QString (*noteOn)(const View &view, const Speaker &speaker, Choice choice);
};

/// A siege game at the table.
std::unique_ptr<GameFace> makeSiegeFace(const SiegeFaceParts &parts);

} // namespace merlon
