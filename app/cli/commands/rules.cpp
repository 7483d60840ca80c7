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
    std::string game = allGames().front()->key();
    bool all = false;
};

void printContents(const Rulebook &book)
{
    for (const RuleChapter &chapter : book.chapters()) {
        const QString number = QString::fromStdString(toString(chapter.number));
        print(u"%1  %2"_s.arg(number.leftJustified(6), QString::fromStdString(chapter.title)));
    }
}

int showRules(const RulesOptions &options)
{
    const Expected<const Game *> game = gameNamed(options.game);
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
        ->add_option("number", options->number, plain(Cli::tr("Number of a rule or chapter: S2-6.3, 6.3, 6")))
        ->type_name("NUMBER");
    command->add_option("--game", options->game, plain(Cli::tr("Game; see the command games")))
        ->type_name("GAME");
    command->add_flag("--all", options->all, plain(Cli::tr("Print the whole rulebook")));
    addExample(*command, "merlon-cli rules S2-18.9");
    command->callback([options, &exitCode] { exitCode = showRules(*options); });
}

} // namespace merlon::cli
