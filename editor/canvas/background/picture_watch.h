#pragma once

#include "core/board/sketch.h"

#include <QDateTime>
#include <QFileSystemWatcher>
#include <QObject>
#include <QTimer>

#include <optional>

namespace merlon {

/// Looks after the file of a linked picture: other programs paint in it, move it away and bring it back.
class PictureWatch final : public QObject {
    Q_OBJECT

public:
    explicit PictureWatch(QObject *parent = nullptr);

    /// From now on this one; an embedded picture has no file.
    void follow(const std::optional<Background> &background);

Q_SIGNALS:
    /// The file holds something else, is gone, or is back.
    void changed();

private:
    void look();
    void watch();

    QString m_file; ///< empty: none
    QDateTime m_modified;
    qint64 m_size = 0;
    QFileSystemWatcher m_disk;
    QTimer m_waiting;
};

} // namespace merlon
