// The schemas of positions say what the forms of the games say. With --write they are written anew:
//     build/dev/bin/position_schema_test SOURCE_FOLDER --write
// resources/schema/<game>-position.notes.json describes the members in words.

#include "core/base/json.h"
#include "core/board/files/library.h"
#include "core/engine/position/schema_of_form.h"
#include "core/games/english.h"
#include "core/games/families.h"
#include "tests/support/schema_check.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <string_view>

namespace {

namespace fs = std::filesystem;

using namespace merlon;

/// The game on each board that is designed for it, and on its own once with each value of each option that it has there.
/// With a value that its own does not have, another board counts if more play there than on any before.
std::vector<std::shared_ptr<const Setup>> setupsOf(const Game &game, const fs::path &root)
{
    const std::array<fs::path, 1> folders {root / "resources" / "boards"};
    std::vector<std::shared_ptr<const Setup>> setups;
    std::size_t mostSeats = 0;
    const auto add = [&](const Board &board, const Options &options, std::size_t leastSeats) {
        auto setup = game.open(board, options);
        if (!setup) {
            std::cerr << say(setup.error(), english()) << '\n';
        } else if (const std::size_t seats = (*setup)->seats().size(); seats >= leastSeats) {
            mostSeats = std::max(mostSeats, seats);
            setups.push_back(std::move(*setup));
        }
    };
    const auto own = loadBoard(game.defaultBoard(), folders, findSchema);
    for (const std::string &name : boardNames(folders)) {
        const auto board = loadBoard(name, folders, findSchema);
        if (!board || std::ranges::count(board->info().games, game.key()) == 0)
            continue;
        add(*board, {}, 0);
        for (const OptionInfo &option : game.options()) {
            for (const std::string &value : valuesOn(*board, game, option)) {
                if (value == option.values.front())
                    continue;
                if (name == game.defaultBoard())
                    add(*board, {{option.key, value}}, 0);
                else if (own && std::ranges::count(valuesOn(*own, game, option), value) == 0)
                    add(*board, {{option.key, value}}, mostSeats + 1);
            }
        }
    }
    return setups;
}

/// How many things are wrong with the schema of a game.
int check(const Game &game, const fs::path &root, bool write)
{
    const fs::path folder = root / "resources" / "schema";
    const Expected<Json> notes = readJsonFile(folder / (game.key() + "-position.notes.json"));
    if (!notes) {
        std::cerr << say(notes.error(), english()) << '\n';
        return 1;
    }
    std::vector<std::string> idle;
    const Json made = schemaOfPositions(setupsOf(game, root), *notes, idle);
    for (const std::string &way : idle)
        std::cerr << game.key() << ": a note about nothing: " << way << '\n';
    const fs::path file = folder / (game.key() + "-position.schema.json");
    if (write)
        std::ofstream(file) << writeJson(made);
    const Expected<Json> shipped = readJsonFile(file);
    const bool isSame = shipped && writeJson(*shipped) == writeJson(made);
    if (!isSame)
        std::cerr << file.string() << " is not what the forms say; write it anew (--write)\n";
    return static_cast<int>(idle.size()) + (isSame ? 0 : 1);
}

} // namespace

int main(int argc, char *argv[])
{
    if (argc < 2) {
        std::cerr << "usage: position_schema_test SOURCE_FOLDER [--write]\n";
        return 2;
    }
    const bool write = argc > 2 && std::string_view(argv[2]) == "--write";
    int wrong = 0;
    for (const Game *game : allGames())
        wrong += check(*game, argv[1], write);
    return wrong == 0 ? 0 : 1;
}
