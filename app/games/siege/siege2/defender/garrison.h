#pragma once

#include "app/games/siege/siege2/panel_view.h"

#include <QWidget>

#include <array>

namespace merlon {

class CountLabel;
class SectionTitle;
class TokenChip;

/// What the defender has beside the board: hospital, supply of units and of tokens.
class Garrison final : public QWidget {
    Q_OBJECT

public:
    Garrison(const canvas::Art &art, QWidget *parent);

    void show(const PanelView &view);

private:
    using Chips = std::array<TokenChip *, siege::kUnitKinds>;
    void showUnits(const PanelView &view, const Chips &chips, const siege2::Units &units, bool pickable,
                   const QString &where);
    void showTokens(const PanelView &view);

    static constexpr int kTokens = 11;

    SectionTitle *m_hospitalTitle;
    SectionTitle *m_supplyTitle;
    Chips m_hospital {};
    Chips m_supply {};
    std::array<CountLabel *, kTokens> m_tokens {};
};

} // namespace merlon
