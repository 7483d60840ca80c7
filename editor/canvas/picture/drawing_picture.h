#pragma once

#include "core/canvas/picture/picture.h"
#include "editor/canvas/picture/board_titles.h"
#include "editor/canvas/picture/set_up_pieces.h"

#include <QObject>

namespace merlon {

class ArrangedThings;
class BoardDocument;

/// What stands on the places and links of a drawing: their names, and what is set up on them.
class DrawingPicture final : public QObject {
    Q_OBJECT

public:
    /// Both must live as long.
    DrawingPicture(const BoardDocument &document, const ArrangedThings &arranged);

    /// As it is to be shown now, without what is hidden.
    canvas::Picture picture();

    /// Whether places are named by their keys.
    void setShowsKeys(bool shows);
    bool showsKeys() const { return m_showsKeys; }
    /// Whether places show their spaces, and what starts there.
    void setShowsSetUp(bool shows);
    bool showsSetUp() const { return m_showsSetUp; }

    /// Looks anew at what is set up on the board: follows the checks, which come a moment after the last of several edits.
    void followSetUp();
    /// Another language is spoken.
    void translate();

Q_SIGNALS:
    /// It is to be shown again.
    void changed();

private:
    void removeHidden(canvas::Picture &picture) const;

    const BoardDocument &m_document;
    const ArrangedThings &m_arranged;
    BoardTitles m_titles;
    SetUpPieces m_setUp;
    bool m_showsSetUp = true;
    bool m_showsKeys = false;
};

} // namespace merlon
