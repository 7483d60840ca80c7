#pragma once

#include <QObject>

namespace merlon {

/// Lets the wheel scroll what lies around a field instead of changing the field that happens to lie below the pointer:
/// fields are changed by clicks and keys alone, in all windows and dialogs of the program.
class WheelGuard final : public QObject {
public:
    /// Watches the whole program as long as `owner` is there; a second one does no harm.
    explicit WheelGuard(QObject &owner);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace merlon
