#pragma once

#include "app/window/window_parts.h"

#include <QObject>
#include <QString>

namespace merlon {

class Game;
class RuleWindow;
class WindowActions;
struct Settings;

/// What the actions of a window do with the game on the table, and when they can be done.
class GameActions final : public QObject {
    Q_OBJECT

public:
    /// All must live as long. `settings`: as they are at each moment.
    GameActions(const WindowParts &parts, WindowActions &actions, const Settings &settings);

    /// What can be done now.
    void enable();
    /// In the book of the game on the table, else of the one that would be begun; empty: its first page.
    void showRule(const QString &rule);
    /// The book of a game, from its first page.
    void showBook(const Game &game);

private:
    void connectActions();
    void changeSeats();
    void saveRecord();
    void exportFiles();
    void exportChart();
    void showStatistics();
    void listChoices();
    bool confirmsResigning(const QString &question);
    void resign();

    WindowParts m_parts;
    WindowActions &m_actions;
    const Settings &m_settings;
    RuleWindow *m_rules;
};

} // namespace merlon
