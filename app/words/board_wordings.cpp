#include "app/words/board_wordings.h"

#include "app/words/language.h"
#include "app/words/resources.h"

namespace merlon {

BoardWordings::BoardWordings(const Board &board, const Game *game)
    : m_base(game ? spoken(*game) : spoken())
{
    addPlacesOf(board);
}

void BoardWordings::addPlacesOf(const Board &board)
{
    for (const Place &place : board.places()) {
        if (const QString name = nameIn(place.names, {}); !name.isEmpty())
            m_places.emplace(place.key, name.toStdString());
    }
}

std::string BoardWordings::wording(std::string_view code) const
{
    for (const std::string_view family : {std::string_view("word.place."), std::string_view("word.")}) {
        if (!code.starts_with(family))
            continue;
        if (const auto place = m_places.find(code.substr(family.size())); place != m_places.end())
            return place->second;
    }
    return m_base.wording(code);
}

} // namespace merlon
