#include "app/start/campaigns/campaign_story.h"

#include "app/look/lettering.h"
#include "app/start/campaigns/campaign_words.h"
#include "app/story/chronicler.h"
#include "app/words/language.h"
#include "app/words/speaker.h"
#include "core/engine/records/record_replay.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

/// The sentences of a chronicle.
struct StoryWords {
    Q_DECLARE_TR_FUNCTIONS(CampaignStory)
};

QString headed(int level, const QString &title)
{
    return u"<h%1>%2</h%1>"_s.arg(level).arg(richText(title));
}

QString inParagraph(const QString &text)
{
    return u"<p>%1</p>"_s.arg(richText(text));
}

/// When it was begun and who plays it; where it goes back, from where.
QString introduction(const Campaign &campaign, std::size_t chapter)
{
    const Chapter &told = campaign.chapters[chapter];
    const QDateTime begun = QDateTime::fromString(QString::fromStdString(told.begun), Qt::ISODate);
    const QString day = QLocale().toString(begun.toLocalTime().date(), QLocale::LongFormat);
    //: Below the number of a chapter. %1: a date, %2: who plays it, `Ann and Computer`.
    QString text = inParagraph(StoryWords::tr("%1: %2").arg(day, peopleOf(told.record)));
    if (chapter == 0)
        return text;
    const std::optional<RecordParent> &parent = told.record.parent;
    if (!parent)
        text += inParagraph(StoryWords::tr("The campaign begins again."));
    else if (parent->record != std::to_string(chapter)
             || campaign.chapters[chapter - 1].record.entries.size() > parent->after)
        //: In the chronicle of a campaign. %1: the number of an earlier chapter.
        text += inParagraph(StoryWords::tr("It continues from a save point of chapter %1.")
                                .arg(QString::fromStdString(parent->record)));
    return text;
}

/// With the whole history of the chapter, or with what can still be played of it.
std::unique_ptr<const Match> matchOf(const Campaign &campaign, std::size_t chapter)
{
    const Record &record = campaign.chapters[chapter].record;
    const std::unique_ptr<State> before = stateBefore(campaign, chapter);
    if (Expected<Match> replayed = replayChoices(record, findGame, before.get()))
        return std::make_unique<const Match>(std::move(*replayed));
    if (Expected<OpenedRecord> opened = openRecord(record))
        return std::make_unique<const Match>(std::move(opened->match));
    return nullptr;
}

QString told(const Paragraph &paragraph, const Speaker &speaker)
{
    const int level = paragraph.kind == Paragraph::Kind::Round ? 2 : 3;
    const QString text = textOf(paragraph, speaker);
    QString html = paragraph.title.isEmpty() ? QString() : headed(level, paragraph.title);
    if (!text.isEmpty())
        html += inParagraph(text);
    return html;
}

bool beginsRound(const Event &event, const Speaker &speaker)
{
    return speaker.roleOf(event) == TermRole::Round;
}

} // namespace

CampaignStory::CampaignStory(const Campaign &campaign)
{
    for (std::size_t i = 0; i < campaign.chapters.size(); ++i)
        tellChapter(campaign, i);
}

/// A picture is shown before each round that follows another, and at the end.
void CampaignStory::tellChapter(const Campaign &campaign, std::size_t chapter)
{
    //: Title in the chronicle of a campaign. %1: a number.
    m_html += headed(1, StoryWords::tr("Chapter %1").arg(chapter + 1)) + introduction(campaign, chapter);
    std::unique_ptr<const Match> match = matchOf(campaign, chapter);
    if (!match)
        return;
    const Speaker speaker(match->setup());
    Chronicler chronicler(speaker);
    std::vector<std::pair<std::size_t, std::size_t>>
        rounds; // the first paragraph of a round, and where it begins
    for (std::size_t ply = 0; ply < match->ply(); ++ply) {
        for (const Event &event : match->chronicle()[ply].events) {
            chronicler.tell(event);
            if (beginsRound(event, speaker))
                rounds.emplace_back(chronicler.paragraphs().size() - 1, ply + 1);
        }
    }
    m_matches.push_back(std::move(match));
    const std::vector<Paragraph> &paragraphs = chronicler.paragraphs();
    std::size_t next = 0;
    for (std::size_t i = 0; i < paragraphs.size(); ++i) {
        if (next < rounds.size() && rounds[next].first == i) {
            if (next > 0)
                addPicture(rounds[next].second);
            ++next;
        }
        m_html += told(paragraphs[i], speaker);
    }
    addPicture(m_matches.back()->ply());
}

void CampaignStory::addPicture(std::size_t ply)
{
    m_html += u"<p><img src=\"%1\"/></p>"_s.arg(imageName(m_pictures.size()));
    m_pictures.push_back({m_matches.size() - 1, ply});
}

QString CampaignStory::imageName(std::size_t picture)
{
    return u"picture:%1"_s.arg(picture);
}

std::unique_ptr<View> CampaignStory::shown(std::size_t picture) const
{
    const Picture &which = m_pictures[picture];
    return m_matches[which.match]->stateAt(which.ply)->seenBy({});
}

} // namespace merlon
