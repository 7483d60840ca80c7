#include "app/table/log/log_panel.h"

#include "app/table/log/log_delegate.h"

#include <QEvent>
#include <QVBoxLayout>

namespace merlon {

LogPanel::LogPanel(const Appearance &appearance, QWidget *parent)
    : QWidget(parent)
    , m_list(new QListView)
{
    auto *delegate = new LogDelegate(appearance, this);
    m_list->setModel(&m_model);
    m_list->setItemDelegate(delegate);
    m_list->setWordWrap(true);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setMouseTracking(true);
    m_list->viewport()->setAutoFillBackground(false);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(fontMetrics().height() / 2, 0, 0, 0);
    column->addWidget(m_list, 1);

    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex &now) { Q_EMIT placesWanted(m_model.thingsOf(now.row())); });
    connect(m_list, &QListView::clicked, this, [this, delegate](const QModelIndex &index) {
        const QRect row = m_list->visualRect(index);
        const QPoint point = m_list->viewport()->mapFromGlobal(QCursor::pos()) - row.topLeft();
        Q_EMIT placesWanted(m_model.thingsOf(index.row()));
        if (const QString rule = delegate->ruleAt(index, m_list->font(), row.width(), point); !rule.isEmpty())
            Q_EMIT ruleWanted(rule);
    });
    connect(m_list, &QListView::activated, this, [this](const QModelIndex &index) {
        if (const QString rule = index.data(RuleRole).toString(); !rule.isEmpty())
            Q_EMIT ruleWanted(rule);
    });
    retranslate();
}

void LogPanel::scrollToEnd()
{
    m_list->scrollToBottom();
}

void LogPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void LogPanel::retranslate()
{
    setWindowTitle(tr("Chronicle"));
    m_list->setAccessibleName(tr("Chronicle"));
    m_list->setToolTip(tr("Click a line to see its places on the board, its number to read the rule."));
}

} // namespace merlon
