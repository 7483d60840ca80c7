#include "editor/window/board_sheet.h"

#include "editor/canvas/select_tool.h"
#include "editor/files/recovery.h"
#include "editor/window/ask_bar.h"
#include "editor/window/find_bar.h"

#include <QFile>
#include <QVBoxLayout>

namespace merlon {

namespace {

constexpr int kKeepAfter = 3000; ///< milliseconds after a change

} // namespace

BoardSheet::BoardSheet(Board board, const BoardSchema &schema, const QString &file,
                       const Appearance &appearance)
    : m_document(std::make_unique<BoardDocument>(std::move(board), schema, file))
    , m_questions(new AskBar)
    , m_find(nullptr)
    , m_view(new DrawingView(*m_document, appearance))
{
    m_find = new FindBar(*m_view);
    m_view->setTool(std::make_unique<SelectTool>(*m_view));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_questions);
    column->addWidget(m_find);
    column->addWidget(m_view, 1);
    setFocusProxy(m_view);
    m_keeping.setSingleShot(true);
    m_keeping.setInterval(kKeepAfter);
    connect(&m_keeping, &QTimer::timeout, this, &BoardSheet::keepNow);
    connect(m_document.get(), &BoardDocument::titleChanged, this, [this] {
        if (!m_keeping.isActive())
            m_keeping.start();
    });
}

BoardSheet::~BoardSheet()
{
    m_document->disconnect(); // its undo stack speaks even while it goes
    delete m_view;            // before the document that it shows
    m_view = nullptr;
}

void BoardSheet::find()
{
    m_find->open();
}

void BoardSheet::lookAtDisk()
{
    QFile file(m_document->file());
    const bool gone = !file.open(QIODevice::ReadOnly);
    const QByteArray now = gone ? QByteArray() : file.readAll();
    if (now == m_document->savedContents())
        return m_questions->hide();
    if (gone)
        return m_questions->ask(
            tr("The file is gone from the disk. The board is still here; save it to keep it."),
            {{tr("All right"), [] {}}});
    m_questions->ask(tr("The file has been changed by another program."),
                     {{tr("Load it anew"), [this] { reload(); }},
                      {tr("Keep this board"), [this, now] { m_document->setSavedContents(now); }}});
}

/// One step that can be undone.
void BoardSheet::reload()
{
    const Expected<Board> board = readBoardForEditing(m_document->file());
    if (!board) {
        Q_EMIT troubled(board.error());
        return;
    }
    QFile file(m_document->file());
    if (file.open(QIODevice::ReadOnly))
        m_document->setSavedContents(file.readAll());
    m_document->perform(difference(m_document->board(), *board), tr("Load from the disk"));
    m_document->undoStack().setClean();
}

void BoardSheet::keepIn(std::unique_ptr<RecoveryFile> recovery)
{
    m_recovery = std::move(recovery);
}

void BoardSheet::forgetRecovery()
{
    if (m_recovery)
        m_recovery->remove();
}

void BoardSheet::keepNow()
{
    m_keeping.stop();
    if (!m_document->isModified())
        return forgetRecovery();
    if (!m_recovery)
        m_recovery = RecoveryFile::fresh();
    if (!m_recovery)
        return;
    if (const Expected<void> kept = m_recovery->write(*m_document); !kept)
        Q_EMIT troubled(kept.error());
}

} // namespace merlon
