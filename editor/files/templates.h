#pragma once

#include "core/base/error.h"
#include "core/board/board.h"

#include <QStringList>

#include <filesystem>
#include <vector>

namespace merlon {

/// What a new board can begin with: the templates, then the boards that come with the program.
struct Template {
    std::filesystem::path file;
    Board board;
    bool isShippedBoard = false; ///< none of the templates
};

/// Those that can be read; the first is the empty one.
std::vector<Template> templates();

/// The files that were open last, the latest first, also those that are gone.
QStringList recentFiles();
void rememberFile(const QString &file);

} // namespace merlon
