#include "app/cli/commands/commands.h"
#include "app/cli/commands/help.h"
#include "app/cli/commands/opening.h"
#include "app/cli/commands/report.h"
#include "app/cli/commands/script.h"
#include "app/cli/output.h"
#include "app/cli/story/storyteller.h"
#include "app/words/counting.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace merlon::cli {

namespace {

struct RunOptions {
    OpeningOptions opening;
    std::string script;
    std::optional<std::uint64_t> seed;
    std::string seenBy;
    ReportParts parts;
    bool json = false;
};

/// The seats by whom the position is seen: all of them without a wish, none for `nobody`.
Expected<SeatSet> seatsNamed(const Setup &setup, const std::string &key)
{
    if (key.empty())
        return SeatSet::all();
    if (key == "nobody")
        return SeatSet();
    QStringList keys {u"nobody"_s};
    for (std::size_t seat = 0; seat < setup.seats().size(); ++seat) {
        if (setup.seats()[seat].key == key)
            return SeatSet {static_cast<Seat>(seat)};
        keys << QString::fromStdString(setup.seats()[seat].key);
    }
    //: Error. %1: what was typed
    return tl::unexpected(ownError(Cli::tr("There is no role called “%1”.").arg(QString::fromStdString(key)),
                                   /*: After an error. %1: a list of what could have been typed */
                                   Cli::tr("There are: %1.").arg(separated(keys))));
}

void tellStory(const Match &match, const Opening &opening, const Speaker &speaker, SeatSet seats)
{
    Storyteller teller(speaker, Detail::Brief, [](const QString &lines) { print(lines); });
    teller.tell(storyBefore(opening.before, seats));
    teller.tell(match.story(seats));
    teller.pause();
}

int run(const RunOptions &options)
{
    const auto refuseThis = options.json ? refuseAsJson : refuse;
    const Expected<Opening> opening = openGame(options.opening);
    if (!opening)
        return refuseThis(opening.error());
    const Expected<SeatSet> seats = seatsNamed(*opening->setup, options.seenBy);
    if (!seats)
        return refuseThis(seats.error());
    MatchSettings settings;
    settings.seed = options.seed.value_or(0);
    settings.chance = options.seed ? ChanceMode::Dealt : ChanceMode::Given;
    Match match = opening->match(std::move(settings));
    const Expected<ScriptResult> script =
        options.script.empty() ? ScriptResult {} : playScript(match, options.script, opening->before);
    if (!script)
        return refuseThis(script.error());
    const int exitCode = script->failed > 0 ? kFailed : kDone;

    const Speaker speaker(match.setup());
    if (options.json) {
        print(jsonReport(match, speaker, *seats, options.parts, opening->before));
        return exitCode;
    }
    if (options.parts.story)
        tellStory(match, *opening, speaker, *seats);
    if (options.parts.anyPosition())
        print(textReport(match, speaker, *seats, options.parts));
    else if (!options.parts.story)
        print(Cli::tr("%n choice(s) played.", nullptr, script->played));
    if (script->expected > 0 && script->failed == 0)
        print(Cli::tr("%n expectation(s) met.", nullptr, script->expected));
    else if (script->failed > 0)
        complain(Cli::tr("%n expectation(s) not met.", nullptr, script->failed));
    return exitCode;
}

} // namespace

void addRunCommand(CLI::App &program, int &exitCode)
{
    CLI::App *command =
        program.add_subcommand("run", plain(Cli::tr("Play a script from any position and show the result")));
    const auto options = std::make_shared<RunOptions>();
    addOpeningOptions(*command, options->opening);
    command
        ->add_option("--script", options->script,
                     plain(Cli::tr("Lines of notation, one choice each, draws included; # begins a comment; "
                                   "- is the standard input. Lines with expect say what should hold: expect "
                                   "offered NOTATION, refused NOTATION with RULE, event KIND ARGUMENTS, at "
                                   "/POINTER VALUE, seat SEAT, over")))
        ->type_name("FILE");
    command
        ->add_option("--seed", options->seed,
                     plain(Cli::tr("Seed for all draws; the script then contains none")))
        ->type_name("N")
        ->check(seedRange());
    command->add_flag("--story", options->parts.story, plain(Cli::tr("Tell what happens")));
    command->add_flag("--position", options->parts.position, plain(Cli::tr("Show the position")));
    command->add_flag("--full", options->parts.full,
                      plain(Cli::tr("With --json: the position with all that is as set up, too")));
    command->add_flag("--decision", options->parts.decision,
                      plain(Cli::tr("Show who has to choose, and what")));
    command->add_flag("--choices", options->parts.choices,
                      plain(Cli::tr("List the legal choices in notation")));
    command->add_flag("--json", options->json, plain(Cli::tr("Show all this as JSON")));
    command
        ->add_option("--seen-by", options->seenBy,
                     plain(Cli::tr("Show only what this role may know; nobody: what everyone may know")))
        ->type_name("SEAT");
    addExample(*command, "merlon-cli run --scenario breach.json --script moves.txt --choices --json");
    command->callback([options, &exitCode] { exitCode = run(*options); });
}

} // namespace merlon::cli
