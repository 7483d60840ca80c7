#include "app/table/coach/coach_card.h"

#include "app/look/lettering.h"
#include "app/look/text_size.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

constexpr double kWidth = 64; ///< at most, in lines of text

} // namespace

CoachCard::CoachCard(QWidget *parent)
    : QFrame(parent)
    , m_title(new QLabel)
    , m_text(new QLabel)
    , m_understood(new QPushButton)
    , m_unwanted(new QPushButton)
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
    for (QPushButton *button : {m_understood, m_unwanted})
        button->setAutoDefault(true);
    followTextSize(this, [this] { m_title->setFont(titleFont(font(), 1.1)); });
    const int space = qRound(lineOf(font()) * 0.5);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(space, space, space, space);
    row->setSpacing(space);
    row->addWidget(m_title, 0, Qt::AlignTop);
    row->addWidget(m_text, 1);
    row->addWidget(m_understood, 0, Qt::AlignVCenter);
    row->addWidget(m_unwanted, 0, Qt::AlignVCenter);
    connect(m_understood, &QPushButton::clicked, this, &CoachCard::understood);
    connect(m_unwanted, &QPushButton::clicked, this, &CoachCard::unwanted);
    parent->installEventFilter(this);
    retranslate();
    hide();
}

void CoachCard::tell(const QString &text)
{
    m_text->setText(text);
    setAccessibleName(m_title->text());
    setAccessibleDescription(text);
    show();
    place();
    raise();
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

QString CoachCard::text() const
{
    return m_text->text();
}

/// A strip at the upper edge: there a board has the least.
void CoachCard::place()
{
    if (isHidden())
        return;
    const int line = qRound(lineOf(font()));
    const int width = std::min(qRound(kWidth * line), parentWidget()->width() - line);
    const int height =
        layout()->hasHeightForWidth() ? layout()->totalHeightForWidth(width) : sizeHint().height();
    setGeometry((parentWidget()->width() - width) / 2, line / 2, width,
                std::min(height, parentWidget()->height() - line));
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
        place();
    return QFrame::eventFilter(watched, event);
}

void CoachCard::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QFrame::changeEvent(event);
}

void CoachCard::retranslate()
{
    m_title->setText(tr("Coach"));
    //: A button: the advice of the coach has been read.
    m_understood->setText(tr("Got it"));
    //: A button: the coach is to say nothing more.
    m_unwanted->setText(tr("No more tips"));
}

} // namespace merlon
