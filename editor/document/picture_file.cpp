#include "editor/document/picture_file.h"

#include "core/base/limits.h"

#include <QBuffer>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QImageReader>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

Error refusal(const QString &file, Text what, Text right)
{
    return {std::move(what), {QDir::toNativeSeparators(file).toStdString(), 0, {}}, std::move(right)};
}

Error noPicture(const QString &file)
{
    return refusal(file, {"error.picture-none", {}}, {"error.picture-none-right", {}});
}

/// Those that describe every pixel: a drawing could name other files, or take for ever.
bool isKnown(const QByteArray &format)
{
    static const QList<QByteArray> kFormats {"png", "jpeg", "jpg", "gif", "bmp", "webp"};
    return kFormats.contains(format);
}

Expected<QImage> read(QIODevice &device, const QString &file)
{
    QImageReader reader(&device);
    reader.setAutoTransform(true);
    reader.setDecideFormatFromContent(true);
    if (!reader.canRead() || !isKnown(reader.format()))
        return tl::unexpected(noPicture(file));
    const QSize size = reader.size();
    if (size.isEmpty())
        return tl::unexpected(noPicture(file));
    if (std::max(size.width(), size.height()) > kMostPictureSide
        || qint64 {size.width()} * size.height() > kMostPicturePixels)
        return tl::unexpected(
            refusal(file, {"error.picture-size", {std::int64_t {size.width()}, std::int64_t {size.height()}}},
                    {"error.picture-size-right",
                     {std::int64_t {kMostPictureSide}, std::int64_t {kMostPicturePixels / 1'000'000}}}));
    if (std::max(size.width(), size.height()) > kKeptPictureSide)
        reader.setScaledSize(
            size.scaled(kKeptPictureSide, kKeptPictureSide, Qt::KeepAspectRatio).expandedTo({1, 1}));
    QImage image = reader.read();
    if (image.isNull())
        return tl::unexpected(noPicture(file));
    return image.convertToFormat(QImage::Format_ARGB32_Premultiplied);
}

} // namespace

bool isPictureName(const QString &file)
{
    return isKnown(QFileInfo(file).suffix().toLower().toLatin1());
}

Expected<QImage> readPicture(const Background &background)
{
    if (background.isEmbedded()) {
        QByteArray bytes =
            QByteArray::fromRawData(background.data->data(), static_cast<qsizetype>(background.data->size()));
        QBuffer buffer(&bytes);
        buffer.open(QIODevice::ReadOnly);
        return read(buffer, {});
    }
    const QString path = QString::fromStdString(background.file);
    QFile file(path);
    if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly))
        return tl::unexpected(
            refusal(path, {"error.picture-missing", {}}, {"error.picture-missing-right", {}}));
    if (file.size() > kLargestLinkedPicture)
        return tl::unexpected(noPicture(path));
    return read(file, path);
}

Expected<Background> embedded(Background background)
{
    if (background.isEmbedded())
        return background;
    const QString path = QString::fromStdString(background.file);
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return tl::unexpected(
            refusal(path, {"error.picture-missing", {}}, {"error.picture-missing-right", {}}));
    if (file.size() > static_cast<qint64>(kLargestPicture))
        return tl::unexpected(
            refusal(path, {"error.sketch-large", {static_cast<std::int64_t>(kLargestPicture >> 20)}},
                    {"error.sketch-large-right", {}}));
    background.data = std::make_shared<const std::string>(file.readAll().toStdString());
    background.file.clear();
    return background;
}

Expected<Background> backgroundFrom(const QString &file, bool embeds)
{
    Background background;
    background.file = QFileInfo(file).absoluteFilePath().toStdString();
    if (const Expected<QImage> image = readPicture(background); !image)
        return tl::unexpected(image.error());
    return embeds ? embedded(std::move(background)) : Expected<Background>(std::move(background));
}

Sketch withRelativePaths(Sketch sketch, const QString &folder)
{
    if (!sketch.background || sketch.background->isEmbedded() || folder.isEmpty())
        return sketch;
    const QString path = QString::fromStdString(sketch.background->file);
    const QString relative = QDir(folder).relativeFilePath(path);
    if (!relative.startsWith(u".."_s) && QFileInfo(path).isAbsolute())
        sketch.background->file = relative.toStdString();
    return sketch;
}

Sketch withAbsolutePaths(Sketch sketch, const QString &folder)
{
    if (!sketch.background || sketch.background->isEmbedded())
        return sketch;
    const QString path = QString::fromStdString(sketch.background->file);
    sketch.background->file = QDir::cleanPath(QDir(folder).absoluteFilePath(path)).toStdString();
    return sketch;
}

} // namespace merlon
