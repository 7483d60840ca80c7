#include "tests/app/cli/large_files.h"

#include "app/cli/commands/script.h"
#include "core/base/json.h"
#include "core/base/limits.h"
#include "core/base/text_file.h"
#include "core/board/files/graphml.h"
#include "core/board/files/schema_file.h"
#include "core/board/files/sketched_board.h"
#include "core/board/finding.h"
#include "core/engine/campaign/campaign_file.h"
#include "core/engine/lessons/drawing_lesson.h"
#include "core/engine/lessons/lesson.h"
#include "core/engine/match/match.h"
#include "core/engine/records/journal.h"
#include "core/engine/records/record.h"
#include "core/engine/records/scenario.h"
#include "core/engine/rulebook/rulebook.h"
#include "core/games/exiles/board/board_checks.h"
#include "core/games/fiefs/board/board_checks.h"
#include "core/games/mountain/board/board_checks.h"
#include "core/games/siege1/board_checks/board_checks.h"
#include "core/games/siege2/board_checks/board_checks.h"
#include "core/simulation/unfinished.h"
#include "tests/support/boards.h"

#include <algorithm>

namespace merlon::testing {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t kTextBytes = 1 << 20;

template <class T>
std::string codeOf(const Expected<T> &read)
{
    return read ? std::string() : read.error().what.code;
}

} // namespace

Output &Output::operator<<(std::string_view text)
{
    m_file << text;
    m_size += text.size();
    return *this;
}

void Output::fill(std::string_view piece, std::size_t size, std::string_view end)
{
    std::string block;
    constexpr std::size_t kBlock = 1 << 16;
    while (block.size() < kBlock)
        block += piece;
    while (m_size + block.size() + end.size() <= size)
        *this << block;
    while (m_size + piece.size() + end.size() <= size)
        *this << piece;
    *this << end;
}

void Output::list(std::string_view piece, std::size_t times)
{
    for (std::size_t i = 0; i < times; ++i)
        *this << (i == 0 ? "" : ",") << piece;
}

std::size_t partOf(std::size_t limit, double part)
{
    return static_cast<std::size_t>(static_cast<double>(limit) * part);
}

std::string openedAgain(const Json &json)
{
    std::string text = writeJson(json);
    text.resize(text.rfind('}'));
    return text;
}

void addTexts(Output &output, std::size_t size)
{
    const std::string text(kTextBytes, 'a');
    output << "{\"en\": \"\"";
    for (int i = 0; output.size() + kTextBytes + 100 < size; ++i)
        output << ",\"x" << std::to_string(i) << "\": \"" << text << "\"";
    output << "}";
}

std::string readAsJson(const fs::path &file)
{
    return codeOf(readJsonFile(file));
}

std::string readAsBoard(const fs::path &file)
{
    return codeOf(readTextFile(file).and_then(
        [](const std::string &text) { return readSketchedBoard(text, schemaOf, "board"); }));
}

std::string checkAsBoard(const fs::path &file)
{
    const Expected<SketchedBoard> read = readTextFile(file).and_then(
        [](const std::string &text) { return readSketchedBoard(text, schemaOf, "board"); });
    if (!read)
        return codeOf(read);
    const Board &board = read->board;
    std::size_t most = checkBoard(board, *schemaOf(board.info().schema)).size();
    if (board.info().schema == "fiefs") {
        most = std::max(most, fiefs::checkFiefsBoard(board).size());
    } else if (board.info().schema == "exiles") {
        most = std::max(most, exiles::checkExilesBoard(board).size());
    } else if (board.info().schema == "mountain") {
        most = std::max(most, mountain::checkMountainBoard(board).size());
    } else {
        most = std::max(most, checkSiege1Board(board).size());
        most = std::max(most, checkSiege2Board(board).size());
    }
    return most <= kMostFindings + 1 ? std::string() : "too many findings";
}

std::string readAsSchema(const fs::path &file)
{
    return codeOf(
        readTextFile(file).and_then([](const std::string &text) { return readSchemaFile(text, "schema"); }));
}

std::string readAsGraphml(const fs::path &file)
{
    return codeOf(readTextFile(file).and_then(
        [](const std::string &text) { return boardFromGraphml(text, schemaOf, "board"); }));
}

std::string readAsScenario(const fs::path &file)
{
    return codeOf(readScenarioFile(file));
}

std::string readAsRecord(const fs::path &file)
{
    return codeOf(readRecordFile(file));
}

std::string readAsJournal(const fs::path &file)
{
    return codeOf(recoverJournal(file));
}

std::string readAsCampaign(const fs::path &file)
{
    return codeOf(readCampaign(file));
}

std::string readAsLesson(const fs::path &file)
{
    return codeOf(openLessonFile(file, lessonBoard));
}

std::string readAsDrawingLesson(const fs::path &file)
{
    return codeOf(readDrawingLessonFile(file));
}

std::string readAsRulebook(const fs::path &file)
{
    return codeOf(Rulebook::read(file));
}

std::string readAsSimulation(const fs::path &file)
{
    return codeOf(readUnfinishedFile(file));
}

std::string readAsScript(const fs::path &file)
{
    Scenario scenario;
    scenario.game = "siege2";
    scenario.board = "two-shoulders";
    Expected<OpenedScenario> opened = openScenario(scenario, lessonBoard);
    if (!opened)
        return codeOf(opened);
    MatchSettings settings;
    settings.chance = ChanceMode::Given;
    Match match(opened->setup, std::move(opened->start), std::move(settings));
    const Expected<cli::ScriptResult> played = cli::playScript(match, file.string(), opened->before);
    return played && played->failed > 0 ? "an expectation failed" : codeOf(played);
}

} // namespace merlon::testing
