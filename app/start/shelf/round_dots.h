#pragma once

#include <QWidget>

namespace merlon {

class Appearance;

/// The rounds of a game as numbered discs: those that are over are full, the one of now has a ring. It says nothing that
/// is not written beside it.
class RoundDots final : public QWidget {
    Q_OBJECT

public:
    explicit RoundDots(const Appearance &appearance, QWidget *parent = nullptr);

    /// Hidden where there are too many of them, or none.
    void setRounds(int now, int last);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    const Appearance &m_appearance;
    int m_now = 0;
    int m_last = 0;
};

} // namespace merlon
