#pragma once

#include "core/base/text_file.h"
#include "core/engine/match/match.h"
#include "core/engine/records/journal.h"
#include "tests/support/play.h"
#include "tests/support/toy/toy_game.h"

#include <QTemporaryDir>

#include <cstdint>
#include <filesystem>
#include <fstream>
#include <string>

namespace merlon::testing {

inline Match newMatch(std::uint64_t seed)
{
    return Match(toy::open({{"rounds", "250"}}), {seed, ChanceMode::Dealt, {{"north", "Ann", "person"}}});
}

inline void write(const std::filesystem::path &path, const std::string &text)
{
    std::ofstream(path, std::ios::binary) << text;
}

/// Where journals lie that live as long as a test.
class JournalFolder {
public:
    std::filesystem::path file(const char *name) const
    {
        return std::filesystem::path(m_folder.path().toStdU16String()) / name;
    }

    /// Plays with a journal; what is in it then.
    std::string journalOf(Match &match, int choices)
    {
        const std::filesystem::path path = file("match.journal");
        if (!match.keepJournal(path))
            qFatal("cannot keep a journal");
        playSome(match, 3, choices);
        if (!match.journal()->flush())
            qFatal("cannot flush");
        return *readTextFile(path);
    }

private:
    QTemporaryDir m_folder;
};

} // namespace merlon::testing
