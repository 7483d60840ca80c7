#include "editor/document/open_document.h"

#include "app/export/export_file.h"

#include <QFile>

namespace merlon {

namespace {

constexpr int kCheckAfter = 20; ///< milliseconds without a further change

} // namespace

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

Expected<void> OpenDocument::save(const QString &file)
{
    const QByteArray written = contentsFor(file);
    if (Expected<void> saved = writeFile(file, written); !saved)
        return saved;
    m_file = file;
    m_saved = written;
    m_rescued = false;
    m_undo.setClean();
    Q_EMIT titleChanged();
    return {};
}

void OpenDocument::readSaved()
{
    QFile file(m_file);
    m_saved = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void OpenDocument::setRescued()
{
    m_rescued = true;
    Q_EMIT titleChanged();
}

void OpenDocument::tellEdited()
{
    Q_EMIT titleChanged();
    m_checking.start();
}

} // namespace merlon
