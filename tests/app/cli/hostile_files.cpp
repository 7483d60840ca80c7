#include "tests/app/cli/large_files.h"

#include "core/base/limits.h"

namespace merlon::testing {

namespace {

std::size_t bytesOf(double part)
{
    return partOf(kMaxFileBytes, part);
}

/// A beginning, a piece again and again, an end.
void write(Output &output, double part, std::string_view begin, std::string_view piece, std::string_view end)
{
    output << begin;
    output.fill(piece, bytesOf(part), end);
}

/// Keys that are all different, as long as there is room.
void writeKeys(Output &output, double part, std::string_view begin, std::size_t most)
{
    output << begin;
    for (std::size_t i = 0; i < most && output.size() + 40 < bytesOf(part); ++i)
        output << "\"" << std::to_string(i) << "\":1,";
    output << "\"last\":1}";
}

constexpr const char *kGraph = "<graphml><key id='s' attr.name='schema'/><graph>";
constexpr const char *kEndOfGraph = "</graph></graphml>";

/// Nodes that are all different.
void writeNumberedNodes(Output &output, std::string_view data)
{
    output << "<graph>";
    for (std::size_t i = 0; i < kMostPlaces; ++i)
        output << "<node id='" << std::to_string(i) << "'>" << data << "</node>";
    output << kEndOfGraph;
}

/// Nodes with so many attributes that are all different, as long as there is room.
void writeNodes(Output &output, double part, std::size_t attributes)
{
    output << kGraph << "<node";
    for (std::size_t i = 1; output.size() + 60 < bytesOf(part); ++i)
        output << " a" << std::to_string(i) << (i % attributes == 0 ? "=''/><node" : "=''");
    output << "/>" << kEndOfGraph;
}

constexpr const char *kBoard =
    R"({"format": {"name": "merlon-board", "version": "1.0"}, "schema": "siege", "places": [)";
constexpr const char *kNewerBoard =
    R"({"format": {"name": "merlon-board", "version": "1.99"}, "schema": "siege", "places": [],)";
std::string nested(std::string_view piece)
{
    std::string text;
    for (int i = 0; i < kMaxJsonDepth - 2; ++i)
        text += piece;
    return text;
}

constexpr LargeFile kFiles[] {
    {"line feeds as JSON", [](Output &o, double part) { write(o, part, "", "\n", ""); }, readAsJson,
     "error.json-cut-off"},
    {"blanks before what is no JSON", [](Output &o, double part) { write(o, part, "", " ", "oops"); },
     readAsJson, "error.json-syntax"},
    {"array of numbers", [](Output &o, double part) { write(o, part, "[", "1,", "1]"); }, readAsJson,
     "error.json-values"},
    {"array of texts",
     [](Output &o, double part) { write(o, part, "[", "\"" + std::string(70, 'a') + "\",", "1]"); },
     readAsJson, "", ""},
    {"array of empty arrays", [](Output &o, double part) { write(o, part, "[", "[],", "1]"); }, readAsJson,
     "error.json-values"},
    {"array of links",
     [](Output &o, double part) { write(o, part, "[", R"({"kind":"path","from":"a","to":"b"},)", "1]"); },
     readAsJson, "error.json-values", ""},
    {"object of keys", [](Output &o, double part) { writeKeys(o, part, "{", bytesOf(1)); }, readAsJson,
     "error.json-values", ""},
    {"one text", [](Output &o, double part) { write(o, part, "\"", "a", "\""); }, readAsJson,
     "error.json-long", ""},
    {"one text without an end", [](Output &o, double part) { write(o, part, "\"", "a", ""); }, readAsJson,
     "error.json-long", "error.json-cut-off"},
    {"one number", [](Output &o, double part) { write(o, part, "", "1", ""); }, readAsJson, "error.json-long",
     "error.json-syntax"},
    {"escapes",
     [](Output &o, double part) { write(o, part, "[", "\"" + std::string(1 << 20, '\\') + "\",", "1]"); },
     readAsJson, ""},
    {"open brackets", [](Output &o, double part) { write(o, part, "", "[", ""); }, readAsJson,
     "error.json-depth"},
    {"nested objects around a large one",
     [](Output &o, double part) {
         o << nested(R"({"a":)") << "{\"k\":1";
         for (int i = 0; o.size() + 4096 < bytesOf(part); ++i)
             o << ",\"" << std::to_string(i) << "\":\"" << std::string(70, 'a') << "\"";
         o << "}" << nested(R"(,"b":1,"c":1,"d":1,"e":1})");
     },
     readAsJson, ""},
    {"board of places",
     [](Output &o, double part) { write(o, part, kBoard, R"({"key":"a","kind":"wall","x":1},)", "1]}"); },
     readAsBoard, "error.json-values", "error.board-many"},
    {"board of unknown keys of a newer version",
     [](Output &o, double part) { writeKeys(o, part, kNewerBoard, partOf(kMaxJsonValues - 100, part)); },
     readAsBoard, ""},
    {"nodes", [](Output &o, double part) { write(o, part, kGraph, "<node id='a'/>", kEndOfGraph); },
     readAsGraphml, "error.xml-many", "error.graphml-no-schema"},
    {"long default of all nodes",
     [](Output &o, double part) {
         o << "<graphml><key id='d' for='node' attr.name='note'><default>"
           << std::string(partOf(kLongestXmlTag, part), 'a') << "</default></key>";
         writeNumberedNodes(o, "");
     },
     readAsGraphml, "error.xml-much"},
    {"long name of data",
     [](Output &o, double part) {
         o << "<graphml><key id='d' attr.name='" << std::string(partOf(kLongestXmlTag / 2, part), 'a')
           << "'/>";
         writeNumberedNodes(o, "<data key='d'>1</data>");
     },
     readAsGraphml, "error.xml-much"},
    {"comments in GraphML", [](Output &o, double part) { write(o, part, kGraph, "<!-- -->", kEndOfGraph); },
     readAsGraphml, "error.graphml-no-schema"},
    {"attributes of an element", [](Output &o, double part) { writeNodes(o, part, bytesOf(1)); },
     readAsGraphml, "error.xml-long"},
    {"attributes of many elements", [](Output &o, double part) { writeNodes(o, part, 100'000); },
     readAsGraphml, "error.xml-attributes", "error.graphml-no-schema"},
    {"references in GraphML",
     [](Output &o, double part) {
         write(o, part, std::string(kGraph) + "<data key='s'>", "&#65;", "</data></graph></graphml>");
     },
     readAsGraphml, "error.board-schema"},
    {"blanks in GraphML",
     [](Output &o, double part) {
         write(o, part, std::string(kGraph) + "<data key='s'>", "a \n", "</data></graph></graphml>");
     },
     readAsGraphml, "error.board-schema"},
    {"open elements", [](Output &o, double part) { write(o, part, "<graphml>", "<a>", ""); }, readAsGraphml,
     "error.xml-depth"},
    {"lesson of one long pattern",
     [](Output &o, double part) {
         o << R"({"format": {"name": "merlon-lesson", "version": "1.0"}, "names": {"en": "a"}, "minutes": 1,)"
              R"("game": "siege2", "seat": "invader", "board": "two-shoulders", "position": {},)"
              R"("steps": [{"say": {"en": "a"}, "await": [")";
         constexpr std::size_t kPattern = kMaxJsonToken - 1000;
         const std::size_t half = o.size() + partOf(kPattern, part) / 2;
         o.fill("order-next|", half, " ");
         o.fill("catapult|", half + partOf(kPattern, part) / 2, "\"]}]}");
     },
     readAsLesson, "file.long-line"},
    {"line feeds as a journal", [](Output &o, double part) { write(o, part, "merlon-journal", "\n", ""); },
     readAsJournal, "journal.changed"},
    {"line feeds as a campaign", [](Output &o, double part) { write(o, part, "merlon-campaign", "\n", ""); },
     readAsCampaign, "campaign.changed"},
    {"line feeds in a rule",
     [](Output &o, double part) { write(o, part, "## S1-1 A\n**S1-1.1** a", "\n", ""); }, readAsRulebook, ""},
    {"headings without rules",
     [](Output &o, double part) { write(o, part, "## S1-1 A\n**S1-1.1** a\n", "## S1-1 B\n", ""); },
     readAsRulebook, ""},
    {"line feeds as a script", [](Output &o, double part) { write(o, part, "", "\n", ""); }, readAsScript,
     ""},
    {"script of expectations", [](Output &o, double part) { write(o, part, "", "expect seat chance\n", ""); },
     readAsScript, "file.many"},
};

} // namespace

std::span<const LargeFile> hostileFiles()
{
    return kFiles;
}

} // namespace merlon::testing
