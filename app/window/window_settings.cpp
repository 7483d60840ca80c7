#include "app/settings/settings_dialog.h"
#include "app/settings/shortcut_sheet.h"
#include "app/sound/sound_player.h"
#include "app/table/table_page.h"
#include "app/window/main_window.h"
#include "app/window/window_actions.h"

#include <QAction>
#include <QApplication>
#include <QMenuBar>

/// How the window shows settings and does what they say.
namespace merlon {

void MainWindow::connectSettings()
{
    const auto set = [this](auto signal, auto Settings::*what) {
        connect(m_actions.get(), signal, this, [this, what](const auto &value) {
            m_settings.*what = value;
            applySettings();
            if (m_settingsDialog)
                m_settingsDialog->showSettings();
        });
    };
    set(&WindowActions::languageWanted, &Settings::language);
    set(&WindowActions::themeWanted, &Settings::theme);
    set(&WindowActions::speedWanted, &Settings::speed);
    set(&WindowActions::swappedSidesWanted, &Settings::swapsSides);
    set(&WindowActions::animationsWanted, &Settings::animations);
    m_sounds->set(m_settings.sounds, m_settings.volume);
    connect(m_table, &TablePage::sounded, m_sounds, &SoundPlayer::play);
    connect(m_actions->openSettings, &QAction::triggered, this, &MainWindow::showSettings);
    connect(m_actions->keySheet, &QAction::triggered, this, &MainWindow::showSheet);
}

/// All of them hold at once and are remembered.
void MainWindow::applySettings()
{
    if (m_spoken != m_settings.language) {
        m_spoken = m_settings.language;
        m_language.change(Language::codeFor(m_spoken).value_or(Language::codes().first()));
    }
    m_appearance.wear(m_settings);
    obeySettings();
    saveSettings(m_settings);
    for (QWidget *widget : QApplication::topLevelWidgets()) {
        if (auto *other = qobject_cast<MainWindow *>(widget); other && other != this)
            other->takeSettings(m_settings);
    }
}

/// What they mean for this window alone.
void MainWindow::obeySettings()
{
    m_actions->show(m_settings);
    m_table->applySettings();
    m_sounds->set(m_settings.sounds, m_settings.volume);
}

/// All tables have the same settings.
void MainWindow::takeSettings(const Settings &settings)
{
    m_settings = settings;
    m_spoken = settings.language;
    m_actions->shortcuts().use(settings.shortcuts);
    obeySettings();
    if (m_settingsDialog)
        m_settingsDialog->showSettings();
}

void MainWindow::showSettings()
{
    if (!m_settingsDialog) {
        m_settingsDialog =
            new SettingsDialog(m_settings, m_actions->shortcuts(), SoundPlayer::canSound(), this);
        connect(m_settingsDialog, &SettingsDialog::changed, this, &MainWindow::applySettings);
        connect(m_settingsDialog, &SettingsDialog::soundTried, m_sounds, &SoundPlayer::playSample);
    }
    m_settingsDialog->show();
    m_settingsDialog->raise();
    m_settingsDialog->activateWindow();
}

void MainWindow::showSheet()
{
    if (!m_sheet)
        m_sheet = new ShortcutSheet(*menuBar(), this);
    m_sheet->show();
    m_sheet->raise();
    m_sheet->activateWindow();
}

} // namespace merlon
