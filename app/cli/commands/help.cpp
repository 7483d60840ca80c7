#include "app/cli/commands/help.h"

#include "app/cli/output.h"
#include "app/words/counting.h"

#include <charconv>
#include <cstdint>
#include <limits>
#include <system_error>

using namespace Qt::StringLiterals;

namespace merlon::cli {

namespace {

/// Where the descriptions of options and commands begin.
constexpr int kDescriptions = 28;

QString described(const QString &name, const std::string &description)
{
    const QString first = u"  "_s + name;
    if (first.size() < kDescriptions)
        return wrapped(QString::fromStdString(description), first.leftJustified(kDescriptions));
    return first + u'\n' + wrapped(QString::fromStdString(description), QString(kDescriptions, u' '));
}

class HelpFormatter final : public CLI::Formatter {
public:
    std::string make_usage(const CLI::App *app, std::string name) const override
    {
        QStringList words {QString::fromStdString(name)};
        words << Cli::tr("[OPTIONS]");
        for (const CLI::Option *option : app->get_options(&isPositional))
            words << QString::fromStdString(option->get_type_name());
        if (app->get_require_subcommand_min() > 0)
            words << Cli::tr("COMMAND");
        //: Help. %1: a command with its options
        return plain(Cli::tr("Usage: %1").arg(words.join(u' '))) + '\n';
    }

    std::string make_group(std::string, bool isPositional,
                           std::vector<const CLI::Option *> options) const override
    {
        QString text = u'\n' + (isPositional ? Cli::tr("Arguments:") : Cli::tr("Options:")) + u'\n';
        for (const CLI::Option *option : options)
            text += QString::fromStdString(make_option(option, isPositional));
        return plain(text);
    }

    std::string make_option(const CLI::Option *option, bool isPositional) const override
    {
        const QString type = QString::fromStdString(option->get_type_name());
        const QString name = isPositional
            ? type
            : QString::fromStdString(option->get_name(false, true)).replace(u","_s, u", "_s)
                + (option->get_type_size() > 0 ? u' ' + type : QString());
        return plain(described(name, option->get_description())) + '\n';
    }

    std::string make_subcommands(const CLI::App *app, CLI::AppFormatMode) const override
    {
        QString text = u'\n' + Cli::tr("Commands; each has its own --help:") + u'\n';
        for (const CLI::App *command : app->get_subcommands([](const CLI::App *) { return true; }))
            text +=
                described(QString::fromStdString(command->get_name()), command->get_description()) + u'\n';
        return plain(text);
    }

private:
    static bool isPositional(const CLI::Option *option) { return option->get_positional(); }
};

/// The first word that could be meant for a command.
QString firstWord(int argc, const char *const argv[])
{
    for (int i = 1; i < argc; ++i) {
        const QString word = QString::fromLocal8Bit(argv[i]);
        if (word == u"--language"_s)
            ++i;
        else if (!word.startsWith(u'-'))
            return word;
    }
    return {};
}

} // namespace

void addExample(CLI::App &command, const char *example)
{
    command.footer(plain(Cli::tr("Example:") + QLatin1String("\n  ") + QLatin1String(example)));
}

std::shared_ptr<CLI::FormatterBase> helpFormatter()
{
    return std::make_shared<HelpFormatter>();
}

CLI::Validator seedRange()
{
    return CLI::Validator(
        [](const std::string &text) {
            std::uint64_t number = 0;
            const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
            const bool isSeed = problem == std::errc() && end == text.data() + text.size();
            //: Why a command line is refused. %1: the largest number
            return isSeed ? std::string()
                          : plain(Cli::tr("a seed is a whole number from 0 to %1")
                                      .arg(std::numeric_limits<std::uint64_t>::max()));
        },
        std::string());
}

/// In the language that is spoken, where the parser has words of its own.
QString reasonOf(const CLI::ParseError &error)
{
    const QString details = QString::fromStdString(error.what());
    const QString option = details.section(u':', 0, 0);
    const std::string &name = error.get_name();
    //: Why a command line is refused. %1: an option such as --seed
    if (name == "ArgumentMismatch" && details.contains(u"At Most"_s))
        return Cli::tr("%1 was given more than once").arg(option);
    //: Why a command line is refused. %1: an option such as --seed
    if (name == "ArgumentMismatch")
        return Cli::tr("%1 needs a value").arg(option);
    if (name == "ExtrasError") {
        //: Why a command line is refused. %1: words that nobody has asked for
        return Cli::tr("unexpected: %1").arg(details.section(u": "_s, 1));
    }
    if (name == "RequiredError") {
        //: Why a command line is refused. %1: an option or argument
        return Cli::tr("%1 is missing").arg(details.section(u' ', 0, 0));
    }
    if (name == "ExcludesError") {
        //: Why a command line is refused. %1, %2: options
        return Cli::tr("%1 and %2 exclude each other")
            .arg(details.section(u' ', 0, 0), details.section(u' ', -1));
    }
    if (name == "ConversionError") {
        //: Why a command line is refused. %1: the value of an option
        return Cli::tr("%1 is not a number that is possible here").arg(details.section(u' ', -1));
    }
    return details;
}

QString explained(const CLI::ParseError &error, const CLI::App &program, int argc, const char *const argv[])
{
    const QString details = reasonOf(error);
    const QString word = firstWord(argc, argv);
    QStringList names;
    for (const CLI::App *command : program.get_subcommands([](const CLI::App *) { return true; }))
        names << QString::fromStdString(command->get_name());
    if (!names.contains(word)) {
        //: After an error. %1: a list of commands
        const QString right = Cli::tr("The commands are: %1.").arg(separated(names));
        return word.isEmpty()
            ? Cli::tr("A command is missing.") + u' ' + right
            : /*: Error. %1: what was typed */ Cli::tr("There is no command “%1”.").arg(word) + u' ' + right;
    }
    //: %1: a command
    const QString more = Cli::tr("merlon-cli %1 --help says more.").arg(word);
    return /*: Error. %1: the reason */ Cli::tr("Invalid command line: %1.").arg(details) + u' ' + more;
}

} // namespace merlon::cli
