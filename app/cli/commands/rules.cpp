#include "app/cli/commands/commands.h"
#include "app/cli/commands/help.h"
#include "app/cli/output.h"
#include "app/cli/rule_text.h"
#include "app/words/resources.h"

using namespace Qt::StringLiterals;

namespace merlon::cli {

namespace {

struct RulesOptions {
    std::string number;
    std::string game; ///< empty: the one that the number names, or the first
    bool all = false;
};

/// The game whose prefix a number has: S1-17.1.
std::string gameMeant(const std::string &number)
{
    const QString prefix = QString::fromStdString(number.substr(0, number.find('-')));
    for (const Game *game : allGames()) {
        if (number.find('-') != std::string::npos
            && prefix.compare(QString::fromStdString(game->rulePrefix()), Qt::CaseInsensitive) == 0)
            return game->key();
    }
    return allGames().front()->key();
}

void printContents(const Rulebook &book)
{
    for (const RuleChapter &chapter : book.chapters()) {
        const QString number = QString::fromStdString(toString(chapter.number));
        print(u"%1  %2"_s.arg(number.leftJustified(6), QString::fromStdString(chapter.title)));
    }
}

int showRules(const RulesOptions &options)
{
    const Expected<const Game *> game =
        gameNamed(options.game.empty() ? gameMeant(options.number) : options.game);
    if (!game)
        return refuse(game.error());
    const Expected<Rulebook> book = rulebookOf(**game);
    if (!book)
        return refuse(book.error());
    if (options.all) {
        print(ruleText(book->text()));
        return kDone;
    }
    if (options.number.empty()) {
        printContents(*book);
        return kDone;
    }
    const Expected<std::string> rule = book->find(options.number);
    if (!rule)
        return refuse(rule.error());
    print(ruleText(*rule));
    return kDone;
}

} // namespace

void addRulesCommand(CLI::App &program, int &exitCode)
{
    CLI::App *command = program.add_subcommand(
        "rules", plain(Cli::tr("Look up a rule or chapter; without a number, the table of contents")));
    const auto options = std::make_shared<RulesOptions>();
    command
        ->add_option("number", options->number,
                     plain(Cli::tr(
                         "Number of a rule or chapter: S2-6.3, 6.3, 6. The letters before it find the game")))
        ->type_name("NUMBER");
    command->add_option("--game", options->game, plain(Cli::tr("Game; see the command games")))
        ->type_name("GAME");
    command->add_flag("--all", options->all, plain(Cli::tr("Print the whole rulebook")));
    addExample(*command, "merlon-cli rules S2-18.9");
    command->callback([options, &exitCode] { exitCode = showRules(*options); });
}

} // namespace merlon::cli
