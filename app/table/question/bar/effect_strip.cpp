#include "app/table/question/bar/effect_strip.h"

#include "app/look/lettering.h"
#include "core/canvas/art/livery.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>
#include <cstdlib>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

class EffectWords {
    Q_DECLARE_TR_FUNCTIONS(EffectWords)

public:
    static QString oneOf(const Effect &effect)
    {
        //: What a choice brings. %1: a number, %2: of what.
        const QString gain = tr("%2 +%1").arg(effect.by).arg(effect.name);
        //: What a choice costs. %1: a number, %2: of what.
        const QString loss = tr("%2 \u2212%1").arg(-effect.by).arg(effect.name);
        const QString change = effect.by > 0 ? gain : loss;
        if (effect.owner.isEmpty())
            return change;
        //: %1: a player, %2: what that player gets or loses.
        return tr("%1: %2").arg(effect.owner, change);
    }
};

QString numberOf(const Effect &effect)
{
    return (effect.by > 0 ? u"+%1"_s : u"\u2212%1"_s).arg(std::abs(effect.by));
}

} // namespace

QPixmap effectStrip(const std::vector<Effect> &effects, const canvas::Art &art, const QFont &font,
                    double ratio)
{
    const double line = lineOf(font);
    const double picture = 1.25 * line;
    const double gap = 0.3 * line;
    const double shield = 0.75 * line;
    const QFont letters = textFont(font, 0.95, QFont::Bold);
    const auto isDrawn = [&](const Effect &effect) {
        return !effect.picture.isEmpty() && art.has(effect.picture);
    };
    double width = gap;
    for (const Effect &effect : effects) {
        if (isDrawn(effect))
            width += (effect.livery >= 0 ? shield + gap / 2 : 0) + widthOf(letters, numberOf(effect))
                + picture + gap;
    }
    if (width <= gap)
        return {};
    const double height = 1.45 * line;
    QPixmap strip((QSizeF(width, height) * ratio).toSize());
    strip.setDevicePixelRatio(ratio);
    strip.fill(Qt::transparent);
    QPainter painter(&strip);
    painter.setRenderHint(QPainter::Antialiasing);
    const canvas::Theme &theme = art.theme();
    painter.setPen(QPen(theme.shade(0.35), 1));
    painter.setBrush(theme.paper);
    painter.drawRoundedRect(QRectF(0.5, 0.5, width - 1, height - 1), 0.3 * line, 0.3 * line);
    double x = gap;
    for (const Effect &effect : effects) {
        if (!isDrawn(effect))
            continue;
        if (effect.livery >= 0) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(theme.seat(effect.livery));
            painter.drawPath(
                canvas::liveryShape(effect.livery, QRectF(x, (height - shield) / 2, shield, shield)));
            x += shield + gap / 2;
        }
        const QString number = numberOf(effect);
        const double room = widthOf(letters, number);
        painter.setFont(letters);
        painter.setPen(theme.ink);
        painter.drawText(QRectF(x, 0, room, height), Qt::AlignCenter, number);
        x += room;
        art.paint(painter, effect.picture, QRectF(x, (height - picture) / 2, picture, picture));
        x += picture + gap;
    }
    return strip;
}

QString effectsInWords(const std::vector<Effect> &effects)
{
    QStringList words;
    for (const Effect &effect : effects)
        words << EffectWords::oneOf(effect);
    return words.join(u"; "_s);
}

} // namespace merlon
