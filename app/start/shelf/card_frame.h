#pragma once

#include <QFrame>

class QPainter;

namespace merlon {

class Appearance;

/// A sheet of paper with round corners and a little shadow, on which a card of the start page is written. It is lit
/// where it is the first thing to look at.
class CardFrame : public QFrame {
    Q_OBJECT

public:
    explicit CardFrame(const Appearance &appearance, QWidget *parent = nullptr);

    void setLit(bool lit);

protected:
    const Appearance &appearance() const { return m_appearance; }
    void paintEvent(QPaintEvent *event) override;

private:
    const Appearance &m_appearance;
    bool m_isLit = false;
};

/// Paints such a sheet.
void paintCard(QPainter &painter, const QRectF &box, const Appearance &appearance, bool isLit);

} // namespace merlon
