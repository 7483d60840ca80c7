#include "app/start/campaigns/kept_campaigns.h"

#include "app/kept/table_journals.h"
#include "app/words/language.h"
#include "core/engine/records/record_replay.h"
#include "core/games/module.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

/// Whether none of the persons has won; where only computers play, none of the first team.
bool isDefeat(const Match &match, const std::vector<Sitting> &players)
{
    const std::span<const SeatInfo> seats = match.setup().seats();
    const Outcome outcome = match.state().outcome();
    const bool hasPersons = std::ranges::any_of(players, &Sitting::isPerson);
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
        const bool counts = hasPersons ? players[seat].isPerson() : seats[seat].team == seats.front().team;
        if (counts && outcome.isWinner(static_cast<Seat>(seat)))
            return false;
    }
    return true;
}

KeptCampaign keptAt(const QFileInfo &info)
{
    KeptCampaign kept {
        info.filesystemFilePath(), info.lastModified(), nullptr, nullptr, std::nullopt, info.size()};
    QStringList notes;
    Expected<HeldCampaign> held = openableCampaign(kept.file, notes);
    if (!held) {
        kept.trouble = held.error();
        return kept;
    }
    Expected<KeptPosition> position = keptPositionOf(held->campaign.chapters.back().record, {});
    if (!position) {
        kept.trouble = inChapter(position.error(), *held, held->campaign.chapters.size() - 1);
        return kept;
    }
    if (position->isOver())
        kept.rank = campaignRankOf(*position->view);
    kept.held = std::make_shared<const HeldCampaign>(std::move(*held));
    kept.position = std::make_shared<const KeptPosition>(std::move(*position));
    return kept;
}

/// Whether the results of two campaigns that are over can be held against each other.
bool areComparable(const KeptCampaign &one, const KeptCampaign &other)
{
    const Record &a = one.held->campaign.chapters.front().record;
    const Record &b = other.held->campaign.chapters.front().record;
    return a.game == b.game && a.board.info().key == b.board.info().key;
}

/// Letters and digits of the name that every system takes.
QString slugOf(const QString &name)
{
    QString slug;
    for (const QChar letter : name.normalized(QString::NormalizationForm_D).toLower()) {
        const bool isPlain = letter.unicode() < 0x80 && letter.isLetterOrNumber();
        if (isPlain)
            slug += letter;
        else if (letter.category() != QChar::Mark_NonSpacing && !slug.isEmpty() && !slug.endsWith(u'-'))
            slug += u'-';
    }
    while (slug.endsWith(u'-'))
        slug.chop(1);
    return slug.isEmpty() ? u"campaign"_s : slug;
}

} // namespace

bool KeptCampaign::canGoBack() const
{
    return position && mayGoBack(*position->match, position->players);
}

/// What was read of a file before counts if nobody has written to it since.
void KeptCampaigns::look()
{
    const std::vector<KeptCampaign> known = std::exchange(m_campaigns, {});
    const QDir folder(campaignFolder());
    const QString names = u'*' + QString::fromLatin1(kCampaignSuffix);
    for (const QFileInfo &info : folder.entryInfoList({names}, QDir::Files, QDir::Time)) {
        if (!TableJournal::take(info.filesystemFilePath()))
            continue;
        const auto same = std::ranges::find_if(known, [&](const KeptCampaign &one) {
            return one.file == info.filesystemFilePath() && one.when == info.lastModified()
                && one.size == info.size();
        });
        m_campaigns.push_back(same == known.end() ? keptAt(info) : *same);
    }
    rank();
    Q_EMIT changed();
}

void KeptCampaigns::rank()
{
    for (KeptCampaign &kept : m_campaigns) {
        kept.standing = {};
        if (kept.rank.empty())
            continue;
        kept.standing.place = 1;
        for (const KeptCampaign &other : m_campaigns) {
            if (other.rank.empty() || !areComparable(kept, other))
                continue;
            ++kept.standing.ranked;
            if (other.rank > kept.rank)
                ++kept.standing.place;
            kept.standing.isShared = kept.standing.isShared || (&other != &kept && other.rank == kept.rank);
        }
    }
}

const KeptCampaign *KeptCampaigns::find(const std::filesystem::path &file) const
{
    const auto found = std::ranges::find(m_campaigns, file, &KeptCampaign::file);
    return found == m_campaigns.end() ? nullptr : &*found;
}

bool mayGoBack(const Match &match, const std::vector<Sitting> &players)
{
    const std::optional<CampaignTerms> terms = match.setup().campaign();
    return terms && !terms->isIron && match.isOver() && isDefeat(match, players);
}

QString campaignFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + u"/campaigns"_s;
}

std::filesystem::path freshCampaignFile(const QString &name)
{
    const QString base = campaignFolder() + u'/' + slugOf(name);
    const QString suffix = QString::fromLatin1(kCampaignSuffix);
    QDir().mkpath(campaignFolder());
    QString file = base + suffix;
    for (int number = 2; QFileInfo::exists(file); ++number)
        file = u"%1-%2%3"_s.arg(base).arg(number).arg(suffix);
    return {file.toStdU16String()};
}

std::string campaignTime()
{
    return QDateTime::currentDateTimeUtc().toString(Qt::ISODate).toStdString();
}

Expected<HeldCampaign> openableCampaign(const std::filesystem::path &file, QStringList &notes)
{
    Expected<HeldCampaign> held = readCampaign(file);
    if (!held)
        return held;
    const std::size_t last = held->campaign.chapters.size() - 1;
    const Expected<std::optional<Error>> trouble = cutToOpenable(held->campaign.chapters[last].record);
    if (!trouble)
        return tl::unexpected(inChapter(trouble.error(), *held, last));
    if (!held->damage && *trouble)
        held->damage = inChapter(**trouble, *held, last);
    if (held->damage)
        notes << asSentence(say(*held->damage))
              << QCoreApplication::translate("Openings", "The game resumes from what could still be read.");
    if (held->wasCut)
        notes << QCoreApplication::translate("Openings",
                                             "The last choice was not written to its end: it is lost.");
    return held;
}

} // namespace merlon
