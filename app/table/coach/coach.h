#pragma once

#include "app/table/coach/coach_card.h"
#include "app/table/coach/coach_spot.h"
#include "app/table/table_parts.h"

#include <QObject>

namespace merlon {

/// Says to beginners what to think of at a question, once for each kind of question of a game, in the words of the game
/// (`coach.<decision>`): where that covers the least of the board and nothing that can be chosen, or folded to a title
/// where there is little room. Remembers over restarts what has been said. Silent where a guide leads through a lesson,
/// and where the settings say so.
class Coach final : public QObject {
    Q_OBJECT

public:
    /// `cards`: lie over the board as well; must live as long.
    Coach(const TableParts &parts, const QWidget &cards, QObject *parent = nullptr);

    /// Whether games on the table are coached; lessons are not.
    void setActive(bool active);
    /// A person at the screen is asked.
    void ask();
    /// Something else can be chosen at the question than before.
    void giveWay();
    /// Nobody is asked any more.
    void rest();
    /// Everything is to be said once more.
    static void forget();

Q_SIGNALS:
    /// The person wants no coach.
    void unwanted();

private:
    QString memoryKey() const;
    CoachGround ground() const;
    void place();

    TableParts m_parts;
    const QWidget &m_cards;
    CoachCard *m_card;
    bool m_isActive = true;
    bool m_isTelling = false;
    bool m_isUnfolded = false; ///< by the person, wherever it lies
};

} // namespace merlon
