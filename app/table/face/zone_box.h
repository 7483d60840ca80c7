#pragma once

#include "app/table/face/item_face.h"
#include "app/widgets/layout/flight_layer.h"

#include <QWidget>

#include <map>
#include <string>
#include <vector>

namespace merlon {

class GridCells;

/// A zone beside the board: its head, if it has one, and its items in a flow, in rows, in columns of the same width or in
/// a grid.
class ZoneBox final : public QWidget {
    Q_OBJECT

public:
    /// `zone` says how the items will stand; they are given to `show`.
    ZoneBox(const canvas::Art &art, const Zone &zone, const ItemFace &face, int livery, QWidget *parent);

    /// `other`: the livery of those whose tokens trouble a place.
    void show(const Zone &zone, const ItemFace &face, const QString &title, int other);
    /// What is more or less in it than it was before it was shown last.
    const std::vector<AmountChange> &changes() const { return m_changes; }
    /// See TablePanel::cardInUse.
    QWidget *cardInUse() const { return m_inUse; }

Q_SIGNALS:
    /// Somebody wants to look through an item that has contents.
    void opened(const merlon::Item &item, const QWidget &widget);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void add(ThingItem *item);
    void fitColumns();
    void arrangeIn(int columns);
    /// How much of what lies in which item.
    struct Shown {
        int count = 0;
        QString picture;
        QPointer<QWidget> at;
        bool isReserve = false;
    };
    using Amounts = std::map<std::pair<std::string, std::string>, Shown>; ///< by item and what lies there
    Amounts amountsOf(const Zone &zone, const ItemFace &face) const;
    void compare(Amounts now);
    void findCardInUse(const Zone &zone, const std::vector<Item> &before);

    const canvas::Art &m_art;
    int m_livery;
    bool m_isRuled = false;   ///< a thin line above it
    bool m_narrows = false;   ///< lines stand below each other where they do not fit beside each other
    bool m_isCentred = false; ///< fewer items than columns stand in the middle
    int m_columns = 0;        ///< as the zone wishes
    int m_shownColumns = 0;
    ThingItem *m_head = nullptr;
    QLayout *m_layout = nullptr;
    GridCells *m_grid = nullptr; ///< null: it is none
    std::vector<ThingItem *> m_items;
    std::vector<Item> m_contents; ///< what they show
    Amounts m_amounts;
    bool m_hasAmounts = false;
    std::vector<AmountChange> m_changes;
    QPointer<QWidget> m_inUse;
};

} // namespace merlon
