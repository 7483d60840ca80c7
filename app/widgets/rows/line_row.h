#pragma once

#include "app/widgets/things/thing_item.h"

namespace merlon {

/// What a row shows of an objective or a plan.
struct LineContent {
    QString picture;
    QString name;
    QString note; ///< at the right: its condition
    int done = 0; ///< of `goal`, shown as a bar
    int goal = 0; ///< 0: no bar
    bool met = false;
    bool faded = false;
    bool current = false; ///< it is what is going on now

    bool operator==(const LineContent &) const = default;
};

/// A special card as one line: picture, name, how far it has come (without the bar if it is short).
class LineRow final : public ThingItem {
    Q_OBJECT

public:
    LineRow(const canvas::Art &art, int seat, QWidget *parent);

    const LineContent &content() const { return m_content; }
    void setContent(LineContent content);
    /// Whether the whole name can be read at this width.
    bool fitsIn(int width) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintItem(QPainter &painter) override;

private:
    void paintBar(QPainter &painter, const QRectF &box) const;
    void paintCurrent(QPainter &painter) const;
    QFont nameFont() const;
    QFont noteFont() const;
    double margin() const { return line() * 0.25; }
    double pictureSize() const { return line() * 1.4; }
    double tickSize() const { return line() * 0.95; }
    /// With the gap before it.
    double noteWidth() const;

    int m_seat;
    LineContent m_content;
};

} // namespace merlon
