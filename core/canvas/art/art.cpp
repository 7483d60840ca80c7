#include "core/canvas/art/art.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QPainter>
#include <QSvgRenderer>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace merlon::canvas {

namespace {

constexpr int kKept = 32 * 1024; ///< of pictures already drawn, in kilobytes

/// The colours of the file replaced by those of the theme, in one pass, so that no new colour is replaced again.
QByteArray inColoursOf(const Theme &theme, QByteArray svg)
{
    for (qsizetype at = svg.indexOf('#'); at >= 0; at = svg.indexOf('#', at + 1)) {
        for (const RoleColour &colour : roleColours()) {
            if (svg.mid(at, 7).toLower() != colour.inFile)
                continue;
            svg.replace(at, 7, colourOf(colour, theme).name().toLatin1());
            break;
        }
    }
    return svg;
}

} // namespace

Art::Art(std::filesystem::path folder, const Theme &theme)
    : m_folder(std::move(folder))
    , m_theme(&theme)
    , m_pixmaps(kKept)
{
}

Art::~Art() = default;

void Art::setTheme(const Theme &theme)
{
    m_theme = &theme;
    m_renderers.clear();
    m_pixmaps.clear();
    m_troubles.clear();
}

QSvgRenderer *Art::rendererFor(const QString &name) const
{
    if (const auto known = m_renderers.constFind(name); known != m_renderers.constEnd())
        return known->get();
    const std::filesystem::path path = m_folder / (name + u".svg"_s).toStdU16String();
    QFile file(path);
    std::shared_ptr<QSvgRenderer> renderer;
    if (file.open(QIODevice::ReadOnly)) {
        renderer = std::make_shared<QSvgRenderer>(inColoursOf(*m_theme, file.readAll()));
        if (!renderer->isValid())
            renderer.reset();
    }
    if (!renderer) {
        const QString shown = QDir::toNativeSeparators(file.fileName());
        m_troubles << (file.error() == QFileDevice::NoError
                           ? /*: Error. %1: a file */ QCoreApplication::translate("Art",
                                                                                  "%1 is not an SVG image.")
                                 .arg(shown)
                           : /*: Error. %1: a file, %2: the reason given by the system */ QCoreApplication::
                                 translate("Art", "%1 cannot be read: %2.")
                                     .arg(shown, file.errorString()));
    }
    return m_renderers.insert(name, renderer)->get();
}

bool Art::has(const QString &name) const
{
    if (const auto known = m_renderers.constFind(name); known != m_renderers.constEnd())
        return known->get() != nullptr;
    return QFile::exists(
        QString::fromStdU16String((m_folder / (name + u".svg"_s).toStdU16String()).u16string()));
}

void Art::paintMissing(QPainter &painter, const QRectF &box) const
{
    painter.save();
    painter.setPen(QPen(m_theme->shade(0.6), box.width() / 24));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(box.adjusted(box.width() / 8, box.height() / 8, -box.width() / 8, -box.height() / 8));
    QFont font = painter.font();
    font.setPixelSize(qMax(1, static_cast<int>(box.height() / 2)));
    painter.setFont(font);
    painter.drawText(box, Qt::AlignCenter, u"?"_s);
    painter.restore();
}

void Art::paint(QPainter &painter, const QString &name, const QRectF &box) const
{
    const bool isWidget = painter.device() && painter.device()->devType() == QInternal::Widget;
    if (!isWidget || painter.transform().type() > QTransform::TxTranslate)
        return paintAnew(painter, name, box);
    const double dense = painter.device()->devicePixelRatioF();
    const QSize pixels = (box.size() * dense).toSize();
    if (pixels.isEmpty())
        return;
    const QTransform &moved = painter.transform();
    const auto onPixel = [dense](double at, double shift) {
        return std::round((at + shift) * dense) / dense - shift;
    };
    const QPointF corner(onPixel(box.left(), moved.dx()), onPixel(box.top(), moved.dy()));
    painter.drawPixmap(QRectF(corner, QSizeF(pixels) / dense), drawn(name, pixels), QRectF({}, pixels));
}

void Art::paintAnew(QPainter &painter, const QString &name, const QRectF &box) const
{
    if (QSvgRenderer *renderer = rendererFor(name))
        renderer->render(&painter, box);
    else
        paintMissing(painter, box);
}

/// Drawn once for each size.
QPixmap Art::drawn(const QString &name, QSize pixels) const
{
    const QString key = u"%1@%2@%3"_s.arg(name).arg(pixels.width()).arg(pixels.height());
    if (const QPixmap *known = m_pixmaps.object(key))
        return *known;
    auto *pixmap = new QPixmap(pixels);
    pixmap->fill(Qt::transparent);
    {
        QPainter painter(pixmap);
        painter.setRenderHint(QPainter::Antialiasing);
        paintAnew(painter, name, QRectF({}, pixels));
    }
    const QPixmap copy = *pixmap; // the cache may refuse what is too large for it
    m_pixmaps.insert(key, pixmap, std::max(1, pixels.width() * pixels.height() / 256));
    return copy;
}

QPixmap Art::pixmap(const QString &name, int pixels, double devicePixelRatio) const
{
    QPixmap pixmap = drawn(name, {pixels, pixels});
    pixmap.setDevicePixelRatio(devicePixelRatio);
    return pixmap;
}

} // namespace merlon::canvas
