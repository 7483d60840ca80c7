#pragma once

#include "app/table/table_parts.h"

#include <QObject>

namespace merlon {

class CoachCard;

/// Says to beginners what to think of at a question, once for each kind of question of a game, in the words of the game
/// (`coach.<decision>`). Remembers over restarts what has been said. Silent where a guide leads through a lesson, and
/// where the settings say so.
class Coach final : public QObject {
    Q_OBJECT

public:
    explicit Coach(const TableParts &parts, QObject *parent = nullptr);

    /// Whether games on the table are coached; lessons are not.
    void setActive(bool active);
    /// A person at the screen is asked.
    void ask();
    /// Nobody is asked any more.
    void rest();
    /// Everything is to be said once more.
    static void forget();

Q_SIGNALS:
    /// The person wants no coach.
    void unwanted();

private:
    QString memoryKey() const;

    TableParts m_parts;
    CoachCard *m_card;
    bool m_isActive = true;
};

} // namespace merlon
