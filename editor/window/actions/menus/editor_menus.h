#pragma once

#include <QCoreApplication>

#include <vector>

class QMenu;
class QMenuBar;
class QToolBar;

namespace merlon {

class EditorActions;

/// Where the actions of the window stand: the menus and the tool bar. All actions must have been added.
class EditorMenus {
    Q_DECLARE_TR_FUNCTIONS(EditorMenus)

public:
    static constexpr const char *kSeparator = "";

    static void fill(QMenuBar &bar, EditorActions &actions);
    static void fill(QToolBar &bar, const EditorActions &actions);
    /// With the actions of these names.
    static void fill(QMenu &menu, const EditorActions &actions, const std::vector<const char *> &names);
};

} // namespace merlon
