#pragma once

#include "app/words/teller.h"

/// The sentences that the stories of both sieges share.
namespace merlon {

/// Who crosses from where to where: event with a place, a piece, a place.
QString toldMarches(const Group &group, const Speaker &speaker);
/// The same with a place between: event with a place, a unit, two places.
QString toldMarchesThrough(const Group &group, const Speaker &speaker);
/// Units that come to a place, not by a path: event with a unit and its place.
QString toldPlacements(const Group &group, const Speaker &speaker);
/// The same for an event with a place and the unit that comes there.
QString toldArrivals(const Group &group, const Speaker &speaker);
QString toldOrders(const Group &group, const Speaker &speaker);
QString toldHourglasses(const Group &group, const Speaker &speaker);
QString toldHospital(const Group &group, const Speaker &speaker);

/// What happens in an assault (assault_sentences.cpp).
QString toldCannonAims(const Group &group, const Speaker &speaker);
QString toldShots(const Group &group, const Speaker &speaker);
QString toldVolleys(const Group &group, const Speaker &speaker);
QString toldFights(const Group &group, const Speaker &speaker);
QString toldKills(const Group &group, const Speaker &speaker);

} // namespace merlon
