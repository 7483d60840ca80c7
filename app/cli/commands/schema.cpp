#include "app/cli/commands/commands.h"
#include "app/cli/commands/help.h"
#include "app/cli/output.h"
#include "app/words/resources.h"
#include "core/base/json.h"
#include "core/board/files/json/schema_json.h"

namespace merlon::cli {

namespace {

int printSchema(const std::string &key)
{
    const Expected<const Game *> game = gameNamed(key);
    if (!game)
        return refuse(game.error());
    print(QString::fromStdString(writeJson(schemaToJson((*game)->schema()))).trimmed());
    return kDone;
}

} // namespace

void addSchemaCommand(CLI::App &program, int &exitCode)
{
    CLI::App *command = program.add_subcommand(
        "schema", plain(Cli::tr("Print the types and attributes of a game’s boards as JSON")));
    const auto key = std::make_shared<std::string>();
    command->add_option("game", *key, plain(Cli::tr("Game; see the command games")))
        ->type_name("GAME")
        ->required();
    addExample(*command, "merlon-cli schema siege2");
    command->callback([key, &exitCode] { exitCode = printSchema(*key); });
}

} // namespace merlon::cli
