#include "app/lessons/lesson_end.h"

#include "app/look/lettering.h"
#include "app/look/styled.h"
#include "app/look/text_size.h"
#include "app/widgets/layout/flow_layout.h"

#include <QAccessible>
#include <QEvent>
#include <QLabel>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace merlon {

LessonEnd::LessonEnd(LessonOf of, QWidget *parent)
    : QWidget(parent)
    , m_of(of)
    , m_praise(new QLabel)
    , m_next(new QPushButton)
    , m_play(new QPushButton)
    , m_home(new QPushButton)
{
    m_praise->setObjectName(u"praise"_s);
    m_praise->setTextFormat(Qt::PlainText);
    m_next->setObjectName(u"next-lesson"_s);
    m_play->setObjectName(u"play-on-from-lesson"_s);
    m_home->setObjectName(u"leave-lesson"_s);
    auto *row = new FlowLayout(fontMetrics().height() / 2);
    setLayout(row);
    row->addWidget(m_praise);
    for (QPushButton *button : {m_next, m_play, m_home}) {
        button->setAutoDefault(true); // Return presses it
        row->addWidget(button);
    }
    QSizePolicy flowing(QSizePolicy::Preferred, QSizePolicy::Minimum);
    flowing.setHeightForWidth(true);
    setSizePolicy(flowing);
    followTextSize(this, [this] { m_praise->setFont(titleFont(font(), 1.3)); });
    connect(m_next, &QPushButton::clicked, this, &LessonEnd::nextWanted);
    connect(m_play, &QPushButton::clicked, this, &LessonEnd::playWanted);
    connect(m_home, &QPushButton::clicked, this, &LessonEnd::homeWanted);
    retranslate();
}

void LessonEnd::offer(const QString &next, bool isOver)
{
    m_nextName = next;
    m_isOver = isOver;
    m_next->setVisible(!next.isEmpty());
    setStyled(*m_next, "primary", true);
    setStyled(*m_play, "primary", next.isEmpty());
    retranslate();
}

void LessonEnd::focusFirst()
{
    (m_nextName.isEmpty() ? m_play : m_next)->setFocus(Qt::OtherFocusReason);
}

/// Screen readers say it.
void LessonEnd::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    QAccessibleEvent alert(m_praise, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

QString LessonEnd::textOfPlaying() const
{
    if (m_of == LessonOf::Board)
        //: A button at the end of a lesson in which a board has been drawn: a game begins on it.
        return tr("Play on this &board");
    if (m_isOver)
        //: A button at the end of a lesson: opens the page of a new game.
        return tr("Play this gam&e");
    //: A button at the end of a lesson: a game begins where the lesson has ended.
    return tr("C&ontinue from here");
}

void LessonEnd::retranslate()
{
    //: At the end of a lesson.
    m_praise->setText(tr("Well done! You have finished this lesson."));
    //: A button at the end of a lesson: begins the next one.
    m_next->setText(tr("Next &lesson"));
    m_next->setToolTip(m_nextName);
    m_next->setAccessibleDescription(m_nextName);
    m_play->setText(textOfPlaying());
    if (m_of == LessonOf::Board)
        //: A button at the end of a lesson in which a board has been drawn: the guide goes, the board stays.
        m_home->setText(tr("&Close the lesson"));
    else
        //: A button at the end of a lesson: back to the start page.
        m_home->setText(tr("&Start page"));
}

void LessonEnd::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace merlon
