#pragma once

#include "core/base/error.h"
#include "core/board/files/sketched_board.h"
#include "core/engine/records/record.h"
#include "core/engine/records/scenario.h"

#include <QString>

#include <string>
#include <variant>
#include <vector>

namespace merlon {

class Game;

/// What a file may hold that can be drawn or written in another form.
using Document = std::variant<SketchedBoard, Scenario, Record>;

/// A board (JSON or GraphML), a scenario or a record; the file says itself what it is. Older versions become what they
/// are today. A name without a dot or a slash is that of a board or scenario that comes with the program.
/// `passedOver`: gets the pointers of what a newer version has written into a board or scenario and this one does not know.
/// `game`: as for readGraph.
Expected<Document> readDocument(const std::string &nameOrFile, std::vector<std::string> *passedOver = nullptr,
                                const Game *game = nullptr);
/// A board from the text of a GraphML file. `game`: for which it is if the graph does not say so, as those of other
/// programs; null: such a graph is refused.
Expected<Board> readGraph(const std::string &text, const std::string &file, const Game *game = nullptr);
/// “/weather, /places/3/colour, …”: some of them, to be told.
QString listedParts(const std::vector<std::string> &pointers);

/// The board itself, or that of the scenario or record.
Expected<Board> boardOf(const Document &document);

} // namespace merlon
