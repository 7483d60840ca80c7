#include "app/words/families.h"

#include <algorithm>
#include <array>

namespace merlon {

namespace {

constexpr std::array kRows = std::to_array<FamilyRow>({
    {"card-drawn", Family::RowDrawn},
    {"objective-drawn", Family::SecretsDrawn},
    {"plan-drawn", Family::SecretsDrawn},
    {"objective-shown", Family::ObjectivesShown},
    {"card-skipped", Family::Passed},
    {"card-impossible", Family::Passed},
    {"units-paid", Family::Paid},
    {"wood-paid", Family::Paid},
    {"exchange-opened", Family::Silent},
    {"cards-exchanged", Family::Exchanged},
    {"ritual-placed", Family::Rituals},
    {"ritual-placed-on-machine", Family::Rituals},
    {"ritual-placed-on-order", Family::Rituals},
    {"unit-placed", Family::Placed},
    {"unit-marched", Family::Marched},
    {"unit-marched-through", Family::MarchedThrough},
    {"unit-sapped", Family::Deployed},
    {"unit-deployed", Family::Deployed},
    {"marauders-joined", Family::Deployed},
    {"marauders-gather", Family::Silent},
    {"orders-chosen", Family::Silent},
    {"order-placed", Family::Orders},
    {"order-shown", Family::Orders},
    {"hourglass-placed", Family::Hourglasses},
    {"action-completed", Family::Hourglasses},
    {"defender-moved", Family::Moves},
    {"defenders-swapped", Family::Moves},
    {"cannon-aimed", Family::CannonAims},
    {"pole-aimed", Family::CannonAims},
    {"hit-card-revealed", Family::HitCards},
    {"cannon-missed", Family::HitCards},
    {"pole-missed", Family::HitCards},
    {"machine-aimed", Family::Shots},
    {"machine-held", Family::Silent},
    {"shot-revealed", Family::Shots},
    {"marksman-aimed", Family::Silent},
    {"side-aimed", Family::Silent},
    {"volley-fired", Family::Volleys},
    {"strengths-compared", Family::Fights},
    {"goblins-exhausted", Family::Silent},
    {"defender-wins", Family::Silent},
    {"unit-recovered", Family::Hospital},
    {"units-retired", Family::Hospital},
});

/// Kills belong to the step of the assault in which they happen.
Family familyOfKill(RuleId rule)
{
    if (rule == RuleId {17, 2} || rule == RuleId {18, 3})
        return Family::HitCards;
    if (rule == RuleId {17, 9})
        return Family::Volleys;
    if (rule.chapter == 18 && rule.item >= 10)
        return Family::Fights;
    return Family::Killed;
}

std::uint32_t pairOf(const Event &event, std::size_t first, std::size_t second)
{
    return std::uint32_t {event.args[first]} << 16 | event.args[second];
}

} // namespace

Family familyIn(std::span<const FamilyRow> rows, std::string_view key)
{
    const auto row = std::ranges::find(rows, key, &FamilyRow::key);
    return row == rows.end() ? Family::Plain : row->family;
}

Family familyOf(std::string_view key, RuleId rule)
{
    if (key == "unit-killed")
        return familyOfKill(rule);
    if (key == "unit-drawn")
        return rule == RuleId {10, 11} ? Family::MaraudersGather : Family::UnitsDrawn;
    return familyIn(kRows, key);
}

std::uint32_t subjectOf(Family family, std::string_view key, const Event &event)
{
    switch (family) {
    case Family::Marched:
    case Family::MarchedThrough:
        return pairOf(event, 0, 2);
    case Family::Deployed:
        return key == "marauders-joined" ? event.args[1] : event.args[0];
    case Family::Placed:
        return event.args[1];
    case Family::Hourglasses:
    case Family::Killed:
    case Family::Shots:
    case Family::Volleys:
    case Family::Fights:
        return event.args[0];
    case Family::Rituals:
        return event.args[0];
    case Family::KeptCards:
    case Family::SeatDraws:
    case Family::Glory:
        return event.args[0];
    case Family::CannonAims:
    case Family::Crews:
        return event.args[1];
    case Family::Plain:
    case Family::Silent:
    case Family::RowDrawn:
    case Family::SecretsDrawn:
    case Family::UnitsDrawn:
    case Family::MaraudersGather:
    case Family::ObjectivesShown:
    case Family::Passed:
    case Family::Paid:
    case Family::Exchanged:
    case Family::Orders:
    case Family::Moves:
    case Family::HitCards:
    case Family::Actions:
    case Family::FireCards:
    case Family::Hospital:
        return 0;
    }
    return 0;
}

void Group::add(std::uint32_t subject, const Event &event)
{
    auto sentence = std::ranges::find(sentences, subject, &Sentence::subject);
    if (sentence == sentences.end())
        sentence = sentences.insert(sentences.end(), {subject, {}});
    sentence->events.push_back(event);
}

} // namespace merlon
