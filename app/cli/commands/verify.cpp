#include "app/cli/commands/commands.h"
#include "app/cli/commands/help.h"
#include "app/cli/located.h"
#include "app/cli/output.h"
#include "app/words/counting.h"
#include "app/words/speaker.h"
#include "core/engine/campaign/campaign_check.h"
#include "core/engine/records/record_replay.h"
#include "core/games/module.h"

using namespace Qt::StringLiterals;

namespace merlon::cli {

namespace {

/// What is told of a campaign that is right as far as it goes.
void printCampaign(const HeldCampaign &held, const std::string &file)
{
    const Campaign &campaign = held.campaign;
    std::size_t choices = 0;
    for (const Chapter &chapter : campaign.chapters)
        choices += isOfOlderRules(chapter.record) ? 0 : chapter.record.entries.size();
    //: %1: a file, %2: the name of a campaign, %3: `3 chapters`.
    print(Cli::tr("%1: campaign “%2”, %3: all %n choice(s) replayed, every hash is right.", nullptr,
                  static_cast<int>(choices))
              .arg(QString::fromStdString(file), QString::fromStdString(campaign.name),
                   /*: Of a campaign. */
                   Cli::tr("%n chapter(s)", nullptr, static_cast<int>(campaign.chapters.size()))));
    const Expected<OpenedRecord> opened = openRecord(campaign.chapters.back().record);
    if (!opened)
        return;
    const Match &match = opened->match;
    const Speaker speaker(match.setup());
    if (const Text state = campaignStateOf(*match.seenBy({})); !state.empty())
        print(speaker.say(state));
    if (match.isOver())
        print(asSentence(speaker.sentence(match.state().outcome().why)));
}

/// What the chapters that older rules were played by keep from being replayed; whether there are any.
bool tellOfOlderChapters(const Campaign &campaign)
{
    QStringList numbers;
    for (std::size_t i = 0; i < campaign.chapters.size(); ++i) {
        if (isOfOlderRules(campaign.chapters[i].record))
            numbers << QString::number(i + 1);
    }
    if (numbers.empty())
        return false;
    //: Of a campaign. %1: numbers of chapters: `1, 2`
    complain(Cli::tr("Chapters that follow older rules, which cannot be replayed: %1. They are kept, and the "
                     "campaign resumes from its last save point.")
                 .arg(separated(numbers)));
    return true;
}

int verifyCampaignFile(const std::string &file)
{
    const Expected<HeldCampaign> held = readCampaign(file);
    if (!held)
        return refuse(held.error());
    if (const Expected<void> good = verifyCampaign(*held); !good)
        return refuse(good.error());
    printCampaign(*held, file);
    const bool isOlder = tellOfOlderChapters(held->campaign);
    if (held->wasCut)
        complain(Cli::tr("The file was cut off: its last line is not whole. Everything before it is kept."));
    return isOlder || held->wasCut ? kBadInput : kDone;
}

int verify(const std::string &file)
{
    if (isCampaignFile(file))
        return verifyCampaignFile(file);
    const Expected<Record> record = readRecordFile(file);
    if (!record)
        return refuse(record.error());
    const Expected<Match> match = replayRecord(*record);
    if (!match)
        return refuse(inFile(match.error(), file));
    //: %1: a file
    print(Cli::tr("%1: all %n choice(s) replayed, every hash is right.", nullptr,
                  static_cast<int>(record->entries.size()))
              .arg(QString::fromStdString(file)));
    if (record->writer) {
        //: Of a saved game. %1: a program, %2: its version, %3: a system such as Linux x86_64
        print(Cli::tr("Written by %1 %2 on %3.")
                  .arg(QString::fromStdString(record->writer->program),
                       QString::fromStdString(record->writer->version),
                       QString::fromStdString(record->writer->system)));
    }
    if (!record->begun)
        print(wrapped(Cli::tr("It comes from an older version: changes to its board or options that do not "
                              "matter to this game cannot be found."),
                      {}));
    if (match->isOver()) {
        const Speaker speaker(match->setup());
        print(asSentence(speaker.sentence(match->state().outcome().why)));
    }
    return kDone;
}

} // namespace

void addVerifyCommand(CLI::App &program, int &exitCode)
{
    CLI::App *command = program.add_subcommand(
        "verify", plain(Cli::tr("Replay a saved game or a campaign and verify every position")));
    const auto file = std::make_shared<std::string>();
    command->add_option("record", *file, plain(Cli::tr("A game saved by the command play")))
        ->type_name("RECORD")
        ->required();
    addExample(*command, "merlon-cli verify game.json");
    command->callback([file, &exitCode] { exitCode = verify(*file); });
}

} // namespace merlon::cli
