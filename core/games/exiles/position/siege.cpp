#include "core/games/exiles/siege/siege.h"
#include "core/games/exiles/own.h"
#include "core/games/exiles/position/parts.h"

#include <array>

/// The enemy as a whole, and the powers that were used against it.
namespace merlon::exiles::position {

namespace {

constexpr int kMostStrength = 50; ///< tokens of a faction

constexpr std::uint8_t kOracleUsed = 1;
constexpr std::uint8_t kSorcererUsed = 2;
constexpr std::uint8_t kDeserterUsed = 4;

/// Where nothing is said of it morale is that of the faction.
void siegeFields(auto &form, auto &data)
{
    auto &siege = data.siege;
    std::uint8_t faction = wordOf(siege.faction);
    form.word("faction", factionNames(), faction);
    if constexpr (kReads<decltype(form)>) {
        siege.faction = numberOfWord(faction);
        siege.morale = faction == 0 ? std::uint8_t {0} : moraleOf(data, siege.faction);
    }
    form.number("round", siege.round, kMostRounds);
    form.number("morale", siege.morale, kMostMorale);
    form.number("strength", siege.initialStrength, kMostStrength);
    std::uint8_t tested = siege.isTested ? 1 : 0;
    form.flag("tested", tested, 1);
    if constexpr (kReads<decltype(form)>)
        siege.isTested = tested != 0;
}

void usedFields(auto &form, auto &now)
{
    std::uint32_t blessings = powersFrom(now.powers, 0);
    std::uint32_t spells = powersFrom(now.powers, kPowers);
    form.bits("blessings-used", kBlessingKeys, blessings);
    form.bits("spells-used", kSpellKeys, spells);
    std::uint8_t flags =
        static_cast<std::uint8_t>((now.oracleUsed ? kOracleUsed : 0) | (now.sorcererUsed ? kSorcererUsed : 0)
                                  | (now.deserterUsed ? kDeserterUsed : 0));
    form.flag("oracle-used", flags, kOracleUsed);
    form.flag("sorcerer-used", flags, kSorcererUsed);
    form.flag("deserter-used", flags, kDeserterUsed);
    if constexpr (kReads<decltype(form)>) {
        now.powers = static_cast<PowerSet>(blessings | spells << kPowers);
        now.oracleUsed = (flags & kOracleUsed) != 0;
        now.sorcererUsed = (flags & kSorcererUsed) != 0;
        now.deserterUsed = (flags & kDeserterUsed) != 0;
    }
}

/// A section that something lasts on.
void sectionField(auto &form, const char *key, auto &post, const Map &map)
{
    PlaceIndex place = post == kNoPost ? kNowhere : map.placeOf(post);
    form.place(key, place);
    if constexpr (kReads<decltype(form)>) {
        post = place == kNowhere ? kNoPost : map.sectionOn(place);
        if (place != kNowhere && post == kNoPost)
            form.complain(key, {"error.exiles-not-a-section", {}});
    }
}

void powerFields(auto &form, auto &now, const Map &map)
{
    usedFields(form, now);
    sectionField(form, "inspired", now.inspired, map);
    sectionField(form, "aura", now.aura, map);
    sectionField(form, "reinforced", now.reinforced, map);
}

} // namespace

Names factionNames()
{
    static const auto kNames = [] {
        std::array<std::string_view, kFactions + 1> names {"none"};
        for (std::size_t faction = 0; faction < kFactions; ++faction)
            names[faction + 1] = kFactionData[faction].key;
        return names;
    }();
    return kNames;
}

void writeSiege(const Writing &writing)
{
    if (writing.data.siege.faction == kNoFaction)
        return;
    WritingForm form(writing.setup.vocabulary());
    siegeFields(form, writing.data);
    writing.add("siege", form.take());
}

void readSiege(const Reading &reading)
{
    ReadingForm form = reading.form.object("siege");
    siegeFields(form, reading.data);
    form.finish();
}

void describeSiege(const Describing &describing)
{
    const auto fields = [](auto &form, const ExilesData &data) { siegeFields(form, data); };
    describing.add({.pointer = "/siege", .key = "siege", .fields = describing.fieldsBy(fields)});
}

void writePowers(const Writing &writing)
{
    writing.json.update(merlon::position::differingMembers(writing, [&](auto &form, const ExilesData &data) {
        powerFields(form, data.now, writing.setup.field());
    }));
}

void readPowers(const Reading &reading)
{
    powerFields(reading.form, reading.data.now, reading.setup.field());
}

std::vector<DraftField> describePowers(const Describing &describing)
{
    return describing.fieldsBy(
        [&](auto &form, const ExilesData &data) { powerFields(form, data.now, describing.setup.field()); });
}

} // namespace merlon::exiles::position
