#pragma once

#include "app/widgets/things/thing_item.h"

#include <vector>

namespace merlon {

/// What a row of pips shows.
struct PipContent {
    QString picture;
    QString name;
    int full = 0;                     ///< pips of the first kind: hits
    int hollow = 0;                   ///< pips of the second kind: misses
    std::vector<QString> visitors {}; ///< tokens that lie on it
    bool faded = false;
    int livery = -1; ///< whose colour its pips have; -1: that of the row

    bool operator==(const PipContent &) const = default;
};

/// A picture, a name and the cards of a deck as pips of two kinds.
class PipRow final : public ThingItem {
    Q_OBJECT

public:
    PipRow(const canvas::Art &art, int seat, QWidget *parent);

    const PipContent &content() const { return m_content; }
    void setContent(PipContent content);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintItem(QPainter &painter) override;

private:
    double paintVisitors(QPainter &painter, double right) const;
    double paintPips(QPainter &painter, double right) const;

    int m_seat;
    PipContent m_content;
};

} // namespace merlon
