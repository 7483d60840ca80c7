#pragma once

#include "core/base/text.h"
#include "core/board/board.h"

#include <map>
#include <string>
#include <string_view>

namespace merlon {

class Game;

/// The wordings in the language that is spoken for a board that need not be playable: those of a game, and its places by
/// the names that the board gives them.
class BoardWordings final : public Wordings {
public:
    /// `game`: null if nobody knows which one is meant.
    BoardWordings(const Board &board, const Game *game);

    /// Places that have no name until now get those of another board.
    void addPlacesOf(const Board &board);

    std::string wording(std::string_view code) const override;
    std::string pluralOf(std::int64_t number) const override { return m_base.pluralOf(number); }

private:
    const Wordings &m_base;
    std::map<std::string, std::string, std::less<>> m_places; ///< names by keys
};

} // namespace merlon
