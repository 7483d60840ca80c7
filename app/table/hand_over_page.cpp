#include "app/table/hand_over_page.h"

#include "app/table/widgets/lettering.h"
#include "app/window/appearance.h"

#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace merlon {

HandOverPage::HandOverPage(QWidget *parent)
    : QWidget(parent)
    , m_title(new QLabel)
    , m_text(new QLabel)
    , m_take(new QPushButton)
{
    m_title->setFont(titleFont(font(), 2.0));
    m_title->setAlignment(Qt::AlignCenter);
    m_text->setAlignment(Qt::AlignCenter);
    m_text->setWordWrap(true);
    m_take->setProperty("primary", true);
    m_take->setAutoDefault(true);
    m_take->setObjectName("take-seat");
    auto *column = new QVBoxLayout(this);
    column->addStretch();
    column->addWidget(m_title);
    column->addWidget(m_text);
    column->addSpacing(fontMetrics().height());
    column->addWidget(m_take, 0, Qt::AlignCenter);
    column->addStretch();
    connect(m_take, &QPushButton::clicked, this, &HandOverPage::taken);
    retranslate();
}

void HandOverPage::setPlayer(const QString &player)
{
    m_player = player;
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
}

void HandOverPage::retranslate()
{
    //: %1: a side and perhaps a name, `Defender (Anne)`.
    m_title->setText(tr("Now: %1").arg(m_player));
    m_text->setText(tr("What is face down stays hidden until the screen has changed hands."));
    m_take->setText(tr("I am here: show the table"));
}

} // namespace merlon
