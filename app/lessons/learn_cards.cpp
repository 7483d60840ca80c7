#include "app/lessons/learn_cards.h"

#include "app/look/appearance.h"
#include "app/look/lettering.h"
#include "app/words/game_words.h"
#include "app/words/resources.h"

#include <QEvent>
#include <QGridLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

constexpr double kHeight = 3.2; // lines
constexpr int kColumns = 2;

} // namespace

LearnCard::LearnCard(const Appearance &appearance, ShelvedLesson lesson, QWidget *parent)
    : QAbstractButton(parent)
    , m_appearance(appearance)
    , m_lesson(std::move(lesson))
{
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    lookAgain();
}

void LearnCard::lookAgain()
{
    const Lesson &lesson = m_lesson.lesson;
    m_progress = progressOf(lesson);
    m_name = nameIn(lesson.start.names, lesson.key);
    //: A lesson: the game, the side and how long it takes: `Siege: Breach · Invader · 8 min`.
    m_about =
        tr("%1 · %2 · %3 min").arg(titleOf(lesson.start.game), titleOf(lesson.seat)).arg(lesson.minutes);
    QString state;
    if (m_progress.isDone)
        state = tr("Done");
    else if (m_progress.step > 0)
        state = tr("Begun");
    setToolTip(nameIn(lesson.start.descriptions, {}));
    //: Name for screen readers. %1: the title of a lesson
    setAccessibleName(tr("Lesson: %1").arg(m_name));
    setAccessibleDescription(QStringList {m_about, state, toolTip()}.join(u". "_s));
    update();
}

QSize LearnCard::sizeHint() const
{
    const double line = lineOf(font());
    return QSizeF(14 * line, kHeight * line).toSize();
}

QSize LearnCard::minimumSizeHint() const
{
    const double line = lineOf(font());
    return QSizeF(8 * line, kHeight * line).toSize();
}

void LearnCard::paintEvent(QPaintEvent *)
{
    const canvas::Theme &theme = m_appearance.theme();
    const double line = lineOf(font());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF box = QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5);
    QPainterPath card;
    card.addRoundedRect(box, line * 0.4, line * 0.4);
    painter.fillPath(card, isDown() ? theme.shade(0.12) : theme.paper);
    painter.save();
    painter.setClipPath(card);
    painter.fillRect(QRectF(box.left(), box.top(), line * 0.4, box.height()), theme.seat(m_lesson.livery));
    painter.restore();
    const bool isLit = underMouse() || hasFocus();
    painter.setPen(QPen(isLit ? theme.choosable : theme.shade(0.3), isLit ? 2 : 1));
    painter.drawPath(card);

    const QRectF inside = box.adjusted(line * 0.8, line * 0.3, -line * 0.4, -line * 0.3);
    const double mark = line * 1.1;
    painter.setPen(theme.ink);
    painter.setFont(titleFont(font(), 1.0));
    drawLine(painter, {inside.left(), inside.top(), inside.width() - mark * 1.2, line * 1.3},
             Qt::AlignLeft | Qt::AlignVCenter, m_name);
    painter.setFont(textFont(font(), 0.85));
    drawLine(painter, {inside.left(), inside.bottom() - line * 1.2, inside.width(), line * 1.2},
             Qt::AlignLeft | Qt::AlignVCenter, m_about);
    paintProgress(painter, {inside.right() - mark, inside.top() + line * 0.1, mark, mark});
}

/// A tick for a lesson that is done, a ring that fills for one that is begun.
void LearnCard::paintProgress(QPainter &painter, const QRectF &box) const
{
    const canvas::Theme &theme = m_appearance.theme();
    painter.setBrush(Qt::NoBrush);
    if (m_progress.isDone) {
        QPainterPath tick(box.topLeft() + QPointF(box.width() * 0.1, box.height() * 0.55));
        tick.lineTo(box.topLeft() + QPointF(box.width() * 0.4, box.height() * 0.85));
        tick.lineTo(box.topLeft() + QPointF(box.width() * 0.95, box.height() * 0.15));
        painter.setPen(QPen(theme.growth, box.width() * 0.17, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPath(tick);
        return;
    }
    if (m_progress.step == 0)
        return;
    constexpr int kTurn = 16 * 360;
    const QRectF ring = box.adjusted(2, 2, -2, -2);
    painter.setPen(QPen(theme.shade(0.25), box.width() * 0.15));
    painter.drawEllipse(ring);
    const auto steps = static_cast<int>(m_lesson.lesson.steps.size());
    painter.setPen(QPen(theme.growth, box.width() * 0.15, Qt::SolidLine, Qt::FlatCap));
    painter.drawArc(ring, 16 * 90, -kTurn * std::min(m_progress.step, steps) / steps);
}

void LearnCard::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        click();
    else
        QAbstractButton::keyPressEvent(event);
}

LearnCards::LearnCards(const Appearance &appearance, const std::vector<ShelvedLesson> &lessons,
                       QWidget *parent)
    : QWidget(parent)
    , m_grid(new QGridLayout(this))
{
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setSpacing(fontMetrics().height() * 3 / 4);
    for (const ShelvedLesson &lesson : lessons) {
        auto *card = new LearnCard(appearance, lesson);
        m_cards.push_back(card);
        connect(card, &QAbstractButton::clicked, this,
                [this, card] { Q_EMIT lessonWanted(card->lesson().file); });
        connect(&appearance, &Appearance::changed, card, qOverload<>(&QWidget::update));
    }
    showOnly({});
}

void LearnCards::showOnly(const std::string &game)
{
    int number = 0;
    for (LearnCard *card : m_cards) {
        const bool isShown = game.empty() || card->lesson().lesson.start.game == game;
        m_grid->removeWidget(card);
        card->setParent(this);
        card->setVisible(isShown);
        if (isShown) {
            m_grid->addWidget(card, number / kColumns, number % kColumns);
            ++number;
        }
    }
}

void LearnCards::lookAgain()
{
    for (LearnCard *card : m_cards)
        card->lookAgain();
}

void LearnCards::focusFirst()
{
    const auto first = std::ranges::find_if(m_cards, [](const LearnCard *card) { return !card->isHidden(); });
    if (first != m_cards.end())
        (*first)->setFocus(Qt::TabFocusReason);
}

void LearnCards::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        lookAgain();
    QWidget::changeEvent(event);
}

} // namespace merlon
