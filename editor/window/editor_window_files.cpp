#include "app/widgets/message_bar.h"
#include "app/words/game_words.h"
#include "app/words/resources.h"
#include "core/board/format.h"
#include "editor/files/templates.h"
#include "editor/panels/findings_panel.h"
#include "editor/panels/properties_panel.h"
#include "editor/window/ask_bar.h"
#include "editor/window/board_sheet.h"
#include "editor/window/editor_window.h"
#include "editor/window/welcome_page.h"

#include <QAction>
#include <QApplication>
#include <QCloseEvent>
#include <QDir>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QLabel>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QSettings>
#include <QStandardPaths>
#include <QTabWidget>

using namespace Qt::StringLiterals;

/// Opening, saving and closing.
namespace merlon {

namespace {

constexpr auto kSuffix = ".merlon-board";

/// Where boards lie that the table offers for new games.
QString boardFolder()
{
    const QString folder = QString::fromStdU16String(ownDirectory("boards").u16string());
    QDir().mkpath(folder);
    return folder;
}

bool isSameFile(const QString &a, const QString &b)
{
    return !a.isEmpty() && QFileInfo(a).absoluteFilePath() == QFileInfo(b).absoluteFilePath();
}

QByteArray contentsOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
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
    on(m_actions->save, [this] { save(*sheet()); });
    on(m_actions->saveAs, [this] { saveTo(*sheet(), {}); });
    on(m_actions->exportBoard, &EditorWindow::askForExport);
    on(m_actions->close, [this] { closeSheet(*sheet()); });
    on(m_actions->quit, &QWidget::close);
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
        action->setToolTip(file);
        connect(action, &QAction::triggered, this, [this, file] { openFile(file); });
    }
    m_actions->recentMenu()->setEnabled(!m_actions->recentMenu()->isEmpty());
}

BoardSheet *EditorWindow::addSheet(Board board, const QString &file)
{
    const BoardSchema *schema = schemaOf(board.info().schema); // a reader refuses unknown families
    auto *added = new BoardSheet(std::move(board), *schema, file, m_appearance);
    BoardDocument &document = added->document();
    connect(&document, &BoardDocument::titleChanged, this, &EditorWindow::updateTitles);
    connect(&document, &BoardDocument::selectionChanged, this, &EditorWindow::updateActions);
    connect(&document.undoStack(), &QUndoStack::indexChanged, this, &EditorWindow::updateActions);
    connect(added, &BoardSheet::troubled, m_messages, qOverload<const Error &>(&MessageBar::show));
    connect(&added->view(), &DrawingView::told, m_hint, &QLabel::setText);
    connect(&added->view(), &DrawingView::toolDone, this, [this] { m_actions->chooseTool(0); });
    connect(&added->view(), &DrawingView::mouseMovedTo, this,
            [this](Point point) { m_where->setText(u"%1, %2"_s.arg(point.x).arg(point.y)); });
    m_undo.addStack(&document.undoStack());
    m_messages->hide();
    m_tabs->setCurrentIndex(m_tabs->addTab(added, document.name()));
    addCloseButton(*added);
    frontChanged();
    return added;
}

BoardSheet *EditorWindow::openNew(const Board &board)
{
    return addSheet(board, {});
}

bool EditorWindow::openFile(const QString &file)
{
    for (BoardSheet *open : sheets()) {
        if (isSameFile(open->document().file(), file)) {
            m_tabs->setCurrentWidget(open);
            return true;
        }
    }
    Expected<Board> board = readBoardForEditing(file);
    if (!board) {
        m_messages->show(board.error());
        return false;
    }
    const bool isGraph = file.endsWith(u".graphml"_s, Qt::CaseInsensitive);
    BoardSheet *opened = addSheet(std::move(*board), isGraph ? QString() : file);
    opened->document().setSavedContents(contentsOf(file));
    watch(opened->document().file());
    rememberFile(file);
    fillRecent();
    if (isGraph)
        askForKinds(*opened);
    return true;
}

void EditorWindow::askForFile()
{
    const QString file = QFileDialog::getOpenFileName(
        this, tr("Open a board"), boardFolder(),
        QStringList {tr("Boards (*.merlon-board *.json)"), tr("Graphs (*.graphml)"), tr("All files (*)")}
            .join(u";;"_s));
    if (!file.isEmpty())
        openFile(file);
}

/// What is still being typed in a panel belongs to the board.
void EditorWindow::finishTyping()
{
    if (QWidget *typed = QApplication::focusWidget(); typed && m_properties->isAncestorOf(typed))
        typed->clearFocus();
}

bool EditorWindow::save(BoardSheet &sheet)
{
    return saveTo(sheet, sheet.document().file());
}

bool EditorWindow::saveTo(BoardSheet &sheet, const QString &wanted)
{
    finishTyping();
    BoardDocument &document = sheet.document();
    QString file = wanted;
    if (file.isEmpty()) {
        const QString name = QString::fromStdString(document.board().info().key) + QLatin1String(kSuffix);
        file = QFileDialog::getSaveFileName(
            this, tr("Save the board"),
            document.file().isEmpty() ? boardFolder() + u'/' + name : document.file(),
            QStringList {tr("Boards (*.merlon-board *.json)"), tr("All files (*)")}.join(u";;"_s));
    }
    if (file.isEmpty())
        return false;
    if (QFileInfo(file).suffix().isEmpty())
        file += QLatin1String(kSuffix);
    if (const Expected<void> saved = document.save(file); !saved) {
        m_messages->show(saved.error());
        return false;
    }
    sheet.keepNow(); // nothing to keep any more
    watch(file);
    rememberFile(file);
    fillRecent();
    m_hint->setText(tr("Saved as %1").arg(QDir::toNativeSeparators(file)));
    return true;
}

bool EditorWindow::closeSheet(BoardSheet &sheet)
{
    m_tabs->setCurrentWidget(&sheet);
    finishTyping();
    if (sheet.document().isModified()) {
        const auto answer = QMessageBox::warning(
            this, tr("Not saved"), tr("“%1” has changes that are not saved.").arg(sheet.document().name()),
            QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, QMessageBox::Save);
        if (answer == QMessageBox::Cancel || (answer == QMessageBox::Save && !save(sheet)))
            return false;
    }
    removeSheet(sheet);
    return true;
}

void EditorWindow::removeSheet(BoardSheet &sheet)
{
    sheet.forgetRecovery();
    if (!sheet.document().file().isEmpty())
        m_disk.removePath(sheet.document().file());
    m_properties->setDocument(nullptr);
    m_findings->setDocument(nullptr);
    m_undo.removeStack(&sheet.document().undoStack());
    m_tabs->removeTab(m_tabs->indexOf(&sheet));
    sheet.disconnect();
    sheet.document().disconnect(this);
    sheet.document().undoStack().disconnect(this);
    sheet.deleteLater();
    frontChanged();
}

void EditorWindow::closeEvent(QCloseEvent *event)
{
    for (BoardSheet *one : sheets()) {
        if (!closeSheet(*one))
            return event->ignore();
    }
    QSettings().setValue(u"editor/panels"_s, m_panelsAsTheyWere);
    event->accept();
}

void EditorWindow::watch(const QString &file)
{
    if (!file.isEmpty() && !m_disk.files().contains(file))
        m_disk.addPath(file);
}

/// A file that was replaced as a whole is watched anew.
void EditorWindow::fileChanged(const QString &file)
{
    for (BoardSheet *one : sheets()) {
        if (isSameFile(one->document().file(), file))
            one->lookAtDisk();
    }
    if (QFileInfo::exists(file))
        watch(file);
}

void EditorWindow::offerLeftBoards()
{
    const std::vector<LeftBoard> left = leftBoards();
    if (left.empty())
        return;
    QStringList names;
    for (const LeftBoard &one : left)
        names << nameIn(one.board.info().names, one.board.info().key);
    m_questions->ask(tr("The program ended before these boards were saved: %1.").arg(names.join(u", "_s)),
                     {{tr("&Bring them back"),
                       [this, left] {
                           for (const LeftBoard &one : left)
                               takeLeft(one);
                       }},
                      {tr("&Forget them"), [left] {
                           for (const LeftBoard &one : left)
                               QFile::remove(one.recovery);
                       }}});
}

void EditorWindow::takeLeft(const LeftBoard &left)
{
    std::unique_ptr<RecoveryFile> recovery = RecoveryFile::take(left.recovery);
    if (!recovery)
        return;
    BoardSheet *rescued = addSheet(left.board, left.file);
    rescued->document().setSavedContents(contentsOf(left.file));
    rescued->document().setRescued();
    rescued->keepIn(std::move(recovery));
    watch(left.file);
}

void EditorWindow::dragEnterEvent(QDragEnterEvent *event)
{
    if (event->mimeData()->hasUrls())
        event->acceptProposedAction();
}

void EditorWindow::dropEvent(QDropEvent *event)
{
    for (const QUrl &url : event->mimeData()->urls()) {
        if (url.isLocalFile())
            openFile(url.toLocalFile());
    }
}

} // namespace merlon
