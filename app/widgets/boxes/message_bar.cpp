#include "app/widgets/boxes/message_bar.h"

#include "app/words/language.h"

#include <QAccessible>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>

#include <utility>

using namespace Qt::StringLiterals;

namespace merlon {

MessageBar::MessageBar(QWidget *parent)
    : QFrame(parent)
    , m_icon(new QLabel)
    , m_label(new QLabel)
    , m_offer(new QPushButton)
    , m_close(new QToolButton)
{
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::AlternateBase);
    m_label->setWordWrap(true);
    m_label->setTextFormat(Qt::PlainText);
    m_label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_label->setObjectName(u"message"_s);
    m_close->setAutoRaise(true);
    m_close->setIcon(style()->standardIcon(QStyle::SP_DockWidgetCloseButton));
    auto *row = new QHBoxLayout(this);
    row->addWidget(m_icon);
    row->addWidget(m_label, 1);
    row->addWidget(m_offer);
    row->addWidget(m_close);
    connect(m_offer, &QPushButton::clicked, this, &MessageBar::acceptOffer);
    connect(m_close, &QToolButton::clicked, this, &QWidget::hide);
    m_offer->hide();
    retranslate();
    hide();
}

void MessageBar::show(const Error &error)
{
    show(merlon::say(error));
}

void MessageBar::show(const QString &warning)
{
    say(QStyle::SP_MessageBoxWarning, warning);
}

void MessageBar::tell(const QString &note)
{
    say(QStyle::SP_MessageBoxInformation, note);
}

void MessageBar::tell(const QString &note, const QString &offer, std::function<void()> accept)
{
    m_accept = std::move(accept);
    say(QStyle::SP_MessageBoxInformation, note, offer);
}

/// What it does may say something new here.
void MessageBar::acceptOffer()
{
    hide();
    if (const std::function<void()> accept = std::exchange(m_accept, nullptr))
        accept();
}

void MessageBar::say(QStyle::StandardPixmap picture, const QString &message, const QString &offer)
{
    const int size = style()->pixelMetric(QStyle::PM_SmallIconSize);
    m_icon->setPixmap(style()->standardIcon(picture).pixmap(size));
    m_label->setText(message);
    m_offer->setText(offer);
    m_offer->setVisible(!offer.isEmpty());
    setVisible(true);
    place();
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void MessageBar::layOver(QWidget &page, QWidget &map)
{
    m_page = &page;
    m_map = &map;
    setParent(page.parentWidget());
    for (QWidget *widget = &map; widget && widget != parentWidget(); widget = widget->parentWidget())
        widget->installEventFilter(this);
}

/// As high as the words need, and no higher than what it lies over.
void MessageBar::place()
{
    if (!m_page || isHidden())
        return;
    const QWidget &below = m_map->isVisible() ? *m_map : *m_page;
    const int wanted = hasHeightForWidth() ? heightForWidth(below.width()) : sizeHint().height();
    setGeometry(
        QRect(below.mapTo(parentWidget(), QPoint(0, 0)), QSize(below.width(), qMin(wanted, below.height()))));
    raise();
}

bool MessageBar::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::Resize:
    case QEvent::Move:
    case QEvent::Show:
    case QEvent::Hide:
        place();
        break;
    default:
        break;
    }
    return QFrame::eventFilter(watched, event);
}

QString MessageBar::text() const
{
    return isHidden() ? QString() : m_label->text();
}

void MessageBar::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QFrame::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        place();
}

void MessageBar::retranslate()
{
    setAccessibleName(tr("Message"));
    m_close->setAccessibleName(tr("Close the message"));
    m_close->setToolTip(tr("Close the message"));
}

} // namespace merlon
