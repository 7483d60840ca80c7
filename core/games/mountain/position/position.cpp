#include "core/games/mountain/position/moments.h"

#include <array>
#include <string_view>

/// A position as JSON. So far it names the moment, the round and the seat alone: see the notes of the issue for the rest.
namespace merlon::mountain {

namespace {

using position::Moment;

constexpr std::array<std::string_view, kMostSeats> kSeatNames {"magenta", "blue", "green", "orange", "white"};
constexpr int kMostRounds = 200;

void turnFields(auto &form, auto &round, auto &seat, auto &first, int seats)
{
    const auto names = merlon::position::Names(kSeatNames).first(static_cast<std::size_t>(seats));
    form.number("round", round, kMostRounds);
    form.word("seat", names, seat);
    form.word("first-player", names, first);
}

} // namespace

Json Edition::writePosition(const MountainSetup &setup, const Data &data)
{
    const std::optional<Moment> moment = position::momentOf(setup, data);
    const bool isNamed = moment && moment != Moment::Over;
    Json json = Json::object();
    json["at"] =
        isNamed ? position::momentNames()[static_cast<std::size_t>(*moment)] : merlon::position::kUnknown;
    if (!isNamed || moment == Moment::SetUp)
        return json;
    merlon::position::WritingForm form(setup.vocabulary());
    const Seat seat = position::seatAt(data, *moment);
    turnFields(form, data.round, seat, data.firstPlayer, setup.rules().seats);
    json.update(form.take());
    return json;
}

Expected<MountainData> Edition::readPosition(const MountainSetup &setup, const Json &json)
{
    merlon::position::Complaint complaint;
    merlon::position::ReadingForm form(complaint, setup.vocabulary(), &json, {});
    const auto moment = static_cast<Moment>(
        merlon::position::momentIn(form, position::momentNames(), static_cast<std::size_t>(Moment::Prepare)));
    Data data = position::standardPosition(setup, moment);
    Seat seat = 0;
    if (moment != Moment::SetUp)
        turnFields(form, data.round, seat, data.firstPlayer, setup.rules().seats);
    form.find("$schema"); // for text editors
    form.finish();
    if (complaint.any())
        return tl::unexpected(complaint.take());
    if (moment != Moment::Turn && moment != Moment::SetUp)
        data.active = seat;
    position::putMoment(setup, data, moment, seat);
    return data;
}

} // namespace merlon::mountain
