#pragma once

#include "core/engine/tableau/tableau.h"

#include <QObject>

#include <vector>

class QGridLayout;
class QLabel;
class QLayout;
class QWidget;

namespace merlon {

class ItemFace;
class ThingItem;

/// The items of a zone in rows and columns with headings, several of one cell below each other. Arrow keys go from item to
/// item, and the one that is pointed at is told below them.
class GridCells final : public QObject {
    Q_OBJECT

public:
    /// `box` has no layout yet.
    explicit GridCells(QWidget &box);

    /// Whose parent is that of the items.
    QLayout &layout();
    /// `items`: one for each of the zone, in its order.
    void show(const Zone &zone, const ItemFace &face, const std::vector<ThingItem *> &items);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    /// Where an item stands in the layout.
    struct Spot {
        int row = 0;
        int column = 0;
        friend bool operator==(const Spot &, const Spot &) = default;
    };

    std::vector<Spot> spotsOf(const Zone &zone, std::vector<int> &firstRows) const;
    void arrange(const std::vector<Spot> &spots, const std::vector<int> &firstRows);
    void showHeadings(const std::vector<GridHeading> &headings, std::vector<QLabel *> &labels,
                      const ItemFace &face);
    std::size_t indexOf(const QObject *item) const;
    bool goFrom(std::size_t item, int key);
    void makeStop(std::size_t item);
    void tell(const ThingItem *item);
    void tellUsual();

    QWidget &m_box;
    QWidget *m_cells;
    QGridLayout *m_grid;
    QLabel *m_told;
    std::vector<QLabel *> m_rows;
    std::vector<QLabel *> m_columns;
    std::vector<ThingItem *> m_items;
    std::vector<Spot> m_spots;
    std::size_t m_stop = 0;  ///< the item to which Tab goes though it cannot be chosen
    std::size_t m_usual = 0; ///< the item that is told while none is pointed at
};

} // namespace merlon
