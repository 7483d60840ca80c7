#pragma once

#include "app/start/kept/kept_game.h"
#include "core/engine/campaign/campaign_file.h"

#include <QDateTime>
#include <QObject>
#include <QString>
#include <QStringList>

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace merlon {

/// How a campaign that is over compares with the others of its game that were played on its board.
struct CampaignStanding {
    std::size_t place = 0;  ///< from 1; 0: it is not ranked
    std::size_t ranked = 0; ///< how many are, it too
    bool isShared = false;  ///< another one is as good
};

/// A campaign of a person, as its file holds it.
struct KeptCampaign {
    std::filesystem::path file;
    QDateTime when;                               ///< of the last choice
    std::shared_ptr<const HeldCampaign> held;     ///< null: it cannot be read
    std::shared_ptr<const KeptPosition> position; ///< where its last chapter stands; null: it cannot be read
    std::optional<Error> trouble;                 ///< why it cannot be read
    qint64 size = 0;                              ///< of the file, in bytes
    std::vector<std::int64_t> rank {};            ///< what it is ranked by (campaignRankOf)
    CampaignStanding standing {};

    bool isRunning() const { return position && !position->isOver(); }
    /// After a defeat, where its rules let it be taken up again at the last save point.
    bool canGoBack() const;
};

/// The campaigns of a person that no table has, the one that was played last first.
class KeptCampaigns final : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// Looks for them anew.
    void look();
    std::span<const KeptCampaign> campaigns() const { return m_campaigns; }
    const KeptCampaign *find(const std::filesystem::path &file) const;

Q_SIGNALS:
    /// There are others, or they stand otherwise.
    void changed();

private:
    void rank();

    std::vector<KeptCampaign> m_campaigns;
};

/// After a defeat of these players, one for each seat: whether the rules let the campaign be taken up again at the last
/// save point.
bool mayGoBack(const Match &match, const std::vector<Sitting> &players);
/// The folder in which campaigns are kept.
QString campaignFolder();
/// A file that is not there yet, for a campaign of this name.
std::filesystem::path freshCampaignFile(const QString &name);
/// Now, as campaigns write it.
std::string campaignTime();
/// A campaign of which all that can be played is left, and what its players should know about it.
Expected<HeldCampaign> openableCampaign(const std::filesystem::path &file, QStringList &notes);

} // namespace merlon
