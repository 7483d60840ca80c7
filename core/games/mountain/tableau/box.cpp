#include "core/games/mountain/edition.h"
#include "core/games/mountain/tableau/tableau.h"

#include <string>

namespace merlon::mountain {

namespace {

void addTrolls(std::vector<Component> &box, int packs)
{
    for (const TrollData &troll : kTrollData) {
        const bool isStarting = troll.level == 0;
        box.push_back({.key = std::string(troll.key),
                       .type = "troll",
                       .group = isStarting ? "start-troll" : "troll",
                       .role = ComponentRole::Card,
                       .copies = isStarting ? packs : 1,
                       .mark = {"card-label.level", {std::int64_t {troll.level}}}});
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
                       .rule = {{{"about.spell." + key, {}}}}});
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
        const std::string key(kClanKeys[clan]);
        box.push_back({.key = "statue-" + key, .group = "statue", .copies = kStatuesOfClan});
        box.push_back({.key = "pedestal-" + key,
                       .group = "pedestal",
                       .role = ComponentRole::Marker,
                       .copies = kPedestalsOfClan});
    }
}

} // namespace

std::vector<Component> components(const Setup &setup)
{
    std::vector<Component> box;
    for (Seat seat = 0; seat < setup.seats().size(); ++seat)
        box.push_back({.key = "portal", .group = "portal", .role = ComponentRole::Marker, .owner = seat});
    addTrolls(box, static_cast<int>(setup.seats().size()));
    addSpells(box);
    addTiles(box);
    addStatues(box);
    for (const ResourceData &resource : kResourceData)
        box.push_back({.key = std::string(resource.key),
                       .type = "resource",
                       .group = "resource",
                       .role = ComponentRole::Marker,
                       .copies = resource.inBox});
    return box;
}

} // namespace merlon::mountain
