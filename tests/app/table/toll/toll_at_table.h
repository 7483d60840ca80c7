#pragma once

#include "app/table/docks/table_docks.h"
#include "app/table/face/tableau_panel.h"
#include "tests/app/panels/panel_contents.h"
#include "tests/app/window/window_driver.h"
#include "tests/support/toy/toy_boards.h"

#include <string>
#include <vector>

/// Toll on the table of a window, and what is to be seen of it there.
namespace merlon::testing {

inline const QStringList kFourPersons(4, QStringLiteral("person"));

inline std::string verbOf(const Match &match, Choice choice)
{
    return match.setup().vocabulary().verbs()[choice.verb].key;
}

/// Another choice each time, so that all verbs come up.
inline Choice someChoice(const Match &match)
{
    ChoiceList choices;
    match.state().choices(choices);
    Random random(5, match.ply());
    return choices[random.below(static_cast<std::uint32_t>(choices.size()))];
}

/// A game with the full rules, begun by the window itself, so that it is kept; choices may be taken back.
inline void beginFullToll(WindowDriver &driver, const std::vector<Sitting> &players, std::uint64_t seed)
{
    NewGame game;
    game.game = findGame("toll");
    game.options = {{"rules", "full"}};
    game.sittings = players;
    game.seed = seed;
    game.takeBacks = true;
    driver.window().games().beginOn(toy::shippedBoard("four-fields"), game);
}

inline const TableauPanel &panelOf(WindowDriver &driver, const char *side)
{
    return *driver.table().docks().panel(QString::fromLatin1(side))->findChild<TableauPanel *>();
}

/// What belongs to seats: hands, purses, what they have bought.
inline const TableauPanel &seatsPanel(WindowDriver &driver)
{
    return panelOf(driver, PanelDock::kFirstSide);
}

/// What belongs to nobody: weather, pile, market.
inline const TableauPanel &commonPanel(WindowDriver &driver)
{
    return panelOf(driver, PanelDock::kSecondSide);
}

} // namespace merlon::testing
