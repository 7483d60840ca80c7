#pragma once

#include "core/board/attributes/schema.h"
#include "core/board/board.h"
#include "core/canvas/picture/picture.h"
#include "editor/model/selection.h"

#include <QString>

#include <cstddef>
#include <map>
#include <string>
#include <vector>

namespace merlon {

/// What lies on the board that is being drawn when a game is set up on it. While no game can be played on it, places that
/// are as they were when one last could keep what they had; the others show how much room they have.
class SetUpPieces {
public:
    /// Looks at the board anew. False if no game can be played on it.
    bool follow(const Board &board);
    /// Puts what is known onto a picture of the board.
    void addTo(canvas::Picture &picture, const Board &board, const BoardSchema &schema);

private:
    struct KnownPlace {
        Place place;
        canvas::PlacePicture picture;
    };

    /// How much room there is at a place, as long as it is of that kind and has those attributes.
    struct KnownRoom {
        std::string kind;
        Attributes attributes;
        QString room;
    };

    void addToPlace(canvas::PlacePicture &picture, std::size_t number, const Place &place,
                    const BoardSchema &schema);
    const QString &roomOf(std::size_t number, const Place &place, const BoardSchema &schema);

    std::map<std::string, KnownPlace> m_places; ///< by key
    std::vector<KnownRoom> m_rooms;             ///< by number: a board may have thousands of places
    std::map<LinkName, canvas::LinkPicture> m_links;
};

} // namespace merlon
