#pragma once

#include <QPixmap>
#include <QWidget>

#include <functional>

namespace merlon {

class Appearance;

/// A picture in a frame that is drawn anew in every size and when the colours change. It says nothing by itself.
class PictureFrame final : public QWidget {
    Q_OBJECT

public:
    /// Draws the picture so large; a null picture: not yet.
    using Draw = std::function<QPixmap(QSize size, double pixelRatio)>;

    explicit PictureFrame(const Appearance &appearance, QWidget *parent = nullptr);

    void setPicture(Draw draw);
    /// Draws it again: what it shows has changed.
    void redraw();
    /// It is drawn when the window has nothing else to do; before, the frame is empty.
    void setLazy(bool lazy) { m_isLazy = lazy; }
    /// Only the upper corners are round, and there is a line below instead of a frame: the head of a card.
    void setHead(bool isHead) { m_isHead = isHead; }

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    const Appearance &m_appearance;
    Draw m_draw;
    QPixmap m_picture;
    bool m_isLazy = false;
    bool m_isWaiting = false;
    bool m_isHead = false;
};

} // namespace merlon
