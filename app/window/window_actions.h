#pragma once

#include "app/look/settings.h"
#include "app/settings/shortcuts.h"
#include "core/canvas/art/art.h"

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
    QMenu *viewMenu() const { return m_viewMenu; }
    QMenu *helpMenu() const { return m_helpMenu; }
    /// What the menus tick.
    void show(const Settings &settings);
    /// How fast computers play in the game that is open.
    void showSpeed(Speed speed);
    /// The keys of all these actions.
    Shortcuts &shortcuts() { return m_shortcuts; }
    /// Puts a menu into that of the view.
    void addToView(QMenu *menu);
    /// The buttons for those who watch computers play.
    std::vector<QWidget *> makeWatchTools();

    QAction *home;
    QAction *newTable;
    QAction *open;
    QAction *save;
    QAction *scenario; ///< of the moment that is shown
    QAction *statistics;
    QAction *exportFiles;
    QAction *quit;
    QAction *undo;
    QAction *redo;
    QAction *pause; ///< checkable
    QAction *step;
    QAction *list;
    QAction *lastShow; ///< the sheet about the last fight
    QAction *advice;
    QAction *choose; ///< by the computer
    QAction *seats;
    QAction *resign;
    QAction *zoomIn;
    QAction *zoomOut;
    QAction *fit;
    QAction *balance; ///< on all places; checkable
    QAction *odds;    ///< checkable
    QAction *learn;
    QAction *fullScreen; ///< checkable
    QAction *openSettings;
    QAction *rules;
    QAction *keySheet; ///< the sheet of all keys
    QAction *about;

Q_SIGNALS:
    void languageWanted(const QString &code);
    void themeWanted(merlon::ThemeWish theme);
    void speedWanted(merlon::Speed speed);
    void animationsWanted(bool wanted);
    void swappedSidesWanted(bool wanted);
    void balanceWanted(bool wanted);

private:
    struct Icon {
        QAction *action;
        const char *picture; ///< under resources/art/icons
    };

    QAction *make(const char *picture, const QKeySequence &keys);
    /// Without a picture; `name` as for its keys.
    QAction *makePlain(const QString &name, const QKeySequence &keys);
    QActionGroup *makeRadio(QMenu *menu, int count, int checked);
    void makeMenus(const Settings &settings);
    void fillGameMenu();
    void fillPlayMenu();
    void fillViewMenu();
    void connectMenus();

    QMainWindow &m_window;
    std::vector<Icon> m_icons;
    Shortcuts m_shortcuts;
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
