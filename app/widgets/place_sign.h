#pragma once

#include "app/widgets/things/thing_item.h"

#include <vector>

namespace merlon {

/// The name and picture of a place, and what troubles it, before what is done there: a building before its tracks.
class PlaceSign final : public ThingItem {
    Q_OBJECT

public:
    PlaceSign(const canvas::Art &art, QWidget *parent);

    /// `troubles`: pictures of tokens in the colour of the seat with this livery.
    void setPlace(const QString &picture, const QString &name, const std::vector<QString> &troubles,
                  int livery);

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
    int m_livery = -1;
};

} // namespace merlon
