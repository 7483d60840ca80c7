#include "app/table/question/bar/effect_strip.h"

#include "app/look/lettering.h"
#include "app/words/counting.h"
#include "app/words/language.h"
#include "core/canvas/art/livery.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QPainter>

#include <algorithm>
#include <cstdlib>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

class EffectWords {
    Q_DECLARE_TR_FUNCTIONS(EffectWords)

public:
    static QString paid(const QString &owner, const QStringList &amounts)
    {
        const QString list = enumerated(amounts);
        if (owner.isEmpty())
            //: What a choice costs, read aloud. %1: amounts, `1 goblin and 2 wood`.
            return tr("You pay %1.").arg(list);
        //: What a choice takes from another player. %1: a role, `the defender`, %2: amounts, `1 goblin and 2 wood`.
        return withCapital(tr("%1 loses %2.").arg(owner, list));
    }

    static QString gained(const QString &owner, const QStringList &amounts)
    {
        const QString list = enumerated(amounts);
        if (owner.isEmpty())
            //: What a choice brings, read aloud. %1: amounts, `1 goblin and 2 wood`.
            return tr("You get %1.").arg(list);
        //: What a choice gives to another player. %1: a role, `the defender`, %2: amounts, `1 goblin and 2 wood`.
        return withCapital(tr("%1 gets %2.").arg(owner, list));
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
    const double space = gap; // between the words of a button and the frame
    QPixmap strip((QSizeF(space + width, height) * ratio).toSize());
    strip.setDevicePixelRatio(ratio);
    strip.fill(Qt::transparent);
    QPainter painter(&strip);
    painter.setRenderHint(QPainter::Antialiasing);
    if (!QGuiApplication::isRightToLeft()) // the words stand before it
        painter.translate(space, 0);
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
    QStringList owners {QString()}; // first what the one has who chooses
    for (const Effect &effect : effects)
        owners << effect.owner;
    owners.removeDuplicates();
    QStringList sentences;
    for (const QString &owner : owners) {
        QStringList less;
        QStringList more;
        for (const Effect &effect : effects) {
            if (effect.owner == owner)
                (effect.by < 0 ? less : more) << effect.amount;
        }
        if (!less.isEmpty())
            sentences << EffectWords::paid(owner, less);
        if (!more.isEmpty())
            sentences << EffectWords::gained(owner, more);
    }
    return sentences.join(u' ');
}

} // namespace merlon
