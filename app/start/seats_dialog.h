#pragma once

#include "app/start/seat_list.h"

#include <QDialog>

namespace merlon {

/// Who sits where in a game that is being played.
class SeatsDialog final : public QDialog {
    Q_OBJECT

public:
    enum class Occasion {
        InGame,   ///< the game goes on with others
        Branch,   ///< a game in which nobody sits at the screen goes on otherwise from some moment
        Campaign, ///< a campaign is resumed
    };
    SeatsDialog(const Appearance &appearance, const Setup &setup, std::span<const Sitting> sittings,
                Occasion occasion, QWidget *parent);

    /// As they are filled in.
    std::vector<Sitting> sittings() const { return m_seats->sittings(); }

private:
    static QString titleFor(Occasion occasion);
    static QString textFor(Occasion occasion);

    SeatList *m_seats;
};

} // namespace merlon
