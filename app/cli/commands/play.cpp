#include "app/cli/commands/commands.h"
#include "app/cli/commands/help.h"
#include "app/cli/commands/opening.h"
#include "app/cli/output.h"
#include "app/cli/table/resuming.h"
#include "app/words/counting.h"
#include "app/words/game_words.h"
#include "app/words/speaker.h"

#include <algorithm>
#include <random>

using namespace Qt::StringLiterals;

namespace merlon::cli {

namespace {

struct PlayOptions {
    OpeningOptions opening;
    std::vector<std::string> seats; ///< empty: as a scenario suggests, or a person against a computer
    std::optional<std::uint64_t> seed;
    std::string log = "brief";
    std::string record;
    std::string resume; ///< a file; empty: the game that was left last
};

/// Short enough to be typed again.
std::uint64_t anySeed()
{
    std::random_device device;
    return device() % 1'000'000;
}

/// One for each seat; the last one named sits at the seats that are left.
std::vector<Sitting> sittingsFor(const Setup &setup, const std::vector<std::string> &kinds)
{
    std::vector<Sitting> sittings;
    for (std::size_t seat = 0; seat < setup.seats().size(); ++seat) {
        const std::string &kind = seat < kinds.size() ? kinds[seat] : kinds.back();
        sittings.push_back({kind, makePlayer(kind)});
    }
    return sittings;
}

/// The one who is to solve it, against computers: those whom the scenario suggests, if they are any.
void seatSolver(std::vector<std::string> &kinds, Seat solver)
{
    for (std::string &kind : kinds) {
        if (kind == kHuman)
            kind = "heuristic";
    }
    kinds[solver] = kHuman;
}

/// Those whom a scenario suggests, else a person against computers.
std::vector<std::string> usualPlayers(const Opening &opening)
{
    std::vector<std::string> kinds {kHuman};
    kinds.resize(opening.setup->seats().size(), "heuristic");
    for (std::size_t seat = 0; seat < opening.players.size(); ++seat) {
        const std::string &player = opening.players[seat];
        if (player == "person")
            kinds[seat] = kHuman;
        else if (makePlayer(player))
            kinds[seat] = player;
    }
    if (opening.goal)
        seatSolver(kinds, opening.goal->seat());
    return kinds;
}

TableSettings settingsFor(const PlayOptions &options, std::uint64_t seed)
{
    TableSettings settings;
    settings.seed = seed;
    settings.detail = options.log == "full" ? Detail::Full : Detail::Brief;
    settings.record = std::filesystem::path(options.record);
    return settings;
}

int goOn(const PlayOptions &options)
{
    Expected<ResumedGame> game = resumeGame(options.resume);
    if (!game)
        return refuse(game.error());
    for (const QString &note : game->notes)
        print(wrapped(note, {}));
    const std::size_t choices = game->match.record().entries.size();
    print(Cli::tr("The game resumes after %n choice(s).", nullptr, static_cast<int>(choices)));
    TableSettings settings = settingsFor(options, game->seed);
    settings.isResumed = true;
    settings.journal = std::move(game->journal);
    return Table(std::move(game->match), std::move(game->sittings), std::move(settings)).play();
}

/// Whoever was cut off may not have seen how to go on.
void tellOfGamesLeft()
{
    if (const std::vector<std::filesystem::path> left = gamesLeft(); !left.empty()) {
        //: Before a new game at the terminal. %1: a command to type
        print(Cli::tr("An unfinished game can be resumed: %1").arg(commandToResume(left.front())));
    }
}

/// What a newcomer wants to know first. `isUsualGame`: nobody has asked for another one.
void welcome(const Setup &setup, const std::vector<Sitting> &sittings, bool isUsualGame)
{
    const Speaker speaker(setup);
    QStringList own;
    for (std::size_t seat = 0; seat < sittings.size(); ++seat) {
        if (!sittings[seat].computer)
            own << speaker.seat(static_cast<Seat>(seat));
    }
    if (own.isEmpty())
        return;
    //: Before a new game at the terminal. %1: a game, `Siege: Breach`, %2: a role or a list of roles, `invader`.
    print(wrapped(Cli::tr("%1. You play: %2.").arg(titleOf(setup.game().key()), separated(own)), {}));
    if (isUsualGame) {
        //: Before a new game at the terminal. %1: a command to type
        print(Cli::tr("The other games: %1").arg(u"merlon-cli games"_s));
    }
    //: Before a new game at the terminal. “help” is a command and stays
    print(Cli::tr("Type the number of a choice, or help to see what else you can type."));
}

int play(const PlayOptions &options)
{
    const Expected<Opening> opening = openGame(options.opening);
    if (!opening)
        return refuse(opening.error());
    const Setup &setup = *opening->setup;
    if (options.seats.size() > setup.seats().size()) {
        complain(Cli::tr("This game has only %n role(s).", nullptr, static_cast<int>(setup.seats().size())));
        return kUsage;
    }
    MatchSettings settings;
    const std::optional<std::uint64_t> given = opening->goal ? opening->goal->goal().seed : std::nullopt;
    settings.seed = options.seed ? *options.seed : given ? *given : anySeed();
    settings.takeBacks = true; // at the terminal they always are
    std::vector<Sitting> sittings =
        sittingsFor(setup, options.seats.empty() ? usualPlayers(*opening) : options.seats);
    for (std::size_t seat = 0; seat < sittings.size(); ++seat) {
        const std::string &kind = sittings[seat].kind;
        settings.players.push_back({setup.seats()[seat].key, {}, kind == kHuman ? "person" : kind});
    }
    const OpeningOptions usual {};
    const bool isUsualGame = options.opening.game == usual.game && options.opening.board.empty()
        && options.opening.scenario.empty() && options.opening.options.empty();
    welcome(setup, sittings, isUsualGame);
    if (std::ranges::any_of(sittings, [](const Sitting &sitting) { return !sitting.computer; }))
        tellOfGamesLeft();
    //: %1: a number
    print(Cli::tr("Seed %1: with this seed and the same answers, the game runs the same again.")
              .arg(settings.seed));
    if (!opening->introduction.isEmpty())
        print(u'\n' + wrapped(opening->introduction, {}));
    TableSettings atTable = settingsFor(options, settings.seed);
    atTable.before = opening->before;
    atTable.goal = opening->goal;
    return Table(opening->match(std::move(settings)), std::move(sittings), std::move(atTable)).play();
}

} // namespace

void addPlayCommand(CLI::App &program, int &exitCode)
{
    CLI::App *command = program.add_subcommand(
        "play", plain(Cli::tr("Play a game in the terminal, or watch computers play")));
    const auto options = std::make_shared<PlayOptions>();
    addOpeningOptions(*command, options->opening);
    QStringList kinds;
    for (const std::string &kind : kindsAtTable())
        kinds << QString::fromStdString(kind);
    command
        ->add_option(
            "--seats", options->seats,
            plain(
                //: Help of an option. %1: a list of possible players
                Cli::tr("Players in the order of the roles; the last one also takes the remaining roles: %1")
                    .arg(separated(kinds))))
        ->delimiter(',')
        ->allow_extra_args(false)
        ->type_name("KIND,...")
        ->check(CLI::IsMember(kindsAtTable()).description(""));
    command->add_option("--seed", options->seed, plain(Cli::tr("Seed for all random draws")))
        ->type_name("N")
        ->check(seedRange());
    command
        ->add_option("--record", options->record,
                     plain(Cli::tr("Save the game to this file. It holds everything that is hidden in the "
                                   "game, and the seed")))
        ->type_name("FILE");
    command
        ->add_option(
            "--log", options->log,
            plain(Cli::tr("Level of detail: brief (paragraphs) or full (every event with its rule)")))
        ->type_name("brief|full")
        ->check(CLI::IsMember({"brief", "full"}).description(""));
    CLI::Option *resume =
        command
            ->add_option(
                "--resume", options->resume,
                plain(Cli::tr("Resume the game that was left last, or the one in a file; games with human "
                              "players are saved automatically after every choice")))
            ->type_name("[FILE]")
            ->expected(0, 1);
    for (const char *other : {"--game", "--board", "--option", "--scenario", "--seats", "--seed"})
        resume->excludes(other);
    addExample(*command, "merlon-cli play --seats human,heuristic --seed 7");
    command->callback(
        [options, resume, &exitCode] { exitCode = resume->count() > 0 ? goOn(*options) : play(*options); });
}

} // namespace merlon::cli
