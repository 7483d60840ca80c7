#pragma once

#include "app/games/siege/siege1/panel_view.h"
#include "core/canvas/art.h"

#include <QWidget>

#include <array>

namespace merlon {
class SectionTitle;
class TokenChip;
class WordPill;
} // namespace merlon

namespace merlon::siege1table {

/// The heroes, the honour guard, the dishonourable acts and the speed tile.
class HeroesAndActs final : public QWidget {
    Q_OBJECT

public:
    HeroesAndActs(const canvas::Art &art, QWidget *parent);

    void show(const PanelView &view);

private:
    void showHero(const PanelView &view, siege1::Hero hero);
    void showHonour(const PanelView &view);
    void showDeed(const PanelView &view, siege1::Deed deed);
    void showSpeed(const PanelView &view);

    SectionTitle *m_title;
    std::array<TokenChip *, siege1::kHeroes> m_heroes {};
    WordPill *m_honour;
    SectionTitle *m_deedTitle;
    std::array<WordPill *, siege1::kDeeds> m_deeds {};
    WordPill *m_speed;
};

} // namespace merlon::siege1table
