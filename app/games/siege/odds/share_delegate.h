#pragma once

#include "core/canvas/art/art.h"

#include <QStyledItemDelegate>

namespace merlon {

/// A share as a bar with its uncertainty, and in words beside it.
class ShareDelegate final : public QStyledItemDelegate {
    Q_OBJECT

public:
    /// Roles of the numbers, from 0 to 1, of a cell: what it is, and what it lies between.
    enum Role { Value = Qt::UserRole + 1, Low, High };

    ShareDelegate(const canvas::Art &art, QObject *parent)
        : QStyledItemDelegate(parent)
        , m_art(art)
    {
    }
    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    const canvas::Art &m_art;
};

} // namespace merlon
