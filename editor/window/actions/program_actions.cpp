#include "editor/window/actions/program_actions.h"

#include "app/look/appearance.h"
#include "app/settings/shortcut_sheet.h"
#include "app/widgets/boxes/about_box.h"
#include "app/words/language.h"
#include "editor/window/actions/editor_actions.h"

#include <QAction>
#include <QActionGroup>
#include <QCoreApplication>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace merlon {

ProgramActions::ProgramActions(const EditorContext &context, Language &language, Settings settings)
    : QObject(&context.window)
    , m_context(context)
    , m_language(language)
    , m_settings(std::move(settings))
{
    addThemes();
    addTextSizes();
    addLanguages();
    addHelp();
    connect(&context.actions, &EditorActions::retranslated, this, [this] {
        nameChoices();
        show();
    });
}

/// One of them is always chosen.
QActionGroup *ProgramActions::addChoices(QMenu &menu, int count)
{
    auto *group = new QActionGroup(&menu);
    for (int i = 0; i < count; ++i) {
        QAction *action = group->addAction(menu.addAction(QString()));
        action->setCheckable(true);
        action->setData(i);
    }
    return group;
}

void ProgramActions::addLanguages()
{
    QMenu *menu = m_context.actions.addMenu("language", [] { return tr("&Language"); });
    m_languages = addChoices(*menu, static_cast<int>(Language::codes().size()));
    connect(m_languages, &QActionGroup::triggered, this, [this](const QAction *action) {
        m_settings.language = Language::codes()[action->data().toInt()];
        apply();
    });
}

void ProgramActions::addThemes()
{
    QMenu *menu = m_context.actions.addMenu("theme", [] { return tr("&Colors"); });
    m_themes = addChoices(*menu, 3);
    connect(m_themes, &QActionGroup::triggered, this, [this](const QAction *action) {
        m_settings.theme = static_cast<ThemeWish>(action->data().toInt());
        apply();
    });
    m_safeColours =
        m_context.actions.addSwitch({"safe-colours", [] { return tr("&Color-blind safe"); }}, false, [this] {
            m_settings.palette =
                m_safeColours->isChecked() ? canvas::PaletteKind::Safe : canvas::PaletteKind::Standard;
            apply();
        });
    menu->addSeparator();
    menu->addAction(m_safeColours);
}

void ProgramActions::addTextSizes()
{
    constexpr int kStep = 10; ///< percent
    const auto add = [this](const NewAction &added, auto sizeFrom) {
        return m_context.actions.add(added, [this, sizeFrom] {
            m_settings.textSize = std::clamp(sizeFrom(m_settings.textSize), kSmallestText, kLargestText);
            apply();
        });
    };
    m_larger = add({"larger-text", [] { return tr("&Larger"); }}, [](int size) { return size + kStep; });
    m_smaller = add({"smaller-text", [] { return tr("&Smaller"); }}, [](int size) { return size - kStep; });
    m_usual =
        add({"usual-text", [] { return tr("&Default size"); }}, [](int) { return Settings().textSize; });
    QMenu *menu = m_context.actions.addMenu("text-size", [] { return tr("&Text size"); });
    menu->addActions({m_larger, m_smaller, m_usual});
}

void ProgramActions::addHelp()
{
    m_context.actions.add({"shortcuts", [] { return tr("&Keyboard shortcuts"); }, Needs::Nothing, Qt::Key_F1},
                          [this] { showShortcuts(); });
    m_context.actions.add({"about", [] { return tr("&About Merlon"); }}, [this] { showAbout(); });
}

void ProgramActions::nameChoices()
{
    const QStringList languages = Language::names();
    for (qsizetype i = 0; i < languages.size(); ++i)
        m_languages->actions().at(i)->setText(languages[i]);
    const QStringList themes {tr("&System default"), tr("&Day"), tr("&Night")};
    for (qsizetype i = 0; i < themes.size(); ++i)
        m_themes->actions().at(i)->setText(themes[i]);
}

void ProgramActions::apply()
{
    m_language.change(Language::codeFor(m_settings.language).value_or(Language::codes().first()));
    m_context.appearance.wear(m_settings);
    show();
    saveSettings(m_settings);
}

void ProgramActions::show()
{
    m_languages->actions().at(Language::codes().indexOf(languageCode()))->setChecked(true);
    m_themes->actions().at(static_cast<int>(m_settings.theme))->setChecked(true);
    m_safeColours->setChecked(m_settings.palette == canvas::PaletteKind::Safe);
    m_larger->setEnabled(m_settings.textSize < kLargestText);
    m_smaller->setEnabled(m_settings.textSize > kSmallestText);
    m_usual->setEnabled(m_settings.textSize != Settings().textSize);
}

void ProgramActions::showShortcuts()
{
    if (!m_shortcuts)
        m_shortcuts = new ShortcutSheet(*m_context.window.menuBar(), &m_context.window,
                                        ShortcutSheet::Of::DrawingOffice);
    m_shortcuts->show();
    m_shortcuts->raise();
    m_shortcuts->activateWindow();
}

void ProgramActions::showAbout()
{
    AboutBox box(m_context.window, m_context.appearance, tr("About Merlon"),
                 //: %1: the version
                 tr("<b>Merlon Editor %1</b><br>Boards for games of siege and territory.<br>"
                    "Free software under the GNU General Public License, version 3 or later.<br>"
                    "Fonts: EB Garamond and Inter, under the SIL Open Font License.")
                     .arg(QCoreApplication::applicationVersion()));
    box.exec();
}

} // namespace merlon
