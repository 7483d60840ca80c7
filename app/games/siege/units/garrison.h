#pragma once

#include "app/games/siege/units/unit_chips.h"

#include <QWidget>

#include <vector>

namespace merlon {

class CountLabel;
class SectionTitle;

/// What the defenders have beside the board.
struct GarrisonContent {
    /// A token and how many of it are not in use.
    struct Tokens {
        QString picture;
        QString name;
        int left = 0;
    };

    UnitsContent hospital;
    UnitsContent supply;
    std::vector<Tokens> tokens;
};

/// Hospital, supply of units and of tokens.
class Garrison final : public QWidget {
    Q_OBJECT

public:
    /// `tokens`: kinds of tokens.
    Garrison(const canvas::Art &art, std::size_t tokens, QWidget *parent);

    void show(const GarrisonContent &content, const Speaker &speaker);

private:
    SectionTitle *m_hospitalTitle;
    SectionTitle *m_supplyTitle;
    UnitChips m_hospital {};
    UnitChips m_supply {};
    std::vector<CountLabel *> m_tokens;
};

} // namespace merlon
