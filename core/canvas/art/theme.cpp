#include "core/canvas/art/theme.h"

namespace merlon::canvas {

QColor Theme::shade(double amount) const
{
    const auto mix = [amount](int from, int to) { return static_cast<int>(from + (to - from) * amount); };
    return {mix(paper.red(), ink.red()), mix(paper.green(), ink.green()), mix(paper.blue(), ink.blue())};
}

namespace {

/// What the palettes share, for each time of day.
Theme commonTheme(bool dark)
{
    Theme theme;
    theme.dark = dark;
    theme.ink = dark ? QColor(0xece2cd) : QColor(0x3b2f2a);
    theme.parchment = dark ? QColor(0x2b2622) : QColor(0xefe4cb);
    theme.paper = dark ? QColor(0x35302b) : QColor(0xfbf6ea);
    theme.choosable = dark ? QColor(0xf0b84a) : QColor(0xc08a2b);
    theme.onChoosable = dark ? QColor(0x2b2622) : QColor(0x241a15);
    theme.stone = dark ? QColor(0x8d8678) : QColor(0xb9b1a1);
    theme.growth = dark ? QColor(0x9db37c) : QColor(0x5c6f45);
    theme.trail = dark ? QColor(0xb08d63) : QColor(0x8a6d4b);
    theme.bar = dark ? QColor(0x1d1916) : QColor(0x3a2f28);
    theme.barText = dark ? QColor(0xece2cd) : QColor(0xf3ead6);
    return theme;
}

Theme standardTheme(bool dark)
{
    Theme theme = commonTheme(dark);
    theme.seats = dark ? std::array {QColor(0xea8e7a), QColor(0x7fb2d6), QColor(0x4fc3a1),
                                     QColor(0xe0a93c), QColor(0xcc8fbb), QColor(0xb8b8b8)}
                       : std::array {QColor(0xa33b2a), QColor(0x2d5673), QColor(0x006b4f),
                                     QColor(0x845a00), QColor(0x8a4a78), QColor(0x4a4a4a)};
    return theme;
}

/// Seats and glow were searched for so that the nearest two of them are as far apart as can be, in CIELAB, for eyes
/// of all kinds at once (theme_test), among colours that can be read as text on paper.
Theme safeTheme(bool dark)
{
    Theme theme = commonTheme(dark);
    theme.palette = PaletteKind::Safe;
    theme.choosable = dark ? QColor(0xe8e887) : QColor(0xd88531);
    theme.growth = dark ? QColor(0x98c8c4) : QColor(0x2f6b68);
    theme.seats = dark ? std::array {QColor(0xe59b76), QColor(0x94acdb), QColor(0xc4f2ba),
                                     QColor(0xa3b83d), QColor(0xcda2a2), QColor(0x98ebeb)}
                       : std::array {QColor(0xab3821), QColor(0x2743ce), QColor(0x211d35),
                                     QColor(0x704f92), QColor(0x561010), QColor(0x924f5a)};
    return theme;
}

} // namespace

const Theme &Theme::of(bool dark, PaletteKind palette)
{
    static const Theme themes[] = {standardTheme(false), standardTheme(true), safeTheme(false),
                                   safeTheme(true)};
    return themes[(palette == PaletteKind::Safe ? 2 : 0) + (dark ? 1 : 0)];
}

std::span<const RoleColour> roleColours()
{
    static const RoleColour colours[] = {
        {"#3b2f2a", &Theme::ink},       {"#fbf6ea", &Theme::paper}, {"#efe4cb", &Theme::parchment},
        {"#c08a2b", &Theme::choosable}, {"#b9b1a1", &Theme::stone}, {"#5c6f45", &Theme::growth},
        {"#8a6d4b", &Theme::trail},     {"#3a2f28", &Theme::bar},   {"#a33b2a", nullptr, 0},
        {"#2d5673", nullptr, 1},
    };
    return colours;
}

QColor colourOf(const RoleColour &colour, const Theme &theme)
{
    return colour.role ? theme.*colour.role : theme.seat(colour.seat);
}

QPalette paletteOf(const Theme &theme)
{
    QPalette palette;
    palette.setColor(QPalette::Window, theme.paper);
    palette.setColor(QPalette::WindowText, theme.ink);
    palette.setColor(QPalette::Base, theme.dark ? theme.parchment : QColor(0xfffdf6));
    palette.setColor(QPalette::AlternateBase, theme.shade(0.05));
    palette.setColor(QPalette::Text, theme.ink);
    palette.setColor(QPalette::Button, theme.shade(0.06));
    palette.setColor(QPalette::ButtonText, theme.ink);
    palette.setColor(QPalette::BrightText, theme.paper);
    palette.setColor(QPalette::ToolTipBase, theme.paper);
    palette.setColor(QPalette::ToolTipText, theme.ink);
    palette.setColor(QPalette::PlaceholderText, theme.asleepText());
    palette.setColor(QPalette::Highlight, theme.choosable);
    palette.setColor(QPalette::HighlightedText, theme.onChoosable);
    palette.setColor(QPalette::Link, theme.seat(1));
    palette.setColor(QPalette::LinkVisited, theme.seat(1));
    palette.setColor(QPalette::Light, theme.shade(theme.dark ? 0.2 : 0.0));
    palette.setColor(QPalette::Midlight, theme.shade(0.1));
    palette.setColor(QPalette::Mid, theme.shade(0.25));
    palette.setColor(QPalette::Dark, theme.shade(0.4));
    palette.setColor(QPalette::Shadow, theme.bar);
    for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, theme.asleepText());
    return palette;
}

} // namespace merlon::canvas
