#include "editor/balance/kept_offer.h"

#include <QAccessible>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>

#include <utility>

namespace merlon {

KeptOffer::KeptOffer(QWidget *parent)
    : QFrame(parent)
    , m_question(new QLabel)
    , m_continue(new QPushButton)
    , m_startOver(new QPushButton)
{
    setFrameShape(QFrame::StyledPanel);
    m_question->setWordWrap(true);
    m_question->setTextFormat(Qt::PlainText);
    m_continue->setProperty("primary", true);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_continue);
    buttons->addWidget(m_startOver);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_question);
    column->addLayout(buttons);
    connect(m_continue, &QPushButton::clicked, this, [this] {
        const KeptRun kept = *m_kept;
        withdraw();
        Q_EMIT continueWanted(kept);
    });
    connect(m_startOver, &QPushButton::clicked, this, [this] {
        const KeptRun kept = *m_kept;
        withdraw();
        Q_EMIT startOverWanted(kept);
    });
    retranslate();
    hide();
}

void KeptOffer::ask(KeptRun kept, std::uint32_t played, std::uint32_t wanted)
{
    m_kept = std::move(kept);
    m_played = played;
    m_wanted = wanted;
    retranslate();
    setHidden(false);
    m_continue->setFocus();
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void KeptOffer::withdraw()
{
    m_kept.reset();
    hide();
}

QString KeptOffer::question() const
{
    return isOpen() ? m_question->text() : QString();
}

void KeptOffer::retranslate()
{
    const QLocale locale;
    //: Above the buttons Continue and Start over. %1: games that have been played, %2: games in all, such as 1,000
    m_question->setText(tr("This balance test was interrupted after %1 of %2 games.")
                            .arg(locale.toString(m_played), locale.toString(m_wanted)));
    setAccessibleName(m_question->text());
    //: Button: go on with a balance test that was interrupted
    m_continue->setText(tr("Continue"));
    m_continue->setToolTip(tr("Plays the remaining games. The result is that of an uninterrupted test."));
    //: Button: drop the games of a balance test that was interrupted and play all of them
    m_startOver->setText(tr("Start over"));
    m_startOver->setToolTip(tr("Deletes what was played before and plays all games."));
}

void KeptOffer::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QFrame::changeEvent(event);
}

} // namespace merlon
