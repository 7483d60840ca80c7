#pragma once

#include "core/canvas/art/theme.h"

#include <QProxyStyle>
#include <QString>

namespace merlon {

/// The tool bar, the buttons of the tools and the tabs of the editor.
QString editorStyle(const canvas::Theme &theme);

/// For menus with pictures of this size beside their lines.
class PictureMenuStyle final : public QProxyStyle {
public:
    explicit PictureMenuStyle(int size)
        : m_size(size)
    {
    }
    int pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const override;

private:
    int m_size;
};

} // namespace merlon
