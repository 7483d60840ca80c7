#pragma once

#include "editor/window/actions/editor_context.h"

#include <QObject>

namespace merlon {

class BoardDocument;
class Language;
class MainWindow;
class ScenarioDocument;
struct Settings;

/// Play tests: a game on the board or scenario in front as it stands, saved or not, at the first or second seat.
class PlayTestActions final : public QObject {
    Q_OBJECT

public:
    /// `language` and `settings`, those of the tables, must live as long.
    PlayTestActions(const EditorContext &context, Language &language, const Settings &settings);

private:
    /// Opens a table with the person at the seat of that number, computers at the others.
    void play(std::size_t seat);
    void playBoard(BoardDocument &document, std::size_t seat);
    void playScenario(const ScenarioDocument &document, std::size_t seat);
    MainWindow *newTable();

    EditorContext m_context;
    Language &m_language;
    const Settings &m_settings;
};

} // namespace merlon
