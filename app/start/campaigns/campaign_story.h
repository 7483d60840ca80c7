#pragma once

#include "core/engine/campaign/campaign.h"
#include "core/engine/match/match.h"

#include <QString>

#include <memory>
#include <vector>

namespace merlon {

/// The chronicle of a campaign: what has happened, chapter by chapter and round by round, with the places of pictures.
class CampaignStory {
public:
    explicit CampaignStory(const Campaign &campaign);

    /// Rich text; its images are called as `imageName` says.
    const QString &html() const { return m_html; }
    std::size_t pictures() const { return m_pictures.size(); }
    static QString imageName(std::size_t picture);
    /// What a picture shows: the board after a round.
    std::unique_ptr<View> shown(std::size_t picture) const;

private:
    struct Picture {
        std::size_t match = 0; ///< of m_matches
        std::size_t ply = 0;
    };

    void tellChapter(const Campaign &campaign, std::size_t chapter);
    void addPicture(std::size_t ply);

    std::vector<std::unique_ptr<const Match>> m_matches;
    std::vector<Picture> m_pictures;
    QString m_html;
};

} // namespace merlon
