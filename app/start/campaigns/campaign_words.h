#pragma once

#include "app/start/campaigns/kept_campaigns.h"

#include <QString>

namespace merlon {

/// What the start page says of a campaign, in the language that is spoken.
struct CampaignWords {
    QString title;  ///< its name; of one that cannot be read, that of its file
    QString state;  ///< where it stands, or how it ended
    QString place;  ///< its place among those that are over; empty if there is none to be told
    QString terms;  ///< that nobody goes back in it, if so
    QString people; ///< `Ann, Ben and Computer`
    QString when;   ///< `Today, 11:42`
};
CampaignWords wordsOf(const KeptCampaign &kept);

/// Who played a chapter: `Ann, Ben and Computer`.
QString peopleOf(const Record &record);

} // namespace merlon
