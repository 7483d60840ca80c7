#pragma once

#include <QLayout>

#include <vector>

namespace merlon {

/// Puts its items side by side, as many as fit, then begins a new row.
class FlowLayout final : public QLayout {
    Q_OBJECT

public:
    explicit FlowLayout(int gap);
    ~FlowLayout() override;

    void addItem(QLayoutItem *item) override;
    int count() const override { return static_cast<int>(m_items.size()); }
    QLayoutItem *itemAt(int index) const override;
    QLayoutItem *takeAt(int index) override;
    Qt::Orientations expandingDirections() const override { return {}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSize() const override;
    void setGeometry(const QRect &box) override;

private:
    /// Returns the height; moves the items if `place` is called on them.
    template <class Place>
    int arrange(const QRect &box, Place place) const;

    std::vector<QLayoutItem *> m_items;
    int m_gap;
};

} // namespace merlon
