#pragma once

#include "app/look/appearance.h"
#include "app/look/settings.h"
#include "app/start/openings.h"
#include "app/table/table_page.h"
#include "app/widgets/things/thing_item.h"
#include "app/window/game_launcher.h"
#include "app/window/main_window.h"
#include "app/window/window_settings.h"
#include "app/words/language.h"

#include <QPushButton>
#include <QSize>
#include <QString>
#include <QStringList>

#include <chrono>
#include <functional>
#include <memory>
#include <vector>

namespace merlon::testing {

/// Who sits at the seats, as forms name them.
inline const QStringList kTwoPersons {QStringLiteral("person"), QStringLiteral("person")};

/// What a good player would do: so that whole games come to all their phases.
Choice sensibleChoice(const Match &match);

/// Lets the window run until this is true. Unlike QTest::qWaitFor it sleeps only while nothing happens.
bool waitUntil(const std::function<bool()> &isThere,
               std::chrono::milliseconds patience = std::chrono::seconds(20));

/// A window as a person starts it, and hands to play in it.
class WindowDriver {
public:
    /// One window at a time: all of them keep their journal at one place, which is not that of a real program.
    explicit WindowDriver(const QString &language = QStringLiteral("en"), ThemeWish theme = ThemeWish::Day,
                          QSize size = {1280, 800}, const Settings &settings = quickSettings());
    /// Nothing moves, and nobody waits.
    static Settings quickSettings();
    ~WindowDriver();

    /// From now on the window is drawn whenever something changes, as on a screen. Else only what a test grabs is drawn:
    /// most look at what a window says, and drawing takes half of their time.
    void drawAlways();

    MainWindow &window() { return *m_window; }
    TablePage &table();
    TableSession &session();
    Language &language() { return m_language; }
    Appearance &appearance() { return m_appearance; }

    /// A new game with these kinds of players: `person`, `heuristic`, `random`.
    void begin(const QStringList &kinds, std::uint64_t seed);
    /// A new game with these options and players; without a board, on the usual one.
    void begin(NewGame game);
    /// The same on an opened game, with its options.
    void begin(const std::shared_ptr<const Setup> &setup, const QStringList &kinds, std::uint64_t seed);
    /// The odds of the games that begin from now on lie before a side, as for a person, and are calculated. By default the
    /// panels of the sides are brought to the front: only a test that calls this can notice that the odds hide a side.
    void lookAtOdds() { m_looksAtOdds = true; }
    /// Closes the window and starts the program again.
    void restart();

    /// Takes the seat if the screen is being handed over, and waits for computers and for what moves. False at the
    /// end of the game.
    bool toQuestion();
    /// Plays on, taking seats, until the game comes to a stage of which this is true. False at the end of the game.
    bool playTo(const std::function<bool(const TableSession &)> &isThere);
    /// The same, until this seat is asked at the stage.
    bool playTo(Seat seat, TableSession::Stage stage);
    void settle();
    ChoiceList choices();
    /// Makes a choice by clicking what stands for it. False if there is nothing to click.
    bool chooseByMouse(Choice choice);
    /// The same with keys alone.
    bool chooseByKeys(Choice choice);
    /// Whether the map shows the middle of a thing.
    bool isSeen(const canvas::Thing &thing);
    /// Zooms in on a part of the map where it does not.
    void lookAwayFrom(const canvas::Thing &thing);
    /// From the middle of an item of the panels to a point of the map.
    void drag(ThingItem &item, QPoint inViewport);
    /// From a point of the map to another.
    void drag(QPoint from, QPoint to);
    void press(QPushButton &button);
    /// How many clicks and drags that has taken so far.
    int clicks() const { return m_clicks; }
    /// In the prompt; null if there is none.
    QPushButton *buttonFor(Choice choice);
    std::uint64_t hash();

private:
    void open();
    void bringSidesForward();
    std::vector<canvas::Thing> usefulThings(Choice choice);
    bool clickOn(const canvas::Thing &thing);
    bool clickInPanels(const canvas::Thing &thing);
    bool goWithTab(const canvas::Thing &thing);

    Language m_language;
    Appearance m_appearance;
    Settings m_settings;
    QSize m_size;
    int m_clicks = 0;
    bool m_looksAtOdds = false;
    bool m_isDrawn = false; ///< whenever something changes
    std::unique_ptr<MainWindow> m_window;
};

} // namespace merlon::testing
