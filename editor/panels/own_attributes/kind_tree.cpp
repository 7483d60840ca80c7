#include "editor/panels/own_attributes/kind_tree.h"

#include "app/words/game_words.h"

#include <QSignalBlocker>

#include <algorithm>
#include <iterator>

namespace merlon {

namespace {

constexpr int kKindRole = Qt::UserRole; ///< of a row: the key of its type

std::string kindIn(const QTreeWidgetItem &row)
{
    return row.data(0, kKindRole).toString().toStdString();
}

void tickKinds(QTreeWidgetItem &group, const KindScope &scope)
{
    for (int i = 0; i < group.childCount(); ++i) {
        QTreeWidgetItem *row = group.child(i);
        row->setCheckState(0, scope.has(kindIn(*row)) ? Qt::Checked : Qt::Unchecked);
    }
}

KindScope tickedKinds(const QTreeWidgetItem &group, const KindScope &before)
{
    if (group.checkState(0) == Qt::Checked)
        return {true, {}};
    KindScope scope {false, before.kinds};
    for (int i = 0; i < group.childCount(); ++i) {
        const QTreeWidgetItem *row = group.child(i);
        std::erase(scope.kinds, kindIn(*row));
        if (row->checkState(0) == Qt::Checked)
            scope.kinds.push_back(kindIn(*row));
    }
    return scope;
}

template <class Kinds>
std::vector<std::string> keysOfKinds(const Kinds &kinds)
{
    std::vector<std::string> keys;
    for (const auto &kind : kinds)
        keys.push_back(kind.key);
    return keys;
}

} // namespace

KindTree::KindTree(const BoardSchema &schema, QWidget *parent)
    : QTreeWidget(parent)
    , m_board(new QTreeWidgetItem(this))
    , m_places(addGroup(tr("All types of places"), keysOfKinds(schema.places)))
    , m_links(schema.links.empty() ? nullptr : addGroup(tr("All types of links"), keysOfKinds(schema.links)))
{
    setHeaderHidden(true);
    setAccessibleName(tr("Scope"));
    m_board->setText(0, tr("The board"));
    m_board->setCheckState(0, Qt::Unchecked);
    m_places->setExpanded(true);
    connect(this, &QTreeWidget::itemChanged, this, &KindTree::edited);
}

/// A group is ticked when all of its rows are.
QTreeWidgetItem *KindTree::addGroup(const QString &title, const std::vector<std::string> &kinds)
{
    auto *group = new QTreeWidgetItem(this);
    group->setText(0, title);
    group->setFlags(group->flags() | Qt::ItemIsUserCheckable | Qt::ItemIsAutoTristate);
    for (const std::string &kind : kinds) {
        auto *row = new QTreeWidgetItem(group);
        row->setText(0, titleOf(kind));
        row->setData(0, kKindRole, QString::fromStdString(kind));
        row->setCheckState(0, Qt::Unchecked);
    }
    return group;
}

void KindTree::showAttribute(const OwnAttribute &own)
{
    const QSignalBlocker silent(this);
    m_board->setCheckState(0, own.ofBoard ? Qt::Checked : Qt::Unchecked);
    tickKinds(*m_places, own.places);
    if (m_links)
        tickKinds(*m_links, own.links);
}

void KindTree::writeInto(OwnAttribute &own) const
{
    own.ofBoard = m_board->checkState(0) == Qt::Checked;
    own.places = tickedKinds(*m_places, own.places);
    if (m_links)
        own.links = tickedKinds(*m_links, own.links);
}

} // namespace merlon
