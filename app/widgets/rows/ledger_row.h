#pragma once

#include "app/widgets/things/thing_item.h"

#include <vector>

namespace merlon {

/// What a line of a ledger says: what is counted, and the number of either side.
struct LedgerContent {
    QString name;
    std::vector<int> numbers;
    std::vector<int> liveries; ///< of the sides
    bool isSum = false;        ///< the last line: numbers stand in the emblems of the sides

    bool operator==(const LedgerContent &) const = default;
};

/// A line of a ledger: `conflict cards  5  3`.
class LedgerRow final : public ThingItem {
    Q_OBJECT

public:
    LedgerRow(const canvas::Art &art, QWidget *parent);

    const LedgerContent &content() const { return m_content; }
    void setContent(LedgerContent content);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintItem(QPainter &painter) override;

private:
    LedgerContent m_content;
};

} // namespace merlon
