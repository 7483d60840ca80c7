#include "core/games/fiefs/edition.h"
#include "core/games/fiefs/tableau/tableau.h"

#include <string>

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
    return box;
}

} // namespace merlon::fiefs
