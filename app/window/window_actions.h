#pragma once

#include "app/window/settings.h"
#include "core/canvas/art.h"

#include <QObject>

#include <vector>

class QAction;
class QActionGroup;
class QMainWindow;
class QMenu;
class QWidget;

namespace merlon {

/// What can be done in the window, with its menus, keys and icons.
class WindowActions final : public QObject {
    Q_OBJECT

public:
    WindowActions(QMainWindow &window, const Settings &settings);

    /// The buttons for the bar above the board.
    std::vector<QWidget *> makeTools();
    void retranslate();
    void drawIcons(const canvas::Art &art);

    QAction *home;
    QAction *open;
    QAction *save;
    QAction *course;
    QAction *exportFiles;
    QAction *quit;
    QAction *undo;
    QAction *redo;
    QAction *pause; ///< checkable
    QAction *step;
    QAction *list;
    QAction *advice;
    QAction *choose; ///< by the computer
    QAction *resign;
    QAction *zoomIn;
    QAction *zoomOut;
    QAction *fit;
    QAction *rules;
    QAction *about;

Q_SIGNALS:
    void languageWanted(const QString &code);
    void themeWanted(merlon::ThemeWish theme);
    void speedWanted(merlon::Speed speed);
    void animationsWanted(bool wanted);
    void swappedSidesWanted(bool wanted);

private:
    struct Icon {
        QAction *action;
        const char *picture; ///< under resources/art/icons
    };

    QAction *make(const char *picture, const QKeySequence &keys);
    QActionGroup *makeRadio(QMenu *menu, int count, int checked);
    void makeMenus(const Settings &settings);

    QMainWindow &m_window;
    std::vector<Icon> m_icons;
    QMenu *m_gameMenu;
    QMenu *m_playMenu;
    QMenu *m_viewMenu;
    QMenu *m_helpMenu;
    QMenu *m_languageMenu;
    QMenu *m_themeMenu;
    QMenu *m_speedMenu;
    QActionGroup *m_languages;
    QActionGroup *m_themes;
    QActionGroup *m_speeds;
    QAction *m_animations;
    QAction *m_swapSides;
};

} // namespace merlon
