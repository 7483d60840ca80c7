#include "app/look/appearance.h"

#include "app/look/field_style.h"
#include "app/look/lettering.h"
#include "core/canvas/art/fonts.h"

#include <QApplication>
#include <QPalette>
#include <QStyle>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

/// Whether the colours that the system has given to the program are dark.
bool systemIsDark()
{
    static const QPalette systemPalette = QApplication::style()->standardPalette();
    return systemPalette.color(QPalette::Window).lightness() < 128;
}

/// So much of the second colour in the first.
QColor mixed(const QColor &ground, const QColor &colour, double amount)
{
    const auto between = [amount](int from, int to) { return qRound(from + (to - from) * amount); };
    return {between(ground.red(), colour.red()), between(ground.green(), colour.green()),
            between(ground.blue(), colour.blue())};
}

} // namespace

Appearance::Appearance(const std::filesystem::path &artFolder, QObject *parent)
    : QObject(parent)
    , m_art(artFolder, canvas::Theme::day())
    , m_crest(artFolder.parent_path() / "icons", canvas::Theme::day())
{
    canvas::loadFonts(artFolder.parent_path() / "fonts");
    static const QFont systemFont = QApplication::font(); // before ours takes its place
    m_readingFont = canvas::readingFont(systemFont);
    QApplication::setFont(m_readingFont);
    systemIsDark();                         // before our own palette hides it
    QApplication::setStyle(new FieldStyle); // the application owns it
}

void Appearance::wish(ThemeWish wished, canvas::PaletteKind palette)
{
    m_wished = wished;
    const bool dark = wished == ThemeWish::Night || (wished == ThemeWish::System && systemIsDark());
    m_art.setTheme(canvas::Theme::of(dark, palette));
    QApplication::setPalette(canvas::paletteOf(theme()));
    qApp->setStyleSheet(styleSheetOf(theme()));
    Q_EMIT changed();
}

void Appearance::setTextSize(int percent)
{
    if (percent == m_textSize)
        return;
    m_textSize = percent;
    QApplication::setFont(textFont(m_readingFont, percent / 100.0));
    qApp->setStyleSheet(styleSheetOf(theme())); // it measures in letters
}

void Appearance::wear(const Settings &settings)
{
    setTextSize(settings.textSize);
    if (settings.theme != m_wished || settings.palette != theme().palette)
        wish(settings.theme, settings.palette);
}

QPixmap Appearance::crest(int pixels, double devicePixelRatio) const
{
    return m_crest.pixmap(u"merlon"_s, pixels, devicePixelRatio);
}

QString styleSheetOf(const canvas::Theme &theme)
{
    return uR"(
QPushButton, QToolButton[chunky="true"] {
    background: %1; color: %2; border: 1px solid %3; border-radius: 6px; padding: 0.4em 0.9em;
}
QPushButton:hover, QToolButton[chunky="true"]:hover { border-color: %4; background: %5; }
QPushButton[lit="true"] { border-color: %4; background: %5; }
QPushButton:focus, QToolButton[chunky="true"]:focus { border: 2px solid %4; padding: 0.3em 0.8em; }
QPushButton { outline: none; }
merlon--TimeBar QToolButton { background: transparent; border: 1px solid transparent; border-radius: 4px; padding: 2px; }
merlon--TimeBar QToolButton:hover { background: %12; }
merlon--TimeBar QToolButton:checked { background: %12; border-color: %4; }
QToolButton[chunky="true"]:checked { border: 2px solid %4; background: %5; }
QPushButton:pressed { background: %6; }
QPushButton:disabled { color: %7; border-color: %6; }
QPushButton[primary="true"] { background: %8; color: %9; border-color: %8; font-weight: bold; }
QPushButton[primary="true"]:hover { border-color: %4; }
QPushButton[primary="true"]:disabled { background: %1; color: %7; border-color: %6; }
QPushButton[guided="true"], QPushButton[guided="true"]:focus {
    border: 2px dashed %15; padding: 0.3em 0.8em;
}
QFrame[slip="true"] { border: 1px solid %3; border-radius: 6px; }
QPushButton[primary="true"]:focus { border: 2px solid %4; padding: 0.3em 0.8em; }
QPushButton[quiet="true"] { background: transparent; border-color: %6; }
QPushButton[quiet="true"]:hover { background: %5; border-color: %4; }
QPushButton[quiet="true"]:focus { border: 2px solid %4; padding: 0.3em 0.8em; }
QPushButton[inviting="true"] { background: %13; color: %8; border-color: %8; }
QPushButton[inviting="true"]:hover { border-color: %4; }
QPushButton[inviting="true"]:focus { border: 2px solid %4; padding: 0.3em 0.8em; }
QPushButton[link="true"] { background: transparent; color: %14; border-color: transparent; padding: 0.2em 0.4em; }
QPushButton[link="true"]:hover { border-color: %14; }
QPushButton[link="true"]:focus { border: 2px solid %4; padding: 0.1em 0.3em; }
QToolTip { background: %9; color: %2; border: 1px solid %4; padding: 4px; }
QScrollArea { border: none; background: transparent; }
QListView { border: none; background: %9; }
QComboBox QAbstractItemView { border: 1px solid %3; }
QMenuBar { background: %10; color: %11; }
QMenuBar::item { background: transparent; padding: 0.25em 0.6em; }
QMenuBar::item:selected { background: %8; color: %9; }
)"_s.arg(theme.shade(0.06).name(), theme.ink.name(), theme.shade(0.3).name(), theme.choosable.name(),
         theme.shade(0.12).name(), theme.shade(0.18).name(), theme.asleepText().name(), theme.seat(0).name(),
         theme.paper.name())
        .arg(theme.bar.name(), theme.barText.name(), theme.bar.lighter(175).name(),
             mixed(theme.paper, theme.seat(0), 0.08).name(), theme.seat(1).name(), theme.growth.name());
}

} // namespace merlon
