#include "app/cli/commands/commands.h"
#include "app/cli/commands/help.h"
#include "app/cli/located.h"
#include "app/cli/output.h"
#include "app/words/counting.h"
#include "app/words/documents.h"
#include "app/words/resources.h"
#include "core/board/files/dot.h"
#include "core/board/files/format.h"
#include "core/board/files/graphml.h"
#include "core/board/files/sketched_board.h"
#include "core/engine/records/durable_file.h"

#include <QFileInfo>

#include <filesystem>

using namespace Qt::StringLiterals;

namespace merlon::cli {

namespace {

struct ConvertOptions {
    std::string from;
    std::string to;
    std::string game;
};

/// What a file holds, as text in the format of today.
Expected<std::string> rewritten(const Document &document)
{
    if (const auto *scenario = std::get_if<Scenario>(&document))
        return writeScenario(*scenario);
    if (const auto *record = std::get_if<Record>(&document))
        return writeRecord(*record);
    const auto &whole = std::get<SketchedBoard>(document);
    return writeSketchedBoard(whole, *schemaOf(whole.board.info().schema));
}

/// The board of a document, in the form of that ending.
Expected<std::string> boardAs(const QString &form, const Document &document)
{
    const Expected<Board> board = boardOf(document);
    if (!board)
        return tl::unexpected(board.error());
    const BoardSchema &schema = *schemaOf(board->info().schema); // a reader refuses unknown families
    if (form == u"graphml")
        return boardToGraphml(*board, &schema);
    if (form == u"dot")
        return boardToDot(*board, schema);
    const auto *whole = std::get_if<SketchedBoard>(&document);
    return whole ? writeSketchedBoard(*whole, schema) : writeBoard(*board, schema);
}

/// A picture that is linked is found from the new file too.
void relink(Document &document, const std::filesystem::path &from, const std::filesystem::path &to)
{
    auto *whole = std::get_if<SketchedBoard>(&document);
    if (!whole || !whole->sketch.background || whole->sketch.background->isEmbedded())
        return;
    std::string &file = whole->sketch.background->file;
    const std::filesystem::path picture(QString::fromStdString(file).toStdU16String());
    if (picture.is_absolute())
        return;
    const auto folderOf = [](const std::filesystem::path &path) {
        return std::filesystem::absolute(path).lexically_normal().parent_path();
    };
    const std::filesystem::path there = (folderOf(from) / picture).lexically_normal();
    const std::filesystem::path seen = there.lexically_relative(folderOf(to));
    const std::u16string name = (seen.empty() ? there : seen).generic_u16string();
    file = QString::fromStdU16String(name).toStdString();
}

Expected<std::string> converted(const Document &document, const std::string &file)
{
    const QStringList forms {u"json"_s, u"merlon-board"_s, u"merlon-scenario"_s, u"graphml"_s, u"dot"_s};
    const QString form = QFileInfo(QString::fromStdString(file)).suffix().toLower();
    if (!forms.contains(form))
        //: Error. %1: the end of a file name, such as “foo”
        return tl::unexpected(ownError(Cli::tr("Unsupported file type “.%1”.").arg(form),
                                       /*: After an error. %1: a list such as “PNG, SVG, PDF” */
                                       Cli::tr("Supported: %1.").arg(separated(forms)), file));
    if (form == u"merlon-scenario" && !std::holds_alternative<Scenario>(document))
        return tl::unexpected(ownError(Cli::tr("Only a scenario can be written as a scenario"),
                                       /*: After an error. %1: a list such as “PNG, SVG, PDF” */
                                       Cli::tr("Supported: %1.").arg(u"json, merlon-board, graphml, dot"_s),
                                       file));
    return form == u"json" || form == u"merlon-scenario" ? rewritten(document) : boardAs(form, document);
}

/// What was read and is not written, where nobody would expect it.
void tellWhatIsLeftOut(const Document &document, const std::vector<std::string> &unknown,
                       const ConvertOptions &options)
{
    if (!unknown.empty())
        complain(
            /*: Warning. %1: a file, %2: a list of keys */ Cli::tr(
                "%1 comes from a newer version of Merlon. Omitted, because this version does not know it: %2")
                .arg(QString::fromStdString(options.from), listedParts(unknown)));
    const QString form = QFileInfo(QString::fromStdString(options.to)).suffix().toLower();
    const auto *whole = std::get_if<SketchedBoard>(&document);
    if (whole && !whole->sketch.empty() && (form == u"graphml" || form == u"dot"))
        complain(Cli::tr("Notes and the background image are omitted: this format has no place for them."));
}

int convert(const ConvertOptions &options)
{
    const Expected<const Game *> game =
        options.game.empty() ? Expected<const Game *>(nullptr) : gameNamed(options.game);
    if (!game)
        return refuse(game.error());
    std::vector<std::string> unknown;
    Expected<Document> document = readDocument(options.from, &unknown, *game);
    if (!document)
        return refuse(withGameOption(document.error()));
    relink(*document, options.from, options.to);
    const Expected<std::string> text = converted(*document, options.to);
    if (!text)
        return refuse(text.error());
    const Expected<void> written = replaceFile(options.to, *text);
    if (!written)
        return refuse(written.error());
    tellWhatIsLeftOut(*document, unknown, options);
    return kDone;
}

} // namespace

void addConvertCommand(CLI::App &program, int &exitCode)
{
    CLI::App *command = program.add_subcommand(
        "convert",
        plain(
            Cli::tr("Convert a board to another format, or a file of an older version to the current one")));
    const auto options = std::make_shared<ConvertOptions>();
    command
        ->add_option("in", options->from,
                     plain(Cli::tr("A board (JSON or GraphML), a scenario or a saved game: a file, or the "
                                   "name of a board or scenario that comes with Merlon")))
        ->type_name("FILE|NAME")
        ->required();
    command
        ->add_option(
            "out", options->to,
            plain(Cli::tr("Output file; the extension sets the format: .json keeps the type; .merlon-board, "
                          ".graphml and .dot hold the board only; .merlon-scenario a scenario")))
        ->type_name("FILE")
        ->required();
    command
        ->add_option("--game", options->game,
                     plain(Cli::tr("GraphML of other programs only: the game that the board is for")))
        ->type_name("GAME");
    addExample(*command, "merlon-cli convert crooked-crown crown.graphml");
    command->callback([options, &exitCode] { exitCode = convert(*options); });
}

} // namespace merlon::cli
