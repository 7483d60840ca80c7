#pragma once

#include "app/look/settings.h"
#include "core/canvas/art/art.h"

#include <QFont>
#include <QObject>

namespace merlon {

/// The colours of all windows, and the pictures in these colours.
class Appearance final : public QObject {
    Q_OBJECT

public:
    /// `artFolder`: as resources/art.
    explicit Appearance(const std::filesystem::path &artFolder, QObject *parent = nullptr);

    void wish(ThemeWish theme, canvas::PaletteKind palette = canvas::PaletteKind::Standard);
    /// The size of all texts, in percent of the system's.
    void setTextSize(int percent);
    /// All that settings say of it.
    void wear(const Settings &settings);
    const canvas::Theme &theme() const { return m_art.theme(); }
    const canvas::Art &art() const { return m_art; }
    /// The program's own picture, which has the same colours by day and night.
    QPixmap crest(int pixels, double devicePixelRatio = 1.0) const;

Q_SIGNALS:
    void changed();

private:
    QFont m_readingFont; ///< at 100 percent
    int m_textSize = 100;
    ThemeWish m_wished = ThemeWish::System;
    canvas::Art m_art;
    canvas::Art m_crest; ///< always by day
};

/// The style of all widgets: paper and ink.
QString styleSheetOf(const canvas::Theme &theme);

} // namespace merlon
