#pragma once

#include "app/table/table_parts.h"
#include "app/table/turn/player_names.h"

#include <QObject>

#include <cstddef>

namespace merlon {

class HandOverPage;
class TurnNotice;

/// Says whose turn it is: in the prompt, for a moment above the board, or on a page that covers the table.
class TurnAnnouncer final : public QObject {
    Q_OBJECT

public:
    TurnAnnouncer(const TableParts &parts, QObject *parent);

    /// The page that covers the table until the one who is asked sits at it; to be put into a stack.
    HandOverPage &cover() { return *m_cover; }
    /// Says on the cover who is to come, and what has happened since. `seenTo`: before this step they saw everything.
    void fillCover(std::size_t seenTo);
    /// A person at the screen is asked. Where several seats choose there, says whose turn it is; for a moment also above
    /// the board if nothing has been covered in between.
    void announceTurn();
    /// Nobody at the screen is asked.
    void showWaiting();
    /// After that: a question that is always asked, to somebody who is not at the screen. The table is as everybody may
    /// see it, and the screen changes hands only if they want to do more than let the moment pass.
    void askToPass();
    /// The prompt has the colour of who is asked.
    void showColour();
    /// The prompt names nobody.
    void clearPrompt();
    void hideNotice();
    /// The game goes.
    void clear();

Q_SIGNALS:
    /// The one who is asked sits at the screen.
    void seatTaken();

private:
    QString pauseHint() const;

    TableParts m_parts;
    PlayerNames m_names;
    HandOverPage *m_cover;
    TurnNotice *m_notice;
    Seat m_lastAsked = kNobody; ///< of the persons
};

} // namespace merlon
