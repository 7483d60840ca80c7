#pragma once

#include "app/games/siege/siege2/panel_view.h"
#include "app/table/widgets/thing_item.h"

#include <vector>

namespace merlon {

class TrackRow;

/// The name and picture of a building, and what troubles it. Stands for the building's place on the board.
class BuildingSign final : public ThingItem {
    Q_OBJECT

public:
    BuildingSign(const canvas::Art &art, QWidget *parent);

    void setBuilding(const QString &picture, const QString &name, const std::vector<QString> &troubles);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintItem(QPainter &painter) override;

private:
    bool isLong() const;
    void paintName(QPainter &painter, const QRectF &box) const;
    void paintTroubles(QPainter &painter, const QRectF &box) const;

    QString m_picture;
    QString m_name;
    std::vector<QString> m_troubles;
};

/// A building of the fortress and the hourglass tracks of its actions.
class BuildingBlock final : public QWidget {
    Q_OBJECT

public:
    BuildingBlock(const canvas::Art &art, siege::BuildingType building, QWidget *parent);

    void show(const PanelView &view);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void showSign(const PanelView &view);
    void showTrack(const PanelView &view, siege2::Action action, TrackRow &row);

    const canvas::Art &m_art;
    siege::BuildingType m_building;
    BuildingSign *m_sign;
    std::vector<TrackRow *> m_tracks; ///< in the order of the actions
};

} // namespace merlon
