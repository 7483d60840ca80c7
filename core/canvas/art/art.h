#pragma once

#include "core/canvas/art/theme.h"

#include <QCache>
#include <QHash>
#include <QPixmap>
#include <QString>
#include <QStringList>

#include <filesystem>
#include <memory>

class QPainter;
class QRectF;
class QSvgRenderer;

namespace merlon::canvas {

/// The pictures of a folder of SVG files, in the colours of a theme. A picture that is missing or broken is drawn as
/// a question mark in a box, and named by `troubles`.
class Art {
public:
    /// `folder`: holds `<family>/<key>.svg`, as resources/art.
    Art(std::filesystem::path folder, const Theme &theme);
    ~Art();
    Art(const Art &) = delete;
    Art &operator=(const Art &) = delete;

    const Theme &theme() const { return *m_theme; }
    /// Changes all colours; what was drawn before must be drawn again.
    void setTheme(const Theme &theme);

    /// `name`: family and key: `siege/goblin`. On a widget it is drawn once and kept, and stands on whole pixels.
    void paint(QPainter &painter, const QString &name, const QRectF &box) const;
    /// Whether there is such a picture.
    bool has(const QString &name) const;
    /// A square picture of so many device pixels, kept for the next time.
    QPixmap pixmap(const QString &name, int pixels, double devicePixelRatio = 1.0) const;

    /// The files that could not be read so far, with the reason.
    const QStringList &troubles() const { return m_troubles; }

private:
    QSvgRenderer *rendererFor(const QString &name) const;
    void paintMissing(QPainter &painter, const QRectF &box) const;
    void paintAnew(QPainter &painter, const QString &name, const QRectF &box) const;
    QPixmap drawn(const QString &name, QSize pixels) const;

    std::filesystem::path m_folder;
    const Theme *m_theme;
    mutable QHash<QString, std::shared_ptr<QSvgRenderer>> m_renderers; ///< null: missing
    mutable QCache<QString, QPixmap> m_pixmaps;                        ///< by name and size
    mutable QStringList m_troubles;
};

} // namespace merlon::canvas
