#pragma once

#include "app/look/settings.h"
#include "editor/window/actions/editor_context.h"

#include <QObject>

class QAction;
class QActionGroup;
class QMenu;

namespace merlon {

class Language;
class ShortcutSheet;

/// What is not about a document: language, colours and size of texts, which are those of the table, and help.
class ProgramActions final : public QObject {
    Q_OBJECT

public:
    /// `language` must live as long.
    ProgramActions(const EditorContext &context, Language &language, Settings settings);

    const Settings &settings() const { return m_settings; }

private:
    void addLanguages();
    void addThemes();
    void addTextSizes();
    void addHelp();
    static QActionGroup *addChoices(QMenu &menu, int count);
    void nameChoices();
    /// After they have been changed.
    void apply();
    /// The switches are as the settings.
    void show();
    void showShortcuts();
    void showAbout();

    EditorContext m_context;
    Language &m_language;
    Settings m_settings;
    QActionGroup *m_languages = nullptr;
    QActionGroup *m_themes = nullptr;
    QAction *m_safeColours = nullptr; ///< a palette for colour-blind eyes
    QAction *m_larger = nullptr;
    QAction *m_smaller = nullptr;
    QAction *m_usual = nullptr;
    ShortcutSheet *m_shortcuts = nullptr; ///< made when it is first asked for
};

} // namespace merlon
