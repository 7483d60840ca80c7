#pragma once

#include <QByteArray>
#include <QObject>

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

    QMainWindow &m_window;
    const Appearance &m_appearance;
    std::vector<PanelDock *> m_docks;
    QByteArray m_places; ///< as they were when documents were last open
    bool m_isNew = true; ///< nobody has arranged them yet
    bool m_isShown = false;
};

} // namespace merlon
