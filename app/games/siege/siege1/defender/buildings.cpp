#include "app/games/siege/siege1/defender/buildings.h"

#include "app/words/language.h"
#include "core/games/siege1/defender/buildings.h"

using namespace Qt::StringLiterals;

namespace merlon::siege1table {

using namespace siege1;

namespace {

std::vector<Work> worksOf(siege::BuildingType building)
{
    std::vector<Work> works;
    for (int work = 0; work < kWorks; ++work) {
        if (dataOf(static_cast<Work>(work)).building == building)
            works.push_back(static_cast<Work>(work));
    }
    return works;
}

/// The seat whose view it is, or who is asked: why nothing can be put on an action now is told to it.
Seat investor(const PanelView &view)
{
    const Seat asked = view.view.decision().seat;
    const bool defends = asked < view.speaker.setup().seats().size() && !isInvader(view.rules(), asked);
    return defends ? asked : firstDefender(view.scene());
}

WorkFace faceOf(const PanelView &view, Work work)
{
    const auto number = static_cast<std::size_t>(work);
    const std::string_view key = dataOf(work).key;
    const SiegeData &data = view.data();
    WorkFace face;
    face.thing = thingOf("work", key);
    face.picture = pictureOf(key);
    face.name = view.nameOf(work);
    face.explanation = whatItDoes("work", key);
    face.cost = costOf(view.scene(), work);
    face.filled = data.invested[number];
    face.done = isDone(data, work);
    face.counter = hourglassOf(qMax(0, data.investors[number] - 1));
    if (data.investors[number] > 0 && defenderSeats(view.rules()) == 2) {
        const auto seat = static_cast<Seat>(invaderSeats(view.rules()) + data.investors[number] - 1);
        //: %1 is a seat: western defender.
        face.why = PanelWords::tr("Its hourglasses are of the %1. (S1-24.4)").arg(view.speaker.seat(seat));
    } else if (view.asked() == StepKind::Window) {
        if (const Reason why = whyNotInvest(view.scene(), investor(view), work))
            face.why = asSentence(view.speaker.sentence(why));
    }
    return face;
}

} // namespace

std::size_t worksIn(siege::BuildingType building)
{
    return worksOf(building).size();
}

QString hourglassOf(int seatOfTeam)
{
    return seatOfTeam == 0 ? u"siege/hourglass"_s : u"siege/hourglass-east"_s;
}

BuildingFace faceOf(const PanelView &view, siege::BuildingType building)
{
    const auto &state = view.data().buildings[static_cast<std::size_t>(building)];
    BuildingFace face = quietBuilding(view, view.view.field(), building, view.defenders(state.units));
    QStringList sentences {face.explanation};
    const auto lies = [&](std::uint8_t flag, std::string_view picture, const QString &sentence) {
        if (!state.has(flag))
            return;
        face.troubles.push_back(pictureOf(picture));
        sentences << sentence;
    };
    lies(BuildingState::kSaboteur, "saboteur",
         PanelWords::tr("A saboteur: each action here costs 1 more hourglass. (S1-8.6)"));
    lies(BuildingState::kFire, "fire",
         PanelWords::tr("Fire: in this round each action here costs 1 more hourglass. (S1-9.3)"));
    lies(BuildingState::kLastStand, "last-stand",
         PanelWords::tr("Last stand: in this round each action here costs 1 hourglass less. (S1-17.3)"));
    sentences.removeAll(QString());
    face.explanation = sentences.join(u' ');
    for (const Work work : worksOf(building))
        face.works.push_back(faceOf(view, work));
    return face;
}

} // namespace merlon::siege1table
