#pragma once

#include "core/canvas/art/art.h"

#include <QStyledItemDelegate>

namespace merlon {

class AssaultModel;

/// Draws the cells of the sheet: shots, the dead, orders as pictures; strengths and verdict as text.
class AssaultCells final : public QStyledItemDelegate {
    Q_OBJECT

public:
    AssaultCells(const AssaultModel &model, const canvas::Art &art, QObject *parent);

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

    static int rowHeight(const QFontMetrics &metrics);
    /// The cell in which something happens now; an invalid index: none.
    void setNow(const QPersistentModelIndex &now) { m_now = now; }

private:
    void paintContent(QPainter &painter, const QRectF &box, const QModelIndex &index) const;

    const AssaultModel &m_model;
    const canvas::Art &m_art;
    QPersistentModelIndex m_now;
};

} // namespace merlon
