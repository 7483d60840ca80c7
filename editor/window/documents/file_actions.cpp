#include "editor/window/documents/file_actions.h"

#include "app/look/appearance.h"
#include "app/widgets/boxes/message_bar.h"
#include "app/widgets/boxes/question_box.h"
#include "app/words/documents.h"
#include "app/words/game_words.h"
#include "app/words/resources.h"
#include "core/base/json.h"
#include "core/board/files/format.h"
#include "core/engine/records/document_reader.h"
#include "editor/files/kinds_dialog.h"
#include "editor/files/new_board_dialog.h"
#include "editor/files/templates.h"
#include "editor/files/thumbnails.h"
#include "editor/scenario/scenario_tab.h"
#include "editor/tabs/board_tab.h"
#include "editor/window/actions/editor_actions.h"
#include "editor/window/documents/document_tabs.h"
#include "editor/window/documents/open_documents.h"
#include "editor/window/editor_style.h"
#include "editor/window/status_line.h"

#include <QAction>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QInputDialog>
#include <QMainWindow>
#include <QMenu>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

constexpr int kPictureInMenu = 56; ///< points

/// Where files lie that the table offers for new games: `boards`, `scenarios`.
QString ownFolder(const char *kind)
{
    const QString folder = QString::fromStdU16String(ownDirectory(std::string(kind) + 's').u16string());
    QDir().mkpath(folder);
    return folder;
}

/// Of the files of a kind of document: `.merlon-board`.
QString suffixOf(const OpenDocument &document)
{
    return u".merlon-"_s + QLatin1String(document.kind());
}

/// A damaged file is none: the reader of boards says what is wrong with it as well as any.
bool isScenario(const QString &file)
{
    if (file.endsWith(u".merlon-scenario"_s, Qt::CaseInsensitive))
        return true;
    if (file.endsWith(u".graphml"_s, Qt::CaseInsensitive))
        return false;
    const Expected<Json> json = readJsonFile(std::filesystem::path(file.toStdU16String()));
    return json && formatNameOf(*json) == kScenarioFormatName;
}

} // namespace

FileActions::FileActions(const EditorContext &context, Thumbnails &thumbnails)
    : QObject(&context.window)
    , m_context(context)
    , m_thumbnails(thumbnails)
{
    addActions();
    addMenus();
    connect(&m_disk, &QFileSystemWatcher::fileChanged, this, &FileActions::fileChanged);
    connect(&context.documents.tabs(), &DocumentTabs::closeWanted, this,
            [this](DocumentTab *tab) { close(*tab); });
    connect(&context.documents, &OpenDocuments::aboutToRemove, this, [this](DocumentTab *tab) {
        if (!tab->document().file().isEmpty())
            m_disk.removePath(tab->document().file());
    });
    connect(&context.actions, &EditorActions::retranslated, this, [this] {
        fillTemplates();
        fillRecent();
    });
}

void FileActions::addActions()
{
    EditorActions &actions = m_context.actions;
    const auto front = [this]() -> DocumentTab & { return *m_context.documents.front(); };
    actions.add({"new", [] { return tr("&New board…"); }, Needs::Nothing, QKeySequence::New, "new"},
                [this] { askForNew(); });
    actions.add({"open", [] { return tr("&Open…"); }, Needs::Nothing, QKeySequence::Open, "open"},
                [this] { askForFile(); });
    actions.add({"save", [] { return tr("&Save"); }, Needs::AnyDocument, QKeySequence::Save, "save"},
                [this, front] { save(front()); });
    actions.add(
        {"save-as", [] { return tr("Save &as…"); }, Needs::AnyDocument, Qt::CTRL | Qt::SHIFT | Qt::Key_S},
        [this, front] { saveTo(front(), {}); });
    actions.add({"close", [] { return tr("&Close"); }, Needs::AnyDocument, QKeySequence::Close},
                [this, front] { close(front()); });
    QAction *others = actions.add({"close-others",
                                   [] {
                                       //: A menu entry: closes all boards and scenarios but the one in front.
                                       return tr("Close &others");
                                   },
                                   Needs::Own},
                                  [this] { closeOthers(); });
    connect(&m_context.documents, &OpenDocuments::frontChanged, others,
            [this, others] { others->setEnabled(m_context.documents.all().size() > 1); });
    actions.add({"quit", [] { return tr("&Quit"); }, Needs::Nothing, QKeySequence::Quit},
                [this] { m_context.window.close(); });
}

void FileActions::addMenus()
{
    m_templates = m_context.actions.addMenu("templates", [] { return tr("New from a &template"); });
    m_recent = m_context.actions.addMenu("recent", [] { return tr("Open &recent"); });
    auto *pictures = new PictureMenuStyle(kPictureInMenu);
    pictures->setParent(m_recent);
    m_recent->setStyle(pictures);
    m_recent->setToolTipsVisible(true);
    connect(m_recent, &QMenu::aboutToShow, this, &FileActions::showRecentPictures);
    connect(&m_thumbnails, &Thumbnails::changed, m_recent, [this] {
        if (m_recent->isVisible())
            showRecentPictures();
    });
}

TakenNames FileActions::takenNow() const
{
    std::vector<const Board *> open;
    for (BoardTab *tab : m_context.documents.boards())
        open.push_back(&tab->document().board());
    return takenNames(open);
}

void FileActions::choose(const Template &one)
{
    if (one.board.places().empty())
        askForNew();
    else
        begin(one);
}

void FileActions::begin(const Template &one)
{
    const TakenNames taken = takenNow();
    m_context.documents.addBoard({newBoard(one.board, freeName(suggestedName(one), taken), taken), {}});
}

BoardTab &FileActions::beginEmpty(const Game &game, const QString &name)
{
    const TakenNames taken = takenNow();
    const std::vector<Beginning> beginnings = beginningsFor(game);
    return m_context.documents.addBoard(
        {newBoard(beginnings.front().board, freeName(name, taken), taken), {}});
}

/// For the game of the board in front, unless somebody says otherwise.
void FileActions::askForNew()
{
    BoardTab *front = m_context.documents.board();
    const std::vector<std::string> games =
        front ? front->document().board().info().games : std::vector<std::string> {};
    auto *dialog = new NewBoardDialog(m_context.appearance, takenNow(),
                                      games.empty() ? nullptr : findGame(games.front()), &m_context.window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        m_context.documents.addBoard({dialog->board(), {}});
    });
    dialog->open();
}

void FileActions::fillTemplates()
{
    m_templates->clear();
    for (const Template &one : templates()) {
        QAction *action = m_templates->addAction(nameIn(one.board.info().names, one.board.info().key));
        connect(action, &QAction::triggered, this, [this, one] { choose(one); });
    }
}

void FileActions::fillRecent()
{
    m_recent->clear();
    for (const QString &file : recentFiles()) {
        QAction *action = m_recent->addAction(QFileInfo(file).fileName());
        action->setData(file);
        action->setIconVisibleInMenu(true);
        action->setToolTip(QDir::toNativeSeparators(file));
        connect(action, &QAction::triggered, this, [this, file] { open(file); });
    }
    m_recent->setEnabled(!m_recent->isEmpty());
}

/// Not before somebody looks.
void FileActions::showRecentPictures()
{
    for (QAction *action : m_recent->actions()) {
        const QString file = action->data().toString();
        action->setIcon(m_thumbnails.iconOf(file));
        const QString error = m_thumbnails.errorOf(file);
        const QString path = QDir::toNativeSeparators(file);
        action->setToolTip(error.isEmpty() ? path : path + u'\n' + error);
    }
}

void FileActions::askForFile()
{
    const QString file = QFileDialog::getOpenFileName(
        &m_context.window, tr("Open a board or scenario"), ownFolder("board"),
        QStringList {tr("Boards and scenarios (*.merlon-board *.merlon-scenario *.json *.graphml)"),
                     tr("Graphs (*.graphml)"), tr("All files (*)")}
            .join(u";;"_s));
    if (!file.isEmpty())
        open(file);
}

bool FileActions::open(const QString &file)
{
    if (DocumentTab *already = m_context.documents.at(file)) {
        m_context.documents.bringToFront(*already);
        return true;
    }
    return isScenario(file) ? openScenarioFile(file) : openBoardFile(file);
}

bool FileActions::openBoardFile(const QString &file, const Game *game)
{
    std::vector<std::string> unknown;
    Expected<SketchedBoard> board =
        readBoardForEditing(file, &unknown, game ? std::string_view(game->schema().key) : std::string_view());
    if (!board && !game && board.error().what.code == "error.graphml-no-schema") {
        askForGame(file);
        return true;
    }
    if (!board) {
        m_context.messages.show(board.error());
        return false;
    }
    const bool isGraph = file.endsWith(u".graphml"_s, Qt::CaseInsensitive);
    if (game)
        board->board = namedAfter(file, board->board, *game);
    BoardTab &opened = m_context.documents.addBoard(std::move(*board), isGraph ? QString() : file);
    wasOpened(opened, file);
    warnOfNewerFile(file, unknown);
    if (isGraph)
        askForKinds(opened);
    return true;
}

void FileActions::askForGame(const QString &file)
{
    auto *dialog = new QInputDialog(&m_context.window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Graph of another program"));
    //: %1: a file
    dialog->setLabelText(tr("%1 does not say for which game it is:").arg(QFileInfo(file).fileName()));
    QStringList names;
    for (const Game *game : allGames())
        names << titleOf(game->key());
    dialog->setComboBoxItems(names);
    connect(dialog, &QInputDialog::textValueSelected, this, [this, file, names](const QString &name) {
        const qsizetype number = names.indexOf(name);
        if (number >= 0)
            openBoardFile(file, allGames()[static_cast<std::size_t>(number)]);
    });
    dialog->open();
}

Board FileActions::namedAfter(const QString &file, const Board &graph, const Game &game) const
{
    BoardInfo info = graph.info();
    info.games = {game.key()};
    const Board board(std::move(info), {graph.places().begin(), graph.places().end()},
                      {graph.links().begin(), graph.links().end()});
    const TakenNames taken = takenNow();
    return newBoard(board, freeName(QFileInfo(file).completeBaseName(), taken), taken);
}

bool FileActions::openScenarioFile(const QString &file)
{
    std::vector<std::string> unknown;
    Expected<Scenario> scenario =
        readScenarioFile(std::filesystem::path(file.toStdU16String()), findGame, &unknown);
    if (!scenario) {
        m_context.messages.show(scenario.error());
        return false;
    }
    wasOpened(m_context.documents.addScenario(std::move(*scenario), file), file);
    warnOfNewerFile(file, unknown);
    return true;
}

void FileActions::wasOpened(DocumentTab &opened, const QString &file)
{
    opened.document().readSaved();
    watch(opened.document().file());
    rememberFile(file);
    fillRecent();
    Q_EMIT filesChanged();
}

/// Saving it would lose what only a newer version knows.
void FileActions::warnOfNewerFile(const QString &file, const std::vector<std::string> &unknown)
{
    if (!unknown.empty())
        //: Warning. %1: a file, %2: a list of keys
        m_context.messages.show(tr("%1 comes from a newer version of Merlon. Saving drops what this version "
                                   "does not know: %2. Save it under another name to keep both.")
                                    .arg(QFileInfo(file).fileName(), listedParts(unknown)));
}

/// A board of another program, whose kinds are not known here.
void FileActions::askForKinds(BoardTab &opened)
{
    BoardDocument &document = opened.document();
    const UnknownKinds unknown = unknownKinds(document.board(), document.schema());
    if (unknown.empty())
        return;
    auto *dialog = new KindsDialog(unknown, document.schema(), &m_context.window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, &opened, [&document, dialog] {
        document.perform(renamed(document.board(), dialog->names()), [] { return tr("Assign known types"); });
    });
    dialog->open();
}

bool FileActions::save(DocumentTab &tab)
{
    return saveTo(tab, tab.document().file());
}

QString FileActions::askWhere(const OpenDocument &document)
{
    const bool isBoard = qobject_cast<const BoardDocument *>(&document);
    const QString name = QString::fromStdString(document.key()) + suffixOf(document);
    return QFileDialog::getSaveFileName(
        &m_context.window, isBoard ? tr("Save the board") : tr("Save the scenario"),
        document.file().isEmpty() ? ownFolder(document.kind()) + u'/' + name : document.file(),
        QStringList {isBoard ? tr("Boards (*.merlon-board *.json)")
                             : tr("Scenarios (*.merlon-scenario *.json)"),
                     tr("All files (*)")}
            .join(u";;"_s));
}

bool FileActions::saveTo(DocumentTab &tab, const QString &wanted)
{
    m_context.documents.finishTyping();
    OpenDocument &document = tab.document();
    QString file = wanted.isEmpty() ? askWhere(document) : wanted;
    if (file.isEmpty())
        return false;
    if (QFileInfo(file).suffix().isEmpty())
        file += suffixOf(document);
    if (const Expected<void> saved = document.save(file); !saved) {
        m_context.messages.show(saved.error());
        return false;
    }
    tab.writeRecoveryFile(); // nothing to keep any more
    tab.checkFile();         // nor to ask
    watch(file);
    rememberFile(file);
    fillRecent();
    Q_EMIT filesChanged();
    //: Status. %1: a file
    m_context.status.show(tr("Saved to %1").arg(QDir::toNativeSeparators(file)));
    return true;
}

bool FileActions::close(DocumentTab &tab)
{
    m_context.documents.bringToFront(tab);
    m_context.documents.finishTyping();
    if (tab.document().isModified()) {
        QuestionBox box(m_context.window, m_context.appearance.art(), u"icons/save"_s, tr("Not saved"),
                        /*: %1: a file */ tr("“%1” has unsaved changes.").arg(tab.document().name()));
        box.setStandardButtons(QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel);
        box.setDefaultButton(QMessageBox::Save);
        const int answer = box.exec();
        if (answer == QMessageBox::Cancel || (answer == QMessageBox::Save && !save(tab)))
            return false;
    }
    m_context.documents.remove(tab);
    return true;
}

void FileActions::closeOthers()
{
    DocumentTab *kept = m_context.documents.front();
    for (DocumentTab *tab : m_context.documents.all()) {
        if (tab != kept && !close(*tab))
            return;
    }
    m_context.documents.bringToFront(*kept);
}

void FileActions::watch(const QString &file)
{
    if (!file.isEmpty() && !m_disk.files().contains(file))
        m_disk.addPath(file);
}

/// A file that was replaced as a whole is watched anew.
void FileActions::fileChanged(const QString &file)
{
    for (DocumentTab *tab : m_context.documents.all()) {
        if (tab->document().liesAt(file))
            tab->checkFile();
    }
    if (QFileInfo::exists(file))
        watch(file);
}

} // namespace merlon
