#include "app/table/question/cards/choice_card.h"

#include "app/look/lettering.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace merlon {

namespace {

// In lines of text.
constexpr double kCardMargin = 0.75;
constexpr double kPictureSize = 3.2;
constexpr double kPartGap = 0.5; ///< between the parts
constexpr double kFlatMargin = 0.5;
constexpr double kFlatPicture = 1.8;
constexpr double kFlatGap = 0.3;
constexpr double kCardCorner = 0.45;
constexpr double kUsualCardWidth = 13;

double heightOfText(const QFont &font, double width, const QString &text)
{
    constexpr double kMost = 10'000;
    const QRectF box(0, 0, width, kMost);
    return std::ceil(QFontMetricsF(font).boundingRect(box, Qt::TextWordWrap, text).height());
}

} // namespace

ChoiceCard::ChoiceCard(const canvas::Art &art, Content content, QWidget *parent)
    : QPushButton(parent)
    , m_art(art)
    , m_content(std::move(content))
{
    setAutoDefault(true);
    setAttribute(Qt::WA_Hover);
    setCursor(Qt::PointingHandCursor);
    //: Read aloud: a card that can be chosen. %1: its name, %2: what it is for, sentences.
    setAccessibleName(tr("%1: %2").arg(m_content.title, m_content.text));
    setAccessibleDescription(m_content.action);
    setProperty("choice", QVariant::fromValue(m_content.choice));
}

void ChoiceCard::setLit(bool lit)
{
    if (lit == m_isLit)
        return;
    m_isLit = lit;
    update();
}

void ChoiceCard::setPosition(int position, int count)
{
    //: Read aloud: a card in a row. %1: its name, %2: its place in the row, %3: the number of cards.
    const QString name = tr("%1, position %2 of %3").arg(m_content.title).arg(position).arg(count);
    //: Read aloud: a card that can be chosen. %1: its name, %2: what it is for, sentences.
    setAccessibleName(m_content.text.isEmpty() ? name : tr("%1: %2").arg(name, m_content.text));
    setToolTip(tr("Drag this card to its place in the row, or press Alt and an arrow key."));
}

void ChoiceCard::setShape(Shape shape)
{
    if (shape == m_shape)
        return;
    m_shape = shape;
    update();
}

double ChoiceCard::line() const
{
    return lineOf(font());
}

QFont ChoiceCard::fontOfTitle() const
{
    return titleFont(font(), 1.15);
}

QFont ChoiceCard::fontOfAction() const
{
    return textFont(font(), 0.92, QFont::Bold);
}

/// The action stands at the foot, whatever height there is.
ChoiceCard::Parts ChoiceCard::parts(double width, double height) const
{
    const bool isTall = m_shape == Shape::Tall;
    const double margin = (isTall ? kCardMargin : kFlatMargin) * line();
    const double inner = width - 2 * margin;
    const double gap = (isTall ? kPartGap : kFlatGap) * line();
    const bool isPictured = m_shape != Shape::Bare && m_art.has(m_content.picture);
    const double picture = isPictured ? (isTall ? kPictureSize : kFlatPicture) * line() : 0;
    const double left = picture > 0 ? picture + gap : 0;
    const double head = std::max(picture, heightOfText(fontOfTitle(), inner - left, m_content.title));
    const double text = heightOfText(textFont(font()), inner, m_content.text);
    const double action = isTall ? heightOfText(fontOfAction(), inner - 2 * gap, m_content.action) + gap : 0;
    Parts parts;
    parts.picture = {margin, margin + (head - picture) / 2, picture, picture};
    parts.title = {margin + left, margin, inner - left, head};
    parts.text = {margin, margin + head + 2 * gap, inner, text};
    parts.height = std::ceil(parts.text.bottom() + (isTall ? gap : 0) + action + margin);
    parts.action = {margin, std::max(height, parts.height) - margin - action, inner, action};
    return parts;
}

int ChoiceCard::heightForWidth(int width) const
{
    return static_cast<int>(parts(width, 0).height);
}

QSize ChoiceCard::sizeHint() const
{
    const int width = qRound(kUsualCardWidth * line());
    return {width, heightForWidth(width)};
}

void ChoiceCard::paintEvent(QPaintEvent *)
{
    const canvas::Theme &theme = m_art.theme();
    const bool isLit = m_isLit || underMouse() || hasFocus();
    const Parts parts = this->parts(width(), height());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintGround(painter, isLit);
    if (!parts.picture.isEmpty())
        m_art.paint(painter, m_content.picture, parts.picture);
    painter.setPen(theme.ink);
    painter.setFont(fontOfTitle());
    painter.drawText(parts.title, Qt::TextWordWrap | Qt::AlignLeading | Qt::AlignVCenter, m_content.title);
    const double rule = (parts.title.bottom() + parts.text.top()) / 2;
    painter.setPen(QPen(theme.shade(0.25), 1));
    painter.drawLine(QPointF(parts.text.left(), rule), QPointF(parts.text.right(), rule));
    painter.setPen(theme.ink);
    painter.setFont(textFont(font()));
    painter.drawText(parts.text, Qt::TextWordWrap | Qt::AlignLeading, m_content.text);
    if (!parts.action.isEmpty())
        paintAction(painter, parts.action, isLit);
}

/// The one that is pointed at or has the keyboard has a broad frame, and with the keyboard a dotted one in it.
void ChoiceCard::paintGround(QPainter &painter, bool isLit) const
{
    const canvas::Theme &theme = m_art.theme();
    const double width = line() * (isLit ? 0.18 : 0.08);
    const QRectF box = QRectF(rect()).adjusted(width, width, -width, -width);
    const double corner = kCardCorner * line();
    painter.setPen(QPen(isLit ? theme.choosable : theme.shade(0.45), width));
    painter.setBrush(isDown() ? theme.parchment : theme.paper);
    painter.drawRoundedRect(box, corner, corner);
    if (!hasFocus())
        return;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.ink, 1, Qt::DotLine));
    painter.drawRoundedRect(box.adjusted(width, width, -width, -width), corner, corner);
}

void ChoiceCard::paintAction(QPainter &painter, const QRectF &box, bool isLit) const
{
    const canvas::Theme &theme = m_art.theme();
    const double corner = kCardCorner * line();
    painter.setPen(Qt::NoPen);
    painter.setBrush(isLit ? theme.choosable : theme.shade(0.1));
    painter.drawRoundedRect(box, corner, corner);
    painter.setPen(isLit ? theme.onChoosable : theme.ink);
    painter.setFont(fontOfAction());
    const double gap = kPartGap * line();
    painter.drawText(box.adjusted(gap, 0, -gap, 0), Qt::TextWordWrap | Qt::AlignCenter, m_content.action);
}

} // namespace merlon
