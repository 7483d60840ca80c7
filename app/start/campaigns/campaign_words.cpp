#include "app/start/campaigns/campaign_words.h"

#include "app/start/campaigns/campaign_card.h"
#include "app/start/kept/kept_words.h"
#include "app/start/openings.h"
#include "app/start/seat_list.h"
#include "app/words/language.h"
#include "app/words/speaker.h"
#include "core/games/module.h"

#include <QCoreApplication>
#include <QLocale>

#include <optional>

namespace merlon {

namespace {

/// What is said of a campaign beside its own words.
class CampaignSentences {
    Q_DECLARE_TR_FUNCTIONS(CampaignWords)
};

} // namespace

QString peopleOf(const Record &record)
{
    QStringList names;
    for (const Sitting &sitting : sittingsOf(record))
        names << (sitting.name.isEmpty() ? nameOfPlayer(sitting.kind) : sitting.name);
    names.removeDuplicates();
    return QLocale().createSeparatedList(names);
}

namespace {

/// A campaign alone is first of one: that is not told.
QString placeInWords(const CampaignStanding &standing)
{
    if (standing.place == 0 || standing.ranked < 2)
        return {};
    const QString text = standing.isShared
        ? /*: Of a campaign that is over: another has the same result. %1: its place, %2: number of campaigns */
        CampaignCard::tr("Ranked %1 of %2 on this board, tied")
        : /*: Of a campaign that is over. %1: its place, %2: number of campaigns that are over */
        CampaignCard::tr("Ranked %1 of %2 on this board");
    return text.arg(standing.place).arg(standing.ranked);
}

} // namespace

CampaignWords wordsOf(const KeptCampaign &kept)
{
    CampaignWords words;
    words.when = dayOf(kept.when);
    if (!kept.held || !kept.position) {
        words.title = QString::fromStdU16String(kept.file.filename().u16string());
        words.state = kept.trouble ? say(*kept.trouble) : QString();
        return words;
    }
    const KeptPosition &position = *kept.position;
    const Speaker speaker(position.setup());
    words.title = QString::fromStdString(kept.held->campaign.name);
    words.people = peopleOf(kept.held->campaign.chapters.back().record);
    const std::optional<CampaignTerms> terms = position.setup().campaign();
    if (terms && terms->isIron) {
        //: On the card of a campaign that has no way back to a save point.
        words.terms = CampaignSentences::tr("Iron campaign: after a defeat it is over.");
    }
    const Text state = campaignStateOf(*position.view);
    if (position.isOver())
        words.state = asSentence(speaker.sentence(position.match->state().outcome().why));
    else if (!state.empty())
        words.state = speaker.say(state);
    words.place = placeInWords(kept.standing);
    return words;
}

} // namespace merlon
