#include "core/engine/position/tray.h"
#include "tests/support/toy/toy_position.h"
#include "tests/support/toy/toy_tableau.h"
#include "tests/support/toy/toy_view.h"

namespace merlon::toy {

namespace {

using position::onBoard;
using position::Slots;

/// One of the values of a type, or `none`.
DraftField wordField(std::string key, const Vocabulary &vocabulary, Type type)
{
    DraftField field {
        .key = std::move(key), .kind = DraftKind::Word, .words = {"none"}, .standard = Json("none")};
    const std::vector<std::string> &values = vocabulary.types()[type].values;
    field.words.insert(field.words.end(), values.begin(), values.end());
    field.mayBeHidden = true;
    return field;
}

DraftField numberField(std::string key, int least, int most, int standard)
{
    return {.key = std::move(key), .least = least, .most = most, .standard = Json(standard)};
}

DraftField cardsField(std::string key, const Vocabulary &vocabulary)
{
    DraftField field {.key = std::move(key), .kind = DraftKind::Counts};
    field.words = vocabulary.types()[kCardType].values;
    field.mostOfWord.assign(kDeck.begin(), kDeck.end());
    field.most = kDeck.front();
    field.standard = Json::object();
    return field;
}

DraftPart wholeOf(const ToySetup &setup)
{
    const Vocabulary &vocabulary = setup.vocabulary();
    const Table &table = setup.table();
    DraftPart whole {.key = "toll"};
    DraftField step {.key = "step", .kind = DraftKind::Word, .standard = Json(stepKeys().front())};
    step.words.assign(stepKeys().begin(), stepKeys().end());
    DraftField turn = wordField("turn", vocabulary, kSeatType);
    turn.words.erase(turn.words.begin());
    turn.standard = Json(turn.words.front());
    DraftField weather = wordField("weather", vocabulary, kWeatherType);
    weather.words.erase(weather.words.begin());
    weather.standard = Json(weather.words.front());
    DraftField place {.key = "place", .kind = DraftKind::Place};
    DraftField mark {.key = "mark", .kind = DraftKind::Place, .mayBeHidden = true};
    whole.fields = {
        step,  numberField("round", 1, table.rounds, 1), turn, weather,
        place, wordField("spy", vocabulary, kSeatType),  mark, wordField("top", vocabulary, kCardType)};
    if (!table.full)
        return whole;
    DraftField market {.key = "market", .kind = DraftKind::Cards, .most = kMarket, .mayRepeat = true};
    market.words = vocabulary.types()[kCardType].values;
    market.standard = Json::array({nullptr, nullptr, nullptr});
    whole.fields.push_back(market);
    return whole;
}

DraftPart partOfSeat(const ToySetup &setup, Seat seat)
{
    const std::string &key = setup.seats()[seat].key;
    DraftPart part {.pointer = pointerInto("/seats", key), .key = key};
    part.fields = {cardsField("hand", setup.vocabulary())};
    if (!setup.table().full)
        return part;
    part.fields.push_back(numberField("coins", 0, kCoins, kCoins));
    part.fields.push_back(cardsField("bought", setup.vocabulary()));
    return part;
}

DraftPart partOfPlace(const ToySetup &setup, std::uint8_t place)
{
    const std::string key = setup.vocabulary().keyOf(kPlaceType, place);
    DraftPart part {.pointer = pointerInto("/places", key), .key = key, .place = place};
    for (const SeatInfo &seat : setup.seats())
        part.fields.push_back(wordField(seat.key, setup.vocabulary(), kCardType));
    part.fields.push_back(numberField("wager", 0, 3, 0));
    if (!setup.table().full)
        return part;
    part.fields.push_back({.key = "flooded", .kind = DraftKind::Flag, .standard = Json(false)});
    if (place + 1 < setup.table().places)
        part.fields.push_back(wordField("bridge", setup.vocabulary(), kSeatType));
    return part;
}

/// Where a card may lie as somebody's: on a field, in the hand, among what has been bought.
Slots slotsOfCard(const std::string &card, const std::string &seat)
{
    const std::string part = pointerInto("/seats", seat);
    return {onBoard(seat, card), {part, "hand", card}, {part, "bought", card}};
}

void addPieces(const ToySetup &setup, Draft &draft)
{
    const std::vector<Component> box = components(setup);
    for (Seat seat = 0; seat < setup.seats().size(); ++seat) {
        const SeatInfo &info = setup.seats()[seat];
        position::addComponents(
            draft, box, {.group = info.key, .team = info.liveryNumber()}, [&](const Component &component) {
                return component.role == ComponentRole::Card ? slotsOfCard(component.key, info.key) : Slots();
            });
    }
    position::addComponents(draft, box, {.note = "market"}, [&](const Component &component) {
        return component.role == ComponentRole::Card && setup.table().full
            ? Slots {{"", "market", component.key}}
            : Slots();
    });
    position::addComponents(draft, box, {}, [](const Component &component) {
        return component.key == "mark" ? Slots {{"", "mark"}} : Slots();
    });
    position::countLeft(draft, box);
}

} // namespace

void ToySetup::describe(const Json &position, Draft &draft) const
{
    draft.parts.push_back(wholeOf(*this));
    for (Seat seat = 0; seat < m_table.seats; ++seat)
        draft.parts.push_back(partOfSeat(*this, seat));
    for (std::uint8_t place = 0; place < m_table.places; ++place)
        draft.parts.push_back(partOfPlace(*this, place));
    fillValues(draft, position);
    addPieces(*this, draft);
    draft.view = viewOf(shared_from_this(), roughlyFromJson(position, m_table, m_vocabulary), SeatSet::all());
}

} // namespace merlon::toy
