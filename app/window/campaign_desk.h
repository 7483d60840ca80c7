#pragma once

#include "app/start/campaigns/kept_campaigns.h"
#include "app/start/openings.h"
#include "app/window/window_parts.h"

#include <QObject>

#include <filesystem>
#include <optional>
#include <vector>

namespace merlon {

class GameLauncher;
class StoryWindow;

/// What a person does with campaigns: begins them, goes on with others in the seats, goes back to the last save point, reads
/// their chronicle, gives them other names, deletes them.
class CampaignDesk final : public QObject {
    Q_OBJECT

public:
    /// All must live as long.
    CampaignDesk(const WindowParts &parts, GameLauncher &games);
    ~CampaignDesk() override;

    KeptCampaigns &campaigns() { return m_campaigns; }
    /// A new campaign with the game that has been opened. Without a name it is called as its game is.
    void begin(OpenedSession opened, const QString &name);
    /// The same with the name of the campaign in a file, whose game has been opened once more.
    void beginAgain(OpenedSession opened, const std::filesystem::path &file);
    /// Goes on where the campaign was left, with these players, or without any with those who played it; at a save point others begin a chapter.
    void resume(const std::filesystem::path &file, const std::vector<Sitting> &players);
    /// Begins a chapter at the last save point.
    void goBack(const std::filesystem::path &file, const std::vector<Sitting> &players);
    void rename(const std::filesystem::path &file, const QString &name);
    void showStory(const std::filesystem::path &file);
    StoryWindow *story() const { return m_story; }

private:
    enum class From : std::uint8_t { WhereItWasLeft, LastSavePoint };

    void connectList();
    void open(const std::filesystem::path &file, const std::vector<Sitting> &players, From from);
    void writeName(const std::filesystem::path &file, const QString &name);
    /// None: the question was cancelled.
    std::optional<std::vector<Sitting>> askWhoPlays(const std::filesystem::path &file);
    void askForName(const std::filesystem::path &file);
    void askToDelete(const std::filesystem::path &file);

    WindowParts m_parts;
    GameLauncher &m_games;
    KeptCampaigns m_campaigns;
    StoryWindow *m_story = nullptr; ///< made when it is first wanted
};

} // namespace merlon
