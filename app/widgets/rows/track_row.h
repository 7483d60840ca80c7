#pragma once

#include "app/widgets/things/thing_item.h"

namespace merlon {

/// What a track shows.
struct TrackContent {
    QString picture;
    QString name;
    QString counter; ///< the picture that fills its boxes: an hourglass
    int filled = 0;
    int boxes = 0;
    bool done = false;    ///< completed: shows a tick
    bool waiting = false; ///< full, but not completed

    bool operator==(const TrackContent &) const = default;
};

/// A track of boxes that fill up: its name at the left, the boxes at the right, in a column with those of its
/// neighbours.
class TrackRow final : public ThingItem {
    Q_OBJECT

public:
    TrackRow(const canvas::Art &art, QWidget *parent);

    const TrackContent &content() const { return m_content; }
    void setContent(TrackContent content);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintItem(QPainter &painter) override;
    void paintMark(QPainter &painter) const override;
    void paintGlow(QPainter &painter) const override;
    QPainterPath outline() const override;

private:
    double besideName() const;
    double tickRoom() const;
    double column() const;
    double pitch() const;
    double nameLeft() const;
    QRectF track() const;
    QRectF box(int index) const;
    QPainterPath nextBox() const;
    void paintBox(QPainter &painter, const QRectF &box, bool filled) const;

    TrackContent m_content;
};

} // namespace merlon
