#include "core/games/siege2/edition.h"

#include "core/games/siege2/position/sections.h"

namespace merlon::siege2 {

namespace position {

namespace {

void writeTurn(const Writing &writing)
{
    const Stage stage = stageOf(writing.data);
    if (stage != Stage::SettingUp)
        writing.json["round"] = writing.data.round + (stage == Stage::RoundStart ? 1 : 0);
    const std::optional<MomentOfGame> now = momentOf(writing.setup, writing.data);
    if (now && now->moment == Moment::Over)
        return;
    writing.json["at"] = now ? momentNames()[static_cast<std::size_t>(now->moment)] : kUnknown;
    if (now && now->card != cardMeant(now->moment))
        writing.json["card"] = cardNames()[writing.data.row[static_cast<std::size_t>(now->card)]];
}

} // namespace

} // namespace position

Json Edition::writePosition(const Siege2Setup &setup, const Data &data)
{
    SiegeData standard = position::standardPosition(setup, position::stageOf(data));
    const std::optional<position::MomentOfGame> now = position::momentOf(setup, data);
    const position::Hourglasses usual = now ? position::hourglassesAt(data, *now) : position::Hourglasses {};
    // Between two moments nothing is usual, and everything is said.
    standard.reserve = now ? static_cast<std::uint16_t>(usual.reserve) : std::uint16_t {0xFFFF};
    standard.due = now ? static_cast<std::uint16_t>(usual.due) : std::uint16_t {0xFFFF};
    Json json = Json::object();
    const position::Writing writing {setup, data, standard, json};
    position::writeTurn(writing);
    position::writePlaces(writing);
    position::writePaths(writing);
    position::writeMachines(writing);
    position::writeCards(writing);
    position::writeSeats(writing);
    return json;
}

} // namespace merlon::siege2
