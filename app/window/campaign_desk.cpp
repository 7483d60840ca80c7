#include "app/window/campaign_desk.h"

#include "app/kept/table_journals.h"
#include "app/look/appearance.h"
#include "app/start/campaigns/campaign_list.h"
#include "app/start/campaigns/campaign_words.h"
#include "app/start/campaigns/story_window.h"
#include "app/start/seats_dialog.h"
#include "app/start/start_page.h"
#include "app/widgets/boxes/message_bar.h"
#include "app/widgets/boxes/question_box.h"
#include "app/window/game_launcher.h"
#include "app/words/game_words.h"
#include "core/base/limits.h"
#include "core/engine/records/durable_file.h"

#include <QInputDialog>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

/// The name as it is kept: not longer than a file may say it.
std::string nameAsKept(const QString &name, const Game &game)
{
    QString kept = name.simplified();
    if (kept.isEmpty())
        kept = titleOf(game.key());
    while (kept.toUtf8().size() > static_cast<qsizetype>(kLongestCampaignName))
        kept.chop(1);
    return kept.toStdString();
}

std::vector<RecordSeat> seatedIn(const Record &record, const std::vector<Sitting> &players)
{
    std::vector<RecordSeat> seats = record.seats;
    for (std::size_t i = 0; i < seats.size() && i < players.size(); ++i) {
        seats[i].name = players[i].name.toStdString();
        seats[i].player = players[i].kind.toStdString();
    }
    return seats;
}

/// What its players should know of a campaign that goes on by newer rules: how far it goes back.
QStringList notesOnOlderRules(const Campaign &campaign)
{
    const Record &last = campaign.chapters.back().record;
    if (!isOfOlderRules(last))
        return {};
    const std::optional<SavePoint> save = lastSavePoint(campaign);
    QStringList notes {
        save ? CampaignDesk::tr("This campaign follows older rules. It resumes from its last save point.")
             : CampaignDesk::tr(
                 "This campaign follows older rules. It resumes where its last chapter began.")};
    if (const std::size_t after = last.entries.size() - (save ? save->position.after : 0); after > 0)
        notes << CampaignDesk::tr("%n choice(s) after that remain in its file, but must be made again.",
                                  nullptr, static_cast<int>(after));
    return notes;
}

/// The campaign as it goes on where it was left. Others begin a chapter if nothing was chosen since a save point, and so
/// does whoever plays it by newer rules than before.
void seat(Campaign &campaign, const std::vector<Sitting> &players)
{
    Record &last = campaign.chapters.back().record;
    std::vector<RecordSeat> seats = seatedIn(last, players);
    const bool isBegun = !last.entries.empty();
    const bool isSaved = isBegun && isAtSavePoint(campaign);
    if ((seats != last.seats && isSaved) || isOfOlderRules(last))
        campaign.chapters.push_back({campaignTime(), takenUp(campaign, seats)});
    else
        last.seats = std::move(seats);
}

} // namespace

CampaignDesk::CampaignDesk(const WindowParts &parts, GameLauncher &games)
    : m_parts(parts)
    , m_games(games)
{
    parts.start.follow(m_campaigns);
    connectList();
}

CampaignDesk::~CampaignDesk() = default;

void CampaignDesk::connectList()
{
    const CampaignList *list = &m_parts.start.campaigns();
    connect(list, &CampaignList::resumeWanted, this, [this](const std::filesystem::path &file) {
        const std::filesystem::path wanted = file; // the list may be read anew meanwhile
        if (const auto players = askWhoPlays(wanted))
            resume(wanted, *players);
    });
    connect(list, &CampaignList::backWanted, this, [this](const std::filesystem::path &file) {
        const std::filesystem::path wanted = file;
        if (const auto players = askWhoPlays(wanted))
            goBack(wanted, *players);
    });
    connect(list, &CampaignList::storyWanted, this, &CampaignDesk::showStory);
    connect(list, &CampaignList::renameWanted, this, &CampaignDesk::askForName);
    connect(list, &CampaignList::deleteWanted, this, &CampaignDesk::askToDelete);
}

void CampaignDesk::begin(OpenedSession opened, const QString &name)
{
    const Match &match = opened.session->match();
    const Game &game = match.setup().game();
    const std::string kept = nameAsKept(name, game);
    const Campaign campaign {kept, game.key(), {{campaignTime(), match.record()}}};
    std::optional<TableJournal> journal = TableJournal::take(freshCampaignFile(QString::fromStdString(kept)));
    if (!journal)
        return m_games.putOnTable(std::move(opened)); // no file can be made there: the table tells it
    m_games.putOnTable(std::move(opened), Keeping {std::move(*journal), placeOfLastChapter(campaign)});
}

void CampaignDesk::beginAgain(OpenedSession opened, const std::filesystem::path &file)
{
    const Expected<HeldCampaign> before = readCampaign(file);
    begin(std::move(opened), before ? QString::fromStdString(before->campaign.name) : QString());
}

void CampaignDesk::resume(const std::filesystem::path &file, const std::vector<Sitting> &players)
{
    open(file, players, From::WhereItWasLeft);
}

void CampaignDesk::goBack(const std::filesystem::path &file, const std::vector<Sitting> &players)
{
    open(file, players, From::LastSavePoint);
}

/// From the file as it is now: another table may have played on.
void CampaignDesk::open(const std::filesystem::path &file, const std::vector<Sitting> &players, From from)
{
    std::optional<TableJournal> journal = TableJournal::take(file);
    if (!journal) {
        m_campaigns.look();
        return m_parts.messages.show(tr("This campaign is open in another window."));
    }
    QStringList notes;
    Expected<HeldCampaign> held = openableCampaign(file, notes);
    if (!held)
        return m_parts.messages.show(held.error());
    Campaign &campaign = held->campaign;
    notes << notesOnOlderRules(campaign);
    if (from == From::LastSavePoint)
        campaign.chapters.push_back(
            {campaignTime(), takenUp(campaign, seatedIn(campaign.chapters.back().record, players))});
    else
        seat(campaign, players);
    const std::unique_ptr<State> before = stateBefore(campaign, campaign.chapters.size() - 1);
    Expected<OpenedSession> opened = openSession(campaign.chapters.back().record, {}, before.get());
    if (opened)
        opened->notes = notes + opened->notes;
    m_games.putOnTable(std::move(opened), Keeping {std::move(*journal), placeOfLastChapter(campaign)});
}

std::optional<std::vector<Sitting>> CampaignDesk::askWhoPlays(const std::filesystem::path &file)
{
    const KeptCampaign *kept = m_campaigns.find(file);
    if (!kept || !kept->position)
        return std::nullopt;
    const std::shared_ptr<const KeptPosition> position = kept->position; // until it is answered
    SeatsDialog dialog(m_parts.appearance, position->setup(), position->players,
                       SeatsDialog::Occasion::Campaign, &m_parts.window);
    dialog.setObjectName(u"campaign-players"_s);
    return dialog.exec() == QDialog::Accepted ? std::optional(dialog.sittings()) : std::nullopt;
}

void CampaignDesk::rename(const std::filesystem::path &file, const QString &name)
{
    if (!name.simplified().isEmpty())
        writeName(file, name);
    m_campaigns.look();
}

/// Nobody else writes to the file meanwhile.
void CampaignDesk::writeName(const std::filesystem::path &file, const QString &name)
{
    const std::optional<TableJournal> journal = TableJournal::take(file);
    QStringList notes;
    Expected<HeldCampaign> held = openableCampaign(file, notes);
    if (!journal || !held)
        return;
    held->campaign.name = nameAsKept(name, *findGame(held->campaign.game));
    const Expected<void> written = replaceFile(file, writeCampaign(held->campaign), Access::OwnerOnly);
    if (!written)
        m_parts.messages.show(written.error());
}

void CampaignDesk::askForName(const std::filesystem::path &file)
{
    const KeptCampaign *kept = m_campaigns.find(file);
    if (!kept || !kept->held)
        return;
    const std::filesystem::path wanted = file; // the list may be read anew meanwhile
    bool isGiven = false;
    //: A label: the name of a campaign.
    const QString label = tr("Name:");
    const QString name =
        QInputDialog::getText(&m_parts.window, tr("Rename campaign"), label, QLineEdit::Normal,
                              QString::fromStdString(kept->held->campaign.name), &isGiven);
    if (isGiven)
        rename(wanted, name);
}

void CampaignDesk::askToDelete(const std::filesystem::path &file)
{
    const KeptCampaign *kept = m_campaigns.find(file);
    if (!kept)
        return;
    const std::filesystem::path wanted = file; // the list may be read anew meanwhile
    QuestionBox box(m_parts.window, m_parts.appearance.art(), u"icons/remove"_s, tr("Delete campaign"),
                    //: %1: the name of a campaign, or of a file.
                    tr("Delete this campaign with all its chapters for good? %1").arg(wordsOf(*kept).title));
    box.setObjectName(u"delete-campaign-question"_s);
    if (!box.confirms(/*: A button: deletes a campaign for good. */ tr("Delete"),
                      QMessageBox::DestructiveRole,
                      /*: A button: does not delete a campaign. */ tr("Keep")))
        return;
    deleteJournal(wanted);
    m_campaigns.look();
}

void CampaignDesk::showStory(const std::filesystem::path &file)
{
    const KeptCampaign *kept = m_campaigns.find(file);
    if (!kept || !kept->held)
        return;
    if (!m_story)
        m_story = new StoryWindow(m_parts.appearance, &m_parts.window);
    m_story->show(kept->held->campaign);
}

} // namespace merlon
