#pragma once

#include <QLayout>
#include <QList>

namespace merlon {

/// Puts items beside each other and begins a new line where there is no room. Follows the direction of reading.
class FlowLayout final : public QLayout {
public:
    explicit FlowLayout(QWidget *parent = nullptr);
    ~FlowLayout() override;

    void addItem(QLayoutItem *item) override;
    int count() const override;
    QLayoutItem *itemAt(int index) const override;
    QLayoutItem *takeAt(int index) override;
    Qt::Orientations expandingDirections() const override { return {}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize minimumSize() const override;
    QSize sizeHint() const override;
    void setGeometry(const QRect &area) override;

private:
    int arrange(const QRect &area, bool reallyMoves) const;

    QList<QLayoutItem *> m_items;
};

} // namespace merlon
