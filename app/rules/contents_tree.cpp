#include "app/rules/contents_tree.h"

#include <QResizeEvent>
#include <QStyledItemDelegate>

namespace merlon {

namespace {

/// As high as a title is in the width that its line has.
class TitleDelegate final : public QStyledItemDelegate {
public:
    explicit TitleDelegate(QTreeView &tree)
        : QStyledItemDelegate(&tree)
        , m_tree(tree)
    {
    }

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        int depth = 1;
        for (QModelIndex above = index.parent(); above.isValid(); above = above.parent())
            ++depth;
        QStyleOptionViewItem line(option);
        line.rect = QRect(0, 0, m_tree.viewport()->width() - depth * m_tree.indentation(), 1);
        return QStyledItemDelegate::sizeHint(line, index);
    }

private:
    QTreeView &m_tree;
};

} // namespace

ContentsTree::ContentsTree(QWidget *parent)
    : QTreeWidget(parent)
{
    setHeaderHidden(true);
    setWordWrap(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setItemDelegate(new TitleDelegate(*this));
}

/// Lines break otherwise in another width.
void ContentsTree::resizeEvent(QResizeEvent *event)
{
    QTreeWidget::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        scheduleDelayedItemsLayout();
}

} // namespace merlon
