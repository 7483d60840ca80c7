#include "app/start/seats_dialog.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace merlon {

SeatsDialog::SeatsDialog(const Appearance &appearance, const Setup &setup, std::span<const Sitting> sittings,
                         Occasion occasion, QWidget *parent)
    : QDialog(parent)
    , m_seats(new SeatList(appearance))
{
    setWindowTitle(titleFor(occasion));
    auto *text = new QLabel(textFor(occasion));
    text->setWordWrap(true);
    m_seats->showSeats(setup);
    m_seats->setSittings(sittings);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    buttons->button(QDialogButtonBox::Ok)->setText(titleFor(occasion));
    for (QAbstractButton *button : buttons->buttons())
        button->setIcon({});
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *column = new QVBoxLayout(this);
    column->addWidget(text);
    column->addWidget(m_seats, 1);
    column->addWidget(buttons);
    setMinimumWidth(70 * fontMetrics().averageCharWidth());
}

QString SeatsDialog::titleFor(Occasion occasion)
{
    switch (occasion) {
    case Occasion::InGame:
        return tr("Change players");
    case Occasion::Branch:
        return tr("Continue from here");
    case Occasion::Campaign:
        return tr("Resume campaign");
    }
    return {};
}

QString SeatsDialog::textFor(Occasion occasion)
{
    switch (occasion) {
    case Occasion::InGame:
        return tr("You can switch any role between human and computer at any time; the "
                  "game continues immediately.");
    case Occasion::Branch:
        return tr("So far only computers have played. Choose who continues from here.");
    case Occasion::Campaign:
        return tr("Choose who plays on. Every role can be taken by another player.");
    }
    return {};
}

} // namespace merlon
