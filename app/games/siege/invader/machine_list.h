#pragma once

#include "app/widgets/pip_row.h"

#include <QWidget>

#include <vector>

namespace merlon {

class SectionTitle;

/// A machine on the board with the cards of its deck.
struct MachineContent {
    canvas::Thing thing;
    PipContent content;
    QString explanation;
};

/// The machines with decks of their own; hidden as long as there are none.
class MachineList final : public QWidget {
    Q_OBJECT

public:
    /// `most`: machines at a time.
    MachineList(const canvas::Art &art, std::size_t most, QWidget *parent);

    void show(const std::vector<MachineContent> &machines);

private:
    SectionTitle *m_title;
    std::vector<PipRow *> m_rows;
};

} // namespace merlon
