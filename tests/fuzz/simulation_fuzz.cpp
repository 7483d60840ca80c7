#include "core/engine/records/scenario.h"
#include "core/games/english.h"
#include "core/simulation/unfinished.h"
#include "tests/fuzz/own_file.h"
#include "tests/fuzz/setups.h"

#include <cstdint>
#include <cstdlib>
#include <filesystem>

/// Whatever is read as an unfinished simulation comes back the same when it is written and read again, and its games can be
/// gone on with, or it is refused in words.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    using namespace merlon;
    static const fuzz::OwnFolder folder;
    const std::filesystem::path file = folder.file("fuzz.json");
    fuzz::write(file, {reinterpret_cast<const char *>(data), size});
    const Expected<UnfinishedSimulation> read = readUnfinishedFile(file);
    if (!read) {
        static_cast<void>(say(read.error(), english()));
        return 0;
    }
    fuzz::write(file, writeUnfinished(*read));
    const Expected<UnfinishedSimulation> again = readUnfinishedFile(file);
    if (!again || !(again->scenario == read->scenario) || !(again->result == read->result)
        || again->players != read->players || again->seed != read->seed || again->games != read->games)
        std::abort();
    const Expected<OpenedScenario> opened = openScenario(read->scenario, fuzz::boardNamed);
    if (!opened) {
        static_cast<void>(say(opened.error(), english()));
        return 0;
    }
    if (fits(read->result, *opened->setup)) {
        SimulationResult sum = emptyResult(*opened->setup);
        add(sum, read->result);
    }
    return 0;
}
