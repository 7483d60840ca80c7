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

WorkContent contentOf(const PanelView &view, Work work)
{
    const auto number = static_cast<std::size_t>(work);
    const std::string_view key = dataOf(work).key;
    const SiegeData &data = view.data();
    WorkContent content;
    content.thing = thingOf("work", key);
    content.picture = pictureOf(key);
    content.name = view.nameOf(work);
    content.explanation = view.speaker.about("work", key);
    content.cost = costOf(view.scene(), work);
    content.filled = data.invested[number];
    content.done = isDone(data, work);
    content.counter = hourglassOf(qMax(0, data.investors[number] - 1));
    if (data.investors[number] > 0 && defenderSeats(view.rules()) == 2) {
        const auto seat = static_cast<Seat>(invaderSeats(view.rules()) + data.investors[number] - 1);
        //: %1 is a seat: western defender.
        content.why = PanelWords::tr("Its hourglasses are of the %1. (S1-24.4)").arg(view.speaker.seat(seat));
    } else if (view.asked() == StepKind::Window) {
        if (const Reason why = whyNotInvest(view.scene(), investor(view), work))
            content.why = asSentence(view.speaker.sentence(why));
    }
    return content;
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

BuildingContent contentOf(const PanelView &view, siege::BuildingType building)
{
    const auto &state = view.data().buildings[static_cast<std::size_t>(building)];
    BuildingContent content = quietBuilding(view, view.view.field(), building, view.defenders(state.units));
    QStringList sentences {content.explanation};
    const auto lies = [&](std::uint8_t flag, std::string_view picture, const QString &sentence) {
        if (!state.has(flag))
            return;
        content.troubles.push_back(pictureOf(picture));
        sentences << sentence;
    };
    lies(BuildingState::kSaboteur, "saboteur",
         PanelWords::tr("A saboteur: each action here costs 1 more hourglass. (S1-8.6)"));
    lies(BuildingState::kFire, "fire",
         PanelWords::tr("Fire: in this round each action here costs 1 more hourglass. (S1-9.3)"));
    lies(BuildingState::kLastStand, "last-stand",
         PanelWords::tr("Last stand: in this round each action here costs 1 hourglass less. (S1-17.3)"));
    sentences.removeAll(QString());
    content.explanation = sentences.join(u' ');
    for (const Work work : worksOf(building))
        content.works.push_back(contentOf(view, work));
    return content;
}

} // namespace merlon::siege1table
