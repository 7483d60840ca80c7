#include "app/table/question/picking/placing.h"

#include "core/board/board.h"
#include "core/engine/game.h"
#include "core/engine/notation/vocabulary.h"
#include "core/games/module.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace merlon {

using canvas::Thing;

namespace {

constexpr std::size_t kMostWays = 16; ///< of more nobody would turn from one to the next

/// Which argument of a choice is the place that is pointed at: the last one on the board; none if it names no place.
std::optional<std::size_t> placeArgument(const Vocabulary &words, Choice choice)
{
    std::optional<std::size_t> found;
    const auto &types = words.verbs()[choice.verb].types;
    for (std::size_t i = 0; i < types.size(); ++i) {
        if (words.types()[types[i]].kind == ArgumentKind::Place)
            found = i;
    }
    return found;
}

/// Whether it only says a word or a number, as orientations do.
bool isWordAlone(const Vocabulary &words, Choice choice)
{
    const auto &types = words.verbs()[choice.verb].types;
    if (types.size() != 1)
        return false;
    const ArgumentKind kind = words.types()[types[0]].kind;
    return kind == ArgumentKind::Word || kind == ArgumentKind::Number;
}

bool isAlike(Choice one, Choice other, std::size_t besides)
{
    one.args[besides] = other.args[besides];
    return one == other;
}

} // namespace

Placing Placing::at(const View &view, const ChoiceList &choices, const After &after)
{
    Placing placing;
    if (choices.empty())
        return placing;
    placing.addLays(view, choices);
    const Vocabulary &words = view.setup().vocabulary();
    const bool areWords = choices.size() <= kMostWays
        && std::ranges::all_of(choices, [&](Choice choice) { return isWordAlone(words, choice); });
    if (!placing.isOn() && areWords)
        placing.addTurnings(view, choices, after);
    placing.findShapes(view.setup().board());
    return placing;
}

/// The choices of this question, those that differ in the place alone together.
void Placing::addLays(const View &view, const ChoiceList &choices)
{
    const Vocabulary &words = view.setup().vocabulary();
    for (const Choice choice : choices) {
        const std::optional<std::size_t> place = placeArgument(words, choice);
        if (!place)
            continue;
        std::vector<std::uint16_t> covered = placesCovered(view, choice);
        if (covered.empty())
            continue;
        auto way = std::ranges::find_if(m_ways, [&](const Way &other) {
            return other.lays.front().choice.verb == choice.verb
                && isAlike(other.lays.front().choice, choice, *place);
        });
        if (way == m_ways.end())
            way = m_ways.insert(m_ways.end(), Way {});
        way->lays.push_back({choice, choice.args[*place], std::move(covered)});
    }
}

/// The ways in which it is turned first, and laid at the question that follows; or at once, where it can lie nowhere else.
void Placing::addTurnings(const View &view, const ChoiceList &choices, const After &after)
{
    constexpr std::size_t kTried = 3; // if nothing is laid after so many of them, something else is asked
    std::size_t tried = 0;
    for (const Choice choice : choices) {
        if (m_ways.empty() && tried++ == kTried)
            return;
        if (const std::vector<std::uint16_t> covered = placesCovered(view, choice); !covered.empty()) {
            Way &way = m_ways.emplace_back();
            for (const std::uint16_t place : covered)
                way.lays.push_back({choice, place, covered});
        } else if (std::unique_ptr<View> next = after(choice)) {
            addWay(std::move(next), choice);
        }
    }
}

/// What follows on a choice that turns it.
void Placing::addWay(std::shared_ptr<const View> after, Choice turning)
{
    ChoiceList choices;
    after->choices(choices);
    Placing next;
    next.addLays(*after, choices);
    if (next.m_ways.size() != 1)
        return;
    next.m_ways.front().turning = turning;
    next.m_ways.front().after = std::move(after);
    m_ways.push_back(std::move(next.m_ways.front()));
}

void Placing::findShapes(const Board &board)
{
    const auto places = board.places();
    for (Way &way : m_ways) {
        const Lay &lay = way.lays.front();
        const Point mark = places[static_cast<std::size_t>(lay.at)].at;
        for (const std::uint16_t place : lay.places) {
            const Point at = places[place].at;
            way.shape.push_back({std::lround(at.x - mark.x), std::lround(at.y - mark.y)});
        }
        std::ranges::sort(way.shape);
    }
}

std::vector<Thing> Placing::targets() const
{
    std::vector<Thing> things;
    if (isOn()) {
        for (const Lay &lay : m_ways[m_now].lays)
            things.push_back(canvas::placeThing(lay.at));
    }
    return things;
}

const Placing::Lay *Placing::layAt(const Thing &thing) const
{
    if (!isOn() || thing.place < 0)
        return nullptr;
    const std::vector<Lay> &lays = m_ways[m_now].lays;
    const auto found = std::ranges::find(lays, thing.place, &Lay::at);
    return found == lays.end() ? nullptr : &*found;
}

std::optional<Haul> Placing::haulAt(const Thing &thing) const
{
    const Lay *lay = layAt(thing);
    if (!lay)
        return std::nullopt;
    const Way &way = m_ways[m_now];
    Haul haul {.first = way.turning.value_or(lay->choice)};
    if (way.turning)
        haul.then = lay->choice;
    haul.to = lay->at;
    haul.before = way.after;
    return haul;
}

std::optional<Choice> Placing::turning() const
{
    return isOn() ? m_ways[m_now].turning : std::nullopt;
}

const View *Placing::afterTurning() const
{
    return isOn() ? m_ways[m_now].after.get() : nullptr;
}

/// The way that has the shape of the one of now after a change: with its mark, or, where a turned tile has its mark elsewhere,
/// without. None if it is the same one.
template <class Change>
std::optional<std::size_t> Placing::changed(Change change) const
{
    const auto changedShape = [&](Shape shape) {
        for (Offset &offset : shape)
            offset = change(offset);
        std::ranges::sort(shape);
        return shape;
    };
    const auto fromCorner = [](Shape shape) {
        Offset corner = shape.front();
        for (const Offset offset : shape)
            corner = {std::min(corner.x, offset.x), std::min(corner.y, offset.y)};
        for (Offset &offset : shape)
            offset = {offset.x - corner.x, offset.y - corner.y};
        return shape;
    };
    const Shape wanted = changedShape(m_ways[m_now].shape);
    for (const bool withMark : {true, false}) {
        for (std::size_t way = 0; way < m_ways.size(); ++way) {
            const Shape &shape = m_ways[way].shape;
            if (withMark ? shape == wanted : fromCorner(shape) == fromCorner(wanted))
                return way == m_now ? std::nullopt : std::optional(way);
        }
    }
    return std::nullopt;
}

bool Placing::turn(bool clockwise)
{
    if (!canTurn())
        return false;
    // Down on the board is more: a quarter clockwise leads from the right to below.
    const auto quarter = [clockwise](Offset offset) {
        return clockwise ? Offset {-offset.y, offset.x} : Offset {offset.y, -offset.x};
    };
    const auto half = [](Offset offset) { return Offset {-offset.x, -offset.y}; };
    const auto back = [&](Offset offset) { return half(quarter(offset)); };
    std::optional<std::size_t> next = changed(quarter);
    if (!next)
        next = changed(half);
    if (!next)
        next = changed(back);
    const std::size_t step = clockwise ? 1 : m_ways.size() - 1;
    m_now = next.value_or((m_now + step) % m_ways.size());
    return true;
}

bool Placing::flip()
{
    if (!canTurn())
        return false;
    const std::optional<std::size_t> next = changed([](Offset offset) {
        return Offset {-offset.x, offset.y};
    });
    if (!next)
        return false;
    m_now = *next;
    return true;
}

} // namespace merlon
