#pragma once

#include "core/base/error.h"

#include <CLI/CLI.hpp>

namespace merlon::cli {

/// How the program ends.
inline constexpr int kDone = 0;
inline constexpr int kBadInput = 1; ///< something that was given does not exist, is wrong or came to its end
inline constexpr int kUsage = 2;    ///< the command line cannot be understood
inline constexpr int kFailed = 3;   ///< a script expected something that did not hold
inline constexpr int kInterrupted = 130; ///< by Ctrl+C, as shells have it; what was done is kept
inline constexpr int kNoOutput = 4;      ///< all is well but what was to be printed could not be written

/// Says on the standard error what is wrong; kBadInput.
int refuse(const Error &error);
/// The same for programs: as JSON on the standard output.
int refuseAsJson(const Error &error);

/// Each adds a command that leaves the exit code of its run behind.
void addGamesCommand(CLI::App &program, int &exitCode);
void addBoardsCommand(CLI::App &program, int &exitCode);
void addScenariosCommand(CLI::App &program, int &exitCode);
void addPlayCommand(CLI::App &program, int &exitCode);
void addRunCommand(CLI::App &program, int &exitCode);
void addCheckCommand(CLI::App &program, int &exitCode);
void addSimulateCommand(CLI::App &program, int &exitCode);
void addVerifyCommand(CLI::App &program, int &exitCode);
void addConvertCommand(CLI::App &program, int &exitCode);
void addRenderCommand(CLI::App &program, int &exitCode);
void addRulesCommand(CLI::App &program, int &exitCode);
void addSchemaCommand(CLI::App &program, int &exitCode);

} // namespace merlon::cli
