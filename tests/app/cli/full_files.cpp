#include "tests/app/cli/large_files.h"

#include "core/base/json.h"
#include "core/base/limits.h"
#include "core/board/files/schema_file.h"
#include "core/engine/campaign/campaign_file.h"
#include "core/engine/match/match.h"
#include "core/engine/records/document_reader.h"
#include "core/engine/records/journal_lines.h"
#include "core/engine/records/record.h"
#include "core/engine/records/scenario.h"
#include "core/simulation/unfinished.h"
#include "tests/support/boards.h"

#include <algorithm>

namespace merlon::testing {

namespace {

void writeScenarioWithBoard(Output &output, double part)
{
    Scenario scenario;
    scenario.game = "siege2";
    scenario.board = largestBoard(part);
    output << openedAgain(*readJson(writeScenario(scenario), "scenario")) << ",\"briefing\": ";
    addTexts(output, partOf(kMaxFileBytes, part));
    output << "}";
}

Record newRecord()
{
    Scenario scenario;
    scenario.game = "siege2";
    scenario.board = "two-shoulders";
    const OpenedScenario opened = *openScenario(scenario, lessonBoard);
    return Match(opened.setup, {}).record();
}

/// The longest choice, and a small position: there is room for as many as entries.
Json longEntry()
{
    return Json::array({std::string(kLongestEntry, 'm'), std::string(16, '0')});
}

Json smallPosition()
{
    return {{"after", 0}, {"chances", 0}, {"hash", std::string(16, '0')}, {"position", {{"at", "round"}}}};
}

void writeRecordOfEntries(Output &output, double part)
{
    Json json = recordToJson(newRecord(), *findGame("siege2"));
    json.erase("entries");
    json.erase("positions");
    output << openedAgain(json) << ",\"entries\": [";
    output.list(longEntry().dump(), partOf(kMostEntries, part));
    output << "], \"positions\": [";
    output.list(smallPosition().dump(), partOf(kMostEntries, part));
    output << "]}";
}

void writeJournalOfEntries(Output &output, double part)
{
    std::uint64_t sum = 0;
    const Json format = formatHeading(kJournalFormat, kJournalFormatMajor, kJournalFormatMinor);
    output << journalLine({{"format", format}, {"record", recordToJson(newRecord(), *findGame("siege2"))}},
                          sum);
    const Json entry {{"entry", longEntry()}};
    const Json position {{"position", smallPosition()}};
    for (std::size_t i = 0; i < partOf(kMostEntries, part); ++i)
        output << journalLine(entry, sum) << journalLine(position, sum);
}

void writeCampaignOfEntries(Output &output, double part)
{
    const Campaign campaign {"a", "siege2", {{"2026-11-29T10:42:00Z", newRecord()}}};
    const std::string beginning = writeCampaign(campaign);
    std::uint64_t sum = sumAfter(beginning);
    output << beginning;
    const Json entry {{"entry", longEntry()}};
    const Json position {{"position", smallPosition()}};
    for (std::size_t i = 0; i < partOf(kMostEntries, part); ++i)
        output << journalLine(entry, sum) << journalLine(position, sum);
}

/// All that a designer may add.
void writeSchemaOfAttributes(Output &output, double part)
{
    OwnAttribute::Texts texts;
    for (std::size_t i = 0; i < kMostOwnLanguages; ++i)
        texts["x" + std::to_string(i)] = std::string(kLongestOwnText, 'a');
    OwnAttribute own;
    own.type = AttributeType::OneOf;
    own.names = texts;
    for (std::size_t i = 0; i < kMostOwnWords; ++i) {
        own.words.push_back("word-" + std::to_string(i));
        own.wordNames.emplace(own.words.back(), texts);
    }
    own.standard = own.words.back();
    for (std::size_t i = 0; i < kMostOwnKinds; ++i)
        own.places.kinds.push_back("kind-" + std::to_string(i));
    SchemaFile schema {"siege", std::vector<OwnAttribute>(partOf(kMostOwnAttributes, part), own)};
    for (std::size_t i = 0; i < schema.attributes.size(); ++i)
        schema.attributes[i].key = "mark-" + std::to_string(i);
    output << writeSchemaFile(schema);
}

void writeScenarioWithSolution(Output &output, double part)
{
    Json json = *readJsonFile(boardDirectory().parent_path() / "scenarios" / "two-rounds.json");
    Json goal = json["goal"];
    goal.erase("solution");
    json.erase("goal");
    const std::string verb = "done";
    const std::string line = '"' + verb + std::string(kLongestEntry - verb.size(), ' ') + '"';
    output << openedAgain(json) << ",\"goal\": " << openedAgain(goal) << ",\"solution\": [";
    output.list(line, partOf(kMostSolutionLines, part));
    output << "]}}";
}

Json anyLesson()
{
    return *readJsonFile(boardDirectory().parent_path() / "lessons" / "siege2-beginning.json");
}

void writeLessonOfSteps(Output &output, double part)
{
    Json json = anyLesson();
    json.erase("steps");
    const std::string text(kMaxFileBytes / kMostLessonSteps - 200, 'a');
    output << openedAgain(json) << ",\"steps\": [";
    output.list(R"({"await": ["order-next catapult"], "say": {"en": ")" + text + "\"}}",
                partOf(kMostLessonSteps, part));
    output << "]}";
}

/// Steps that each await so many choices that go with a pattern.
void writeLessonOfPatterns(Output &output, double part, const std::string &pattern, std::size_t choices)
{
    Json json = anyLesson();
    json.erase("steps");
    std::string step = R"({"say": {"en": "a"}, "await": [")" + pattern + '"';
    for (std::size_t i = 1; i < choices; ++i)
        step += ",\"" + pattern + '"';
    output << openedAgain(json) << R"(,"steps": [)";
    output.list(step + "]}", partOf(kMostLessonSteps, part));
    output << "]}";
}

void writeLessonOfChoices(Output &output, double part)
{
    constexpr std::size_t kRoom = 20; // for what else there is
    writeLessonOfPatterns(output, part, "order-next catapult", kMaxJsonValues / kMostLessonSteps - kRoom);
}

void writeLessonOfLongPatterns(Output &output, double part)
{
    std::string verbs = "order-next";
    std::string cards = "catapult";
    while (verbs.size() + cards.size() + 25 < kLongestEntry) {
        verbs += "|order-next";
        cards += "|catapult";
    }
    const std::string pattern = verbs + ' ' + cards;
    writeLessonOfPatterns(output, part, pattern, kMaxFileBytes / kMostLessonSteps / (kLongestEntry + 10));
}

void writeDrawingLesson(Output &output, double part)
{
    const std::filesystem::path file =
        boardDirectory().parent_path() / "lessons" / "editor" / "siege-first-fortress.json";
    Json json = *readJsonFile(file);
    json.erase("steps");
    std::string wish = R"({"places": "wall", "at": [[1, 2])";
    for (std::size_t i = 1; i < kMostWished; ++i)
        wish += ",[1, 2]";
    wish += "]}";
    constexpr std::size_t kWishes = kMaxJsonValues / kMostLessonSteps / (3 * kMostWished + 3);
    std::string step = R"({"say": {"en": ")" + std::string(20'000, 'a') + R"("}, "until": [)" + wish;
    for (std::size_t i = 1; i < kWishes; ++i)
        step += ',' + wish;
    output << openedAgain(json) << R"(,"steps": [)";
    output.list(step + "]}", partOf(kMostLessonSteps, part));
    output << "]}";
}

/// All numbers that rules may have.
void writeRulebook(Output &output, double part)
{
    constexpr std::size_t kMost = 255;
    std::string text;
    while (text.size() + 120 < kMaxFileBytes / (kMost * kMost))
        text += " A line of a rule that is as long as such lines are in the rulebooks of the games.\n";
    for (std::size_t chapter = 1; chapter <= partOf(kMost, part); ++chapter) {
        const std::string number = "S1-" + std::to_string(chapter);
        output << "## " << number << " Chapter\n";
        for (std::size_t rule = 1; rule <= kMost; ++rule)
            output << "**" << number << "." << std::to_string(rule) << "**" << text;
    }
}

void writeScript(Output &output, double part)
{
    for (std::size_t i = 0; i < partOf(kMostScriptLines / 2, part); ++i)
        output << "expect seat chance\nexpect offered draw-card catapult\n";
    output.fill("# a comment\n", partOf(kMaxFileBytes, part));
}

void writeSimulation(Output &output, double part)
{
    Scenario scenario;
    scenario.game = "siege2";
    scenario.board = "two-shoulders";
    const OpenedScenario opened = *openScenario(scenario, lessonBoard);
    UnfinishedSimulation simulation = unfinished(*opened.setup, {});
    simulation.games = 1;
    simulation.result = emptyResult(*opened.setup);
    Json json = *readJson(writeUnfinished(simulation), "simulation");
    Json result = json["result"];
    result.erase("lengths");
    json.erase("result");
    output << openedAgain(json) << ",\"result\": " << openedAgain(result) << ",\"lengths\": [";
    for (std::size_t i = 0; i < partOf(kMaxJsonValues / 3 - 20'000, part); ++i)
        output << (i == 0 ? "[" : ",[") << std::to_string(i) << ", 1]";
    output << "]}}";
}

} // namespace

std::span<const LargeFile> fullFiles()
{
    static constexpr LargeFile kFiles[] {
        {"schema of attributes with many words", writeSchemaOfAttributes, readAsSchema, ""},
        {"scenario with the largest board and texts", writeScenarioWithBoard, readAsScenario, ""},
        {"scenario with the longest solution", writeScenarioWithSolution, readAsScenario, ""},
        {"record of the most entries and positions", writeRecordOfEntries, readAsRecord, ""},
        {"journal of the most entries and positions", writeJournalOfEntries, readAsJournal, ""},
        {"campaign of the most entries and positions", writeCampaignOfEntries, readAsCampaign, ""},
        {"lesson of the most steps", writeLessonOfSteps, readAsLesson, ""},
        {"lesson that awaits many choices", writeLessonOfChoices, readAsLesson, ""},
        {"lesson of long patterns", writeLessonOfLongPatterns, readAsLesson, ""},
        {"drawing lesson of the most steps", writeDrawingLesson, readAsDrawingLesson, ""},
        {"rulebook of all numbers", writeRulebook, readAsRulebook, ""},
        {"script of the most lines", writeScript, readAsScript, ""},
        {"simulation of many lengths", writeSimulation, readAsSimulation, ""},
    };
    return kFiles;
}

} // namespace merlon::testing
