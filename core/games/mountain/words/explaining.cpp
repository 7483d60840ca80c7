#include "core/games/mountain/words/explaining.h"

#include "core/games/mountain/edition.h"
#include "core/games/mountain/networks.h"
#include "core/games/mountain/placement.h"
#include "core/games/mountain/score.h"
#include "core/games/mountain/turn/turn.h"

#include <algorithm>
#include <bit>
#include <string>
#include <string_view>
#include <utility>

namespace merlon::mountain {

namespace {

/// The sentences about one choice, in their order.
class ChoiceNotes {
public:
    ChoiceNotes(const MountainView &view, Choice made)
        : m_view(view)
        , m_scene {view.known(), view.field(), view.rules()}
        , m_data(view.known())
        , m_seat(view.decision().seat)
        , m_made(made)
    {
    }

    std::vector<Text> take()
    {
        if (m_seat < m_scene.rules.seats)
            addOwn();
        add(("note." + m_view.setup().vocabulary().verbs()[m_made.verb].key).c_str());
        return std::move(m_notes);
    }

private:
    /// What depends on the moment.
    void addOwn()
    {
        switch (verbOf(m_made)) {
        case Verb::Settle:
            addAbout("troll", dataOf(static_cast<Troll>(m_made.args[0])).key);
            break;
        case Verb::Cast:
            addSpell(m_data.grimoire[m_made.args[0]]);
            break;
        case Verb::Swap:
            addSwap();
            break;
        case Verb::Wake:
            addWaking(slotBit(m_made.args[0]), kSlots, kNoTroll);
            break;
        case Verb::Rob:
            addBribesOn(m_data.horde[m_made.args[0]]);
            break;
        case Verb::Pick:
            addBuried(squareOf(cellOf(m_made)));
            break;
        case Verb::PedestalOn:
            addToken(cellOf(m_made), m_made.args[1]);
            break;
        case Verb::Work:
            addWorkshop(cellOf(m_made));
            break;
        case Verb::Recruit:
            addRecruit(m_made.args[0]);
            break;
        case Verb::Join:
            addWaking(wokenBy(m_scene, m_seat, m_made.args[0], m_data.now.joining), m_made.args[0],
                      m_data.now.joining);
            break;
        case Verb::Dig:
            addDig(static_cast<Shape>(m_made.args[0]), m_made.args[1]);
            break;
        case Verb::Place:
            addPlace();
            break;
        case Verb::Pedestal:
            addToken(m_view.decision().about[0], m_made.args[0]);
            break;
        case Verb::Establish:
            addAbout("workshop", kWorkshopKeys[m_made.args[1]]);
            break;
        case Verb::Hall:
            addAbout("hall", kHallData[m_made.args[0]].key);
            break;
        case Verb::PlaceHall:
            addHall();
            break;
        case Verb::Haul:
            addBestHaul(cellOf(m_made));
            break;
        case Verb::To:
            addHaul(m_view.decision().about[0], cellOf(m_made));
            break;
        default: // the sentence of the verb says all
            break;
        }
    }

    void add(const char *code, std::vector<TextArg> args = {}) { m_notes.push_back({code, std::move(args)}); }
    void addNumber(const char *code, std::int64_t number) { add(code, {number}); }
    static Word word(const char *type, std::string_view key) { return {std::string(key), type}; }
    static Word wordOf(Troll troll) { return word("troll", dataOf(troll).key); }
    static Word clanWord(std::size_t clan) { return word("clan", kClanKeys[clan]); }
    /// What a thing is for.
    void addAbout(const std::string &type, std::string_view key)
    {
        m_notes.push_back({"about." + type + '.' + std::string(key), {}});
    }
    Squares squareOf(Cell cell) const
    {
        Squares square;
        square.add(m_scene.map.squareOf(cell));
        return square;
    }

    // Spells and workshops

    void addSpell(const OpenSpell &open)
    {
        if (open.spell >= kSpells)
            return;
        const std::string_view key = kSpellData[open.spell].key;
        add("note.spell", {word("spell", key)});
        addAbout("spell", key);
        if (open.runes + 1 < kRunesOfSpell)
            addNumber("note.runes", open.runes);
        else
            add("note.last-rune");
    }

    void addSwap()
    {
        const Troll own = m_data[m_seat].pack[m_made.args[0]].troll;
        const Troll other = m_data.horde[m_made.args[1]].troll;
        if (own == kNoTroll || other == kNoTroll)
            return;
        add("note.swap", {wordOf(own), wordOf(other)});
        addAbout("troll", dataOf(other).key);
    }

    void addWorkshop(Cell cell)
    {
        const PlacedWorkshop *workshop = workshopOn(m_data, cell);
        if (workshop == nullptr)
            return;
        const std::string_view key = kWorkshopKeys[workshop->kind];
        add("note.workshop", {word("workshop", key), std::int64_t {openEntrances(m_scene, cell)}});
        addAbout("workshop", key);
    }

    // Recruiting

    /// MT-4.10: the empty symbols of some trolls, one of whom is still to come.
    int emptySymbols(SlotSet slots, std::size_t slotOfNew, Troll newcomer) const
    {
        int symbols = 0;
        for (std::size_t slot = 0; slot < kSlots; ++slot) {
            const PackTroll card = slot == slotOfNew ? PackTroll {newcomer, 0} : m_data[m_seat].pack[slot];
            if (contains(slots, slot) && card.troll != kNoTroll)
                symbols += static_cast<int>(symbolCount(card.troll)) - std::popcount(card.filled);
        }
        return symbols;
    }

    void addWaking(SlotSet slots, std::size_t slotOfNew, Troll newcomer)
    {
        add("note.wakes",
            {std::int64_t {std::popcount(slots)}, std::int64_t {emptySymbols(slots, slotOfNew, newcomer)}});
    }

    /// The slot in which a recruit brings most.
    void addBestCascade(Troll troll)
    {
        std::int64_t most = 0;
        std::int64_t woken = 0;
        for (std::size_t slot = 0; slot < kSlots; ++slot) {
            if (!canJoin(m_data[m_seat], slot))
                continue;
            const SlotSet slots = wokenBy(m_scene, m_seat, slot, troll);
            const std::int64_t symbols = emptySymbols(slots, slot, troll);
            if (symbols > most) {
                most = symbols;
                woken = std::popcount(slots);
            }
        }
        add("note.cascade", {woken, most});
    }

    void addBribesOn(const HordeCard &card)
    {
        if (card.bribeCount() > 0)
            addNumber("note.brings-bribes", card.bribeCount());
    }

    void addRecruit(std::size_t place)
    {
        const HordeCard &card = m_data.horde[place];
        if (card.troll == kNoTroll)
            return;
        add("note.card", {wordOf(card.troll)});
        addAbout("troll", dataOf(card.troll).key);
        if (const int bribes = cardsToBribe(m_data, place); bribes == 0)
            add("note.free");
        else
            addNumber(m_data.now.has(Spell::Mask) ? "note.bribes-masked" : "note.bribes", bribes);
        addBribesOn(card);
        if (card.pedestal < kStatueClans)
            add("note.brings-pedestal", {clanWord(card.pedestal)});
        const bool isBagEmpty = std::ranges::all_of(m_data.bag, [](int number) { return number == 0; });
        if (dataOf(card.troll).level == 3 && !isBagEmpty)
            add("note.takes-pedestal");
        addBestCascade(card.troll);
    }

    // Digging

    void addDig(Shape shape, std::size_t mineral)
    {
        if (!isMineral(mineral))
            return;
        addCostOf(shape, mineral);
        addNumber("note.tiles-left", m_data.tiles[m_made.args[0]]);
    }

    void addCostOf(Shape shape, std::size_t mineral)
    {
        const ShapeData &tile = dataOf(shape);
        add("note.costs", {std::int64_t {tile.size}, word("resource", kResourceData[mineral].key)});
        addNumber("note.honour", tile.honour[mineral]);
    }

    /// MT-5.9
    void addBuried(const Squares &squares)
    {
        Amounts buried;
        forEachCell(m_scene.map, (squares & m_scene.map.buried) - m_data.covered - m_data.picked,
                    [&](Cell cell) { buried += m_scene.map[cell].buried; });
        for (std::size_t kind = 0; kind < kResources; ++kind) {
            if (buried[kind] > 0)
                add("note.buried", {std::int64_t {buried[kind]}, word("resource", kResourceData[kind].key)});
        }
    }

    void addPlace()
    {
        const Step step = m_data.agenda[m_data.agendaSize - 1u];
        if (static_cast<StepKind>(step.kind) != StepKind::PlaceTile)
            return;
        const ShapeData &tile = dataOf(static_cast<Shape>(step.a));
        const Outline &outline = outlineOf(static_cast<Shape>(step.a), step.c);
        const Square mark = m_scene.map.squareOf(cellOf(m_made));
        if (!isOnGrid(outline, mark))
            return;
        const Squares squares = squaresOf(outline, mark);
        if (!(squares - m_scene.map.ground).empty())
            return;
        if (step.b != kShifted)
            addCostOf(static_cast<Shape>(step.a), step.b);
        const int rubble = (squares & (m_scene.map.rubble - m_data.covered)).size();
        if (rubble > 0 && !m_data.now.has(Spell::Soft))
            addNumber("note.rubble", rubble);
        addBuried(squares);
        for (const Statue &statue : m_data.statues) {
            if (statue.cell != kNoCell && squares.contains(m_scene.map.squareOf(statue.cell)))
                add("note.unearths", {clanWord(statue.clan)});
        }
        if (!(squares & emptySites(m_scene)).empty())
            add("note.site-covered");
        if (tile.hasAnchor && step.b != kShifted)
            addNumber("note.anchor", m_scene.map[cellOf(m_made)].zone);
    }

    /// MT-5.11
    void addToken(Cell anchor, std::size_t clan)
    {
        const int zone = m_scene.map[anchor].zone;
        if (zone == 0 || clan >= kStatueClans)
            return;
        if (const std::uint8_t value = m_data.track[trackPlace(zone, clan)].value; value < kTokenValues)
            addNumber("note.token", value + 1);
    }

    // Halls and statues

    /// MT-6.3, MT-9.4
    void addHall()
    {
        const Step step = m_data.agenda[m_data.agendaSize - 1u];
        if (static_cast<StepKind>(step.kind) != StepKind::PlaceHall)
            return;
        const HallData &hall = kHallData[step.a];
        if (hasStatue(m_data, m_made.args[1]))
            addNumber("note.altar-statue", hall.high);
        else
            add("note.altar-empty", {std::int64_t {hall.low}, std::int64_t {hall.high}});
        const Outline &outline = outlineOf(static_cast<Hall>(step.a), m_made.args[0]);
        const Square altar = m_scene.map.squareOf(m_made.args[1]);
        if (!isOnGrid(outline, altar))
            return;
        const Squares squares = squaresOf(outline, altar);
        const auto lost = std::ranges::count_if(m_data.tunnels, [&](const Tunnel &tunnel) {
            return tunnel.isTile() && tunnel.pedestal != kNoClan
                && squares.contains(m_scene.map.squareOf(tunnel.anchor));
        });
        if (lost > 0)
            addNumber("note.pedestals-lost", lost);
    }

    std::int64_t honourOfStatues(const MountainData &data) const
    {
        const Score score = scoreOf({data, m_scene.map, m_scene.rules}, m_scene.rules.teamOf(m_seat));
        return std::int64_t {score.halls} + score.statues;
    }

    /// MT-9.4, MT-9.5: what all halls and statues count once a statue has been hauled.
    std::int64_t honourAfter(std::size_t statue, Cell to) const
    {
        MountainData after = m_data;
        after.statues[statue].cell = to;
        return honourOfStatues(after);
    }

    void addHaul(Cell from, Cell to)
    {
        const std::size_t statue = statueOn(m_data, from);
        if (statue >= kMostStatues || !m_scene.isCovered(to))
            return;
        if (asksFor(StepKind::HaulTo))
            add("note.cart");
        const std::int64_t now = honourOfStatues(m_data);
        const std::int64_t then = honourAfter(statue, to);
        if (then > now)
            add("note.statues-gain", {then - now, now, then});
        else if (then < now)
            add("note.statues-loss", {now - then, now, then});
        else
            addNumber("note.statues-same", now);
    }

    /// Where the statue can be hauled next.
    void addBestHaul(Cell from)
    {
        const std::size_t statue = statueOn(m_data, from);
        if (statue >= kMostStatues)
            return;
        const std::int64_t now = honourOfStatues(m_data);
        std::int64_t most = now;
        forEachCell(m_scene.map, haulTargets(m_scene, from),
                    [&](Cell to) { most = std::max(most, honourAfter(statue, to)); });
        if (most > now)
            addNumber("note.haul-gain", most - now);
    }

    bool asksFor(StepKind kind) const { return m_view.decision().kind == static_cast<std::uint8_t>(kind); }

    const MountainView &m_view;
    Scene m_scene;
    const MountainData &m_data;
    Seat m_seat;
    Choice m_made;
    std::vector<Text> m_notes;
};

} // namespace

std::vector<Text> notesOn(const View &view, Choice choice)
{
    return ChoiceNotes(static_cast<const MountainView &>(view), choice).take();
}

} // namespace merlon::mountain
