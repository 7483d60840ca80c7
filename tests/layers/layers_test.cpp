// The arrows of the architecture: which folder may include which. Reads every source below core, app and editor.

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <map>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <vector>

namespace {

namespace fs = std::filesystem;

/// A folder (or file) and the folders (or files) that its files may include, itself not repeated. The first entry that
/// a path begins with counts, so inner folders come before outer ones. A folder includes nothing but what is listed
/// before it, so that there are no cycles.
struct Layer {
    std::string folder;
    std::vector<std::string> mayInclude;
    bool qt = false;
};

const std::vector<Layer> kLayers {
    {"core/base/", {}},
    {"core/board/", {"core/base/"}},
    {"core/engine/", {"core/base/", "core/board/"}},
    {"core/games/", {"core/base/", "core/board/", "core/engine/"}},
    {"core/players/", {"core/base/", "core/board/", "core/engine/"}},
    {"core/simulation/", {"core/base/", "core/board/", "core/engine/", "core/players/"}},
    {"core/canvas/",
     {"core/base/", "core/board/", "core/engine/", "core/games/", "core/players/", "core/simulation/"},
     true},
    {"app/words/",
     {"core/base/", "core/board/", "core/engine/", "core/games/", "core/players/", "core/simulation/"},
     true},
    {"app/games/fiefs/story/",
     {"app/words/", "core/base/", "core/board/", "core/engine/", "core/games/"},
     true},
    {"app/games/siege/story/",
     {"app/words/", "core/base/", "core/board/", "core/engine/", "core/games/"},
     true},
    {"app/games/tellers", {"app/words/", "app/games/fiefs/story/", "app/games/siege/story/"}, true},
    {"app/story/",
     {"app/words/", "app/games/tellers.h", "core/base/", "core/board/", "core/engine/", "core/games/"},
     true},
    {"app/kept/", {"core/base/", "core/board/", "core/engine/"}, true},
    {"app/cli/",
     {"app/words/", "app/story/", "app/kept/", "core/base/", "core/board/", "core/engine/", "core/games/",
      "core/players/", "core/simulation/"},
     true},
    {"app/look/", {"core/", "app/words/"}, true},
    {"app/widgets/", {"core/", "app/words/", "app/look/"}, true},
    {"app/sound/", {"core/engine/"}, true},
    {"app/table/face/", {"core/", "app/words/", "app/look/", "app/widgets/", "app/sound/"}, true},
    {"app/games/",
     {"core/", "app/words/", "app/story/", "app/look/", "app/widgets/", "app/sound/", "app/table/face/"},
     true},
    {"app/table/",
     {"core/", "app/words/", "app/story/", "app/look/", "app/widgets/", "app/sound/", "app/games/faces.h"},
     true},
    {"app/settings/", {"core/", "app/words/", "app/look/", "app/widgets/"}, true},
    {"app/rules/", {"core/", "app/words/", "app/look/", "app/widgets/", "app/games/faces.h"}, true},
    {"app/lessons/", {"core/", "app/words/", "app/look/", "app/widgets/", "app/table/"}, true},
    {"app/puzzles/", {"core/", "app/words/", "app/look/", "app/widgets/", "app/table/"}, true},
    {"app/statistics/",
     {"core/", "app/words/", "app/story/", "app/look/", "app/widgets/", "app/table/"},
     true},
    {"app/export/",
     {"core/", "app/words/", "app/story/", "app/look/", "app/widgets/", "app/games/faces.h", "app/table/",
      "app/rules/reference_sheets.h", "app/statistics/"},
     true},
    {"app/start/",
     {"core/", "app/words/", "app/kept/", "app/story/", "app/look/", "app/widgets/", "app/games/faces.h",
      "app/table/", "app/lessons/", "app/puzzles/"},
     true},
    {"app/window/",
     {"core/", "app/words/", "app/kept/", "app/look/", "app/widgets/", "app/sound/", "app/table/",
      "app/settings/", "app/rules/", "app/lessons/", "app/puzzles/", "app/statistics/", "app/export/",
      "app/start/"},
     true},
    {"app/render/", {"core/base/", "app/words/", "app/export/"}, true},
    {"app/main.cpp", {"core/base/", "app/words/", "app/look/", "app/start/", "app/window/"}, true},
    {"editor/model/", {"core/base/", "core/board/", "core/engine/"}},
    {"editor/document/",
     {"editor/model/", "app/export/", "app/words/", "core/base/", "core/board/", "core/engine/"},
     true},
    {"editor/canvas/", {"editor/document/", "editor/model/", "app/", "core/"}, true},
    {"editor/tabs/", {"editor/canvas/", "editor/document/", "editor/model/", "app/", "core/"}, true},
    {"editor/panels/", {"editor/canvas/", "editor/document/", "editor/model/", "app/", "core/"}, true},
    {"editor/analysis/", {"editor/canvas/", "editor/document/", "editor/model/", "app/", "core/"}, true},
    {"editor/scenario/",
     {"editor/panels/", "editor/tabs/", "editor/canvas/", "editor/document/", "editor/model/", "app/",
      "core/"},
     true},
    {"editor/export/",
     {"editor/scenario/", "editor/canvas/", "editor/document/", "editor/model/", "app/", "core/"},
     true},
    {"editor/files/", {"editor/scenario/", "editor/document/", "editor/model/", "app/", "core/"}, true},
    {"editor/balance/",
     {"editor/scenario/", "editor/panels/", "editor/canvas/", "editor/document/", "editor/model/", "app/",
      "core/"},
     true},
    {"editor/", {"app/", "core/"}, true},
};

const Layer *layerOf(const std::string &path)
{
    const auto layer =
        std::ranges::find_if(kLayers, [&](const Layer &l) { return path.starts_with(l.folder); });
    return layer == kLayers.end() ? nullptr : &*layer;
}

/// The layers that may include one that is listed after them, or nothing that is listed.
int misplacedLayers()
{
    int misplaced = 0;
    for (const Layer &layer : kLayers) {
        for (const std::string &included : layer.mayInclude) {
            const Layer *whole = layerOf(included); // or it is part of one
            bool before = whole && whole < &layer;
            bool after = whole && whole >= &layer;
            for (const Layer &part : kLayers) {
                if (part.folder.starts_with(included))
                    (&part < &layer ? before : after) = true;
            }
            if (!before || after) {
                std::cerr << layer.folder << " may include " << included
                          << ", which is not listed before it\n";
                ++misplaced;
            }
        }
    }
    return misplaced;
}

bool isQtHeader(const std::string &header)
{
    static const std::regex kQt(R"((Qt?[A-Z]\w*(/.*)?)|(.*\bq[a-z0-9_]+\.h))");
    return std::regex_match(header, kQt);
}

bool isOurs(const std::string &header)
{
    static const std::vector<std::string> kRoots {"core/", "app/", "editor/", "tests/"};
    return std::ranges::any_of(kRoots, [&](const std::string &root) { return header.starts_with(root); });
}

bool isGenerated(const std::string &header)
{
    return header.ends_with(".moc") || header.starts_with("moc_") || header.starts_with("ui_");
}

/// The headers that bring JSON itself, which is slow to compile: who includes them reads or writes it.
const std::set<std::string> kBringJson {"core/base/json_track.h", "core/board/files/coordinate.h",
                                        "core/engine/agenda/writing_position.h",
                                        "core/engine/position/form.h", "core/engine/position/sections.h"};

/// What the architecture has against one include, or nothing.
std::string complaint(const std::string &path, const std::string &header, bool quoted)
{
    const Layer *layer = layerOf(path);
    if (!layer)
        return "stands in a folder that the architecture does not know";
    if (isQtHeader(header))
        return layer->qt ? "" : "includes Qt";
    if (header == "core/base/json.h" && path.ends_with(".h") && !kBringJson.contains(path))
        return "brings JSON to all who include it; headers include json_fwd.h or json_box.h";
    if (isOurs(header)) {
        const bool allowed = header.starts_with(layer->folder)
            || std::ranges::any_of(layer->mayInclude,
                                   [&](const std::string &f) { return header.starts_with(f); });
        return allowed ? "" : "points against the arrows";
    }
    if (quoted && !isGenerated(header))
        return "does not name its header from the top of the tree";
    return "";
}

std::vector<std::string> complaints(const std::string &path, std::istream &source)
{
    static const std::regex kInclude(R"re(^\s*#\s*include\s*(["<])([^">]+)[">].*$)re");
    std::vector<std::string> found;
    std::string line;
    for (int number = 1; std::getline(source, line); ++number) {
        std::smatch match;
        if (!std::regex_match(line, match, kInclude))
            continue;
        const std::string what = complaint(path, match[2], match[1] == "\"");
        if (!what.empty())
            found.push_back(path + ":" + std::to_string(number) + ": " + match[2].str() + ": " + what);
    }
    return found;
}

/// Where games are at home.
bool isOfAGame(const std::string &path)
{
    static const std::vector<std::string> kHomes {
        "core/games/exiles/", "core/games/fiefs/",        "app/games/fiefs/", "core/games/mountain/",
        "core/games/siege",   "core/canvas/looks/siege/", "app/games/siege/", "app/cli/siege"};
    return std::ranges::any_of(kHomes, [&](const std::string &home) { return path.starts_with(home); });
}

/// What outside these folders still names a game or a thing of one, and why. The list only gets shorter: a file that
/// does so no longer must go from it.
const std::map<std::string, std::string> kStillNamesAGame {
    {"core/games/catalogue.cpp", "the one list of games"},
    {"core/canvas/looks/board_look.cpp", "the one list of looks"},
    {"app/games/faces.cpp", "the one list of games with special widgets"},
    {"app/games/tellers.cpp", "the one list of games with special sentences"},
};

/// The line without its strings that have a blank in them.
std::string withoutProse(const std::string &line)
{
    static const std::regex kString(R"re("([^"\\]|\\.)*")re");
    std::string code;
    auto rest = line.cbegin();
    for (std::sregex_iterator string(line.begin(), line.end(), kString), end; string != end; ++string) {
        code.append(rest, line.cbegin() + string->position());
        if (string->str().find(' ') == std::string::npos)
            code += string->str();
        rest = line.cbegin() + string->position() + string->length();
    }
    return code.append(rest, line.cend());
}

/// Whether code names a game or a thing of one: not comments, nor prose (strings with a blank in them).
bool namesAGame(const std::string &line)
{
    static const std::regex kComment(R"(//.*$|^\s*\*.*$)");
    static const std::regex kWords(
        R"((^|[^a-z])(exiles|fiefs|siege[12]?|goblins?|trolls?|grimoire|heartrock|rampart|foreground-|invaders?|breach|marksm[ae]n|spearm[ae]n|arquebusiers?|footholds?)($|[^a-z]))",
        std::regex::icase);
    static const std::regex kTypes(R"(\bSiege[12A-Z]|"wall"|kInvader|kDefender|\bBreach[A-Z])");
    const std::string code = withoutProse(std::regex_replace(line, kComment, ""));
    return std::regex_search(code, kWords) || std::regex_search(code, kTypes);
}

/// The law that nothing outside the folders of games names a game.
std::vector<std::string> namedGames(const std::string &path, std::istream &source)
{
    std::vector<std::string> found;
    if (isOfAGame(path))
        return found;
    std::string line;
    for (int number = 1; std::getline(source, line); ++number) {
        if (namesAGame(line))
            found.push_back(path + ":" + std::to_string(number) + ": names a game: " + line);
    }
    if (!kStillNamesAGame.contains(path))
        return found;
    if (found.empty())
        return {path + ": names no game any more: take it from the list of those that do"};
    return {};
}

bool isSource(const fs::path &file)
{
    static const std::set<std::string> kEndings {".h", ".hpp", ".cpp", ".cc", ".inc"};
    return kEndings.contains(file.extension().string());
}

/// The test tests itself: each of these lines, in that file, is right or wrong.
struct Example {
    std::string path;
    std::string line;
    bool right;
};

const std::vector<Example> kExamples {
    {"core/board/files/format.cpp", "#include \"core/base/json.h\"", true},
    {"core/engine/state.h", "#include \"core/base/json.h\"", false},
    {"core/engine/position/form.h", "#include \"core/base/json.h\"", true},
    {"core/base/json.cpp", "#include \"core/board/board.h\"", false},
    {"core/board/files/format.cpp", "#  include <core/engine/game.h>", false},
    {"core/board/files/format.cpp", "#include <queue>", true},
    {"core/board/files/format.cpp", "#include \"format.h\"", false},
    {"core/engine/match/match.cpp", "#include <QString>", false},
    {"core/engine/match/match.cpp", "#include <QtCore/qstring.h>", false},
    {"core/engine/match/match.cpp", "#include <qglobal.h>", false},
    {"core/games/siege/march.cpp", "#include \"core/players/random.h\"", false},
    {"core/players/random.cpp", "#include \"core/engine/evaluation.h\"", true},
    {"core/players/random.cpp", "#include \"core/games/catalogue.h\"", false},
    {"core/simulation/batch.cpp", "#include \"core/players/random.h\"", true},
    {"core/canvas/item.cpp", "#include <QGraphicsItem>", true},
    {"core/canvas/item.cpp", "#include \"app/window.h\"", false},
    {"core/simulation/batch.cpp", "#include \"core/canvas/item.h\"", false},
    {"app/cli/main.cpp", "#include \"editor/document.h\"", false},
    {"app/cli/main.cpp", "#include \"core/canvas/item.h\"", false},
    {"app/cli/main.cpp", "#include \"app/look/settings.h\"", false},
    {"app/look/appearance.cpp", "#include \"app/widgets/strokes.h\"", false},
    {"app/look/appearance.cpp", "#include \"app/window/main_window.h\"", false},
    {"app/widgets/rows/seat_shield.cpp", "#include \"app/look/appearance.h\"", true},
    {"app/widgets/rows/seat_shield.cpp", "#include \"app/table/table_page.h\"", false},
    {"app/sound/mixer.cpp", "#include \"app/look/settings.h\"", false},
    {"app/sound/synth.h", "#include \"core/games/module.h\"", false},
    {"app/table/face/game_face.h", "#include \"app/games/faces.h\"", false},
    {"app/table/face/game_face.h", "#include \"app/table/table_page.h\"", false},
    {"app/games/siege/siege_face.h", "#include \"app/table/face/game_face.h\"", true},
    {"app/games/siege/story/siege1_teller.cpp", "#include \"app/words/teller.h\"", true},
    {"app/games/siege/story/siege1_teller.cpp", "#include \"app/look/theme.h\"", false},
    {"app/story/chronicler.cpp", "#include \"app/games/tellers.h\"", true},
    {"app/story/chronicler.cpp", "#include \"app/games/siege/story/siege1_teller.h\"", false},
    {"app/words/speaker.cpp", "#include \"app/story/chronicler.h\"", false},
    {"app/games/siege/siege_face.h", "#include \"app/table/table_page.h\"", false},
    {"app/table/table_page.cpp", "#include \"app/games/faces.h\"", true},
    {"app/table/table_page.cpp", "#include \"app/games/siege/siege_face.h\"", false},
    {"app/table/table_page.cpp", "#include \"app/window/main_window.h\"", false},
    {"app/settings/settings_pages.cpp", "#include \"app/table/table_page.h\"", false},
    {"app/rules/rule_window.cpp", "#include \"app/table/table_page.h\"", false},
    {"app/lessons/lesson_desk.cpp", "#include \"app/start/start_page.h\"", false},
    {"app/statistics/chart_page.cpp", "#include \"app/export/export_dialog.h\"", false},
    {"app/export/export_dialog.cpp", "#include \"app/statistics/chart_plot.h\"", true},
    {"app/start/start_page.cpp", "#include \"app/lessons/learn_cards.h\"", true},
    {"app/start/start_page.cpp", "#include \"app/window/main_window.h\"", false},
    {"app/window/main_window.cpp", "#include \"app/start/start_page.h\"", true},
    {"app/window/main_window.cpp", "#include \"app/cli/text_map.h\"", false},
    {"app/window/main_window.cpp", "#include \"editor/document.h\"", false},
    {"app/window/main_window.cpp", "#include \"main_window.moc\"", true},
    {"app/render/main.cpp", "#include \"app/window/main_window.h\"", false},
    {"app/main.cpp", "#include \"app/window/main_window.h\"", true},
    {"editor/play_test.cpp", "#include \"app/window/main_window.h\"", true},
    {"editor/model/selection.cpp", "#include <QString>", false},
    {"editor/model/selection.cpp", "#include \"app/words/language.h\"", false},
    {"editor/document/open_document.cpp", "#include \"editor/model/selection.h\"", true},
    {"editor/document/open_document.cpp", "#include \"editor/files/templates.h\"", false},
    {"editor/document/open_document.cpp", "#include \"app/window/main_window.h\"", false},
    {"editor/canvas/drawing/drawing_view.cpp", "#include \"editor/document/board_document.h\"", true},
    {"editor/canvas/drawing/drawing_view.cpp", "#include \"editor/panels/tools/tool_panel.h\"", false},
    {"editor/tabs/board_tab.cpp", "#include \"editor/canvas/drawing/drawing_view.h\"", true},
    {"editor/tabs/board_tab.cpp", "#include \"editor/scenario/scenario_sheet.h\"", false},
    {"editor/panels/tools/tool_panel.cpp", "#include \"editor/tabs/board_sheet.h\"", false},
    {"editor/analysis/analysis_panel.cpp", "#include \"editor/balance/balance_panel.h\"", false},
    {"editor/scenario/scenario_map.cpp", "#include \"editor/canvas/overlays/heat_map.h\"", true},
    {"editor/scenario/scenario_map.cpp", "#include \"editor/balance/balance_panel.h\"", false},
    {"editor/export/board_export.cpp", "#include \"editor/canvas/overlays/overlay.h\"", true},
    {"editor/export/board_export.cpp", "#include \"editor/window/editor_window.h\"", false},
    {"editor/balance/balance_panel.cpp", "#include \"editor/scenario/scenario_map.h\"", true},
    {"editor/balance/balance_panel.cpp", "#include \"editor/files/templates.h\"", false},
    {"editor/window/editor_window.cpp", "#include \"editor/balance/balance_panel.h\"", true},
};

int failedExamples()
{
    return static_cast<int>(std::ranges::count_if(kExamples, [](const Example &example) {
        std::istringstream source(example.line);
        const bool right = complaints(example.path, source).empty();
        if (right != example.right)
            std::cerr << example.path << ": " << example.line << ": judged wrongly\n";
        return right != example.right;
    }));
}

int failedNames()
{
    const std::vector<std::pair<std::string, bool>> lines {
        {"if (game.key() == \"siege1\")", true},
        {"// as in Siege II", false},
        {"dynamic_cast<const Siege2View &>(view)", true},
        {"using siege::Battlefield;", true},
        {"place.kind != \"wall\"", true},
        {"tr(\"Games of siege\")", false},
        {"class Wallpaper;", false},
        {"{\"goblin\", 3}", true},
        {"{\"heartrock\", 3}", true},
        {"{\"spearman\", 3}", true},
    };
    return static_cast<int>(std::ranges::count_if(lines, [](const auto &line) {
        if (namesAGame(line.first) != line.second)
            std::cerr << line.first << ": judged wrongly\n";
        return namesAGame(line.first) != line.second;
    }));
}

} // namespace

int main(int argc, char *argv[])
{
    if (argc != 2) {
        std::cerr << "usage: layers_test SOURCE_FOLDER\n";
        return 2;
    }
    const fs::path root = argv[1];
    int wrong = failedExamples() + failedNames() + misplacedLayers();
    int files = 0;
    for (const char *top : {"core", "app", "editor"}) {
        for (const fs::directory_entry &entry : fs::recursive_directory_iterator(root / top)) {
            if (!entry.is_regular_file() || !isSource(entry.path()))
                continue;
            const std::string path = fs::relative(entry.path(), root).generic_string();
            std::ifstream source(entry.path());
            std::ifstream again(entry.path());
            std::vector<std::string> all = complaints(path, source);
            std::ranges::copy(namedGames(path, again), std::back_inserter(all));
            for (const std::string &what : all) {
                std::cerr << what << '\n';
                ++wrong;
            }
            ++files;
        }
    }
    std::cout << files << " files, " << wrong << " complaints\n";
    return wrong == 0 && files > 0 ? 0 : 1;
}
