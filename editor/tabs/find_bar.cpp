#include "editor/tabs/find_bar.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QStyle>
#include <QToolButton>

#include <utility>

namespace merlon {

FindBar::FindBar(FindTarget target, QWidget *parent)
    : QWidget(parent)
    , m_target(std::move(target))
    , m_text(new QLineEdit)
    , m_count(new QLabel)
    , m_close(new QToolButton)
{
    m_text->setClearButtonEnabled(true);
    m_close->setAutoRaise(true);
    m_close->setIcon(style()->standardIcon(QStyle::SP_DockWidgetCloseButton));
    auto *row = new QHBoxLayout(this);
    row->addWidget(m_text, 1);
    row->addWidget(m_count);
    row->addWidget(m_close);
    connect(m_text, &QLineEdit::textChanged, this, &FindBar::search);
    connect(m_text, &QLineEdit::returnPressed, this, [this] {
        m_target.reveal();
        close();
    });
    connect(m_close, &QToolButton::clicked, this, &FindBar::close);
    retranslate();
    hide();
}

void FindBar::open()
{
    setHidden(false);
    m_text->selectAll();
    m_text->setFocus(Qt::ShortcutFocusReason);
    search();
}

void FindBar::search()
{
    const QString text = m_text->text().trimmed();
    if (text.isEmpty()) {
        m_count->clear();
        return;
    }
    const FindCount count = m_target.search(text.toStdString());
    const QString places = tr("%n place(s)", nullptr, count.places);
    const QString notes = tr("%n note(s)", nullptr, count.notes);
    //: What was found: places, notes.
    m_count->setText(count.notes == 0 ? places : tr("%1, %2").arg(places, notes));
}

void FindBar::close()
{
    hide();
    m_target.finish();
    m_target.view->setFocus();
}

void FindBar::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape) {
        close();
        return;
    }
    QWidget::keyPressEvent(event);
}

void FindBar::retranslate()
{
    m_text->setPlaceholderText(m_target.hasNotes ? tr("Find places by key, type or name, notes by their text")
                                                 : tr("Find places by key, type or name"));
    m_text->setAccessibleName(m_text->placeholderText());
    m_close->setToolTip(tr("Close"));
    m_close->setAccessibleName(tr("Close"));
}

void FindBar::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace merlon
