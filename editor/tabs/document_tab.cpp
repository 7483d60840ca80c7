#include "editor/tabs/document_tab.h"

#include "editor/document/recovery.h"
#include "editor/tabs/ask_bar.h"

#include <QVBoxLayout>

namespace merlon {

namespace {

constexpr int kRecoveryAfter = 3000; ///< milliseconds after a change

} // namespace

DocumentTab::DocumentTab()
    : m_column(new QVBoxLayout(this))
    , m_questions(new AskBar)
{
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(0);
    m_column->addWidget(m_questions);
    m_recoveryTimer.setSingleShot(true);
    m_recoveryTimer.setInterval(kRecoveryAfter);
    connect(&m_recoveryTimer, &QTimer::timeout, this, &DocumentTab::writeRecoveryFile);
}

DocumentTab::~DocumentTab() = default;

void DocumentTab::follow()
{
    connect(&document(), &OpenDocument::titleChanged, this, [this] {
        if (!m_recoveryTimer.isActive())
            m_recoveryTimer.start();
    });
}

void DocumentTab::checkFile()
{
    const std::optional<QByteArray> held = contentsOnDisk(document().file());
    const bool gone = !held;
    const QByteArray now = held.value_or(QByteArray());
    document().setFileMissing(gone);
    if (now == document().savedContents())
        return m_questions->hide();
    if (gone)
        return m_questions->ask(
            tr("The file no longer exists. Its contents are still open here; save to keep them."),
            {{tr("OK"), [] {}}});
    m_questions->ask(
        tr("Another program has changed the file."),
        {{tr("&Reload"), [this] { loadFile(); }}, {tr("&Keep my version"), [this, now] { keepOwn(now); }}});
}

/// What is here is saved nowhere any more.
void DocumentTab::keepOwn(const QByteArray &onDisk)
{
    document().setSavedContents(onDisk);
    document().setDiffersFromFile();
}

void DocumentTab::loadFile()
{
    if (const Expected<void> loaded = reload(); !loaded) {
        Q_EMIT errorOccurred(loaded.error());
        return;
    }
    document().setSameAsFile();
}

void DocumentTab::setRecoveryFile(std::unique_ptr<RecoveryFile> recovery)
{
    m_recovery = std::move(recovery);
}

void DocumentTab::removeRecoveryFile()
{
    if (m_recovery)
        m_recovery->remove();
}

void DocumentTab::writeRecoveryFile()
{
    m_recoveryTimer.stop();
    if (!document().isModified())
        return removeRecoveryFile();
    if (!m_recovery)
        m_recovery = RecoveryFile::fresh();
    if (!m_recovery)
        return;
    if (const Expected<void> kept = m_recovery->write(document()); !kept)
        Q_EMIT errorOccurred(kept.error());
}

} // namespace merlon
