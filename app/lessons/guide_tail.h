#pragma once

#include <QPoint>
#include <QPointer>
#include <QRect>
#include <QRegion>
#include <QTimer>
#include <QWidget>

#include <functional>
#include <optional>
#include <vector>

namespace merlon {

class Appearance;

/// Makes a speech bubble of a card: its tail leads from the card to what the card speaks of, if that is near enough and
/// nothing lies over it. It stands still, takes no clicks and lies in the page of the card, above everything else.
class GuideTail final : public QWidget {
    Q_OBJECT

public:
    /// Something that the card may speak of.
    struct Target {
        QPointer<QWidget> widget;
        QRect area;   ///< of the widget
        int rank = 0; ///< only among the least ones that can be pointed at the nearest is chosen
    };
    using Targets = std::function<std::vector<Target>()>;

    /// `card` has a parent, the page, and must live as long, as must `appearance`.
    GuideTail(const Appearance &appearance, QWidget &card, Targets targets);

    /// The card speaks of something else, or that may have moved: looks for it when everything is laid out.
    void follow();
    /// Where its end is, in the page; none if it points at nothing.
    std::optional<QPoint> tip() const;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    struct Line {
        QPoint root; ///< at the edge of the card
        QPoint tip;
        friend bool operator==(const Line &, const Line &) = default;
    };

    void point();
    std::optional<Line> choose();
    std::optional<Line> lineTo(const Target &target) const;
    bool isSeen(const QWidget &widget, QPoint inPage) const;
    QRegion freeOfButtons() const;
    int halfWidth() const;

    const Appearance &m_appearance;
    QWidget &m_card;
    Targets m_targets;
    QTimer m_later;
    Target m_target; ///< the one that is pointed at
    std::optional<Line> m_line;
};

} // namespace merlon
