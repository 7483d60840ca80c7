#pragma once

#include "app/look/appearance.h"

#include <QFont>
#include <QHash>
#include <QStyledItemDelegate>

class QListView;

namespace merlon {

class LogModel;

/// Draws the rows of the log: headings in bold letters, an act with a bar in the colour of who chose at its left, a small
/// picture of what it is about, and the number of its rule at its right.
class LogDelegate final : public QStyledItemDelegate {
    Q_OBJECT

public:
    /// Both must live as long.
    LogDelegate(const Appearance &appearance, const LogModel &model, QObject *parent);

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    /// The rule whose number stands at this point of the viewport of a list; empty for none.
    QString ruleAt(const QListView &list, QPoint point) const;

private:
    void paintGround(QPainter &painter, const QStyleOptionViewItem &option, const QRect &box) const;
    void paintBar(QPainter &painter, const QRect &box, const QModelIndex &index) const;
    void paintPicture(QPainter &painter, const QRect &box, const QModelIndex &index) const;

    const Appearance &m_appearance;
    const LogModel &m_model;
    mutable QHash<QString, int> m_heights; ///< of rows by what stands in them, at the width and font of below
    mutable int m_width = 0;
    mutable QFont m_font;
};

} // namespace merlon
