#include "app/cli/commands/commands.h"
#include "app/cli/commands/help.h"
#include "app/cli/commands/opening.h"
#include "app/cli/commands/simulate_without.h"
#include "app/cli/commands/unfinished_simulation.h"
#include "app/cli/interruption.h"
#include "app/cli/output.h"
#include "app/cli/text_table.h"
#include "app/words/balance/balance_facts.h"
#include "app/words/balance/balance_words.h"
#include "app/words/counting.h"
#include "app/words/game_words.h"
#include "app/words/resources.h"
#include "app/words/round_words.h"
#include "core/engine/records/durable_file.h"
#include "core/games/module.h"
#include "core/players/players.h"
#include "core/simulation/kept_simulation.h"

#include <QLocale>

#include <algorithm>
#include <chrono>

using namespace Qt::StringLiterals;

namespace merlon::cli {

namespace {

constexpr std::chrono::seconds kKeepEvery(5);

struct SimulateOptions {
    OpeningOptions opening;
    std::vector<std::string> players {"heuristic"};
    std::uint32_t games = 200;
    std::uint64_t seed = 1;
    unsigned threads = 0;
    std::string csv;
    std::string resume;               ///< a file; empty: a new one
    std::vector<std::string> without; ///< things that are left out, one at a time; none: a usual balance test
};

void printTable(const BalanceTable &table)
{
    TextTable text(table.columns);
    std::vector<QStringList> columns;
    for (std::size_t column = 0; column < table.forms.size(); ++column)
        columns.push_back(table.shownColumn(column));
    for (std::size_t row = 0; row < table.rows.size(); ++row) {
        QStringList cells {table.rows[row].name};
        for (const QStringList &column : columns)
            cells << column[static_cast<qsizetype>(row)];
        text.add(cells);
    }
    print();
    print(table.title);
    print(text.text(u"  "_s));
}

/// Who wins more or less often than is fair; that there is nobody, where there is nobody. All who play together have no
/// fair share.
void printVerdict(const Balance &balance, const Speaker &speaker)
{
    if (balance.teams.size() < 2)
        return;
    bool isFair = true;
    for (const Balance::Team &team : balance.teams) {
        const Leaning leaning = leaningOf(balance, team);
        if (leaning == Leaning::None)
            continue;
        isFair = false;
        const QString names = teamTitle(team, speaker);
        print(
            leaning == Leaning::TooOften
                ? /*: %1: a role */ Cli::tr("Significant: %1 wins more often than an equal share.").arg(names)
                : /*: %1: a role */ Cli::tr("Significant: %1 wins less often than an equal share.")
                      .arg(names));
    }
    if (isFair)
        print(Cli::tr("Nobody wins significantly more or less often than an equal share."));
}

int writeCsv(const std::string &path, const QByteArray &csv)
{
    const Expected<void> written = replaceFile(path, {csv.constData(), static_cast<std::size_t>(csv.size())});
    return written ? kDone : refuse(written.error());
}

/// What is to be played, and what has been played of it.
struct Simulation {
    std::shared_ptr<const Setup> setup;
    SimulationSettings settings;
    std::string csv;
    SimulationResult result;       ///< of the games so far
    std::filesystem::path file {}; ///< in which it is kept; empty: it is not yet
};

Expected<Simulation> begun(const SimulateOptions &options)
{
    const Expected<Opening> opening = openGame(options.opening);
    if (!opening)
        return tl::unexpected(opening.error());
    const Setup &setup = *opening->setup;
    SimulationSettings settings;
    settings.games = options.games;
    settings.seed = options.seed;
    settings.players = options.players;
    if (settings.players.size() <= setup.seats().size()) // else simulate refuses them
        settings.players.resize(setup.seats().size(), options.players.back());
    if (opening->start)
        settings.start = opening->start->clone();
    settings.gauges = gaugesBesideTableau(setup.game());
    return Simulation {opening->setup, std::move(settings), options.csv, emptyResult(setup)};
}

Expected<Simulation> resumed(const SimulateOptions &options)
{
    Expected<UnfinishedSimulation> unfinished = readUnfinishedFile(std::filesystem::path(options.resume));
    if (!unfinished)
        return tl::unexpected(unfinished.error());
    Expected<OpenedScenario> opened = openUnfinished(*unfinished, options.resume);
    if (!opened)
        return tl::unexpected(opened.error());
    SimulationSettings settings;
    settings.games = unfinished->games;
    settings.seed = unfinished->seed;
    settings.players = unfinished->players;
    if (unfinished->scenario.position)
        settings.start = std::move(opened->start);
    settings.gauges = gaugesBesideTableau(opened->setup->game());
    return Simulation {opened->setup, std::move(settings),
                       options.csv.empty() ? unfinished->csv : options.csv, std::move(unfinished->result),
                       std::filesystem::path(options.resume)};
}

int report(const Simulation &simulation)
{
    const Setup &setup = *simulation.setup;
    const Balance balance = balanceOf(setup, simulation.result);
    const Speaker speaker(setup);
    const std::vector<BalanceTable> tables = tablesOf(balance, speaker);
    const SimulationSettings &settings = simulation.settings;
    if (!simulation.csv.empty())
        return writeCsv(simulation.csv,
                        csvOf(tables) + csvOf(factsOf(setup, settings.players, settings.seed)));
    const QString average = RoundWords(setup.game())
                                .say("average",
                                     {QLocale().toString(balance.rounds.value, 'f', 1).toStdString(),
                                      QLocale().toString(balance.choices.value, 'f', 0).toStdString()});
    //: %1: a number, %2: `on average 310 choices in 6.4 rounds`
    print(Cli::tr("%n game(s) with seed %1; %2.", nullptr, static_cast<int>(balance.games))
              .arg(settings.seed)
              .arg(average));
    printVerdict(balance, speaker);
    for (const BalanceTable &table : tables)
        printTable(table);
    return kDone;
}

/// Writes down what has been played.
Expected<void> keep(Simulation &simulation, const SimulationResult &played)
{
    UnfinishedSimulation rest = unfinished(*simulation.setup, simulation.settings);
    rest.csv = simulation.csv;
    rest.result = played;
    Expected<std::filesystem::path> kept = keepUnfinished(std::move(rest), simulation.file);
    if (!kept)
        return tl::unexpected(kept.error());
    simulation.file = std::move(*kept);
    return {};
}

/// Plays the games that are left. What has been played is written down every few seconds, for power may fail: if that cannot
/// be done, it is said once.
Expected<SimulationResult> playRest(Simulation &simulation)
{
    bool canKeep = true;
    const auto keepMeanwhile = [&](const SimulationResult &played) {
        if (!canKeep)
            return;
        const bool isFirst = simulation.file.empty();
        if (const Expected<void> kept = keep(simulation, played); !kept) {
            canKeep = false;
            complain(say(kept.error()));
        } else if (isFirst) {
            //: During a long balance test. %1: a command to type
            complain(Cli::tr("Progress is saved every few seconds. To continue after a crash, type: %1")
                         .arg(commandToGoOn(simulation.file)));
        }
    };
    return simulateKeeping(simulation.setup, simulation.settings, simulation.result, kKeepEvery,
                           keepMeanwhile);
}

/// Says how many games have been played, and how to go on.
int breakOff(Simulation &simulation)
{
    const auto played = static_cast<int>(simulation.result.games);
    //: Of a balance test. %n: games that have been played; %1: games that were wished for
    complain(
        Cli::tr("Interrupted: %n game(s) of %1 played.", nullptr, played).arg(simulation.settings.games));
    if (played == 0)
        return kInterrupted;
    if (const Expected<void> kept = keep(simulation, simulation.result); !kept)
        return refuse(kept.error());
    //: After an interrupted balance test. %1: a command to type
    complain(Cli::tr("To continue, type: %1").arg(commandToGoOn(simulation.file)));
    return kInterrupted;
}

/// Nothing of it is kept meanwhile: interrupted, it tells of what was played to the end.
int compareWithout(const std::vector<std::string> &names, const Simulation &simulation)
{
    const Setup &setup = *simulation.setup;
    const SimulationSettings &settings = simulation.settings;
    const std::unique_ptr<State> begin = setup.start();
    const Expected<std::vector<Omission>> omissions =
        omissionsNamed(names, omissionsFrom(simulation.setup, settings.start ? *settings.start : *begin));
    if (!omissions)
        return refuse(omissions.error());
    const Expected<GamesWithout> games = playWithout(simulation.setup, settings, *omissions);
    if (!games)
        return refuse(games.error());
    const std::vector<BalanceTable> tables = tablesOf(games->balance, Speaker(setup));
    int exitCode = kDone;
    if (!simulation.csv.empty())
        exitCode =
            writeCsv(simulation.csv, csvOf(tables) + csvOf(factsOf(setup, settings.players, settings.seed)));
    else
        std::ranges::for_each(tables, printTable);
    return exitCode == kDone && !games->isWhole ? kInterrupted : exitCode;
}

int run(const SimulateOptions &options)
{
    Expected<Simulation> simulation = options.resume.empty() ? begun(options) : resumed(options);
    if (!simulation)
        return refuse(simulation.error());
    const std::size_t seats = simulation->setup->seats().size();
    if (simulation->settings.players.size() > seats) {
        complain(Cli::tr("This game has only %n role(s).", nullptr, static_cast<int>(seats)));
        return kUsage;
    }
    simulation->settings.threads = options.threads;
    const Interruption interruption;
    simulation->settings.enough = &interruption.flag();
    if (!options.without.empty())
        return compareWithout(options.without, *simulation);
    Expected<SimulationResult> result = playRest(*simulation);
    if (!result)
        return refuse(result.error());
    simulation->result = std::move(*result);
    const bool isWhole = simulation->result.games >= simulation->settings.games;
    const int exitCode = simulation->result.games > 0 ? report(*simulation) : kDone;
    if (!isWhole)
        return breakOff(*simulation);
    std::error_code problem;
    if (exitCode == kDone && !simulation->file.empty())
        std::filesystem::remove(simulation->file, problem);
    return exitCode;
}

void addPlayers(CLI::App &command, SimulateOptions &options)
{
    const std::vector<std::string> kinds(playerKinds().begin(), playerKinds().end());
    QStringList names;
    for (const std::string &kind : kinds)
        names << QString::fromStdString(kind);
    command
        .add_option(
            "--seats", options.players,
            plain(
                //: Help of an option. %1: a list of possible players
                Cli::tr("Players in the order of the roles; the last one also takes the remaining roles: %1")
                    .arg(separated(names))))
        ->delimiter(',')
        ->allow_extra_args(false)
        ->type_name("KIND,...")
        ->check(CLI::IsMember(kinds).description(""));
}

} // namespace

void addSimulateCommand(CLI::App &program, int &exitCode)
{
    constexpr std::uint32_t kMost = 1'000'000;
    CLI::App *command = program.add_subcommand(
        "simulate", plain(Cli::tr("Run a balance test: the computer plays many games on a board")));
    const auto options = std::make_shared<SimulateOptions>();
    addOpeningOptions(*command, options->opening);
    addPlayers(*command, *options);
    command->add_option("--games", options->games, plain(Cli::tr("Number of games")))
        ->type_name("N")
        ->check(CLI::Range(1u, kMost).description(""));
    command->add_option("--seed", options->seed, plain(Cli::tr("Seed for all random draws of all games")))
        ->type_name("N")
        ->check(seedRange());
    command
        ->add_option(
            "--threads", options->threads,
            plain(Cli::tr("Games to run in parallel (same result); 0: as many as the machine can handle")))
        ->type_name("N")
        ->check(CLI::Range(0u, 256u).description(""));
    command->add_option("--csv", options->csv, plain(Cli::tr("Write the numbers to this file instead")))
        ->type_name("FILE");
    command
        ->add_option(
            "--without", options->without,
            plain(Cli::tr("Compare with games without a thing: units/archer, units (each), all (each)")))
        ->delimiter(',')
        ->allow_extra_args(false)
        ->type_name("THING,...");
    CLI::Option *resume =
        command
            ->add_option(
                "--resume", options->resume,
                plain(Cli::tr("Play the remaining games of a balance test that was interrupted (Ctrl+C); the "
                              "numbers are those of an uninterrupted one")))
            ->type_name("FILE");
    for (const char *other :
         {"--game", "--board", "--option", "--scenario", "--seats", "--games", "--seed", "--without"})
        resume->excludes(other);
    addExample(*command, "merlon-cli simulate --board crooked-crown --games 1000 --csv balance.csv");
    command->callback([options, &exitCode] { exitCode = run(*options); });
}

} // namespace merlon::cli
