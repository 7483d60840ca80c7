#include "app/table/question/picking/choice_guide.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace merlon {

using canvas::Thing;

namespace {

bool isLocation(ArgumentKind kind)
{
    return kind == ArgumentKind::Place || kind == ArgumentKind::Link;
}

/// Whether a thing beside the board can have this type: numbers and plain words have no picture.
bool hasPicture(ArgumentKind kind)
{
    return kind == ArgumentKind::Piece || kind == ArgumentKind::Card || kind == ArgumentKind::Area;
}

/// Fixed by the card that the verb plays.
constexpr std::uint8_t kByCard = 0x80;

std::uint8_t bit(std::size_t argument)
{
    return static_cast<std::uint8_t>(1u << argument);
}

} // namespace

ChoiceGuide::ChoiceGuide(const Vocabulary &vocabulary)
    : m_vocabulary(&vocabulary)
    , m_levels(1)
{
}

void ChoiceGuide::begin(const ChoiceList &choices, std::vector<Thing> asked)
{
    m_asked = std::move(asked);
    m_picks.clear();
    m_levels.assign(1, {});
    for (const Choice choice : choices)
        m_levels.front().push_back({choice, 0});
    fixWhatIsGiven();
}

/// Where all choices begin with the same place (that of the cannon that is to be aimed), it need not be pointed at.
void ChoiceGuide::fixWhatIsGiven()
{
    m_given.clear();
    std::vector<Candidate> &all = m_levels.front();
    if (all.size() < 2)
        return;
    const auto beginsLikeFirst = [&](const Candidate &candidate) {
        return !termOf(candidate.choice).types.empty() && isLocation(typeOf(candidate.choice, 0).kind)
            && thingOf(candidate.choice, 0) == thingOf(all.front().choice, 0);
    };
    if (!std::ranges::all_of(all, beginsLikeFirst))
        return;
    m_given.push_back(thingOf(all.front().choice, 0));
    for (Candidate &candidate : all)
        candidate.fixed = bit(0);
}

const ArgumentType &ChoiceGuide::typeOf(Choice choice, std::size_t argument) const
{
    return m_vocabulary->types()[termOf(choice).types[argument]];
}

Thing ChoiceGuide::thingOf(Choice choice, std::size_t argument) const
{
    const ArgumentType &type = typeOf(choice, argument);
    const int value = choice.args[argument];
    if (type.kind == ArgumentKind::Place)
        return canvas::placeThing(value);
    if (type.kind == ArgumentKind::Link)
        return canvas::linkThing(value);
    return {-1, -1, type.key, m_vocabulary->keyOf(termOf(choice).types[argument], choice.args[argument])};
}

/// The first argument with a place or link that is still open; -1 if there is none.
int ChoiceGuide::nextLocation(const Candidate &candidate) const
{
    const std::size_t count = termOf(candidate.choice).types.size();
    for (std::size_t i = 0; i < count; ++i) {
        if (!(candidate.fixed & bit(i)) && isLocation(typeOf(candidate.choice, i).kind))
            return static_cast<int>(i);
    }
    return -1;
}

bool ChoiceGuide::isAsked(const Thing &thing) const
{
    return std::ranges::any_of(m_asked, [&](const Thing &piece) { return canvas::isMeant(piece, thing); });
}

/// A piece on the board: itself, and the place where it stands.
std::uint8_t ChoiceGuide::fixedByPiece(const Candidate &candidate, const Thing &thing) const
{
    const Term &term = termOf(candidate.choice);
    const int standing = term.standsAt;
    for (std::size_t i = 0; i < term.types.size(); ++i) {
        const ArgumentType &type = typeOf(candidate.choice, i);
        if ((candidate.fixed & bit(i)) || type.kind != ArgumentKind::Piece)
            continue;
        if (m_vocabulary->keyOf(term.types[i], candidate.choice.args[i]) != thing.key)
            continue;
        if (type.unique && standing < 0)
            return bit(i);
        if (term.standsWhereAsked && isAsked(thing))
            return bit(i);
        const auto place = static_cast<std::size_t>(standing);
        if (standing >= 0 && thingOf(candidate.choice, place) == canvas::placeThing(thing.place))
            return static_cast<std::uint8_t>(bit(i) | bit(place));
    }
    return 0;
}

std::uint8_t ChoiceGuide::fixedByLocation(const Candidate &candidate, const Thing &thing) const
{
    const Choice choice = candidate.choice;
    if (const int location = nextLocation(candidate); location >= 0) {
        const auto argument = static_cast<std::size_t>(location);
        if (thingOf(choice, argument) == Thing {thing.place, thing.link, {}, {}})
            return bit(argument);
    }
    for (std::size_t i = 0; thing.place >= 0 && i < termOf(choice).types.size(); ++i) {
        if (!(candidate.fixed & bit(i)) && typeOf(choice, i).placeFor(choice.args[i]) == thing.place)
            return bit(i);
    }
    return 0;
}

/// The card that a verb plays: that of the same name; nothing if it plays none.
Thing ChoiceGuide::cardOf(const Term &term) const
{
    for (std::size_t type = 0; type < m_vocabulary->types().size(); ++type) {
        const ArgumentType &cards = m_vocabulary->types()[type];
        if (cards.kind == ArgumentKind::Card
            && std::ranges::find(cards.values, term.key) != cards.values.end())
            return {-1, -1, cards.key, term.key};
    }
    return {};
}

/// A card, a track, a piece beside the board.
std::uint8_t ChoiceGuide::fixedByName(const Candidate &candidate, const Thing &thing) const
{
    const Term &term = termOf(candidate.choice);
    if (!(candidate.fixed & kByCard) && !thing.isNothing() && thing == cardOf(term))
        return kByCard;
    for (std::size_t i = 0; i < term.types.size(); ++i) {
        const ArgumentType &type = typeOf(candidate.choice, i);
        if ((candidate.fixed & bit(i)) || !hasPicture(type.kind))
            continue;
        const bool fits = type.kind == ArgumentKind::Piece || thing.type.empty() || thing.type == type.key;
        if (fits && m_vocabulary->keyOf(term.types[i], candidate.choice.args[i]) == thing.key)
            return bit(i);
    }
    return 0;
}

template <class FixedBy>
bool ChoiceGuide::narrow(const Thing &thing, FixedBy fixedBy)
{
    std::vector<Candidate> left;
    for (const Candidate &candidate : m_levels.back()) {
        if (const std::uint8_t fixed = (this->*fixedBy)(candidate, thing))
            left.push_back({candidate.choice, static_cast<std::uint8_t>(candidate.fixed | fixed)});
    }
    if (left.empty())
        return false;
    m_levels.push_back(std::move(left));
    m_picks.push_back(thing);
    return true;
}

bool ChoiceGuide::pick(const Thing &thing)
{
    if (thing.isNothing())
        return false;
    const bool onBoard = thing.place >= 0 || thing.link >= 0;
    if (onBoard && !thing.key.empty() && narrow(thing, &ChoiceGuide::fixedByPiece))
        return true;
    return onBoard ? narrow(thing, &ChoiceGuide::fixedByLocation) : narrow(thing, &ChoiceGuide::fixedByName);
}

bool ChoiceGuide::back()
{
    if (!hasPicks())
        return false;
    m_levels.pop_back();
    m_picks.pop_back();
    return true;
}

ChoiceGuide ChoiceGuide::unpicked() const
{
    ChoiceGuide fresh = *this;
    while (fresh.back()) { }
    return fresh;
}

std::optional<Choice> ChoiceGuide::complete() const
{
    const std::vector<Candidate> &left = m_levels.back();
    if (left.size() == 1)
        return left.front().choice;
    if (!hasPicks() || m_picks.back().place >= 0 || m_picks.back().link >= 0)
        return std::nullopt;
    const auto acts = [&](const Candidate &candidate) { return !m_vocabulary->isPass(candidate.choice); };
    if (std::ranges::count_if(left, acts) != 1)
        return std::nullopt;
    return std::ranges::find_if(left, acts)->choice;
}

std::optional<Choice> ChoiceGuide::whole() const
{
    std::optional<Choice> found;
    for (const Candidate &candidate : m_levels.back()) {
        const std::size_t arguments = termOf(candidate.choice).types.size();
        const auto all = static_cast<std::uint8_t>(bit(arguments) - 1u);
        if ((candidate.fixed & all) != all)
            continue;
        if (found)
            return std::nullopt;
        found = candidate.choice;
    }
    return found;
}

std::optional<Choice> ChoiceGuide::withNumber(int most) const
{
    const std::vector<Candidate> &left = m_levels.back();
    std::optional<Choice> found;
    int number = -1;
    for (const Candidate &candidate : left) {
        if (candidate.choice.verb != left.front().choice.verb)
            return std::nullopt;
        for (std::size_t i = 0; i < termOf(candidate.choice).types.size(); ++i) {
            const int value = candidate.choice.args[i];
            if (typeOf(candidate.choice, i).kind != ArgumentKind::Number) {
                if (value != left.front().choice.args[i])
                    return std::nullopt;
                continue;
            }
            if (value > number && value <= most) {
                found = candidate.choice;
                number = value;
            }
        }
    }
    return found;
}

std::vector<Choice> ChoiceGuide::remaining() const
{
    std::vector<Choice> choices;
    for (const Candidate &candidate : m_levels.back())
        choices.push_back(candidate.choice);
    return choices;
}

void ChoiceGuide::addChoosable(const Candidate &candidate, std::vector<Thing> &things) const
{
    const Term &term = termOf(candidate.choice);
    const int location = nextLocation(candidate);
    const int standing = term.standsAt;
    if (location >= 0)
        things.push_back(thingOf(candidate.choice, static_cast<std::size_t>(location)));
    if (Thing card = cardOf(term); !(candidate.fixed & kByCard) && !card.isNothing())
        things.push_back(std::move(card));
    for (std::size_t i = 0; i < term.types.size(); ++i) {
        if ((candidate.fixed & bit(i)) || !hasPicture(typeOf(candidate.choice, i).kind))
            continue;
        if (const int place = typeOf(candidate.choice, i).placeFor(candidate.choice.args[i]); place >= 0)
            things.push_back(canvas::placeThing(place));
        Thing thing = thingOf(candidate.choice, i);
        if (term.standsWhereAsked && typeOf(candidate.choice, i).kind == ArgumentKind::Piece)
            std::ranges::copy_if(m_asked, std::back_inserter(things),
                                 [&](const Thing &piece) { return piece.key == thing.key; });
        if (standing >= 0 && typeOf(candidate.choice, i).kind == ArgumentKind::Piece)
            thing = canvas::pieceThing(candidate.choice.args[static_cast<std::size_t>(standing)], thing.key);
        things.push_back(std::move(thing));
    }
}

std::vector<Thing> ChoiceGuide::choosable() const
{
    std::vector<Thing> things;
    for (const Candidate &candidate : m_levels.back())
        addChoosable(candidate, things);
    std::ranges::sort(things);
    things.erase(std::unique(things.begin(), things.end()), things.end());
    return things;
}

std::vector<Choice> ChoiceGuide::offBoard() const
{
    std::vector<Choice> choices;
    for (const Candidate &candidate : m_levels.back()) {
        if (nextLocation(candidate) < 0)
            choices.push_back(candidate.choice);
    }
    return choices;
}

std::vector<Thing> ChoiceGuide::openThings(Choice choice) const
{
    std::vector<Thing> things;
    for (std::size_t i = 0; i < termOf(choice).types.size(); ++i) {
        if (isOpen(choice, i) && hasPicture(typeOf(choice, i).kind))
            things.push_back(thingOf(choice, i));
    }
    return things;
}

bool ChoiceGuide::isOpen(Choice choice, std::size_t argument) const
{
    const auto candidate = std::ranges::find(m_levels.back(), choice, &Candidate::choice);
    return candidate != m_levels.back().end() && !(candidate->fixed & bit(argument));
}

} // namespace merlon
