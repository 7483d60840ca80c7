#pragma once

#include <QObject>
#include <QRectF>
#include <QTimer>
#include <QVariantAnimation>

#include <functional>
#include <optional>

class QGraphicsView;

namespace merlon::canvas {

class BoardScene;

/// What a view shows of a board: zooms, pans, and has the board drawn sharply once that has come to rest.
class BoardCamera final : public QObject {
    Q_OBJECT

public:
    /// Both must live longer. `wholeArea`: what the whole board shows, in the scene.
    BoardCamera(QGraphicsView &view, BoardScene &scene, std::function<QRectF()> wholeArea);

    /// Shows everything, and follows the size of the window from then on.
    void fit();
    /// So many pixels at the lower edge lie under something else: whoever sees everything sees it above them, and the sheet
    /// goes on below. 0 again for another board.
    void setCovered(int pixels);
    int covered() const { return m_covered; }
    void zoomBy(double factor);
    /// What lies at a position in the viewport stays there.
    void zoomAbout(QPointF position, double factor);
    /// Moves what is seen by so many pixels, unless everything is seen.
    void pan(QPoint step);
    /// Brings a point of the scene to the middle, unless everything is seen.
    void lookAt(QPointF scenePoint);
    /// Scrolls as far as is needed to see all of it.
    void reveal(const QRectF &area);

    /// Goes to an area of the scene for a while, in so many milliseconds (0: at once), and comes closer as far as that
    /// leaves the surroundings in sight, or goes away until all of the area is seen; stays where it is if the area is seen
    /// from near already. A person who zooms or pans meanwhile keeps what is seen then: nothing moves until `comeBack`.
    void visit(const QRectF &area, int milliseconds);
    /// The same because a person wants to see it, who may have zoomed or panned before.
    void goTo(const QRectF &area, int milliseconds);
    /// At once to what a small picture of a position has to show.
    void showHeart();
    /// To what was seen before the visit, unless a person has chosen otherwise.
    void comeBack(int milliseconds);
    bool isVisiting() const { return m_home.has_value(); }

    /// In the scene: what the window shows, and the whole map.
    QRectF seenArea() const;
    /// Whether all of an area is seen, when nothing moves any more.
    bool sees(const QRectF &area) const;
    QRectF sheetArea() const;
    /// Pixels across a unit of the scene.
    double scale() const;

    /// The sheet takes in what has come to lie beyond it; nothing of what is seen moves.
    void growSheet();
    /// Draws what is seen sharply, now.
    void settle();
    /// The view is about to be painted: settles unless it is still being moved.
    void beforePainting();
    void wasResized();
    void wasScrolled();

Q_SIGNALS:
    /// Another part is seen.
    void seenChanged();
    /// The board has another look, of which nothing has been drawn yet.
    void lookRenewed();

private:
    struct Outlook {
        double scale = 1;
        QPointF centre;
        bool fitted = true;
    };

    Outlook outlook() const;
    Outlook restingOutlook() const;
    QRectF seenFrom(const Outlook &from) const;
    void glide(const Outlook &to, int milliseconds);
    void place(double scale, QPointF centre);
    void takeOver();
    QPointF withinSheet(QPointF centre, double scale) const;
    QRectF sheetFor(const QSizeF &size) const;
    void laySheet();
    void keepAt(QPointF scenePoint, QPointF position);
    double smallestScale() const;

    QGraphicsView &m_view;
    BoardScene &m_scene;
    std::function<QRectF()> m_wholeArea;
    QTimer m_settling;
    int m_covered = 0;    ///< pixels at the lower edge
    bool m_fitted = true; ///< follows the size of the window
    bool m_outgrown =
        false; ///< it was fitted until the sheet grew, and nobody has chosen anything else since
    QVariantAnimation m_glide;
    Outlook m_from;
    Outlook m_to;
    std::optional<Outlook> m_home; ///< before the visit
    bool m_taken = false;          ///< a person has moved during the visit
};

} // namespace merlon::canvas
