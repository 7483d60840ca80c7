#include "app/cli/commands/commands.h"
#include "app/cli/commands/help.h"
#include "app/cli/output.h"
#include "app/words/language.h"
#include "core/base/limits.h"

#include <QCoreApplication>
#include <QProcess>

using namespace Qt::StringLiterals;

namespace merlon::cli {

namespace {

struct RenderOptions {
    std::string file;
    std::string output;
    int size = 2400;
    std::string theme = "day";
    std::string paper = "a4";
    int sheets = 0; ///< as the pieces need
    bool keys = false;
    bool noSetUp = false;
    bool noPieces = false;
    bool cardBacks = false;
    bool noNames = false;
    bool singlePage = false;
    bool noCover = false;
    int millimetres = 0; ///< not said
};

/// What draws needs windows, which this program does not know: another one beside it does it.
int render(const RenderOptions &options)
{
    const QString program = QCoreApplication::applicationDirPath() + u"/merlon-render"_s;
    QStringList arguments {u"--language"_s, languageCode(),
                           u"--output"_s,   QString::fromStdString(options.output),
                           u"--size"_s,     QString::number(options.size),
                           u"--theme"_s,    QString::fromStdString(options.theme),
                           u"--paper"_s,    QString::fromStdString(options.paper),
                           u"--sheets"_s,   QString::number(options.sheets)};
    if (options.keys)
        arguments << u"--keys"_s;
    if (options.noSetUp)
        arguments << u"--no-set-up"_s;
    if (options.noPieces)
        arguments << u"--no-pieces"_s;
    if (options.cardBacks)
        arguments << u"--card-backs"_s;
    if (options.noNames)
        arguments << u"--no-names"_s;
    if (options.singlePage)
        arguments << u"--single-page"_s;
    if (options.noCover)
        arguments << u"--no-cover"_s;
    if (options.millimetres > 0)
        arguments << u"--mm"_s << QString::number(options.millimetres);
    arguments << u"--"_s << QString::fromStdString(options.file);
    QProcess process;
    process.setProcessChannelMode(QProcess::ForwardedChannels);
    process.start(program, arguments);
    if (!process.waitForStarted()) {
        //: Error. %1: a program, %2: the reason given by the system
        complain(Cli::tr("%1 cannot be started: %2. It should be in the folder of this program.")
                     .arg(program, process.errorString()));
        return kBadInput;
    }
    process.waitForFinished(-1);
    if (process.exitStatus() == QProcess::NormalExit)
        return process.exitCode();
    //: Error. %1: a program
    complain(Cli::tr("%1 stopped with an error.").arg(program));
    return kBadInput;
}

void addPrinting(CLI::App &command, RenderOptions &options)
{
    constexpr int kMostSheets = 36;
    command.add_option("--paper", options.paper, plain(Cli::tr("PDF only: a4, a3 or letter")))
        ->type_name("PAPER")
        ->check(CLI::IsMember({"a4", "a3", "letter"}).description(""));
    command
        .add_option("--sheets", options.sheets,
                    plain(Cli::tr("PDF only: largest number of sheets (default: as the pieces need)")))
        ->type_name("N")
        ->check(CLI::Range(1, kMostSheets).description(""));
    command.add_flag("--no-pieces", options.noPieces,
                     plain(Cli::tr("PDF only: without pieces and reference sheets")));
    command.add_flag("--no-cover", options.noCover,
                     plain(Cli::tr("PDF only: without the first page and its contents")));
    command.add_flag("--single-page", options.singlePage,
                     plain(Cli::tr("PDF only: one page with the board, nothing to cut out")));
    command.add_flag("--card-backs", options.cardBacks,
                     plain(Cli::tr("PDF only: after each sheet of cards their backs, for the other side")));
}

} // namespace

void addRenderCommand(CLI::App &program, int &exitCode)
{
    constexpr int kLeast = 100;
    constexpr int kShortest = 20;
    constexpr int kLongest = 1000;
    CLI::App *command = program.add_subcommand(
        "render",
        plain(Cli::tr("Draw a board, a scenario or the end of a saved game; PDF to print and play")));
    const auto options = std::make_shared<RenderOptions>();
    command
        ->add_option("file", options->file,
                     plain(Cli::tr("A board (JSON or GraphML), a scenario or a saved game: a file, or the "
                                   "name of a board or scenario that comes with Merlon")))
        ->type_name("FILE|NAME")
        ->required();
    command
        ->add_option("--output,-o", options->output,
                     plain(Cli::tr("Output file; the extension sets the format: .png, .svg or .pdf")))
        ->type_name("FILE")
        ->required();
    command
        ->add_option("--size", options->size, plain(Cli::tr("PNG only: length of the longer side in pixels")))
        ->type_name("PIXELS")
        ->check(CLI::Range(kLeast, kMostPictureSide).description(""));
    command->add_option("--theme", options->theme, plain(Cli::tr("Colors: day or night")))
        ->type_name("THEME")
        ->check(CLI::IsMember({"day", "night"}).description(""));
    command->add_flag("--keys", options->keys,
                      plain(Cli::tr("Write the keys of places instead of their names")));
    command->add_flag("--no-set-up", options->noSetUp,
                      plain(Cli::tr("Boards only: without spaces, capacities and starting pieces")));
    command->add_flag("--no-names", options->noNames, plain(Cli::tr("Without the names of places")));
    command
        ->add_option("--mm", options->millimetres,
                     plain(Cli::tr("Length of the longer side in millimeters; PNG at 300 dots per inch")))
        ->type_name("MM")
        ->check(CLI::Range(kShortest, kLongest).description(""));
    addPrinting(*command, *options);
    addExample(*command, "merlon-cli render two-shoulders --output board.pdf --paper a3 --sheets 2");
    command->callback([options, &exitCode] { exitCode = render(*options); });
}

} // namespace merlon::cli
