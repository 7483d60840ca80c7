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

/// Paints amounts one beside the other: whose, how many, of what. All measures go by the height of a line.
class EffectBrush {
public:
    EffectBrush(const canvas::Art &art, const QFont &font)
        : m_art(art)
        , m_letters(textFont(font, 0.95, QFont::Bold))
        , m_line(lineOf(font))
    {
    }

    double gap() const { return 0.3 * m_line; }
    double height() const { return 1.45 * m_line; }
    /// With the gap behind it.
    double widthOfEffect(const Effect &effect) const
    {
        const double whose = effect.livery >= 0 ? shield() + gap() / 2 : 0;
        return whose + widthOf(m_letters, numberOf(effect)) + picture() + gap();
    }

    void paintGround(QPainter &painter, double width) const
    {
        painter.setPen(QPen(m_art.theme().shade(0.35), 1));
        painter.setBrush(m_art.theme().paper);
        painter.drawRoundedRect(QRectF(0.5, 0.5, width - 1, height() - 1), gap(), gap());
    }

    void paint(QPainter &painter, const Effect &effect, double x) const
    {
        if (effect.livery >= 0) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(m_art.theme().seat(effect.livery));
            painter.drawPath(canvas::liveryShape(effect.livery, box(x, shield())));
            x += shield() + gap() / 2;
        }
        const QString number = numberOf(effect);
        const double room = widthOf(m_letters, number);
        painter.setFont(m_letters);
        painter.setPen(m_art.theme().ink);
        painter.drawText(QRectF(x, 0, room, height()), Qt::AlignCenter, number);
        m_art.paint(painter, effect.picture, box(x + room, picture()));
    }

private:
    double picture() const { return 1.25 * m_line; }
    double shield() const { return 0.75 * m_line; }
    QRectF box(double x, double size) const { return {x, (height() - size) / 2, size, size}; }

    const canvas::Art &m_art;
    QFont m_letters;
    double m_line;
};

} // namespace

QPixmap effectStrip(const std::vector<Effect> &effects, const canvas::Art &art, const QFont &font,
                    double ratio)
{
    const EffectBrush brush(art, font);
    std::vector<const Effect *> drawn;
    double width = brush.gap();
    for (const Effect &effect : effects) {
        if (effect.picture.isEmpty() || !art.has(effect.picture))
            continue;
        drawn.push_back(&effect);
        width += brush.widthOfEffect(effect);
    }
    if (drawn.empty())
        return {};
    const double space = brush.gap(); // between the words of a button and the frame
    QPixmap strip((QSizeF(space + width, brush.height()) * ratio).toSize());
    strip.setDevicePixelRatio(ratio);
    strip.fill(Qt::transparent);
    QPainter painter(&strip);
    painter.setRenderHint(QPainter::Antialiasing);
    if (!QGuiApplication::isRightToLeft()) // the words stand before it
        painter.translate(space, 0);
    brush.paintGround(painter, width);
    double x = brush.gap();
    for (const Effect *effect : drawn) {
        brush.paint(painter, *effect, x);
        x += brush.widthOfEffect(*effect);
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
