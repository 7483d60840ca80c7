#include "core/games/siege2/pieces/row.h"
#include "core/games/siege2/position/sections.h"

#include <algorithm>

/// Action cards, objectives and defense plans.
namespace merlon::siege2::position {

namespace {

/// Cards by key; null for one that has not been drawn yet.
Json cardsToJson(std::span<const std::uint8_t> cards)
{
    Json list = Json::array();
    for (const std::uint8_t card : cards)
        list.push_back(card == kNoCard ? Json() : Json(cardNames()[card]));
    return list;
}

void readCardList(const Reading &reading, std::string_view key, std::span<std::uint8_t> cards)
{
    const Json *list = reading.form.find(key);
    if (list == nullptr)
        return;
    if (!list->is_array())
        return reading.form.complain(key, {"error.position-array", {}});
    if (list->size() != cards.size())
        return reading.form.complain(
            key, {"error.position-list-size", {}},
            {"error.position-list-size-right", {static_cast<std::int64_t>(cards.size())}});
    for (std::size_t index = 0; index < cards.size() && !reading.form.complaint().any(); ++index) {
        const Json &json = (*list)[index];
        const std::string pointer = pointerInto(reading.form.pointer(key), std::to_string(index));
        cards[index] = json.is_null()
            ? kNoCard
            : static_cast<std::uint8_t>(nameIn(reading.form.complaint(), json, pointer, cardNames()));
    }
}

/// A card supply that goes with a row: of each phase the first cards in the order of the rules' table that make
/// three with those in the row.
void fillSupply(SiegeData &data)
{
    data.supplyCards.fill(kNoCard);
    std::size_t next = 0;
    for (int phase = 2; phase <= 5; ++phase) {
        const auto inRow = std::count_if(data.row.begin(), data.row.end(), [phase](std::uint8_t card) {
            return card < kCards && dataOf(static_cast<Card>(card)).phase == phase;
        });
        auto wanted = 3 - inRow;
        for (std::uint8_t card = firstCardOf(phase); card < firstCardOf(phase) + 5 && wanted > 0; ++card) {
            if (next == data.supplyCards.size() || rowPosition(data, card) >= 0)
                continue;
            data.supplyCards[next++] = card;
            --wanted;
        }
    }
}

void paidFields(auto &form, auto &paid)
{
    for (std::size_t unit = 0; unit < siege::kUnitKinds; ++unit)
        form.number(kInvaderUnitKeys[unit], paid.units[unit], kInvaderTotal[unit]);
    form.number("wood", paid.wood, kWoodTotal);
}

Json paidToJson(const Writing &writing, const PaidOnCard &paid)
{
    WritingForm nothing(writing.setup.vocabulary());
    const PaidOnCard unpaid;
    paidFields(nothing, unpaid);
    WritingForm form(writing.setup.vocabulary());
    paidFields(form, paid);
    return differing(form.take(), nothing.take());
}

void readPaid(const Reading &reading)
{
    ReadingForm cards = reading.form.object("paid");
    for (std::size_t position = 0; position < kRowCards; ++position) {
        const std::uint8_t card = reading.data.row[position];
        if (card == kNoCard || !cards.has(cardNames()[card]))
            continue;
        ReadingForm form = cards.object(cardNames()[card]);
        paidFields(form, reading.data.paid[position]);
        form.finish();
    }
    cards.finish();
}

/// Objectives or plans: `[{"card": "levy", "state": "unused"}]`.
template <class Slots>
Json slotsToJson(const Slots &slots, Names names, Names states)
{
    Json list = Json::array();
    for (const auto &slot : slots) {
        if (static_cast<int>(slot.state) != 0)
            list.push_back({{"card", slot.id == kHiddenCard ? kUnknown : names[slot.id]},
                            {"state", states[static_cast<std::size_t>(slot.state)]}});
    }
    return list;
}

template <class Slots>
void readSlots(const Reading &reading, std::string_view key, Slots &slots, Names names, Names states)
{
    const Json *list = reading.form.find(key);
    if (list == nullptr)
        return;
    if (!list->is_array())
        return reading.form.complain(key, {"error.position-array", {}});
    if (list->size() > slots.size())
        return reading.form.complain(key,
                                     {"error.position-long-list", {static_cast<std::int64_t>(slots.size())}});
    for (std::size_t index = 0; index < list->size() && !reading.form.complaint().any(); ++index) {
        ReadingForm form(reading.form.complaint(), reading.form.vocabulary(), &(*list)[index],
                         pointerInto(reading.form.pointer(key), std::to_string(index)));
        for (const std::string_view member : {"card", "state"}) {
            if (!form.has(member))
                form.complain(member, {"error.position-missing", {std::string(member)}});
        }
        std::size_t card = 0;
        std::size_t state = 0;
        form.word("card", names, card);
        form.word("state", states.subspan(1), state);
        form.finish();
        slots[index].id = static_cast<std::uint8_t>(card);
        using State = decltype(slots[index].state);
        slots[index].state = static_cast<State>(state + 1);
    }
}

void describeSlots(merlon::position::DescribingForm &form, std::string_view key, Json value, Names names,
                   Names states, int fresh)
{
    merlon::position::DescribingForm slot(form.vocabulary());
    slot.word("card", names, 0);
    slot.word("state", states.subspan(1), fresh - 1);
    form.records(key, std::move(value), 3, slot.take(), 2);
}

} // namespace

void writeCards(const Writing &writing)
{
    const auto &[setup, data, standard, json] = writing;
    if (data.row != standard.row)
        json["row"] = cardsToJson(data.row);
    if (data.supplyCards != standard.supplyCards)
        json["card-supply"] = cardsToJson(data.supplyCards);
    WritingForm form(setup.vocabulary());
    form.bits("spies", cardNames(), data.spied);
    form.bits("exchanged", cardNames(), data.exchanged);
    const Json marked = form.take();
    for (const auto &[key, value] : marked.items())
        writing.add(key, value);
    Json paid = Json::object();
    for (std::size_t position = 0; position < kRowCards; ++position) {
        if (data.row[position] == kNoCard) // not drawn yet
            continue;
        Json onCard = paidToJson(writing, data.paid[position]);
        if (!onCard.empty())
            paid[std::string(cardNames()[data.row[position]])] = std::move(onCard);
    }
    writing.add("paid", std::move(paid));
    writing.add("objectives", slotsToJson(data.objectives, kObjectiveKeys, kObjectiveStateNames));
    writing.add("plans", slotsToJson(data.plans, kPlanKeys, kPlanStateNames));
}

/// What is drawn later has no card yet.
void describeCards(const Describing &describing, std::vector<DraftField> &root)
{
    const auto &[setup, data, standard, draft] = describing;
    merlon::position::DescribingForm form(setup.vocabulary());
    merlon::position::DescribingForm usual(setup.vocabulary());
    for (auto [to, from] : {std::pair(&form, &data), std::pair(&usual, &standard)}) {
        to->cards("row", cardNames(), cardsToJson(from->row));
        to->cards("card-supply", cardNames(), cardsToJson(from->supplyCards));
        to->bits("spies", cardNames(), from->spied);
        to->bits("exchanged", cardNames(), from->exchanged);
        describeSlots(*to, "objectives", slotsToJson(from->objectives, kObjectiveKeys, kObjectiveStateNames),
                      kObjectiveKeys, kObjectiveStateNames, static_cast<int>(ObjectiveState::Open));
        describeSlots(*to, "plans", slotsToJson(from->plans, kPlanKeys, kPlanStateNames), kPlanKeys,
                      kPlanStateNames, static_cast<int>(PlanState::Unused));
    }
    for (DraftField &field : merlon::position::withStandards(form.take(), usual.take()))
        root.push_back(std::move(field));
    std::ranges::find(root, "row", &DraftField::key)->frees = {"/card-supply", "/paid"};
    for (std::size_t position = 0; position < kRowCards; ++position) {
        if (data.row[position] == kNoCard)
            continue;
        const std::string card(cardNames()[data.row[position]]);
        describing.add({.pointer = pointerInto("/paid", card),
                        .key = card,
                        .fields = describing.fieldsBy([position](auto &to, const SiegeData &from) {
                            paidFields(to, from.paid[position]);
                        }),
                        .names = {cardNames().begin(), cardNames().end()}});
    }
}

void readCards(const Reading &reading)
{
    readCardList(reading, "row", reading.data.row);
    const bool drawn = reading.data.has(SiegeData::kReady);
    if (drawn && reading.form.has("row") && !reading.form.has("card-supply"))
        fillSupply(reading.data);
    readCardList(reading, "card-supply", reading.data.supplyCards);
    reading.form.bits("spies", cardNames(), reading.data.spied);
    reading.form.bits("exchanged", cardNames(), reading.data.exchanged);
    readPaid(reading);
    readSlots(reading, "objectives", reading.data.objectives, kObjectiveKeys, kObjectiveStateNames);
    readSlots(reading, "plans", reading.data.plans, kPlanKeys, kPlanStateNames);
}

} // namespace merlon::siege2::position
