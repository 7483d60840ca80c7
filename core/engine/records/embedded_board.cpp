#include "core/engine/records/embedded_board.h"

#include "core/base/json.h"
#include "core/board/files/format.h"

namespace merlon {

Json embeddedBoard(const Board &board, const Game &game)
{
    Json json = boardToJson(board, game.schema());
    json.erase("notes");
    json.erase("background");
    return json;
}

Expected<Board> boardFromEmbedded(const Json &json, const Game &game, const std::string &source,
                                  const std::string &pointer, std::vector<std::string> *passedOver)
{
    const SchemaLookup schemas = [&game](std::string_view family) {
        return family == game.schema().key ? &game.schema() : nullptr;
    };
    std::vector<std::string> within;
    Expected<Board> board = boardFromJson(json, schemas, source, &within);
    for (const std::string &part : within) {
        if (passedOver)
            passedOver->push_back(pointer + part);
    }
    if (!board)
        board.error().where.pointer.insert(0, pointer);
    return board;
}

} // namespace merlon
