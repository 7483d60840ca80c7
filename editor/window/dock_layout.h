#pragma once

#include <QByteArray>
#include <QObject>
#include <QStringList>

#include <vector>

class QMainWindow;

namespace merlon {

class Appearance;
class EditorActions;
class PanelDock;

/// The panels around the drawing: where they are docked, remembered from one start to the next. They are seen while a
/// document is open.
class DockLayout final : public QObject {
    Q_OBJECT

public:
    /// `appearance` must live as long.
    DockLayout(QMainWindow &window, const Appearance &appearance);

    /// `key`: under which its place is remembered.
    PanelDock &add(const QString &key, QWidget *panel, Qt::DockWidgetArea area);
    /// It must have been added.
    PanelDock &dock(const QString &key) const;
    /// Opens a panel in front of those that share its place. Panels of the area below open at the right, as tabs beside
    /// the properties, in windows of little width, so that the drawing keeps its height, unless somebody has moved them.
    void open(PanelDock &dock);
    /// A menu that shows and hides each of them.
    void addMenu(EditorActions &actions);
    /// When all have been added: hides them, and takes their places of the last time for the first document.
    void begin();
    /// Without a document there is nothing that they could show.
    void show(bool shown);
    /// For the next start.
    void store() const;
    void themeChanged();

private:
    void sizeDocks();
    void noteMoved(const PanelDock &moved);
    void moveTo(PanelDock &moved, Qt::DockWidgetArea area);
    void findRoom(PanelDock &dock);

    QMainWindow &m_window;
    const Appearance &m_appearance;
    std::vector<PanelDock *> m_docks;
    QStringList m_below;     ///< keys of those that are usually below
    QStringList m_moved;     ///< of those that somebody has moved
    bool m_isMoving = false; ///< the program moves them itself
    QByteArray m_places;     ///< as they were when documents were last open
    bool m_isNew = true;     ///< nobody has arranged them yet
    bool m_isShown = false;
};

} // namespace merlon
