#include "core/canvas/theme.h"

namespace merlon::canvas {

QColor Theme::shade(double amount) const
{
    const auto mix = [amount](int from, int to) { return static_cast<int>(from + (to - from) * amount); };
    return {mix(paper.red(), ink.red()), mix(paper.green(), ink.green()), mix(paper.blue(), ink.blue())};
}

const Theme &Theme::day()
{
    // Seats: those of the look, then the colour-blind-safe ones of Okabe and Ito.
    static const Theme theme {false,
                              QColor(0x3b2f2a),
                              QColor(0xefe4cb),
                              QColor(0xfbf6ea),
                              QColor(0xc08a2b),
                              QColor(0xb9b1a1),
                              QColor(0x5c6f45),
                              QColor(0x8a6d4b),
                              QColor(0x3a2f28),
                              QColor(0xf3ead6),
                              {QColor(0xa33b2a), QColor(0x2d5673), QColor(0x00795a), QColor(0x9a6a00),
                               QColor(0x8a4a78), QColor(0x4a4a4a)}};
    return theme;
}

const Theme &Theme::night()
{
    static const Theme theme {true,
                              QColor(0xece2cd),
                              QColor(0x2b2622),
                              QColor(0x35302b),
                              QColor(0xf0b84a),
                              QColor(0x8d8678),
                              QColor(0x9db37c),
                              QColor(0xb08d63),
                              QColor(0x1d1916),
                              QColor(0xece2cd),
                              {QColor(0xe0705a), QColor(0x7fb2d6), QColor(0x4fc3a1), QColor(0xe0a93c),
                               QColor(0xcc8fbb), QColor(0xb8b8b8)}};
    return theme;
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
    palette.setColor(QPalette::PlaceholderText, theme.shade(0.55));
    palette.setColor(QPalette::Highlight, theme.choosable);
    palette.setColor(QPalette::HighlightedText, theme.dark ? theme.parchment : theme.ink);
    palette.setColor(QPalette::Link, theme.seat(1));
    palette.setColor(QPalette::LinkVisited, theme.seat(1));
    palette.setColor(QPalette::Light, theme.shade(theme.dark ? 0.2 : 0.0));
    palette.setColor(QPalette::Midlight, theme.shade(0.1));
    palette.setColor(QPalette::Mid, theme.shade(0.25));
    palette.setColor(QPalette::Dark, theme.shade(0.4));
    palette.setColor(QPalette::Shadow, theme.bar);
    for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, theme.shade(0.45));
    return palette;
}

} // namespace merlon::canvas
