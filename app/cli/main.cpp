#include "app/cli/commands/commands.h"
#include "app/cli/commands/help.h"
#include "app/cli/output.h"
#include "app/words/counting.h"
#include "app/words/language.h"
#include "core/base/long_files.h"

#include <QCoreApplication>

#include <cstring>

using namespace Qt::StringLiterals;
using namespace merlon;
using namespace merlon::cli;

namespace {

/// The language must be known before the help texts are made.
QString languageWish(int argc, char *argv[])
{
    constexpr const char *kOption = "--language";
    const std::size_t length = std::strlen(kOption);
    for (int i = 1; i < argc; ++i) {
        if (std::strcmp(argv[i], kOption) == 0 && i + 1 < argc)
            return QString::fromLocal8Bit(argv[i + 1]);
        if (std::strncmp(argv[i], kOption, length) == 0 && argv[i][length] == '=')
            return QString::fromLocal8Bit(argv[i] + length + 1);
    }
    return {};
}

int runCommand(int argc, char *argv[])
{
    CLI::App program(
        plain(Cli::tr("Merlon on the command line: play, run scripts, check files, look up rules.")),
        "merlon-cli");
    int exitCode = kDone;
    program.set_version_flag("--version", "merlon-cli " MERLON_VERSION, plain(Cli::tr("Print the version")));
    program.set_help_flag("-h,--help", plain(Cli::tr("Print this help")));
    std::string language;
    const QString codes = separated(Language::codes());
    program.add_option(
        "--language", language,
        plain(/*: Help. %1: the codes of languages, `en, fr` */ Cli::tr("Language of all texts: %1")
                  .arg(codes)));
    program.formatter(helpFormatter());
    program.require_subcommand(1);
    program.fallthrough();
    addPlayCommand(program, exitCode);
    addRunCommand(program, exitCode);
    addGamesCommand(program, exitCode);
    addBoardsCommand(program, exitCode);
    addScenariosCommand(program, exitCode);
    addSimulateCommand(program, exitCode);
    addCheckCommand(program, exitCode);
    addVerifyCommand(program, exitCode);
    addConvertCommand(program, exitCode);
    addRenderCommand(program, exitCode);
    addRulesCommand(program, exitCode);
    addSchemaCommand(program, exitCode);
    try {
        program.parse(argc, argv);
    } catch (const CLI::ParseError &error) {
        if (error.get_exit_code() == 0)
            return program.exit(error);
        complain(explained(error, program, argc, argv));
        return kUsage;
    }
    return exitCode;
}

} // namespace

int main(int argc, char *argv[])
{
    letLongFilesFail();
    const QCoreApplication application(argc, argv);
    QCoreApplication::setOrganizationName(u"merlon"_s); // running games are kept where windows keep theirs
    QCoreApplication::setApplicationName(u"merlon"_s);
    const QString wish = languageWish(argc, argv);
    const std::optional<QString> code = Language::codeFor(wish);
    const Language language(code.value_or(u"en"_s));
    if (!code) {
        //: Error. %1: what was typed
        complain(Cli::tr("There are no texts in the language “%1”; there are: en, fr.").arg(wish));
        return kUsage;
    }
    const int exitCode = runCommand(argc, argv);
    if (isAnswerWritten())
        return exitCode;
    complain(Cli::tr(
        "The output could not be written: the disk is full, or the program that reads it has ended."));
    return exitCode == kDone ? kNoOutput : exitCode;
}
