#include "tests/support/mountain/mountain_table.h"

#include "core/games/english.h"
#include "core/games/mountain/networks.h"
#include "core/games/mountain/purse.h"
#include "core/games/mountain/turn/turn.h"
#include "tests/support/boards.h"

#include <algorithm>
#include <functional>
#include <utility>

namespace merlon::mountain {

namespace {

constexpr std::string_view kLetters = "SIH$CTR";

std::shared_ptr<const MountainSetup> opened(int seats, Options options)
{
    options.insert_or_assign("players", std::to_string(seats));
    const auto setup = mountainGame().open(testing::shippedBoard(seats < 4 ? "autumn" : "winter"), options);
    if (!setup)
        testing::fail(say(setup.error(), english()));
    return std::static_pointer_cast<const MountainSetup>(*setup);
}

Cell cellOn(const MountainSetup &setup, std::string_view key)
{
    const auto index = setup.board().indexOf(key);
    if (!index)
        testing::fail("no cell " + std::string(key));
    return static_cast<Cell>(*index);
}

/// The number of a key in a table of keys or of rows with keys.
template <class Table, class Key>
std::uint8_t numberOf(const Table &table, std::string_view key, Key keyOf)
{
    const auto found = std::ranges::find(table, key, keyOf);
    if (found == table.end())
        testing::fail("no " + std::string(key));
    return static_cast<std::uint8_t>(found - table.begin());
}

Troll trollNamed(std::string_view key)
{
    return numberOf(kTrollData, key, &TrollData::key);
}

std::string lettersOf(const Amounts &amounts)
{
    std::string letters;
    for (std::size_t kind = 0; kind < kResources; ++kind)
        letters.append(amounts[kind], kLetters[kind]);
    return letters;
}

} // namespace

Cell Mountain::cell(std::string_view key) const
{
    return cellOn(m_setup, key);
}

void Mountain::stock(Seat seat, std::string_view letters)
{
    team(seat).stock = amountsOf(letters);
}

void Mountain::pack(Seat seat, std::string_view slot, std::string_view troll, std::uint8_t filled)
{
    m_data[seat].pack[numberOf(kSlotKeys, slot, std::identity {})] = {trollNamed(troll), filled};
}

void Mountain::horde(std::string_view place, std::string_view troll, int coins)
{
    HordeCard &card = m_data.horde[numberOf(kHordeKeys, place, std::identity {})];
    card.troll = trollNamed(troll);
    card.bribes = {};
    card.bribes[indexOf(Resource::Coin)] = static_cast<std::uint8_t>(coins);
}

void Mountain::spell(std::string_view key, int runes)
{
    const std::uint8_t wanted = numberOf(kSpellData, key, &SpellData::key);
    for (OpenSpell &open : m_data.grimoire) {
        if (open.spell == wanted)
            open = {};
    }
    m_data.grimoire[0] = {wanted, static_cast<std::uint8_t>(runes)};
    Store<kSpells> rest;
    for (std::uint8_t spell = 0; spell < kSpells; ++spell) {
        if (std::ranges::find(m_data.grimoire, spell, &OpenSpell::spell) == m_data.grimoire.end())
            rest.add(spell);
    }
    m_data.spellDeck = Pile<kSpells, kSpells>(rest);
}

void Mountain::tile(std::string_view shape, int orientation, std::string_view mark)
{
    EventSink nobody;
    Play play = m_setup.play(m_data, nobody);
    const std::uint8_t number = numberOf(kShapeData, shape, &ShapeData::key);
    --m_data.tiles[number];
    putTile(play, static_cast<Shape>(number), static_cast<std::size_t>(orientation), cell(mark));
}

void Mountain::portal(Seat seat, std::string_view key)
{
    const TunnelIndex index = m_data.tunnelAt[m_data[seat].portal];
    m_data.tunnelAt[m_data[seat].portal] = kNoTunnel;
    m_data[seat].portal = cell(key);
    m_data.tunnelAt[cell(key)] = index;
    deriveAll(m_data, m_setup.field(), m_setup.rules());
}

void Mountain::statue(std::string_view clan, std::string_view key)
{
    const std::uint8_t number = numberOf(kClanKeys, clan, std::identity {});
    const auto of = std::ranges::find(m_data.statues, number, &Statue::clan);
    *of = {cell(key), number};
}

void Mountain::workshop(std::string_view kind, std::string_view key)
{
    const std::uint8_t number = numberOf(kWorkshopKeys, kind, std::identity {});
    m_data.workshops[m_data.workshopCount++] = {cell(key), number};
}

Table::Table(Moment moment, const Change &change, int seats, Options options)
    : m_setup(opened(seats, std::move(options)))
{
    MountainData data = position::standardPosition(*m_setup, moment);
    Mountain mountain(*m_setup, data);
    if (change)
        change(mountain);
    position::putMoment(*m_setup, data, moment, 0);
    EventSink events(m_events);
    m_state = std::make_unique<MountainState>(m_setup, data, events);
}

void Table::letChanceDecide()
{
    while (m_state->decision().seat == kChance)
        play(choices().front());
}

Cell Table::cell(std::string_view key) const
{
    return cellOn(*m_setup, key);
}

std::string Table::stock(Seat seat) const
{
    return lettersOf(scene().stockOf(seat));
}

std::string Table::purse(Seat seat) const
{
    return lettersOf(spendable(scene(), seat));
}

bool Table::isInNetwork(Seat seat, std::string_view key) const
{
    return now()[seat].network.contains(m_setup->field().squareOf(cell(key)));
}

std::string Table::refusal(std::string_view notation) const
{
    if (isLegal(notation))
        return {};
    return reasonAgainst(notation) + ' ' + whyNotRule(notation);
}

} // namespace merlon::mountain
