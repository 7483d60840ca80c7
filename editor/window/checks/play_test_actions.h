#pragma once

#include "editor/window/actions/editor_context.h"

#include <QObject>

namespace merlon {

class BoardDocument;
class FileActions;
class Language;
class MainWindow;
class ScenarioDocument;
struct Settings;

/// Play tests: a game on the board or scenario in front as it stands, saved or not, at the first or second seat.
class PlayTestActions final : public QObject {
    Q_OBJECT

public:
    /// `language` and `settings`, those of the tables, must live as long, and `files`, which opens what they save.
    PlayTestActions(const EditorContext &context, FileActions &files, Language &language,
                    const Settings &settings);

private:
    /// Opens a table with the person at the seat of that number, computers at the others.
    void play(std::size_t seat);
    /// The same at the seat whose goal the scenario has.
    void playPuzzle();
    void playBoard(BoardDocument &document, std::size_t seat);
    void playScenario(const ScenarioDocument &document, std::size_t seat);
    MainWindow *newTable();
    void openHere(const QString &file);

    EditorContext m_context;
    FileActions &m_files;
    Language &m_language;
    const Settings &m_settings;
};

} // namespace merlon
