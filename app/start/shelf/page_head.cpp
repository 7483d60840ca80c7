#include "app/start/shelf/page_head.h"

#include "app/look/appearance.h"
#include "app/look/lettering.h"
#include "app/look/text_size.h"
#include "app/start/shelf/shelf_icons.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace merlon {

PageHead::PageHead(const Appearance &appearance, QWidget *parent)
    : QWidget(parent)
    , m_back(new QPushButton)
    , m_title(new QLabel)
{
    m_back->setObjectName(u"back-to-shelf"_s);
    m_back->setProperty("link", true);
    m_title->setTextFormat(Qt::PlainText);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_back);
    row->addWidget(m_title);
    row->addStretch();
    followTextSize(this, [this, row] {
        m_title->setFont(titleFont(font(), 1.8));
        row->setSpacing(fontMetrics().height());
    });
    const auto drawIcon = [this, &appearance] {
        m_back->setIcon(iconIn(appearance, "step-back", appearance.theme().seat(1)));
    };
    drawIcon();
    connect(&appearance, &Appearance::changed, this, drawIcon);
    connect(m_back, &QPushButton::clicked, this, &PageHead::backWanted);
    retranslate();
}

void PageHead::setTitle(const QString &title)
{
    m_title->setText(title);
}

void PageHead::add(QWidget *widget)
{
    static_cast<QHBoxLayout *>(layout())->addWidget(widget);
}

void PageHead::retranslate()
{
    //: A button: back to the start page.
    m_back->setText(tr("All &games"));
}

void PageHead::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace merlon
