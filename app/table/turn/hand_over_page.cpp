#include "app/table/turn/hand_over_page.h"

#include "app/look/appearance.h"
#include "app/look/lettering.h"
#include "app/look/text_size.h"
#include "app/table/turn/hand_over_picture.h"

#include <QAccessible>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

namespace merlon {

namespace {

constexpr qsizetype kMostLines = 6; ///< of what has happened

} // namespace

HandOverPage::HandOverPage(const Appearance &appearance, QWidget *parent)
    : QWidget(parent)
    , m_picture(new HandOverPicture(appearance))
    , m_title(new QLabel)
    , m_onlookers(new QLabel)
    , m_others(new QLabel)
    , m_text(new QLabel)
    , m_meanwhile(new QLabel)
    , m_take(new QPushButton)
{
    m_onlookers->setObjectName("onlookers");
    m_others->setObjectName("others");
    m_meanwhile->setObjectName("meanwhile");
    followTextSize(this, [this] {
        m_title->setFont(titleFont(font(), 2.0));
        m_others->setFont(textFont(font(), 1.1, QFont::Bold));
        m_onlookers->setFont(textFont(font(), 1.1));
    });
    for (QLabel *label : {m_title, m_onlookers, m_others, m_text, m_meanwhile}) {
        label->setAlignment(Qt::AlignCenter);
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
    }
    m_take->setProperty("primary", true);
    m_take->setAutoDefault(true);
    m_take->setObjectName("take-seat");
    const int line = fontMetrics().height();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(2 * line, 2 * line, 2 * line, 2 * line);
    column->setSpacing(line / 2);
    auto *middle = new QHBoxLayout;
    middle->addStretch(1);
    middle->addWidget(m_picture, 1000);
    middle->addStretch(1);
    column->addStretch(1);
    column->addLayout(middle, 1000);
    column->addSpacing(line / 2);
    column->addWidget(m_title);
    column->addSpacing(line / 2);
    column->addWidget(m_others);
    column->addWidget(m_onlookers);
    column->addWidget(m_text);
    column->addSpacing(line / 2);
    column->addWidget(m_meanwhile);
    column->addSpacing(line);
    column->addWidget(m_take, 0, Qt::AlignCenter);
    column->addStretch(1);
    connect(m_take, &QPushButton::clicked, this, &HandOverPage::taken);
    retranslate();
}

void HandOverPage::setChange(const Game &game, std::span<const SeatInfo> seats, Seat seat, Change change)
{
    m_change = std::move(change);
    m_picture->setSeat(game, seats, seat);
    retranslate();
}

void HandOverPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void HandOverPage::showEvent(QShowEvent *event)
{
    m_take->setFocus(Qt::OtherFocusReason);
    QWidget::showEvent(event);
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void HandOverPage::retranslate()
{
    //: %1: a side and perhaps a name, `Defender (Anne)`.
    m_title->setText(tr("Your turn: %1").arg(m_change.player));
    setAccessibleName(m_title->text());
    //: %1: one side or several, each perhaps with a name.
    m_others->setText(tr("Look away, please: %1").arg(QLocale().createSeparatedList(m_change.others)));
    m_others->setVisible(!m_change.others.isEmpty());
    //: %1: one side or several, each perhaps with a name.
    m_onlookers->setText(tr("May watch: %1").arg(QLocale().createSeparatedList(m_change.onlookers)));
    m_onlookers->setVisible(!m_change.onlookers.isEmpty());
    m_text->setText(tr("Face-down information stays hidden until you have handed over the screen."));
    const qsizetype more = m_change.meanwhile.size() - kMostLines;
    QStringList lines = m_change.meanwhile.mid(qMax<qsizetype>(0, more));
    if (more > 0)
        //: Above a list of what has happened. %n: what is not in it
        lines.prepend(tr("%n earlier event(s) in the log.", nullptr, static_cast<int>(more)));
    //: Above a list of what has happened since a player’s last choice.
    lines.prepend(tr("Meanwhile:"));
    m_meanwhile->setText(lines.join(u'\n'));
    m_meanwhile->setVisible(!m_change.meanwhile.isEmpty());
    m_take->setText(tr("I’m ready – show the game"));
}

} // namespace merlon
