#include "editor/balance/kept_run.h"

#include "app/words/resources.h"
#include "core/base/hash.h"
#include "core/engine/records/document_reader.h"
#include "core/engine/records/durable_file.h"

#include <QDir>
#include <QFile>
#include <QString>

#include <system_error>
#include <utility>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

/// What is played; not how many games of it.
std::uint64_t hashOfTest(const UnfinishedSimulation &simulation, const Game &game)
{
    Hasher hasher;
    hasher.add(static_cast<std::uint64_t>(game.rulesVersion()));
    hasher.add(writeScenario(simulation.scenario));
    for (const std::string &player : simulation.players)
        hasher.add(player);
    hasher.add(simulation.seed);
    return hasher.value();
}

/// Before another one is made. Boards change, and nobody goes on with most of them.
void removeOldestRuns(const std::filesystem::path &path)
{
    constexpr qsizetype kMostOthers = 19;
    const QDir folder(QString::fromStdU16String(path.u16string()));
    const QStringList files = folder.entryList({u"*.unfinished"_s}, QDir::Files, QDir::Time);
    for (qsizetype number = kMostOthers; number < files.size(); ++number)
        QFile::remove(folder.filePath(files[number]));
}

} // namespace

KeptRun::KeptRun(const Setup &setup, const SimulationSettings &settings)
    : m_simulation(unfinished(setup, settings))
    , m_path(ownDirectory("balance") / (hexOf(hashOfTest(m_simulation, setup.game())) + ".unfinished"))
{
}

SimulationResult KeptRun::played(const Setup &setup) const
{
    std::error_code problem;
    if (!std::filesystem::exists(m_path, problem))
        return emptyResult(setup);
    Expected<UnfinishedSimulation> kept = readUnfinishedFile(m_path);
    const bool isUseful = kept && kept->scenario.game == m_simulation.scenario.game
        && kept->players == m_simulation.players && kept->seed == m_simulation.seed
        && kept->result.games < m_simulation.games && fits(kept->result, setup);
    return isUseful ? std::move(kept->result) : emptyResult(setup);
}

Expected<void> KeptRun::keep(const SimulationResult &played) const
{
    std::error_code problem;
    std::filesystem::create_directories(m_path.parent_path(), problem); // else writing says what is wrong
    if (!std::filesystem::exists(m_path, problem))
        removeOldestRuns(m_path.parent_path());
    UnfinishedSimulation simulation = m_simulation;
    simulation.result = played;
    return replaceFile(m_path, writeUnfinished(simulation), Access::OwnerOnly);
}

void KeptRun::remove() const
{
    std::error_code problem;
    std::filesystem::remove(m_path, problem);
}

} // namespace merlon
