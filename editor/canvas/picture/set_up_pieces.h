#pragma once

#include "core/board/board.h"
#include "core/board/schema.h"
#include "core/canvas/picture/picture.h"
#include "editor/model/selection.h"

#include <map>
#include <string>

namespace merlon {

/// What lies on the board that is being drawn when a game is set up on it. While no game can be played on it, places that
/// are as they were when one last could keep what they had; the others show how much room they have.
class SetUpPieces {
public:
    /// Looks at the board anew. False if no game can be played on it.
    bool follow(const Board &board);
    /// Puts what is known onto a picture of the board.
    void addTo(canvas::Picture &picture, const Board &board, const BoardSchema &schema) const;

private:
    struct KnownPlace {
        Place place;
        canvas::PlacePicture picture;
    };

    void addToPlace(canvas::PlacePicture &picture, const Place &place, const BoardSchema &schema) const;

    std::map<std::string, KnownPlace> m_places; ///< by key
    std::map<LinkName, canvas::LinkPicture> m_links;
};

} // namespace merlon
