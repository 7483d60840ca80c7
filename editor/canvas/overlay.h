#pragma once

class QPainter;

namespace merlon {

class DrawingView;

/// What an analysis or a report shows on the drawing, above the map, its links and its marks. It goes on being painted
/// while the board changes under it, so it remembers places by their keys and leaves out those that are gone.
class Overlay {
public:
    Overlay() = default;
    Overlay(const Overlay &) = delete;
    Overlay &operator=(const Overlay &) = delete;
    virtual ~Overlay() = default;

    /// In the scene's points; `pixel`: how long a pixel of the screen is in them.
    virtual void paint(QPainter &painter, const DrawingView &view, double pixel) const = 0;
    /// The same, above what is selected: plates with numbers.
    virtual void paintAbove(QPainter & /*painter*/, const DrawingView & /*view*/, double /*pixel*/) const { }
};

} // namespace merlon
