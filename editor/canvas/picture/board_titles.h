#pragma once

#include "core/board/attributes/schema.h"
#include "core/board/board.h"
#include "core/canvas/picture/picture.h"

#include <QString>

#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

namespace merlon {

/// What places and links are called, in the language that is spoken. Made anew only for places that have become others, and
/// for links that somebody asks for: a board may have thousands.
class BoardTitles {
public:
    enum class Places { ByName, ByKey };
    /// The names of a board as a picture, for which the schema must live as long.
    canvas::Picture picture(const Board &board, const BoardSchema &schema, Places places = Places::ByName);
    /// Another language is spoken.
    void forget();

private:
    const QString &titleOfKey(const std::string &key);
    const QString &titleOfPlace(std::size_t number, const std::string &key);

    std::unordered_map<std::string, QString> m_keys;
    std::vector<std::pair<std::string, QString>> m_places; ///< by place: of its key, as long as it has that
};

} // namespace merlon
