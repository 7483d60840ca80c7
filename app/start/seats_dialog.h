#pragma once

#include "app/start/seat_list.h"

#include <QDialog>

namespace merlon {

/// Who sits where in a game that is being played.
class SeatsDialog final : public QDialog {
    Q_OBJECT

public:
    SeatsDialog(const Appearance &appearance, std::span<const SeatInfo> seats,
                std::span<const Sitting> sittings, QWidget *parent);

    /// As they are filled in.
    std::vector<Sitting> sittings() const { return m_seats->sittings(); }

private:
    SeatList *m_seats;
};

} // namespace merlon
