#include "core/canvas/art/fonts.h"

#include <QFontDatabase>
#include <QGuiApplication>
#include <QScreen>

#include <set>
#include <system_error>

using namespace Qt::StringLiterals;

namespace merlon::canvas {

namespace {

const QString kReading = u"Inter"_s;

} // namespace

void loadFonts(const std::filesystem::path &folder)
{
    static std::set<std::filesystem::path> known;
    if (!known.insert(folder).second)
        return;
    std::error_code ignored;
    for (const auto &entry : std::filesystem::directory_iterator(folder, ignored)) {
        if (entry.path().extension() == ".ttf" || entry.path().extension() == ".otf")
            QFontDatabase::addApplicationFont(QString::fromStdU16String(entry.path().u16string()));
    }
}

double lettersOnMap(double wanted, double most, double pixel)
{
    const double least = kLeastLetters * pixel;
    return wanted >= least ? wanted : least <= most ? least : 0;
}

QStringList titleFamilies()
{
    return {u"EB Garamond"_s, u"Noto Serif"_s, u"DejaVu Serif"_s, u"serif"_s};
}

QFont countFont(int pixels)
{
    QFont font;
    font.setFamilies({kReading, u"DejaVu Sans"_s, u"sans-serif"_s});
    font.setStyleHint(QFont::SansSerif);
    font.setBold(true);
    font.setPixelSize(qMax(1, pixels));
    return font;
}

QFont readingFont(const QFont &system)
{
    if (!QFontDatabase::hasFamily(kReading))
        return system;
    QFont font = system;
    font.setFamilies(QStringList(kReading) + system.families());
    return font;
}

double pixelsOf(const QFont &font)
{
    if (font.pointSizeF() <= 0)
        return font.pixelSize();
    constexpr double kPointsOfAnInch = 72;
    const QScreen *screen = QGuiApplication::primaryScreen();
    return font.pointSizeF() * (screen ? screen->logicalDotsPerInchY() : 96.0) / kPointsOfAnInch;
}

} // namespace merlon::canvas
