#include "core/games/mountain/edition.h"
#include "core/games/mountain/tableau/items.h"
#include "core/games/mountain/tableau/tableau.h"

#include <string>
#include <utility>

namespace merlon::mountain {

namespace {

using Paragraphs = std::vector<std::vector<Text>>;

/// A line for each kind: `2 × stone`.
void addLines(Paragraphs &paragraphs, const char *wording, const std::vector<Stack> &stacks)
{
    for (const Stack &stack : stacks)
        paragraphs.push_back({{wording, {std::int64_t {stack.count}, Word {stack.key}}}});
}

std::vector<Stack> countedSymbols(Troll troll)
{
    std::vector<Stack> stacks;
    for (const Socket &socket : symbolsOf(troll)) {
        if (!stacks.empty() && stacks.back().key == socket.key)
            ++stacks.back().count;
        else
            stacks.push_back({.key = socket.key});
    }
    return stacks;
}

void addTrolls(std::vector<Component> &box, int packs)
{
    for (Troll troll = 0; troll < kTrolls; ++troll) {
        const TrollData &data = dataOf(troll);
        const bool isStarting = data.level == 0;
        Component card {.key = std::string(data.key),
                        .type = "troll",
                        .group = isStarting ? "start-troll" : "troll",
                        .art = trollPicture(troll),
                        .role = ComponentRole::Card,
                        .copies = isStarting ? packs : 1};
        if (isStarting) {
            card.kind = {"card-label.starting", {}};
            card.back = {{"card-label.starting", {}}};
        } else {
            const std::int64_t level = data.level;
            card.mark = {"card-label.level", {level}};
            card.kind = {"card-label.troll", {level}};
            card.back = {{"card-label.troll", {level}}};
        }
        addLines(card.rule, "card-label.symbols", countedSymbols(troll));
        addLines(card.rule, "card-label.start", stacksOf(amountsOf(data.starting)));
        box.push_back(std::move(card));
    }
}

void addSpells(std::vector<Component> &box)
{
    for (const SpellData &spell : kSpellData) {
        const std::string key(spell.key);
        box.push_back({.key = key,
                       .type = "spell",
                       .group = "spell",
                       .role = ComponentRole::Card,
                       .kind = {spell.lastsTurn ? "card-label.spell-of-turn" : "card-label.spell", {}},
                       .rule = {{{"about.spell." + key, {}}}},
                       .back = {{"card-label.spell-back", {}}}});
    }
}

void addTiles(std::vector<Component> &box)
{
    for (const ShapeData &shape : kShapeData)
        box.push_back({.key = std::string(shape.key),
                       .type = "shape",
                       .group = "tile",
                       .role = ComponentRole::Marker,
                       .copies = shape.tiles});
    for (const HallData &hall : kHallData)
        box.push_back(
            {.key = std::string(hall.key), .type = "hall", .group = "hall", .role = ComponentRole::Marker});
    for (const std::string_view workshop : kWorkshopKeys)
        box.push_back({.key = std::string(workshop),
                       .type = "workshop",
                       .group = "workshop",
                       .role = ComponentRole::Marker,
                       .copies = kCopiesOfWorkshop});
}

/// Statues and pedestals by clan.
void addStatues(std::vector<Component> &box)
{
    for (std::size_t clan = 0; clan < kStatueClans; ++clan) {
        box.push_back({.key = statueKey(clan), .group = "statue", .copies = kStatuesOfClan});
        box.push_back({.key = pedestalKey(clan),
                       .group = "pedestal",
                       .role = ComponentRole::Marker,
                       .copies = kPedestalsOfClan});
    }
}

/// Benefit tokens by their value, the coronation, the Crown.
void addTokens(std::vector<Component> &box)
{
    const auto add = [&](std::string key, int copies) {
        box.push_back(
            {.key = std::move(key), .group = "token", .role = ComponentRole::Marker, .copies = copies});
    };
    for (std::size_t value = 0; value < kTokenValues; ++value)
        add("token-" + std::to_string(value + 1), kTokensOfValue[value]);
    for (const std::uint8_t honour : kCoronations)
        add("coronation-" + std::to_string(honour), 1);
    add("crown", 1);
}

} // namespace

std::vector<Component> components(const Setup &setup)
{
    std::vector<Component> box;
    for (Seat seat = 0; seat < setup.seats().size(); ++seat)
        box.push_back({.key = "portal",
                       .group = "portal",
                       .role = ComponentRole::Marker,
                       .owner = seat,
                       .note = {"item.of-seat", {Word {setup.seats()[seat].key}}}});
    addTrolls(box, static_cast<int>(setup.seats().size()));
    addSpells(box);
    addTiles(box);
    addStatues(box);
    addTokens(box);
    for (const ResourceData &resource : kResourceData)
        box.push_back({.key = std::string(resource.key),
                       .type = "resource",
                       .group = "resource",
                       .role = ComponentRole::Marker,
                       .copies = resource.inBox});
    return box;
}

} // namespace merlon::mountain
