#include "editor/canvas/background/picture_watch.h"

#include <QDir>
#include <QFileInfo>

namespace merlon {

namespace {

constexpr int kLookAfter = 200; ///< milliseconds in which nothing more happens to the file

} // namespace

PictureWatch::PictureWatch(QObject *parent)
    : QObject(parent)
{
    m_waiting.setSingleShot(true);
    m_waiting.setInterval(kLookAfter);
    connect(&m_waiting, &QTimer::timeout, this, &PictureWatch::look);
    connect(&m_disk, &QFileSystemWatcher::fileChanged, &m_waiting, qOverload<>(&QTimer::start));
    connect(&m_disk, &QFileSystemWatcher::directoryChanged, &m_waiting, qOverload<>(&QTimer::start));
}

void PictureWatch::follow(const std::optional<Background> &background)
{
    const bool linked = background && !background->isEmbedded();
    const QString file = linked ? QString::fromStdString(background->file) : QString();
    if (file == m_file)
        return;
    m_file = file;
    const QFileInfo now(m_file);
    m_modified = now.lastModified();
    m_size = now.size();
    watch();
}

/// A file that has been replaced as a whole is watched anew; one that is gone comes back into its folder.
void PictureWatch::watch()
{
    const QStringList before = m_disk.files() + m_disk.directories();
    if (!before.isEmpty())
        m_disk.removePaths(before);
    const QFileInfo file(m_file);
    if (m_file.isEmpty() || !file.dir().exists())
        return;
    m_disk.addPath(file.absolutePath());
    if (file.exists())
        m_disk.addPath(file.absoluteFilePath());
}

void PictureWatch::look()
{
    const QFileInfo now(m_file);
    if (m_file.isEmpty() || (now.lastModified() == m_modified && now.size() == m_size))
        return;
    m_modified = now.lastModified();
    m_size = now.size();
    watch();
    Q_EMIT changed();
}

} // namespace merlon
