#pragma once

#include "app/look/appearance.h"

#include <QFont>
#include <QHash>
#include <QStyledItemDelegate>
#include <QTextDocument>

namespace merlon {

/// Draws the paragraphs of the log: headings in serif, text under its title, the rule's number small behind it.
class LogDelegate final : public QStyledItemDelegate {
    Q_OBJECT

public:
    LogDelegate(const Appearance &appearance, QObject *parent);

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    /// The rule whose number stands at this point of a row, in coordinates of the row; empty for none.
    QString ruleAt(const QModelIndex &index, const QFont &font, int width, QPoint point) const;

private:
    void layOut(QTextDocument &document, const QModelIndex &index, const QFont &font, int width) const;

    const Appearance &m_appearance;
    mutable QHash<QString, int> m_heights; ///< of rows by their text, at the width and font of below
    mutable int m_width = 0;
    mutable QFont m_font;
};

} // namespace merlon
