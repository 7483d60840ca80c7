#pragma once

#include <QMenu>

#include <vector>

namespace merlon {

class PanelDock;
class TableDocks;

/// The menu of the panels: opens and closes them, and does by keyboard what their titles do by mouse.
class PanelMenu final : public QMenu {
    Q_OBJECT

public:
    /// `window`: where the keys of the panels hold, which bring one up: F5 and those that follow.
    PanelMenu(TableDocks &docks, QWidget &window, QWidget *parent);

protected:
    void changeEvent(QEvent *event) override;

private:
    QAction *addEntry(void (TableDocks::*change)(PanelDock &));
    void rebuild();
    void refresh();
    void retranslate();
    PanelDock *panelWithKeyboard() const;

    TableDocks &m_docks;
    QWidget &m_window;
    std::vector<QAction *> m_toggles;
    std::vector<QAction *> m_keys;
    QAction *m_float;
    QAction *m_fold;
    QAction *m_side;
    QAction *m_reset;
};

} // namespace merlon
