#include "core/engine/records/beginning.h"

#include "core/base/hash.h"
#include "core/base/json.h"
#include "core/board/attributes/own_attributes.h"

#include <bit>
#include <type_traits>

namespace merlon {

namespace {

void add(Hasher &hasher, const std::string &text)
{
    hasher.add(std::string_view(text));
}

/// The two zeros of a floating-point number are written alike.
void add(Hasher &hasher, double number)
{
    hasher.add(std::bit_cast<std::uint64_t>(number == 0 ? 0.0 : number));
}

void add(Hasher &hasher, const Point &point)
{
    add(hasher, point.x);
    add(hasher, point.y);
}

void add(Hasher &hasher, bool flag)
{
    hasher.add(std::uint64_t {flag});
}

void add(Hasher &hasher, std::int64_t number)
{
    hasher.add(static_cast<std::uint64_t>(number));
}

template <class First, class Second>
void add(Hasher &hasher, const std::pair<First, Second> &pair);
template <class... Possible>
void add(Hasher &hasher, const std::variant<Possible...> &value);
template <class Key, class Value>
void add(Hasher &hasher, const std::map<Key, Value> &map);

template <class Element>
void add(Hasher &hasher, const std::vector<Element> &list)
{
    hasher.add(std::uint64_t {list.size()});
    for (const Element &element : list)
        add(hasher, element);
}

template <class First, class Second>
void add(Hasher &hasher, const std::pair<First, Second> &pair)
{
    add(hasher, pair.first);
    add(hasher, pair.second);
}

template <class... Possible>
void add(Hasher &hasher, const std::variant<Possible...> &value)
{
    hasher.add(std::uint64_t {value.index()});
    std::visit([&hasher](const auto &held) { add(hasher, held); }, value);
}

template <class Key, class Value>
void add(Hasher &hasher, const std::map<Key, Value> &map)
{
    hasher.add(std::uint64_t {map.size()});
    for (const auto &pair : map)
        add(hasher, pair);
}

/// Names, descriptions and what a designer has added are for people: they may be mended.
std::uint64_t placesHash(const Board &board)
{
    Hasher hasher;
    add(hasher, board.info().schema);
    if (const std::optional<CellGrid> &cells = board.info().cells) {
        hasher.add(static_cast<std::uint64_t>(cells->shape));
        add(hasher, cells->size);
        add(hasher, cells->origin);
    }
    for (const Place &place : board.places()) {
        for (const std::string *text : {&place.key, &place.kind, &place.side})
            add(hasher, *text);
        add(hasher, place.at);
        add(hasher, place.attributes);
    }
    return hasher.value();
}

std::uint64_t linksHash(const Board &board)
{
    Hasher hasher;
    for (const Link &link : board.links()) {
        for (const std::string *text : {&link.kind, &link.from, &link.to})
            add(hasher, *text);
        add(hasher, link.attributes);
        add(hasher, link.via);
        if (link.course != LinkCourse::AsUsual) // older records know none
            add(hasher, std::string(keyOf(link.course)));
    }
    return hasher.value();
}

/// All of it: who plays may change while a game goes on, and is not asked.
std::uint64_t setupHash(const Record &record, const RecordBeginning &parts)
{
    Hasher hasher;
    for (const std::uint64_t part : {parts.places, parts.links, parts.options})
        hasher.add(part);
    add(hasher, record.game);
    add(hasher, std::int64_t {record.rulesVersion});
    for (const RecordSeat &seat : record.seats)
        add(hasher, seat.seat);
    hasher.add(record.seed);
    hasher.add(static_cast<std::uint64_t>(record.chance));
    add(hasher, record.takeBacks);
    if (record.parent) {
        add(hasher, record.parent->record);
        hasher.add(std::uint64_t {record.parent->after});
        hasher.add(record.parent->hash);
    }
    if (record.start)
        add(hasher, (*record.start)->dump(-1, ' ', false, Json::error_handler_t::replace));
    return hasher.value();
}

Expected<void> differs(const char *pointer, const char *code)
{
    return tl::unexpected(Error {{code, {}}, {"record", 0, pointer}, {}});
}

} // namespace

RecordBeginning beginningOf(const Record &record)
{
    RecordBeginning beginning;
    const Board board = withoutOwnAttributes(record.board);
    beginning.places = placesHash(board);
    beginning.links = linksHash(board);
    Hasher options;
    add(options, record.options);
    beginning.options = options.value();
    beginning.setup = setupHash(record, beginning);
    return beginning;
}

Expected<void> checkBoardAndOptions(const Record &record)
{
    if (!record.begun)
        return {};
    const RecordBeginning now = beginningOf(record);
    if (now.places != record.begun->places)
        return differs("/board/places", "record.other-places");
    if (now.links != record.begun->links)
        return differs("/board/links", "record.other-links");
    if (now.options != record.begun->options)
        return differs("/options", "record.other-options");
    return {};
}

Expected<void> checkBeginning(const Record &record)
{
    if (const Expected<void> same = checkBoardAndOptions(record); !same)
        return same;
    if (record.begun && beginningOf(record).setup != record.begun->setup)
        return differs("/begun/setup", "record.other-setup");
    return {};
}

} // namespace merlon
