#include "app/widgets/message_bar.h"
#include "app/words/documents.h"
#include "app/words/game_words.h"
#include "app/words/resources.h"
#include "core/board/files/format.h"
#include "core/engine/records/document_reader.h"
#include "editor/canvas/notes/note_editor.h"
#include "editor/document/picture_file.h"
#include "editor/files/templates.h"
#include "editor/files/thumbnails.h"
#include "editor/panels/findings_panel.h"
#include "editor/panels/properties_panel.h"
#include "editor/scenario/scenario_panels.h"
#include "editor/tabs/ask_bar.h"
#include "editor/tabs/board_tab.h"
#include "editor/window/editor_style.h"
#include "editor/window/editor_window.h"
#include "editor/window/welcome_page.h"

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QLabel>
#include <QMenu>
#include <QMimeData>
#include <QStandardPaths>
#include <QTabWidget>

using namespace Qt::StringLiterals;

/// Opening and saving.
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

void EditorWindow::connectFiles()
{
    const auto on = [this](QAction *action, auto slot) { connect(action, &QAction::triggered, this, slot); };
    on(m_actions->newBoard, [this] {
        const std::vector<Template> found = templates();
        BoardInfo info;
        info.key = "board";
        info.schema = allGames().front()->schema().key;
        openNew(found.empty() ? Board(info, {}, {}) : found.front().board);
    });
    on(m_actions->open, &EditorWindow::askForFile);
    on(m_actions->save, [this] { save(*front()); });
    on(m_actions->saveAs, [this] { saveTo(*front(), {}); });
    on(m_actions->exportBoard, &EditorWindow::askForExport);
    on(m_actions->close, [this] { closeSheet(*front()); });
    on(m_actions->quit, &QWidget::close);
    auto *pictures = new PictureMenuStyle(kPictureInMenu);
    pictures->setParent(m_actions->recentMenu());
    m_actions->recentMenu()->setStyle(pictures);
    m_actions->recentMenu()->setToolTipsVisible(true);
    connect(m_actions->recentMenu(), &QMenu::aboutToShow, this, &EditorWindow::showRecentPictures);
    connect(m_thumbnails.get(), &Thumbnails::changed, m_actions->recentMenu(), [this] {
        if (m_actions->recentMenu()->isVisible())
            showRecentPictures();
    });
    connect(&m_disk, &QFileSystemWatcher::fileChanged, this, &EditorWindow::fileChanged);
}

void EditorWindow::fillTemplates()
{
    m_actions->templatesMenu()->clear();
    for (const Template &one : templates()) {
        QAction *action =
            m_actions->templatesMenu()->addAction(nameIn(one.board.info().names, one.board.info().key));
        connect(action, &QAction::triggered, this, [this, board = one.board] { openNew(board); });
    }
}

void EditorWindow::fillRecent()
{
    m_actions->recentMenu()->clear();
    for (const QString &file : recentFiles()) {
        QAction *action = m_actions->recentMenu()->addAction(QFileInfo(file).fileName());
        action->setData(file);
        action->setIconVisibleInMenu(true);
        action->setToolTip(QDir::toNativeSeparators(file));
        connect(action, &QAction::triggered, this, [this, file] { openFile(file); });
    }
    m_actions->recentMenu()->setEnabled(!m_actions->recentMenu()->isEmpty());
}

/// Not before somebody looks.
void EditorWindow::showRecentPictures()
{
    for (QAction *action : m_actions->recentMenu()->actions()) {
        const QString file = action->data().toString();
        action->setIcon(m_thumbnails->iconOf(file));
        const QString error = m_thumbnails->errorOf(file);
        const QString path = QDir::toNativeSeparators(file);
        action->setToolTip(error.isEmpty() ? path : path + u'\n' + error);
    }
}

void EditorWindow::addTab(DocumentTab &added)
{
    OpenDocument &document = added.document();
    connect(&document, &OpenDocument::titleChanged, this, &EditorWindow::updateTitles);
    connect(&document.undoStack(), &QUndoStack::indexChanged, this, &EditorWindow::updateActions);
    connect(&added, &DocumentTab::errorOccurred, m_messages, qOverload<const Error &>(&MessageBar::show));
    connect(&added, &DocumentTab::statusMessage, m_hint, &QLabel::setText);
    m_undo.addStack(&document.undoStack());
    m_messages->hide();
    m_tabs->setCurrentIndex(m_tabs->addTab(&added, document.name()));
    addCloseButton(added);
    frontChanged();
}

BoardTab *EditorWindow::addSheet(SketchedBoard board, const QString &file)
{
    const BoardSchema *schema = schemaOf(board.board.info().schema); // a reader refuses unknown families
    auto *added = new BoardTab(std::move(board), *schema, file, m_appearance);
    connect(&added->document(), &BoardDocument::selectionChanged, this, &EditorWindow::updateActions);
    connect(&added->view(), &DrawingView::toolDone, this, [this] { m_actions->chooseTool(0); });
    connect(&added->view(), &DrawingView::mouseMovedTo, this,
            [this](Point point) { m_where->setText(u"%1, %2"_s.arg(point.x).arg(point.y)); });
    addTab(*added);
    if (const auto &error = added->view().background().error()) // the board itself is good
        m_messages->show(*error);
    return added;
}

BoardTab *EditorWindow::openNew(const Board &board)
{
    return addSheet({board, {}}, {});
}

bool EditorWindow::openFile(const QString &file)
{
    for (DocumentTab *open : openSheets()) {
        if (open->document().liesAt(file)) {
            m_tabs->setCurrentWidget(open);
            return true;
        }
    }
    if (isScenario(file))
        return openScenarioFile(file);
    std::vector<std::string> unknown;
    Expected<SketchedBoard> board = readBoardForEditing(file, &unknown);
    if (!board) {
        m_messages->show(board.error());
        return false;
    }
    const bool isGraph = file.endsWith(u".graphml"_s, Qt::CaseInsensitive);
    BoardTab *opened = addSheet(std::move(*board), isGraph ? QString() : file);
    wasOpened(*opened, file);
    tellOfNewerFile(file, unknown);
    if (isGraph)
        askForKinds(*opened);
    return true;
}

bool EditorWindow::openScenarioFile(const QString &file)
{
    std::vector<std::string> unknown;
    Expected<Scenario> scenario =
        readScenarioFile(std::filesystem::path(file.toStdU16String()), findGame, &unknown);
    if (!scenario) {
        m_messages->show(scenario.error());
        return false;
    }
    wasOpened(*addScenario(std::move(*scenario), file), file);
    tellOfNewerFile(file, unknown);
    return true;
}

/// Saving it would lose what only a newer version knows.
void EditorWindow::tellOfNewerFile(const QString &file, const std::vector<std::string> &unknown)
{
    if (!unknown.empty())
        m_messages->show(
            tr("%1 comes from a newer version of Merlon. Saving it leaves out what this one does not "
               "know: %2. Save it under another name to keep both.")
                .arg(QFileInfo(file).fileName(), listedParts(unknown)));
}

void EditorWindow::wasOpened(DocumentTab &opened, const QString &file)
{
    opened.document().readSaved();
    watch(opened.document().file());
    rememberFile(file);
    fillRecent();
    keepSession();
}

void EditorWindow::askForFile()
{
    const QString file = QFileDialog::getOpenFileName(
        this, tr("Open a board or scenario"), ownFolder("board"),
        QStringList {tr("Boards and scenarios (*.merlon-board *.merlon-scenario *.json)"),
                     tr("Graphs (*.graphml)"), tr("All files (*)")}
            .join(u";;"_s));
    if (!file.isEmpty())
        openFile(file);
}

/// What is still being typed in a panel belongs to the document.
void EditorWindow::finishTyping()
{
    if (BoardTab *board = sheet())
        board->view().noteEditor().finish();
    QWidget *typed = QApplication::focusWidget();
    if (typed && (m_properties->isAncestorOf(typed) || m_scenarioPanels->properties().isAncestorOf(typed)))
        typed->clearFocus();
}

bool EditorWindow::save(DocumentTab &sheet)
{
    return saveTo(sheet, sheet.document().file());
}

QString EditorWindow::askWhere(const OpenDocument &document)
{
    const bool isBoard = qobject_cast<const BoardDocument *>(&document);
    const QString name = QString::fromStdString(document.key()) + suffixOf(document);
    return QFileDialog::getSaveFileName(this, isBoard ? tr("Save the board") : tr("Save the scenario"),
                                        document.file().isEmpty() ? ownFolder(document.kind()) + u'/' + name
                                                                  : document.file(),
                                        QStringList {isBoard ? tr("Boards (*.merlon-board *.json)")
                                                             : tr("Scenarios (*.merlon-scenario *.json)"),
                                                     tr("All files (*)")}
                                            .join(u";;"_s));
}

bool EditorWindow::saveTo(DocumentTab &sheet, const QString &wanted)
{
    finishTyping();
    OpenDocument &document = sheet.document();
    QString file = wanted.isEmpty() ? askWhere(document) : wanted;
    if (file.isEmpty())
        return false;
    if (QFileInfo(file).suffix().isEmpty())
        file += suffixOf(document);
    if (const Expected<void> saved = document.save(file); !saved) {
        m_messages->show(saved.error());
        return false;
    }
    sheet.writeRecoveryFile(); // nothing to keep any more
    sheet.checkFile();         // nor to ask
    watch(file);
    rememberFile(file);
    fillRecent();
    keepSession();
    m_hint->setText(tr("Saved as %1").arg(QDir::toNativeSeparators(file)));
    return true;
}

void EditorWindow::watch(const QString &file)
{
    if (!file.isEmpty() && !m_disk.files().contains(file))
        m_disk.addPath(file);
}

/// A file that was replaced as a whole is watched anew.
void EditorWindow::fileChanged(const QString &file)
{
    for (DocumentTab *one : openSheets()) {
        if (one->document().liesAt(file))
            one->checkFile();
    }
    if (QFileInfo::exists(file))
        watch(file);
}

void EditorWindow::dragEnterEvent(QDragEnterEvent *event)
{
    if (event->mimeData()->hasUrls())
        event->acceptProposedAction();
}

void EditorWindow::dropEvent(QDropEvent *event)
{
    for (const QUrl &url : event->mimeData()->urls()) {
        if (url.isLocalFile() && sheet() && isPictureName(url.toLocalFile()))
            putPicture(url.toLocalFile());
        else if (url.isLocalFile())
            openFile(url.toLocalFile());
    }
}

} // namespace merlon
