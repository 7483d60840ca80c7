#include "app/cli/commands/commands.h"
#include "app/cli/commands/help.h"
#include "app/cli/output.h"
#include "app/cli/resources.h"
#include "app/cli/table/table.h"

#include <random>

using namespace Qt::StringLiterals;

namespace merlon::cli {

namespace {

struct PlayOptions {
    std::string game = "siege2";
    std::string board;
    std::vector<std::string> seats {kHuman, "random"};
    std::optional<std::uint64_t> seed;
    std::string log = "brief";
};

std::uint64_t anySeed()
{
    std::random_device device;
    return device() % 1'000'000;
}

int play(const PlayOptions &options)
{
    const Expected<const Game *> game = gameNamed(options.game);
    if (!game)
        return refuse(game.error());
    Expected<Board> board = boardNamed(options.board.empty() ? (*game)->defaultBoard() : options.board);
    if (!board)
        return refuse(board.error());
    const auto setup = (*game)->open(std::move(*board), {});
    if (!setup)
        return refuse(setup.error());

    MatchSettings settings;
    settings.seed = options.seed ? *options.seed : anySeed();
    std::vector<Sitting> sittings;
    for (std::size_t i = 0; i < (*setup)->seats().size(); ++i) {
        const std::string &kind = i < options.seats.size() ? options.seats[i] : options.seats.back();
        sittings.push_back({kind, makePlayer(kind)});
        settings.players.push_back({(*setup)->seats()[i].key, {}, kind == kHuman ? "person" : kind});
    }
    Table table(Match(*setup, std::move(settings)), std::move(sittings),
                options.log == "full" ? Detail::Full : Detail::Brief);
    return table.play();
}

} // namespace

void addPlayCommand(CLI::App &program, int &exitCode)
{
    CLI::App *command = program.add_subcommand("play", plain(Cli::tr("Play a game, or watch one")));
    const auto options = std::make_shared<PlayOptions>();
    command->add_option("--game", options->game, plain(Cli::tr("Which game (see the command games)")));
    command->add_option("--board", options->board, plain(Cli::tr("Name of a board, or a file")));
    command
        ->add_option("--seats", options->seats,
                     plain(Cli::tr("Who plays, in the order of the seats: human, random")))
        ->delimiter(',')
        ->check(CLI::IsMember(kindsAtTable()));
    command->add_option("--seed", options->seed, plain(Cli::tr("Number that decides all dice and draws")));
    command->add_option("--log", options->log, plain(Cli::tr("How much is told: brief or full")))
        ->check(CLI::IsMember({"brief", "full"}));
    addExample(*command, "merlon-cli play --seats human,random --seed 7");
    command->callback([options, &exitCode] { exitCode = play(*options); });
}

} // namespace merlon::cli
