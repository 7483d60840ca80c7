#include "app/cli/commands/unfinished_simulation.h"

#include "app/kept/table_journals.h"
#include "app/words/language.h"
#include "app/words/resources.h"
#include "core/base/text_file.h"
#include "core/engine/records/durable_file.h"

using namespace Qt::StringLiterals;

namespace merlon::cli {

namespace {

/// The first name that no file has.
std::filesystem::path freshFile()
{
    const std::filesystem::path folder = journalFolder();
    std::error_code problem;
    for (int number = 1;; ++number) {
        const std::string end = number > 1 ? '-' + std::to_string(number) : std::string();
        std::filesystem::path file = folder / ("simulation" + end + ".unfinished");
        if (!std::filesystem::exists(file, problem))
            return file;
    }
}

} // namespace

Expected<OpenedScenario> openUnfinished(const UnfinishedSimulation &simulation, const std::string &file)
{
    const auto boards = [](std::string_view name, const Game &) { return boardNamed(std::string(name)); };
    Expected<OpenedScenario> opened = openScenario(simulation.scenario, boards);
    if (opened && !fits(simulation.result, *opened->setup))
        return tl::unexpected(ownError(Cli::tr("These numbers belong to another game."), {}, file));
    return opened;
}

Expected<std::filesystem::path> keepUnfinished(UnfinishedSimulation simulation,
                                               const std::filesystem::path &before)
{
    std::error_code problem;
    std::filesystem::path csv(simulation.csv);
    const std::filesystem::file_type type = std::filesystem::status(csv, problem).type();
    const bool isFile = !csv.empty()
        && (type == std::filesystem::file_type::regular || type == std::filesystem::file_type::not_found);
    if (isFile) {
        csv = std::filesystem::absolute(csv, problem);
        simulation.csv = sourceName(csv);
    }
    std::filesystem::path file = before;
    if (file.empty() && isFile)
        (file = csv) += ".unfinished";
    else if (file.empty())
        file = freshFile();
    if (const Expected<void> kept = replaceFile(file, writeUnfinished(simulation)); !kept)
        return tl::unexpected(kept.error());
    return file;
}

QString commandToGoOn(const std::filesystem::path &file)
{
    const QString name = QString::fromStdString(sourceName(file));
    return u"merlon-cli simulate --resume %1"_s.arg(name.contains(u' ') ? u'"' + name + u'"' : name);
}

} // namespace merlon::cli
