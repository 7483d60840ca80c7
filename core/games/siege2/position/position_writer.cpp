#include "core/games/siege2/siege2_setup.h"

#include "core/games/siege2/position/agenda.h"
#include "core/games/siege2/position/sections.h"

namespace merlon::siege2 {

namespace position {

namespace {

void writeTurn(const Writing &writing)
{
    const Stage stage = stageOf(writing.data);
    if (stage != Stage::SettingUp)
        writing.json["round"] = writing.data.round + (stage == Stage::RoundStart ? 1 : 0);
    Json agenda = Json::array();
    for (std::size_t index = 0; index < writing.data.agendaSize; ++index)
        agenda.push_back(
            siege::position::stepText(stepForms(), writing.setup.vocabulary(), writing.data.agenda[index]));
    writing.add("agenda", std::move(agenda));
}

} // namespace

} // namespace position

Json Edition::writePosition(const Siege2Setup &setup, const Data &data)
{
    const SiegeData standard = position::standardPosition(setup, position::stageOf(data));
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
