#pragma once

#include "core/canvas/art/art.h"
#include "editor/scenario/scenario_document.h"

#include <QIcon>

/// What is done with the pieces of a scenario, and how they and the parts of its position are called. A part is named by
/// its pointer.
namespace merlon {

/// One more of a piece in a part, as one step that can be undone. False if it cannot lie there at all; that there are
/// too many for the game is no reason. `at`: as for withPiece.
bool putPiece(ScenarioDocument &document, const DraftPiece &piece, const std::string &part, int at = -1);
bool takePiece(ScenarioDocument &document, const DraftPiece &piece, const std::string &part);
/// So many of them at once, or as many as can go.
bool movePieces(ScenarioDocument &document, const DraftPiece &piece, int count, const std::string &from,
                const std::string &to);

QString nameOf(const DraftPiece &piece, const ScenarioDocument &document);
QString nameOf(const DraftPart &part, const ScenarioDocument &document);
QString nameOf(const DraftField &field, const ScenarioDocument &document);
QString nameOfGroup(const std::string &group, const ScenarioDocument &document);
/// A step of the history that changes a field of a part.
StepText stepIn(const ScenarioDocument &document, const DraftPart &part, const DraftField &field);
/// A picture of a piece as it lies on the board.
QIcon iconOf(const DraftPiece &piece, const ScenarioDocument &document, const canvas::Art &art, int size,
             double pixelRatio);

/// A piece cannot lie there: a sentence.
QString refusal(const DraftPiece &piece, const DraftPart &part, const ScenarioDocument &document);
/// What the game says to the scenario as it is now; empty if nothing.
QString firstFinding(const ScenarioDocument &document);

} // namespace merlon
