#include "app/table/face/time_strips.h"

#include "app/look/lettering.h"
#include "app/widgets/strokes.h"
#include "app/words/round_words.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>
#include <QtMath>

using namespace Qt::StringLiterals;

namespace merlon {

BarTitle::BarTitle(const canvas::Art &art, QWidget *parent)
    : QWidget(parent)
    , m_art(art)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
}

void BarTitle::setNames(const QString &game, const QString &board)
{
    m_game = game;
    m_board = board;
    setAccessibleName(u"%1 – %2"_s.arg(game, board));
    setToolTip(board);
    updateGeometry();
    update();
}

QSize BarTitle::sizeHint() const
{
    const QFont title = titleFont(font(), 1.6);
    return QSizeF(widthOf(title, m_game) + widthOf(font(), m_board) + lineOf(font()) * 1.2,
                  lineOf(title) * 1.2)
        .toSize();
}

QSize BarTitle::minimumSizeHint() const
{
    const QFont title = titleFont(font(), 1.6);
    return QSizeF(widthOf(title, m_game), lineOf(title) * 1.2).toSize();
}

void BarTitle::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const canvas::Theme &theme = m_art.theme();
    const QFont title = titleFont(font(), 1.6);
    painter.setFont(title);
    painter.setPen(theme.barText);
    const double baseline = (height() + QFontMetricsF(title).capHeight()) / 2;
    painter.drawText(QPointF(0, baseline), m_game);
    const double left = widthOf(title, m_game) + lineOf(font()) * 0.5;
    painter.setFont(font());
    QColor quiet = theme.barText;
    quiet.setAlphaF(0.75F);
    painter.setPen(quiet);
    const QFontMetricsF metrics(font());
    if (width() - left > lineOf(font()) * 4)
        painter.drawText(QPointF(left, baseline),
                         metrics.elidedText(m_board, Qt::ElideRight, width() - left));
}

RoundStrip::RoundStrip(const canvas::Art &art, QWidget *parent)
    : QWidget(parent)
    , m_art(art)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
}

void RoundStrip::setRound(int round, int last, const RoundWords &words)
{
    m_round = round;
    m_last = last;
    if (round == 0)
        m_text = tr("Setting up");
    else
        m_text = last == 0 ? words.title(round) : words.title(round, last);
    setAccessibleName(m_text);
    setToolTip(m_text);
    updateGeometry();
    update();
}

double RoundStrip::widthOfCircles() const
{
    return m_last * lineOf(font()) * 1.9;
}

QSize RoundStrip::sizeHint() const
{
    if (!hasCircles())
        return minimumSizeHint();
    return QSizeF(widthOfCircles(), lineOf(font()) * 1.8).toSize();
}

QSize RoundStrip::minimumSizeHint() const
{
    const double line = lineOf(font());
    const double words = widthOf(font(), m_text) + line;
    return QSizeF(hasCircles() ? qMin(words, widthOfCircles()) : words, line * 1.8).toSize();
}

void RoundStrip::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const canvas::Theme &theme = m_art.theme();
    const double line = lineOf(font());
    const double size = line * 1.45;
    if (!hasCircles() || width() < qFloor(widthOfCircles())) {
        painter.setPen(theme.barText);
        painter.drawText(rect(), Qt::AlignCenter, m_text);
        return;
    }
    for (int round = 1; round <= m_last; ++round) {
        const QRectF circle((round - 1) * line * 1.9 + line * 0.22, (height() - size) / 2, size, size);
        const bool past = round < m_round;
        const bool now = round == m_round;
        QColor edge = theme.barText;
        edge.setAlphaF(past || now ? 1.0F : 0.65F);
        painter.setPen(QPen(edge, line * (now ? 0.2 : 0.1)));
        painter.setBrush(past || now ? QBrush(theme.choosable) : QBrush(Qt::NoBrush));
        painter.drawEllipse(now ? circle.adjusted(-line * 0.08, -line * 0.08, line * 0.08, line * 0.08)
                                : circle);
        painter.setFont(textFont(font(), 0.9, now ? QFont::Bold : QFont::Normal));
        painter.setPen(past || now ? theme.onChoosable : edge);
        painter.drawText(circle, Qt::AlignCenter, QString::number(round));
    }
}

PhaseStrip::PhaseStrip(const canvas::Art &art, QWidget *parent)
    : QWidget(parent)
    , m_art(art)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
}

void PhaseStrip::setTime(RoundTime time)
{
    m_time = std::move(time);
    setAccessibleName(m_time.now ? m_time.phases[*m_time.now].name : tr("Setting up"));
    updateGeometry();
    update();
}

double PhaseStrip::widthOfCell(std::size_t phase, Parts parts) const
{
    const bool withWord = parts != Parts::Picture;
    const bool withPicture = parts != Parts::Word;
    const double line = lineOf(font());
    if (!withWord && m_time.phases[phase].number > 0)
        return line * 0.9 + widthOf(textFont(font(), 0.95), QString::number(m_time.phases[phase].number));
    const double word =
        withWord ? widthOf(textFont(font(), 0.95, QFont::DemiBold), m_time.phases[phase].name) : 0.0;
    return line * 1.1 + word + (withPicture ? line * (withWord ? 1.7 : 1.3) : 0.0);
}

double PhaseStrip::widthOfGaps() const
{
    const std::size_t phases = m_time.phases.size();
    return phases == 0 ? 0.0 : lineOf(font()) * 0.25 * static_cast<double>(phases - 1);
}

double PhaseStrip::widthOfAll(Parts parts) const
{
    double width = widthOfGaps();
    for (std::size_t phase = 0; phase < m_time.phases.size(); ++phase)
        width += widthOfCell(phase, parts);
    return width;
}

PhaseStrip::Parts PhaseStrip::partsShown() const
{
    if (widthOfAll(Parts::Both) <= width())
        return Parts::Both;
    return widthOfAll(Parts::Word) <= width() ? Parts::Word : Parts::Picture;
}

PhaseStrip::Parts PhaseStrip::partsOf(std::size_t phase, Parts shown) const
{
    return isNow(phase) && shown == Parts::Picture ? Parts::Both : shown;
}

QSize PhaseStrip::sizeHint() const
{
    return {qCeil(widthOfAll(Parts::Both)), qCeil(lineOf(font()) * 1.9)};
}

QSize PhaseStrip::minimumSizeHint() const
{
    double widest = 0;
    for (std::size_t phase = 0; phase < m_time.phases.size(); ++phase)
        widest = qMax(widest, widthOfCell(phase, Parts::Both));
    return {qCeil(widest), qCeil(lineOf(font()) * 1.9)};
}

int PhaseStrip::widthOfPictures() const
{
    double widest = 0;
    double width = widthOfGaps();
    for (std::size_t phase = 0; phase < m_time.phases.size(); ++phase) {
        const double pictureAlone = widthOfCell(phase, Parts::Picture);
        width += pictureAlone;
        widest = qMax(widest, widthOfCell(phase, Parts::Both) - pictureAlone);
    }
    return qCeil(width + widest);
}

std::vector<QRectF> PhaseStrip::cells() const
{
    const double line = lineOf(font());
    const Parts shown = partsShown();
    const bool isNowAlone = shown == Parts::Picture && width() < widthOfPictures();
    std::vector<QRectF> cells;
    double left = 0;
    for (std::size_t phase = 0; phase < m_time.phases.size(); ++phase) {
        if (isNowAlone && !isNow(phase)) {
            cells.emplace_back();
            continue;
        }
        const double width = widthOfCell(phase, partsOf(phase, shown));
        cells.emplace_back(left, (height() - line * 1.8) / 2, width, line * 1.8);
        left += width + line * 0.25;
    }
    return cells;
}

void PhaseStrip::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Parts shown = partsShown();
    const std::vector<QRectF> cells = this->cells();
    for (std::size_t phase = 0; phase < cells.size(); ++phase) {
        if (!cells[phase].isEmpty())
            paintCell(painter, phase, cells[phase], partsOf(phase, shown));
    }
}

void PhaseStrip::paintCell(QPainter &painter, std::size_t phase, const QRectF &cell, Parts parts) const
{
    const bool withWord = parts != Parts::Picture;
    const bool withPicture = parts != Parts::Word;
    const canvas::Theme &theme = m_art.theme();
    const PhaseCell &shown = m_time.phases[phase];
    const double line = lineOf(font());
    const bool now = isNow(phase);
    const bool under = !now && m_time.under == phase;
    QColor ground = theme.barText;
    ground.setAlphaF(0.13F);
    if (now)
        ground = theme.byDay().seat(shown.team);
    painter.setPen(under ? QPen(theme.choosable, line * 0.12) : QPen(Qt::NoPen));
    painter.setBrush(ground);
    painter.drawRoundedRect(cell.adjusted(0.5, 0.5, -0.5, -0.5), line * 0.3, line * 0.3);
    const QColor ink = now ? theme.byDay().paper : theme.barText;
    if (!withWord && shown.number > 0) {
        painter.setFont(textFont(font(), 0.95));
        painter.setPen(ink);
        painter.drawText(cell, Qt::AlignCenter | Qt::TextDontClip, QString::number(shown.number));
        return;
    }
    double left = cell.left() + line * 0.5;
    if (withPicture) {
        const double size = line * 1.35;
        const double ratio = devicePixelRatioF();
        const QPixmap picture = m_art.pixmap(shown.picture, qRound(size * ratio), ratio);
        painter.drawPixmap(QPointF(left, cell.center().y() - size / 2),
                           inColours(picture, theme, ink, now ? ground : theme.bar));
        left += size + line * 0.25;
    }
    if (!withWord)
        return;
    painter.setFont(textFont(font(), 0.95, now ? QFont::DemiBold : QFont::Normal));
    painter.setPen(ink);
    if (withPicture)
        painter.drawText(QRectF(left, cell.top(), cell.right() - left, cell.height()),
                         Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip, shown.name);
    else
        painter.drawText(cell, Qt::AlignCenter | Qt::TextDontClip, shown.name);
}

bool PhaseStrip::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const std::vector<QRectF> cells = this->cells();
    for (std::size_t phase = 0; phase < cells.size(); ++phase) {
        if (cells[phase].contains(help->pos())) {
            QToolTip::showText(help->globalPos(),
                               u"<b>%1</b><br>%2"_s.arg(richText(m_time.phases[phase].name),
                                                        richText(m_time.phases[phase].explanation)),
                               this, cells[phase].toRect());
            return true;
        }
    }
    QToolTip::hideText();
    event->ignore();
    return true;
}

} // namespace merlon
