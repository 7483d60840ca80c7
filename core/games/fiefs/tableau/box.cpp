#include "core/games/fiefs/edition.h"
#include "core/games/fiefs/tableau/tableau.h"

#include <string>
#include <utility>

namespace merlon::fiefs {

namespace {

const char *familyKey(Family family)
{
    return family == Family::Conflict ? "conflict" : family == Family::Support ? "support" : "resource";
}

/// What it is worth in a battle.
Text markOf(const CardData &card)
{
    if (card.family == Family::Resource)
        return {};
    if (card.value == 0)
        return {"card-label.rolled", {}};
    return {card.family == Family::Support ? "card-label.adds" : "card-label.value",
            {std::int64_t {card.value}}};
}

void addCards(std::vector<Component> &box, int decks)
{
    for (const CardData &card : kCardData) {
        const Word family {familyKey(card.family), "family"};
        box.push_back({.key = std::string(card.key),
                       .type = "card",
                       .group = "card",
                       .role = ComponentRole::Card,
                       .copies = card.copies * decks,
                       .mark = markOf(card),
                       .kind = {"card-label.family", {family}},
                       .rule = {{{"about.card." + std::string(card.key), {}}}},
                       .back = {{"card-label.back", {}}}});
    }
}

void addArtefacts(std::vector<Component> &box)
{
    for (std::size_t artefact = 0; artefact < kArtefacts; ++artefact) {
        const std::string key(kArtefactData[artefact].key);
        const std::string kind(kArtefactKindKeys[artefact / kArtefactsOfKind]);
        box.push_back({.key = key,
                       .type = "artefact",
                       .group = kind,
                       .role = ComponentRole::Card,
                       .kind = {"card-label.artefact", {Word {kind, "artefact-kind"}}},
                       .rule = {{{"about.artefact." + key, {}}}},
                       .back = {{"card-label.artefact-back", {Word {kind, "artefact-kind"}}}}});
    }
}

/// A tile lies on its place as a card: what it is worth, how many knights it holds, what happens there.
void addTiles(std::vector<Component> &box)
{
    for (const TileData &tile : kTileData) {
        const std::int64_t value = tile.ground.value;
        box.push_back({.key = std::string(tile.key),
                       .type = "tile",
                       .group = "tile",
                       .role = ComponentRole::Card,
                       .copies = tile.copies,
                       .kind = {"card-label.tile", {value}},
                       .rule = {{{"about.tile." + std::string(tile.key), {}}},
                                {{"card-label.capacity", {std::int64_t {tile.ground.capacity}}}}},
                       .back = {{"card-label.tile-back", {value}}}});
    }
}

/// For those who have no dice: cards to draw instead of rolling, and what knights take up of the ten dice (FI-2.1).
void addDice(std::vector<Component> &box, int seats)
{
    const auto add = [&box](Text title, const char *rule, int copies) {
        box.push_back({.key = "die",
                       .group = "die",
                       .role = ComponentRole::Card,
                       .copies = copies,
                       .kind = {"card-label.dice", {}},
                       .title = std::move(title),
                       .rule = {{{rule, {}}}},
                       .back = {{"card-label.dice-back", {}}}});
    };
    for (std::int64_t pips = 1; pips <= kPipsOfDie; ++pips)
        add({"card-label.roll", {pips}}, "card-label.roll-rule", 1);
    add({"card-label.dice-table", {}}, "card-label.dice-table-rule", seats);
}

} // namespace

std::vector<Component> components(const Setup &setup)
{
    std::vector<Component> box;
    for (Seat seat = 0; seat < setup.seats().size(); ++seat)
        box.push_back({.key = "knight",
                       .type = "piece",
                       .group = "piece",
                       .role = ComponentRole::Die,
                       .owner = seat,
                       .copies = kDice,
                       .note = {"item.of-seat", {Word {setup.seats()[seat].key}}}});
    addCards(box, static_cast<int>(setup.seats().size()));
    addArtefacts(box);
    addTiles(box);
    addDice(box, static_cast<int>(setup.seats().size()));
    return box;
}

} // namespace merlon::fiefs
