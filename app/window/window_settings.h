#pragma once

#include "app/look/settings.h"

#include <QObject>
#include <QString>

class QMainWindow;

namespace merlon {

class Appearance;
class Language;
class SettingsDialog;
class ShortcutSheet;
class SoundPlayer;
class TablePage;
class WindowActions;

/// Lets a person change the settings in a window, and does what they say there and in the windows of all other tables.
class WindowSettings final : public QObject {
    Q_OBJECT

public:
    struct Parts {
        Language &language;
        Appearance &appearance;
        WindowActions &actions;
        TablePage &table;
        SoundPlayer &sounds;
    };
    /// `settings`: of the window; all of them must live as long.
    WindowSettings(Settings &settings, const Parts &parts, QMainWindow &window);

    const Settings &values() const { return m_settings; }
    /// Shows them beside the window.
    void showDialog();
    /// Null before it was shown for the first time.
    SettingsDialog *dialog() const { return m_dialog; }
    /// All keys; null before it was shown for the first time.
    ShortcutSheet *shortcutSheet() const { return m_sheet; }

private:
    void connectActions();
    void apply();
    void obey();
    void take(const Settings &settings);
    void showShortcuts();

    Settings &m_settings;
    Parts m_parts;
    QMainWindow &m_window;
    bool m_wasCoached = true;
    QString m_spoken; ///< the wish for a language that was followed last
    SettingsDialog *m_dialog = nullptr;
    ShortcutSheet *m_sheet = nullptr;
};

} // namespace merlon
