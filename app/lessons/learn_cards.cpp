#include "app/lessons/learn_cards.h"

#include "app/look/appearance.h"
#include "app/look/lettering.h"
#include "app/words/game_words.h"
#include "app/words/resources.h"

#include <QEvent>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
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

LearnCards::LearnCards(const Appearance &appearance, QWidget *parent)
    : QWidget(parent)
    , m_title(new QLabel)
{
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(fontMetrics().height() / 3);
    m_title->setFont(titleFont(font(), 1.2));
    grid->addWidget(m_title, 0, 0, 1, kColumns);
    std::vector<ShelvedLesson> lessons = lessonShelf().lessons;
    std::ranges::stable_sort(lessons, {}, [](const ShelvedLesson &shelved) {
        return std::pair(shelved.lesson.start.game, shelved.livery);
    });
    for (ShelvedLesson &lesson : lessons) {
        auto *card = new LearnCard(appearance, std::move(lesson));
        const auto number = static_cast<int>(m_cards.size());
        grid->addWidget(card, 1 + number / kColumns, number % kColumns);
        m_cards.push_back(card);
        connect(card, &QAbstractButton::clicked, this,
                [this, card] { Q_EMIT lessonWanted(card->lesson().file); });
        connect(&appearance, &Appearance::changed, card, qOverload<>(&QWidget::update));
    }
    if (m_cards.empty())
        hide();
    retranslate();
}

void LearnCards::retranslate()
{
    //: The title of the lessons on the start page.
    m_title->setText(tr("Learn to play"));
    lookAgain();
}

void LearnCards::lookAgain()
{
    for (LearnCard *card : m_cards)
        card->lookAgain();
}

void LearnCards::focusFirst()
{
    if (!m_cards.empty())
        m_cards.front()->setFocus(Qt::TabFocusReason);
}

void LearnCards::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace merlon
