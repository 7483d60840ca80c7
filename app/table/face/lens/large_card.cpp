#include "app/table/face/lens/large_card.h"

#include "app/look/lettering.h"
#include "app/widgets/things/card_tile.h"

#include <QFontMetricsF>
#include <QKeyEvent>
#include <QKeySequence>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

// In lines of text.
constexpr double kLargePicture = 4;
constexpr double kLargeMargin = 0.7;
constexpr double kLargeGap = 0.4;
constexpr double kAmountRow = 1.3;
constexpr double kSocketRow = 1.9;
constexpr double kUsualLargeWidth = 15;

double heightOfLines(const QFont &font, double width, const QString &text)
{
    constexpr double kMost = 10'000;
    if (text.isEmpty())
        return 0;
    return std::ceil(QFontMetricsF(font).boundingRect({0, 0, width, kMost}, Qt::TextWordWrap, text).height());
}

QString nameOfKey(Qt::Key key)
{
    return QKeySequence(key).toString(QKeySequence::NativeText);
}

} // namespace

LargeCard::LargeCard(const canvas::Art &art, Stay stay, QWidget *parent)
    : QAbstractButton(parent)
    , m_art(art)
    , m_stay(stay)
{
    const bool isPinned = stay == Stay::Pinned;
    setObjectName(isPinned ? u"pinned-card"_s : u"pointed-card"_s);
    setAttribute(Qt::WA_TransparentForMouseEvents, !isPinned);
    setFocusPolicy(isPinned ? Qt::TabFocus : Qt::NoFocus);
    if (isPinned)
        setCursor(Qt::PointingHandCursor);
}

void LargeCard::setContent(Content content)
{
    m_content = std::move(content);
    //: Read aloud: a card that was pinned to be compared with others. %1: its name
    setAccessibleName(m_stay == Stay::Pinned ? tr("Pinned card: %1").arg(m_content.name) : m_content.name);
    setAccessibleDescription(m_content.text.isEmpty() ? hint() : m_content.text + u' ' + hint());
    update();
}

QString LargeCard::hint() const
{
    if (m_stay == Stay::Pinned)
        //: At the foot of a card that lies over the board. %1: a key, “Esc”
        return tr("Pinned. %1 or a click releases it.").arg(nameOfKey(Qt::Key_Escape));
    //: At the foot of a card that is shown large while it is pointed at. %1: a key, “C”
    return tr("%1 or right-click: pin this card to compare it.").arg(nameOfKey(Qt::Key_C));
}

double LargeCard::line() const
{
    return lineOf(font());
}

QFont LargeCard::fontOfTitle() const
{
    return titleFont(font(), 1.2);
}

QFont LargeCard::fontOfHint() const
{
    return textFont(font(), 0.88);
}

/// Beside the picture the name and what the card costs and holds; all the rest below.
LargeCard::Parts LargeCard::parts(double width) const
{
    const CardContent &card = m_content.card;
    const double margin = kLargeMargin * line();
    const double gap = kLargeGap * line();
    const double inner = width - 2 * margin;
    const double picture = m_art.has(card.picture) ? kLargePicture * line() : 0;
    const double left = margin + (picture > 0 ? picture + gap : 0);
    const double beside = margin + inner - left;
    double top = margin;
    const auto below = [&](double x, double w, double height) {
        const QRectF box(x, top, w, height);
        top += height > 0 ? height + gap : 0;
        return height > 0 ? box : QRectF();
    };
    Parts parts;
    const bool hasPrice = !card.price.empty() || !card.alternatives.empty();
    parts.title = below(left, beside, heightOfLines(fontOfTitle(), beside, card.name));
    parts.price = below(left, beside, hasPrice ? kAmountRow * line() : 0);
    parts.laid = below(left, beside, card.laid.empty() ? 0 : kAmountRow * line());
    parts.sockets = below(left, beside, card.sockets.empty() ? 0 : kSocketRow * line());
    parts.picture = {margin, margin, picture, picture};
    top = std::max(top, picture > 0 ? margin + picture + gap : 0) + gap;
    parts.text = below(margin, inner, heightOfLines(textFont(font()), inner, m_content.text));
    parts.hint = below(margin, inner, heightOfLines(fontOfHint(), inner, hint()));
    parts.height = std::ceil(top - gap + margin);
    return parts;
}

int LargeCard::heightForWidth(int width) const
{
    return static_cast<int>(parts(width).height);
}

QSize LargeCard::sizeHint() const
{
    const int width = qRound(kUsualLargeWidth * line());
    return {width, heightForWidth(width)};
}

void LargeCard::paintEvent(QPaintEvent *)
{
    const canvas::Theme &theme = m_art.theme();
    const CardContent &card = m_content.card;
    const Parts parts = this->parts(width());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintGround(painter);
    if (!parts.picture.isEmpty())
        m_art.paint(painter, card.picture, parts.picture);
    painter.setPen(theme.ink);
    painter.setFont(fontOfTitle());
    painter.drawText(parts.title, Qt::TextWordWrap | Qt::AlignLeading, card.name);
    if (!parts.price.isEmpty())
        drawPrice(painter, m_art, font(), parts.price, card);
    painter.setPen(theme.ink);
    painter.setFont(textFont(font()));
    if (!parts.laid.isEmpty())
        drawAmounts(painter, m_art, parts.laid, card.laid, {});
    drawSockets(painter, m_art, parts.sockets, card.sockets);
    painter.setPen(QPen(theme.shade(0.25), 1));
    const double rule = (parts.text.isEmpty() ? parts.hint : parts.text).top() - kLargeGap * line();
    painter.drawLine(QPointF(parts.hint.left(), rule), QPointF(parts.hint.right(), rule));
    painter.setPen(theme.ink);
    painter.setFont(textFont(font()));
    painter.drawText(parts.text, Qt::TextWordWrap | Qt::AlignLeading, m_content.text);
    painter.setPen(theme.quietText());
    painter.setFont(fontOfHint());
    painter.drawText(parts.hint, Qt::TextWordWrap | Qt::AlignLeading, hint());
}

/// A pinned one has a broad frame, and with the keyboard a dotted one in it.
void LargeCard::paintGround(QPainter &painter) const
{
    const canvas::Theme &theme = m_art.theme();
    const bool isPinned = m_stay == Stay::Pinned;
    const double width = line() * (isPinned ? 0.16 : 0.08);
    const double corner = kLargeGap * line();
    const QRectF box = QRectF(rect()).adjusted(width, width, -width, -width);
    painter.setPen(QPen(isPinned ? theme.choosable : theme.shade(0.45), width));
    painter.setBrush(theme.paper);
    painter.drawRoundedRect(box, corner, corner);
    if (!hasFocus())
        return;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.ink, 1, Qt::DotLine));
    painter.drawRoundedRect(box.adjusted(width, width, -width, -width), corner, corner);
}

void LargeCard::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        click();
    else
        QAbstractButton::keyPressEvent(event);
}

} // namespace merlon
