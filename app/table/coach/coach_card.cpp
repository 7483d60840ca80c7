#include "app/table/coach/coach_card.h"

#include "app/look/lettering.h"
#include "app/look/text_size.h"

#include <QAccessible>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QStyle>

#include <algorithm>
#include <initializer_list>

using namespace Qt::StringLiterals;

namespace merlon {

CoachCard::CoachCard(QWidget *parent)
    : QFrame(parent)
    , m_title(new QLabel(this))
    , m_text(new QLabel(this))
    , m_understood(new QPushButton(this))
    , m_unwanted(new QPushButton(this))
    , m_unfold(new QPushButton(this))
{
    setObjectName(u"coach"_s);
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    m_text->setObjectName(u"coach-text"_s);
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    m_understood->setObjectName(u"coach-understood"_s);
    m_unwanted->setObjectName(u"coach-unwanted"_s);
    m_unwanted->setFlat(true);
    m_unfold->setObjectName(u"coach-unfold"_s);
    for (QPushButton *button : {m_understood, m_unwanted, m_unfold})
        button->setAutoDefault(true);
    connect(m_understood, &QPushButton::clicked, this, &CoachCard::understood);
    connect(m_unwanted, &QPushButton::clicked, this, &CoachCard::unwanted);
    connect(m_unfold, &QPushButton::clicked, this, &CoachCard::unfoldingWanted);
    parent->installEventFilter(this);
    retranslate();
    followTextSize(this, [this] {
        m_title->setFont(titleFont(font(), 1.1));
        Q_EMIT roomChanged();
    });
    hide();
}

void CoachCard::tell(const QString &text)
{
    m_text->ensurePolished();
    m_text->setText(text);
    setAccessibleName(m_title->text());
    setAccessibleDescription(text);
}

QString CoachCard::text() const
{
    return m_text->text();
}

int CoachCard::space() const
{
    return qRound(lineOf(font()) * 0.5);
}

/// Of those that are seen when it is not folded.
QSize CoachCard::buttonsSize() const
{
    const QSize one = m_understood->sizeHint();
    const QSize other = m_unwanted->sizeHint();
    return {one.width() + space() + other.width(), std::max(one.height(), other.height())};
}

QSize CoachCard::sizeIn(Form form, int width) const
{
    const int gap = space();
    const QSize title = m_title->sizeHint();
    const QSize buttons = buttonsSize();
    const int row = std::max(title.height(), buttons.height());
    const int least = title.width() + buttons.width() + 3 * gap;
    switch (form) {
    case Form::Strip: {
        const int wide = std::max(width, 2 * least);
        const int text = m_text->heightForWidth(wide - least - gap); // one more, beside the text
        return {wide, std::max(row, text) + 2 * gap};
    }
    case Form::Block: {
        const int wide = std::max(width, least);
        return {wide, row + gap + m_text->heightForWidth(wide - 2 * gap) + 2 * gap};
    }
    case Form::Folded:
        break;
    }
    const QSize unfold = m_unfold->sizeHint();
    return {title.width() + unfold.width() + 3 * gap, std::max(title.height(), unfold.height()) + 2 * gap};
}

void CoachCard::lie(Form form, const QRect &box)
{
    const bool isNew = isHidden();
    const bool hadKeyboard = m_unfold->hasFocus();
    const bool isFolded = form == Form::Folded;
    m_form = form;
    setGeometry(box);
    for (QWidget *widget : std::initializer_list<QWidget *> {m_text, m_understood, m_unwanted})
        widget->setVisible(!isFolded);
    m_unfold->setVisible(isFolded);
    arrange();
    show();
    raise();
    if (hadKeyboard && !isFolded)
        m_understood->setFocus(Qt::OtherFocusReason);
    if (isNew || (hadKeyboard && !isFolded)) {
        QAccessibleEvent alert(this, QAccessible::Alert);
        QAccessible::updateAccessibility(&alert);
    }
}

/// The title first, the buttons last, the text between or below them.
void CoachCard::arrange()
{
    const int gap = space();
    const QRect inner = rect().adjusted(gap, gap, -gap, -gap);
    const auto put = [this](QWidget *widget, const QRect &box) {
        widget->setGeometry(QStyle::visualRect(layoutDirection(), rect(), box));
    };
    const QSize title = m_title->sizeHint();
    const QSize buttons = buttonsSize();
    const int row = m_form == Form::Block ? std::max(title.height(), buttons.height()) : inner.height();
    const auto centred = [&](int left, QSize size) {
        return QRect(QPoint(left, inner.top() + (row - size.height()) / 2), size);
    };
    put(m_title, centred(inner.left(), title));
    const int afterTitle = inner.left() + title.width() + gap;
    if (m_form == Form::Folded)
        return put(m_unfold, centred(afterTitle, m_unfold->sizeHint()));
    const int atButtons = inner.right() + 1 - buttons.width();
    put(m_understood, centred(atButtons, m_understood->sizeHint()));
    put(m_unwanted, centred(atButtons + m_understood->sizeHint().width() + gap, m_unwanted->sizeHint()));
    if (m_form == Form::Strip)
        put(m_text, QRect(afterTitle, inner.top(), atButtons - gap - afterTitle, inner.height()));
    else
        put(m_text, inner.adjusted(0, row + gap, 0, 0));
}

void CoachCard::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        Q_EMIT understood();
    else
        QFrame::keyPressEvent(event);
}

bool CoachCard::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize)
        Q_EMIT roomChanged();
    return QFrame::eventFilter(watched, event);
}

void CoachCard::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        Q_EMIT roomChanged();
    }
    QFrame::changeEvent(event);
}

void CoachCard::retranslate()
{
    m_title->setText(tr("Coach"));
    //: A button: the advice of the coach has been read.
    m_understood->setText(tr("Got it"));
    //: A button: the coach is to say nothing more.
    m_unwanted->setText(tr("No more tips"));
    //: A button: what the coach says of the question, where there is little room for it.
    m_unfold->setText(tr("Show tip"));
}

} // namespace merlon
