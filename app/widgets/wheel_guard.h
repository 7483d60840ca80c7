#pragma once

#include <QObject>

class QWidget;

namespace merlon {

/// Lets the wheel scroll a panel instead of changing the field that happens to lie below the pointer: fields are changed
/// by clicks and keys alone.
class WheelGuard final : public QObject {
public:
    /// Watches all fields in `panel`, also those that come later, and goes with it.
    explicit WheelGuard(QWidget &panel);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void watch(QWidget &widget);
};

} // namespace merlon
