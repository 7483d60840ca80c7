#pragma once

#include "app/table/face/game_face.h"
#include "app/table/match/seating.h"
#include "core/engine/tableau/filling.h"

#include <QObject>
#include <QPoint>

#include <optional>
#include <span>
#include <vector>

namespace merlon {

class PromptBar;
class TableDocks;
struct DockHome;

/// The widgets of a game around the board: panels in docks, the bar above it, the figures of its fights. They come with a
/// game and go with it.
class GamePanels final : public QObject {
    Q_OBJECT

public:
    /// `above`: its layout takes the bar. `page`: the parent of all these widgets.
    /// `below`: shows the hand.
    GamePanels(TableDocks &docks, QWidget &above, PromptBar &below, QWidget *page);

    /// `game`: its key. `oddsHome`: where the odds are at first.
    void build(const GameFace &face, const canvas::Art &art, const std::string &game, bool swapsSides,
               DockHome oddsHome);
    /// The widgets go; the tools stay.
    void clear();
    /// Puts a tool at the end of the bar, in each game to come.
    void addTool(QWidget *tool);
    /// Null in games whose fights have no list of figures.
    FightSheet *sheet() const { return m_widgets.sheet; }

    /// As TablePanel.
    void show(const View &view, const Tableau &tableau, const Speaker &speaker);
    /// The same of a position between two questions: nothing is foretold of it.
    void showPieces(const View &view, const Tableau &tableau, const Speaker &speaker);
    /// Shows for so many milliseconds what has changed hands in the panels with what was shown last.
    void showChanges(int milliseconds);
    /// As FaceWidgets::showHope.
    void showHope(Seat seat, std::optional<int> points);
    void showPlayers(std::span<const Sitting> players);
    /// The colours of the pictures have changed.
    void themeChanged();

    void setChoosable(const std::vector<canvas::Thing> &things);
    void setSelected(const std::vector<canvas::Thing> &things);
    void setGuided(const std::vector<canvas::Thing> &things);
    void setFillings(const std::vector<Filling> &fillings);
    /// Whether a panel that can be seen shows this thing.
    bool isSeen(const canvas::Thing &thing) const;
    /// A panel behind another comes to the front if it shows one of these.
    void bringForward(const std::vector<canvas::Thing> &things);

    /// Where the odds are at first from now on, if the game has any.
    void placeOdds(DockHome home);
    /// Opens or closes the panel of the odds, if the game has one.
    void setOddsShown(bool shown);
    bool areOddsShown() const;

Q_SIGNALS:
    /// As of TablePanel, from any of them.
    void picked(const merlon::canvas::Thing &thing);
    void pointed(const merlon::canvas::Thing &thing);
    void grasped(const merlon::canvas::Thing &thing);
    void dragged(QPoint position);
    void dropped(QPoint position);
    void adopted(merlon::ThingItem *item);
    /// Other panels can be seen than before.
    void seenChanged();

private:
    std::vector<TablePanel *> panels() const;
    void wakeOdds();

    TableDocks &m_docks;
    QWidget &m_above;
    PromptBar &m_below;
    QWidget *m_page;
    FlightLayer *m_flights = nullptr; ///< comes with a game
    FaceWidgets m_widgets;
    std::vector<QWidget *> m_tools;
};

} // namespace merlon
