#pragma once

#include "editor/window/actions/editor_context.h"

#include <QFileSystemWatcher>
#include <QObject>
#include <QString>

#include <string>
#include <vector>

class QMenu;

namespace merlon {

class Board;
class BoardTab;
class DocumentTab;
class Game;
class OpenDocument;
struct TakenNames;
struct Template;
class Thumbnails;

/// New boards, opening, saving and closing, and what other programs do with the files of open documents.
class FileActions final : public QObject {
    Q_OBJECT

public:
    /// `thumbnails` must live as long.
    FileActions(const EditorContext &context, Thumbnails &thumbnails);

    /// Begins with a template that somebody has chosen. An empty one does not say for which game it is: that is asked.
    void choose(const Template &one);
    /// A new board that begins with a template, under a name of its own.
    void begin(const Template &one);
    /// A new board for a game on which there is nothing yet, called so, or with a number behind it.
    BoardTab &beginEmpty(const Game &game, const QString &name);
    /// Asks what a new board is called, for which game it is and what it begins with.
    void askForNew();
    /// Opens a file in a tab, or shows the tab that has it already. False if it cannot be read: says why.
    bool open(const QString &file);
    /// Asks which.
    void askForFile();
    /// Without asking where if it has a file. False if it was not saved.
    bool save(DocumentTab &tab);
    bool saveTo(DocumentTab &tab, const QString &file);
    /// Asks first if something is not saved. False if it stays.
    bool close(DocumentTab &tab);
    /// All but the one in front, asking as close does, until one of them stays.
    void closeOthers();
    /// Looks after a file that another program may change.
    void watch(const QString &file);

Q_SIGNALS:
    /// A document has been read from a file, or written into one.
    void filesChanged();

private:
    void addActions();
    void addMenus();
    /// `game`: for which a graph is that does not say it.
    bool openBoardFile(const QString &file, const Game *game = nullptr);
    /// For which game a graph of another program is.
    void askForGame(const QString &file);
    /// A graph of another program is a new board.
    Board namedAfter(const QString &file, const Board &graph, const Game &game) const;
    bool openScenarioFile(const QString &file);
    void wasOpened(DocumentTab &opened, const QString &file);
    void warnOfNewerFile(const QString &file, const std::vector<std::string> &unknown);
    /// What unknown kinds are meant to be, if there are any.
    void askForKinds(BoardTab &opened);
    /// Empty if nowhere after all.
    QString askWhere(const OpenDocument &document);
    void fileChanged(const QString &file);
    TakenNames takenNow() const;
    void fillTemplates();
    void fillRecent();
    void showRecentPictures();

    EditorContext m_context;
    Thumbnails &m_thumbnails;
    QFileSystemWatcher m_disk;
    QMenu *m_templates = nullptr;
    QMenu *m_recent = nullptr;
};

} // namespace merlon
