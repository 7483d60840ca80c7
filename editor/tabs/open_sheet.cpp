#include "editor/tabs/open_sheet.h"

#include "editor/document/recovery.h"
#include "editor/tabs/ask_bar.h"

#include <QFile>
#include <QVBoxLayout>

namespace merlon {

namespace {

constexpr int kKeepAfter = 3000; ///< milliseconds after a change

} // namespace

OpenSheet::OpenSheet()
    : m_column(new QVBoxLayout(this))
    , m_questions(new AskBar)
{
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(0);
    m_column->addWidget(m_questions);
    m_keeping.setSingleShot(true);
    m_keeping.setInterval(kKeepAfter);
    connect(&m_keeping, &QTimer::timeout, this, &OpenSheet::keepNow);
}

OpenSheet::~OpenSheet() = default;

void OpenSheet::follow()
{
    connect(&document(), &OpenDocument::titleChanged, this, [this] {
        if (!m_keeping.isActive())
            m_keeping.start();
    });
}

void OpenSheet::lookAtDisk()
{
    QFile file(document().file());
    const bool gone = !file.open(QIODevice::ReadOnly);
    const QByteArray now = gone ? QByteArray() : file.readAll();
    document().setGone(gone);
    if (now == document().savedContents())
        return m_questions->hide();
    if (gone)
        return m_questions->ask(
            tr("The file is gone from the disk. What it held is still here; save it to keep it."),
            {{tr("All right"), [] {}}});
    m_questions->ask(tr("The file has been changed by another program."),
                     {{tr("Load it anew"), [this] { loadAnew(); }},
                      {tr("Keep what is here"), [this, now] { keepUnlike(now); }}});
}

/// What is here is saved nowhere any more.
void OpenSheet::keepUnlike(const QByteArray &onDisk)
{
    document().setSavedContents(onDisk);
    document().setUnlikeFile();
}

void OpenSheet::loadAnew()
{
    if (const Expected<void> loaded = reload(); !loaded) {
        Q_EMIT troubled(loaded.error());
        return;
    }
    document().setLikeFile();
}

void OpenSheet::keepIn(std::unique_ptr<RecoveryFile> recovery)
{
    m_recovery = std::move(recovery);
}

void OpenSheet::forgetRecovery()
{
    if (m_recovery)
        m_recovery->remove();
}

void OpenSheet::keepNow()
{
    m_keeping.stop();
    if (!document().isModified())
        return forgetRecovery();
    if (!m_recovery)
        m_recovery = RecoveryFile::fresh();
    if (!m_recovery)
        return;
    if (const Expected<void> kept = m_recovery->write(document()); !kept)
        Q_EMIT troubled(kept.error());
}

} // namespace merlon
