#include "editor/document/open_document.h"

#include "app/export/export_file.h"
#include "core/base/limits.h"
#include "editor/document/step_text.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace merlon {

namespace {

constexpr int kCheckAfter = 20; ///< milliseconds without a further change

} // namespace

std::optional<QByteArray> contentsOnDisk(const QString &name)
{
    QFile file(name);
    if (!QFileInfo(name).isFile() || !file.open(QIODevice::ReadOnly))
        return std::nullopt; // what is no file may have no end
    return file.read(std::min(file.size(), static_cast<qint64>(kMaxFileBytes) + 1));
}

OpenDocument::OpenDocument(const QString &file, QObject *parent)
    : QObject(parent)
    , m_file(file)
{
    m_checking.setSingleShot(true);
    m_checking.setInterval(kCheckAfter);
    connect(&m_checking, &QTimer::timeout, this, [this] { checkNow(); });
    connect(&m_undo, &QUndoStack::cleanChanged, this, &OpenDocument::titleChanged);
}

OpenDocument::~OpenDocument()
{
    m_undo.disconnect(this);
}

void OpenDocument::retranslateSteps()
{
    for (int number = 0; number < m_undo.count(); ++number) {
        const QUndoCommand *step = m_undo.command(number);
        // Several in one are called as the first of them.
        const QUndoCommand *named = step->childCount() > 0 ? step->child(0) : step;
        if (const auto *titled = dynamic_cast<const TitledStep *>(named))
            const_cast<QUndoCommand *>(step)->setText(titled->title()); // nothing else of it
    }
    Q_EMIT m_undo.undoTextChanged(m_undo.undoText());
    Q_EMIT m_undo.redoTextChanged(m_undo.redoText());
}

bool OpenDocument::liesAt(const QString &file) const
{
    return !m_file.isEmpty() && QFileInfo(m_file).absoluteFilePath() == QFileInfo(file).absoluteFilePath();
}

Expected<void> OpenDocument::save(const QString &file)
{
    const QByteArray written = contentsFor(file);
    if (Expected<void> opened = canBeOpened(written); !opened)
        return opened;
    if (Expected<void> saved = writeFile(file, written); !saved)
        return saved;
    m_file = file;
    m_saved = written;
    m_differsFromFile = m_isFileMissing = false;
    m_undo.setClean();
    Q_EMIT titleChanged();
    return {};
}

void OpenDocument::readSaved()
{
    m_saved = contentsOnDisk(m_file).value_or(QByteArray());
}

void OpenDocument::setDiffersFromFile()
{
    m_differsFromFile = true;
    Q_EMIT titleChanged();
}

void OpenDocument::setFileMissing(bool isGone)
{
    if (isGone == m_isFileMissing)
        return;
    m_isFileMissing = isGone;
    Q_EMIT titleChanged();
}

void OpenDocument::setSameAsFile()
{
    readSaved();
    m_differsFromFile = false;
    m_undo.setClean();
    Q_EMIT titleChanged();
}

void OpenDocument::wasEdited()
{
    Q_EMIT titleChanged();
    m_checking.start();
}

} // namespace merlon
