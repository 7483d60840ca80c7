#include "editor/canvas/picture/set_up_pieces.h"

#include "app/export/set_up_picture.h"

#include <utility>

namespace merlon {

bool SetUpPieces::follow(const Board &board)
{
    const std::optional<canvas::Picture> picture = setUpPicture(board);
    if (!picture)
        return false;
    m_places.clear();
    m_links.clear();
    for (std::size_t i = 0; i < board.places().size(); ++i)
        m_places.insert_or_assign(board.places()[i].key, KnownPlace {board.places()[i], picture->places[i]});
    for (std::size_t i = 0; i < board.links().size(); ++i)
        m_links.insert_or_assign(linkName(board.links()[i]), picture->links[i]);
    return true;
}

void SetUpPieces::addTo(canvas::Picture &picture, const Board &board, const BoardSchema &schema)
{
    m_rooms.resize(picture.places.size());
    for (std::size_t i = 0; i < picture.places.size(); ++i)
        addToPlace(picture.places[i], i, board.places()[i], schema);
    for (std::size_t i = 0; !m_links.empty() && i < picture.links.size(); ++i) {
        if (const auto known = m_links.find(linkName(board.links()[i])); known != m_links.end())
            picture.links[i].tokens = known->second.tokens;
    }
}

void SetUpPieces::addToPlace(canvas::PlacePicture &picture, std::size_t number, const Place &place,
                             const BoardSchema &schema)
{
    const auto known = m_places.find(place.key);
    const bool isAsBefore = known != m_places.end() && known->second.place.kind == place.kind
        && known->second.place.attributes == place.attributes;
    if (!isAsBefore) {
        picture.note = roomOf(number, place, schema);
        return;
    }
    QString name = std::move(picture.name);
    picture = known->second.picture;
    picture.name = std::move(name);
}

const QString &SetUpPieces::roomOf(std::size_t number, const Place &place, const BoardSchema &schema)
{
    KnownRoom &known = m_rooms[number];
    if (known.kind != place.kind || known.attributes != place.attributes)
        known = {place.kind, place.attributes, roomAt(place, schema)};
    return known.room;
}

} // namespace merlon
