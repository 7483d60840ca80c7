#pragma once

#include "core/board/attributes/schema.h"

#include <QTreeWidget>

namespace merlon {

/// For what an attribute is: the board, all places or some of their types, all links or some of theirs.
class KindTree final : public QTreeWidget {
    Q_OBJECT

public:
    explicit KindTree(const BoardSchema &schema, QWidget *parent = nullptr);

    void showAttribute(const OwnAttribute &own);
    /// Says it of an attribute. Types that the schema does not know stay as they are.
    void writeInto(OwnAttribute &own) const;

Q_SIGNALS:
    /// By whoever uses it.
    void edited();

private:
    QTreeWidgetItem *addGroup(const QString &title, const std::vector<std::string> &kinds);

    QTreeWidgetItem *m_board;
    QTreeWidgetItem *m_places;
    QTreeWidgetItem *m_links; ///< null: there are none
};

} // namespace merlon
