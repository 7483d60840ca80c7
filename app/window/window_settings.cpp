#include "app/window/window_settings.h"

#include "app/look/appearance.h"
#include "app/settings/settings_dialog.h"
#include "app/settings/shortcut_sheet.h"
#include "app/sound/sound_player.h"
#include "app/table/coach/coach.h"
#include "app/table/table_page.h"
#include "app/window/main_window.h"
#include "app/window/window_actions.h"
#include "app/words/language.h"

#include <QAction>
#include <QApplication>
#include <QMenuBar>

#include <utility>

namespace merlon {

WindowSettings::WindowSettings(Settings &settings, const Parts &parts, QMainWindow &window)
    : m_settings(settings)
    , m_parts(parts)
    , m_window(window)
    , m_spoken(settings.language)
{
    m_wasCoached = settings.isCoached;
    connectActions();
    m_parts.sounds.set(m_settings.sounds, m_settings.volume);
    m_parts.actions.shortcuts().use(m_settings.shortcuts);
}

void WindowSettings::connectActions()
{
    const auto set = [this](auto signal, auto Settings::*what) {
        connect(&m_parts.actions, signal, this, [this, what](const auto &value) {
            m_settings.*what = value;
            apply();
            if (m_dialog)
                m_dialog->showSettings();
        });
    };
    set(&WindowActions::languageWanted, &Settings::language);
    set(&WindowActions::themeWanted, &Settings::theme);
    set(&WindowActions::swappedSidesWanted, &Settings::swapsSides);
    set(&WindowActions::balanceWanted, &Settings::showsBalance);
    connect(&m_parts.actions, &WindowActions::speedWanted, this, [this](Speed speed) {
        (m_parts.table.isWatched() ? m_settings.watchSpeed : m_settings.speed) = speed;
        apply();
        if (m_dialog)
            m_dialog->showSettings();
    });
    connect(&m_parts.actions, &WindowActions::animationsWanted, this, [this](bool wanted) {
        m_settings.motionWish = wanted ? MotionWish::Full : MotionWish::Reduced;
        apply();
        if (m_dialog)
            m_dialog->showSettings();
    });
    connect(&m_parts.table.coach(), &Coach::unwanted, this, [this] {
        m_settings.isCoached = false;
        apply();
        if (m_dialog)
            m_dialog->showSettings();
    });
    connect(m_parts.actions.openSettings, &QAction::triggered, this, &WindowSettings::showDialog);
    connect(m_parts.actions.keySheet, &QAction::triggered, this, &WindowSettings::showShortcuts);
}

/// All of them hold at once and are remembered.
void WindowSettings::apply()
{
    if (m_spoken != m_settings.language) {
        m_spoken = m_settings.language;
        m_parts.language.change(Language::codeFor(m_spoken).value_or(Language::codes().first()));
    }
    if (!std::exchange(m_wasCoached, m_settings.isCoached) && m_settings.isCoached)
        Coach::forget(); // who calls it back wants to hear it
    m_parts.appearance.wear(m_settings);
    obey();
    saveSettings(m_settings);
    for (QWidget *widget : QApplication::topLevelWidgets()) {
        if (auto *other = qobject_cast<MainWindow *>(widget); other && other != &m_window)
            other->settings().take(m_settings);
    }
}

/// What they mean for this window alone.
void WindowSettings::obey()
{
    m_parts.actions.show(m_settings);
    m_parts.actions.showSpeed(m_parts.table.isWatched() ? m_settings.watchSpeed : m_settings.speed);
    m_parts.table.applySettings();
    m_parts.sounds.set(m_settings.sounds, m_settings.volume);
}

/// All tables have the same settings.
void WindowSettings::take(const Settings &settings)
{
    m_settings = settings;
    m_spoken = settings.language;
    m_parts.actions.shortcuts().use(settings.shortcuts);
    obey();
    if (m_dialog)
        m_dialog->showSettings();
}

void WindowSettings::showDialog()
{
    if (!m_dialog) {
        m_dialog =
            new SettingsDialog(m_settings, m_parts.actions.shortcuts(), SoundPlayer::canSound(), &m_window);
        connect(m_dialog, &SettingsDialog::changed, this, &WindowSettings::apply);
        connect(m_dialog, &SettingsDialog::soundTried, &m_parts.sounds, &SoundPlayer::playSample);
    }
    m_dialog->show();
    m_dialog->raise();
    m_dialog->activateWindow();
}

void WindowSettings::showShortcuts()
{
    if (!m_sheet)
        m_sheet = new ShortcutSheet(*m_window.menuBar(), &m_window);
    m_sheet->show();
    m_sheet->raise();
    m_sheet->activateWindow();
}

} // namespace merlon
