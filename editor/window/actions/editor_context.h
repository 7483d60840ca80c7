#pragma once

class QMainWindow;

namespace merlon {

class Appearance;
class DockLayout;
class EditorActions;
class MessageBar;
class OpenDocuments;
class StatusLine;

/// What those who do something in the window work with. All of it lives as long as the window.
struct EditorContext {
    QMainWindow &window;
    OpenDocuments &documents;
    EditorActions &actions;
    DockLayout &docks;
    MessageBar &messages; ///< what went wrong
    StatusLine &status;   ///< what has been done
    Appearance &appearance;
};

} // namespace merlon
