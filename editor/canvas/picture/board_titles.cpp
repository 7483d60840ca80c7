#include "editor/canvas/picture/board_titles.h"

#include "app/words/game_words.h"
#include "app/words/language.h"
#include "app/words/resources.h"
#include "core/board/keys.h"

#include <utility>

namespace merlon {

const QString &BoardTitles::titleOfKey(const std::string &key)
{
    const auto known = m_keys.find(key);
    return known != m_keys.end() ? known->second : m_keys.emplace(key, titleOf(key)).first->second;
}

const QString &BoardTitles::titleOfPlace(std::size_t number, const std::string &key)
{
    auto &known = m_places[number];
    if (known.first != key)
        known = {key, titleOfKey(key)};
    return known.second;
}

canvas::Picture BoardTitles::picture(const Board &board, const BoardSchema &schema, Places places)
{
    canvas::Picture picture;
    picture.places.reserve(board.places().size());
    m_places.resize(board.places().size());
    for (std::size_t number = 0; number < board.places().size(); ++number) {
        const Place &place = board.places()[number];
        QString name = places == Places::ByKey ? QString::fromStdString(place.key) : nameIn(place.names, {});
        picture.places.push_back(
            {name.isEmpty() ? titleOfPlace(number, place.key) : std::move(name), {}, {}, false});
    }
    picture.links.resize(board.links().size(), canvas::LinkPicture {{}, {}, true});
    picture.nameOfLink = [&schema](const Link &link) {
        return titleOf(link.kind) + QStringLiteral(": ") + titleOf(keyOf(schema, link));
    };
    return picture;
}

void BoardTitles::forget()
{
    m_keys.clear();
    m_places.clear();
}

} // namespace merlon
