#pragma once

#include "app/look/appearance.h"
#include "app/table/docks/dock_arrangement.h"
#include "app/table/docks/panel_dock.h"

#include <QMainWindow>
#include <QTimer>

#include <vector>

namespace merlon {

/// The panels around the board. Until a person has moved something they are arranged by the size of the window; from
/// then on as that person left them, game by game. Panels in windows of their own are seen only while the table is:
/// what they show may be secret.
class TableDocks final : public QMainWindow {
    Q_OBJECT

public:
    TableDocks(const Appearance &appearance, QWidget *centre, QWidget *parent = nullptr);
    ~TableDocks() override;

    /// Takes a panel over. Its window title names it, in the language of now; `key` names it in the settings, for
    /// good. `area`: where it is at first. Panels added while no game is on the table come
    /// back in each game.
    PanelDock *addPanel(const QString &key, QWidget *panel, Qt::DockWidgetArea area,
                        AtFirst first = AtFirst::Open);
    /// From now on it is there at first; at once, unless the person has arranged the panels.
    void setHome(PanelDock &dock, DockHome home);
    /// Deletes it.
    void removePanel(const QString &key);
    /// In the order in which they were added.
    const std::vector<PanelDock *> &panels() const { return m_arrangement.panels(); }
    /// Null if there is none.
    PanelDock *panel(const QString &key) const;
    /// The dock that holds this widget, or a widget around it; null if none does.
    PanelDock *dockOf(const QWidget *widget) const;

    /// A game begins, all its panels are there: they get their places. `swapsSides`: the panels of the two sides
    /// (see PanelDock::kFirstSide) have changed places.
    void beginGame(const QString &game, bool swapsSides);
    /// Nothing is remembered any more until the next game begins.
    void endGame();
    void setSwapsSides(bool swaps);
    /// Forgets what the person has moved.
    void resetLayout();
    /// As long as a page lies over the table, panels in windows of their own are hidden.
    void setCovered(bool covered);

    /// What a person does with a panel; remembered.
    void setOpen(PanelDock &dock, bool open);
    /// Opens it, brings it to the front and gives it the keyboard; the board, if it has that already. Nothing while
    /// the table is not seen.
    void bringUp(PanelDock &dock);
    void toggleFold(PanelDock &dock);
    void toggleFloating(PanelDock &dock);
    /// From left to right, from right to left.
    void changeSide(PanelDock &dock);

Q_SIGNALS:
    /// There are other panels, or they have other names.
    void panelsChanged();
    /// Other panels can be looked at.
    void seenChanged();

protected:
    bool event(QEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void connectDock(PanelDock &dock);
    void joinOthers(PanelDock &dock);
    void themeChanged();
    void arrange();
    void shareRoom();
    void noteOwn();
    void save();
    void tidy();
    bool isSeen() const;
    void coverWindows();
    void uncoverWindows();

    const Appearance &m_appearance;
    DockArrangement m_arrangement;
    std::vector<PanelDock *> m_covered; ///< windows hidden with the table, or below a page
    QString m_game;                     ///< empty: none
    bool m_isOwn = false;               ///< the person has arranged the panels
    bool m_isArranging = false;         ///< not the person
    bool m_isCovered = false;           ///< a page lies over the table
    QTimer m_tidying;
    QTimer m_saving;
};

} // namespace merlon
