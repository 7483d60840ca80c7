#include "editor/window/find_bar.h"

#include "editor/canvas/drawing_view.h"
#include "editor/model/notes.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QStyle>
#include <QToolButton>

namespace merlon {

FindBar::FindBar(DrawingView &view, QWidget *parent)
    : QWidget(parent)
    , m_view(view)
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
    connect(m_text, &QLineEdit::textChanged, this, &FindBar::look);
    connect(m_text, &QLineEdit::returnPressed, this, [this] {
        m_view.showSelection(m_view.document().selection());
        hide();
        m_view.setFocus();
    });
    connect(m_close, &QToolButton::clicked, this, &QWidget::hide);
    retranslate();
    hide();
}

void FindBar::open()
{
    setHidden(false);
    m_text->selectAll();
    m_text->setFocus(Qt::ShortcutFocusReason);
    look();
}

void FindBar::look()
{
    const QString text = m_text->text().trimmed();
    if (text.isEmpty()) {
        m_count->clear();
        return;
    }
    Selection fitting = found(m_view.document().board(), text.toStdString());
    fitting.notes = foundNotes(m_view.document().sketch(), text.toStdString()).notes;
    m_view.document().select(fitting);
    const QString places = tr("%n place(s)", nullptr, static_cast<int>(fitting.places.size()));
    const QString notes = tr("%n note(s)", nullptr, static_cast<int>(fitting.notes.size()));
    //: What was found: places, notes.
    m_count->setText(fitting.notes.empty() ? places : tr("%1, %2").arg(places, notes));
}

void FindBar::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape) {
        hide();
        m_view.setFocus();
        return;
    }
    QWidget::keyPressEvent(event);
}

void FindBar::retranslate()
{
    m_text->setPlaceholderText(tr("Find places by key, kind or name, notes by their text"));
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
