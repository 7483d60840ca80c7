#pragma once

#include <QProxyStyle>

namespace merlon {

/// Fusion, with edges of check boxes, radio buttons and fields that are lighter than a dark window. Fusion draws them darker
/// than the window, so that at night nobody sees where to tick or type.
class FieldStyle final : public QProxyStyle {
    Q_OBJECT

public:
    FieldStyle();

    void drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                       const QWidget *widget = nullptr) const override;
};

} // namespace merlon
