#include "app/games/siege/siege2/defender/garrison.h"

#include "app/table/widgets/count_label.h"
#include "app/table/widgets/flow_layout.h"
#include "app/table/widgets/lettering.h"
#include "app/table/widgets/section_title.h"
#include "app/table/widgets/token_chip.h"
#include "app/words/counting.h"
#include "core/games/siege2/pieces.h"
#include "core/games/siege2/steps.h"

#include <QGridLayout>

#include <algorithm>
#include <bit>

using namespace Qt::StringLiterals;

namespace merlon {

using namespace siege2;

namespace {

/// A token of the defender's and how many are left of it.
struct TokensLeft {
    std::string_view picture;
    Action action;
    int left;
};

int ladders(const SiegeData &data)
{
    return static_cast<int>(std::ranges::count_if(
        data.walls, [](const WallState &wall) { return wall.has(WallState::kDefenderLadder); }));
}

int traps(const SiegeData &data)
{
    return static_cast<int>(
        std::ranges::count_if(data.paths, [](const PathState &path) { return path.trap != Trap::None; }));
}

int malfunctions(const SiegeData &data)
{
    return static_cast<int>(std::ranges::count_if(
        data.machines, [](const MachineState &machine) { return machine.malfunction != 0; }));
}

constexpr int kTrapTokens = 3 * kTokensOfType;

std::array<TokensLeft, 11> tokensLeft(const PanelView &view)
{
    const Scene scene = view.scene();
    const SiegeData &data = view.data();
    const auto devices = [&](Device device) { return kTokensOfType - devicesInUse(scene, device); };
    const auto cauldrons = [&](Cauldron type) { return kTokensOfType - cauldronsInUse(scene, type); };
    return {{
        {"stone", Action::Wall, kStoneTotal - stoneInUse(scene)},
        {"cannon", Action::Cannon, devices(Device::Cannon)},
        {"pole", Action::Pole, devices(Device::Pole)},
        {"bay-window", Action::BayWindow, devices(Device::BayWindow)},
        {"cauldron-troll", Action::CauldronTroll, cauldrons(Cauldron::Troll)},
        {"cauldron-orc", Action::CauldronOrc, cauldrons(Cauldron::Orc)},
        {"cauldron-goblin", Action::CauldronGoblin, cauldrons(Cauldron::Goblin)},
        {"defender-ladder", Action::Ladder, kTokensOfType - ladders(data)},
        {"back-trap", Action::Trap, kTrapTokens - traps(data)},
        {"malfunction", Action::Malfunction, kMalfunctionTokens - malfunctions(data)},
        {"spy", Action::Spy, kSpyTokens - std::popcount(data.spied)},
    }};
}

} // namespace

Garrison::Garrison(const canvas::Art &art, QWidget *parent)
    : QWidget(parent)
    , m_hospitalTitle(new SectionTitle(art, this))
    , m_supplyTitle(new SectionTitle(art, this))
{
    const double line = lineOf(font());
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(qRound(line * 0.5));
    grid->setVerticalSpacing(qRound(line * 0.1));
    grid->addWidget(m_hospitalTitle, 0, 0);
    grid->addWidget(m_supplyTitle, 0, 1);
    const auto addChips = [&](Chips &chips, int column) {
        auto *flow = new FlowLayout(0);
        for (TokenChip *&chip : chips) {
            chip = new TokenChip(art, 0.85, this);
            flow->addWidget(chip);
        }
        grid->addLayout(flow, 1, column);
        grid->setColumnStretch(column, 1);
    };
    addChips(m_hospital, 0);
    addChips(m_supply, 1);
    auto *tokens = new FlowLayout(qRound(line * 0.25));
    for (CountLabel *&label : m_tokens) {
        label = new CountLabel(art, 0.85, this);
        tokens->addWidget(label);
    }
    grid->addLayout(tokens, 2, 0, 1, 2);
}

void Garrison::show(const PanelView &view)
{
    const SiegeData &known = view.data();
    m_hospitalTitle->setText(PanelWords::tr("Hospital"));
    m_supplyTitle->setText(PanelWords::tr("Supply"));
    // The same unit may lie at both places: it can be picked where the question looks for it.
    const bool recovering = view.asked() == StepKind::Recover;
    //: Where a unit is.
    showUnits(view, m_hospital, known.hospital, recovering, PanelWords::tr("Hospital: %1"));
    showUnits(view, m_supply, known.defenderSupply, !recovering, PanelWords::tr("Supply: %1"));
    showTokens(view);
}

void Garrison::showUnits(const PanelView &view, const Chips &chips, const Units &units, bool pickable,
                         const QString &where)
{
    for (std::size_t unit = 0; unit < chips.size(); ++unit) {
        const std::string key(kDefenderUnitKeys[unit]);
        const int count = units[unit];
        chips[unit]->setThing(pickable ? thingOf("defender-unit", key) : canvas::Thing {});
        chips[unit]->setFace({pictureOf(key), TokenFace::Shape::Disc, kDefender, count, true, count == 0});
        chips[unit]->describe(where.arg(counted(key, count, view.speaker)), whatItDoes("defender-unit", key));
    }
}

void Garrison::showTokens(const PanelView &view)
{
    const std::array<TokensLeft, kTokens> tokens = tokensLeft(view);
    for (std::size_t index = 0; index < tokens.size(); ++index) {
        const auto &[picture, action, left] = tokens[index];
        m_tokens[index]->setCount(pictureOf(picture), QString::number(left), left == 0);
        //: A token of the defender's and how many are not in use.
        m_tokens[index]->describe(PanelWords::tr("%1, left: %2").arg(view.nameOf(action)).arg(left), {});
    }
}

} // namespace merlon
