#pragma once

class QStackedWidget;
class QWidget;

namespace merlon {

class Appearance;
class LessonDesk;
class MessageBar;
class PuzzleDesk;
class StartPage;
class StatisticsWindow;
class TablePage;

/// What the window of a table consists of, for those who do a job in it.
struct WindowParts {
    QWidget &window; ///< dialogs stand over it
    const Appearance &appearance;
    QStackedWidget &pages; ///< the start page and the table
    StartPage &start;
    TablePage &table;
    MessageBar &messages;
    LessonDesk &lessons;
    PuzzleDesk &puzzles;
    StatisticsWindow &statistics;
};

} // namespace merlon
