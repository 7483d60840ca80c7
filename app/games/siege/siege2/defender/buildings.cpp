#include "app/games/siege/siege2/defender/buildings.h"

#include "app/words/language.h"
#include "core/games/siege2/defender/buildings.h"

using namespace Qt::StringLiterals;

namespace merlon {

using namespace siege2;

namespace {

std::vector<Action> actionsOf(siege::BuildingType building)
{
    std::vector<Action> actions;
    for (int action = 0; action < kActions; ++action) {
        if (dataOf(static_cast<Action>(action)).building == building)
            actions.push_back(static_cast<Action>(action));
    }
    return actions;
}

/// Some actions have the picture of what they bring; most pictures have the key of the action.
std::string_view pictureKeyOf(Action action)
{
    constexpr std::pair<Action, std::string_view> kOthers[] = {
        {Action::Ladder, "defender-ladder"},
        {Action::Wall, "stone"},
        {Action::Trap, "back-trap"},
        {Action::TrainTroops, "veteran"},
        {Action::TrackingSaboteurs, "saboteur"},
    };
    for (const auto &[other, picture] : kOthers) {
        if (other == action)
            return picture;
    }
    return dataOf(action).key;
}

QString demonInWords(RitualToken token)
{
    return inWords(
        token,
        {PanelWords::tr("A demon lies here, face down: a bluff."),
         PanelWords::tr("A demon lies here, face down: the target."),
         PanelWords::tr("A demon lurks here: each completed action kills a unit in the courtyard."),
         PanelWords::tr("A demon lies here, face down.")});
}

WorkContent contentOf(const PanelView &view, Action action)
{
    const std::string_view key = dataOf(action).key;
    const Reason why = whyNotOnTrack(view.scene(), action);
    WorkContent content;
    content.thing = thingOf("building-action", key);
    content.picture = pictureOf(pictureKeyOf(action));
    content.name = view.nameOf(action);
    content.explanation = view.speaker.about("building-action", key);
    content.why = why ? asSentence(view.speaker.sentence(why)) : QString();
    content.cost = costOf(view.scene(), action);
    content.filled = view.data().tracks[static_cast<std::size_t>(action)];
    content.done = isCompleted(view.data(), action);
    return content;
}

} // namespace

std::size_t actionsIn(siege::BuildingType building)
{
    return actionsOf(building).size();
}

BuildingContent contentOf(const PanelView &view, siege::BuildingType building)
{
    const auto &state = view.data().buildings[static_cast<std::size_t>(building)];
    BuildingContent content = quietBuilding(view, view.view.field(), building, view.defenders(state.units));
    QStringList sentences {content.explanation};
    if (state.saboteur) {
        content.troubles.push_back(u"siege/saboteur"_s);
        sentences << PanelWords::tr("A saboteur: each action here costs 1 more hourglass.");
    }
    if (state.demon != RitualToken::None) {
        content.troubles.push_back(pictureOf(state.demon, "demon"));
        sentences << demonInWords(state.demon);
    }
    sentences.removeAll(QString());
    content.explanation = sentences.join(u' ');
    for (const Action action : actionsOf(building))
        content.works.push_back(contentOf(view, action));
    return content;
}

} // namespace merlon
