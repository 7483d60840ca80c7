#pragma once

#include "app/games/siege/panel_words.h"
#include "app/widgets/things/thing_item.h"

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

/// How an action of a building stands.
struct WorkContent {
    canvas::Thing thing;
    QString picture;
    QString name;
    QString explanation; ///< what it does
    QString why;         ///< why nothing can be put on it now; empty if something can
    int cost = 0;
    int filled = 0;
    bool done = false;
    QString counter = QStringLiteral("siege/hourglass");
};

/// How a building stands.
struct BuildingContent {
    canvas::Thing thing;
    QString picture;
    QString name;
    QString explanation;
    std::vector<QString> troubles; ///< pictures
    std::vector<WorkContent> works;
};

/// A building with actions as it stands, but for what troubles it and its actions. `units`: in words, inside it.
BuildingContent quietBuilding(const SiegePanelView &view, const siege::Battlefield &field,
                              siege::BuildingType building, const QString &units);

/// A building of the fortress and the hourglass tracks of its actions.
class BuildingBlock final : public QWidget {
    Q_OBJECT

public:
    BuildingBlock(const canvas::Art &art, std::size_t works, QWidget *parent);

    void show(const BuildingContent &building);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    static void showTrack(const WorkContent &work, TrackRow &row);

    const canvas::Art &m_art;
    BuildingSign *m_sign;
    std::vector<TrackRow *> m_tracks; ///< in the order of the actions
};

} // namespace merlon
