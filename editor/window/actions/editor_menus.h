#pragma once

#include <QCoreApplication>

class QMenuBar;
class QToolBar;

namespace merlon {

class EditorActions;

/// Where the actions of the window stand: the menus and the tool bar. All actions must have been added.
class EditorMenus {
    Q_DECLARE_TR_FUNCTIONS(EditorMenus)

public:
    static void fill(QMenuBar &bar, EditorActions &actions);
    static void fill(QToolBar &bar, const EditorActions &actions);
};

} // namespace merlon
