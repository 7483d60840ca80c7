#include "app/look/field_style.h"

#include <QStyleFactory>
#include <QStyleOption>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

/// The edge is a darker shade of what it takes for the window.
QPalette withLightEdges(QPalette palette)
{
    palette.setColor(QPalette::Window, palette.color(QPalette::Dark).lighter(160));
    return palette;
}

} // namespace

FieldStyle::FieldStyle()
    : QProxyStyle(QStyleFactory::create(u"Fusion"_s))
{
}

void FieldStyle::drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                               const QWidget *widget) const
{
    const bool isDark = option->palette.color(QPalette::Window).lightness() < 128;
    const auto *button = qstyleoption_cast<const QStyleOptionButton *>(option);
    if (isDark && button && (element == PE_IndicatorCheckBox || element == PE_IndicatorRadioButton)) {
        QStyleOptionButton light(*button);
        light.palette = withLightEdges(option->palette);
        return QProxyStyle::drawPrimitive(element, &light, painter, widget);
    }
    if (isDark && element == PE_FrameLineEdit) {
        QStyleOption light(*option);
        light.palette = withLightEdges(option->palette);
        return QProxyStyle::drawPrimitive(element, &light, painter, widget);
    }
    QProxyStyle::drawPrimitive(element, option, painter, widget);
}

} // namespace merlon
