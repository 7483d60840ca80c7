#include "app/start/seats_dialog.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QVBoxLayout>

namespace merlon {

SeatsDialog::SeatsDialog(const Appearance &appearance, std::span<const SeatInfo> seats,
                         std::span<const Sitting> sittings, Occasion occasion, QWidget *parent)
    : QDialog(parent)
    , m_seats(new SeatList(appearance))
{
    const bool isBranch = occasion == Occasion::Branch;
    setWindowTitle(isBranch ? tr("Continue from here") : tr("Change players"));
    auto *text =
        new QLabel(isBranch ? tr("So far only computers have played. Choose who continues from here.")
                            : tr("You can switch any role between human and computer at any time; the "
                                 "game continues immediately."));
    text->setWordWrap(true);
    m_seats->setSeats(seats);
    m_seats->setSittings(sittings);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *column = new QVBoxLayout(this);
    column->addWidget(text);
    column->addWidget(m_seats, 1);
    column->addWidget(buttons);
    setMinimumWidth(70 * fontMetrics().averageCharWidth());
}

} // namespace merlon
