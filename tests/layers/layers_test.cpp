// The arrows of the architecture: which folder may include which. Reads every source below core, app and editor.

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <vector>

namespace {

namespace fs = std::filesystem;

/// A folder and the folders that its files may include, itself not repeated. The first entry that a path begins
/// with counts, so inner folders come before outer ones.
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
    {"core/players/", {"core/base/", "core/board/", "core/engine/", "core/games/"}},
    {"core/simulation/", {"core/base/", "core/board/", "core/engine/", "core/games/", "core/players/"}},
    {"core/canvas/",
     {"core/base/", "core/board/", "core/engine/", "core/games/", "core/players/", "core/simulation/"},
     true},
    {"app/words/",
     {"core/base/", "core/board/", "core/engine/", "core/games/", "core/players/", "core/simulation/"},
     true},
    {"app/cli/",
     {"app/words/", "core/base/", "core/board/", "core/engine/", "core/games/", "core/players/",
      "core/simulation/"},
     true},
    {"app/", {"core/"}, true},
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

/// What the architecture has against one include, or nothing.
std::string complaint(const std::string &path, const std::string &header, bool quoted)
{
    const Layer *layer = layerOf(path);
    if (!layer)
        return "stands in a folder that the architecture does not know";
    if (isQtHeader(header))
        return layer->qt ? "" : "includes Qt";
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
    {"core/base/json.cpp", "#include \"core/board/board.h\"", false},
    {"core/board/files/format.cpp", "#  include <core/engine/game.h>", false},
    {"core/board/files/format.cpp", "#include <queue>", true},
    {"core/board/files/format.cpp", "#include \"format.h\"", false},
    {"core/engine/match/match.cpp", "#include <QString>", false},
    {"core/engine/match/match.cpp", "#include <QtCore/qstring.h>", false},
    {"core/engine/match/match.cpp", "#include <qglobal.h>", false},
    {"core/games/siege/march.cpp", "#include \"core/players/random.h\"", false},
    {"core/players/random.cpp", "#include \"core/games/catalogue.h\"", true},
    {"core/simulation/batch.cpp", "#include \"core/players/random.h\"", true},
    {"core/canvas/item.cpp", "#include <QGraphicsItem>", true},
    {"core/canvas/item.cpp", "#include \"app/window.h\"", false},
    {"core/simulation/batch.cpp", "#include \"core/canvas/item.h\"", false},
    {"app/cli/main.cpp", "#include \"editor/document.h\"", false},
    {"app/cli/main.cpp", "#include \"core/canvas/item.h\"", false},
    {"app/window.cpp", "#include \"editor/document.h\"", false},
    {"app/window.cpp", "#include \"window.moc\"", true},
    {"editor/play_test.cpp", "#include \"app/window.h\"", true},
    {"editor/model/selection.cpp", "#include <QString>", false},
    {"editor/model/selection.cpp", "#include \"app/words/language.h\"", false},
    {"editor/document/open_document.cpp", "#include \"editor/model/selection.h\"", true},
    {"editor/document/open_document.cpp", "#include \"editor/files/templates.h\"", false},
    {"editor/document/open_document.cpp", "#include \"app/window/main_window.h\"", false},
    {"editor/canvas/drawing_view.cpp", "#include \"editor/document/board_document.h\"", true},
    {"editor/canvas/drawing_view.cpp", "#include \"editor/panels/tool_panel.h\"", false},
    {"editor/tabs/board_tab.cpp", "#include \"editor/canvas/drawing_view.h\"", true},
    {"editor/tabs/board_tab.cpp", "#include \"editor/scenario/scenario_sheet.h\"", false},
    {"editor/panels/tool_panel.cpp", "#include \"editor/tabs/board_sheet.h\"", false},
    {"editor/analysis/analysis_panel.cpp", "#include \"editor/balance/balance_panel.h\"", false},
    {"editor/scenario/scenario_map.cpp", "#include \"editor/canvas/heat_map.h\"", true},
    {"editor/scenario/scenario_map.cpp", "#include \"editor/balance/balance_panel.h\"", false},
    {"editor/files/board_export.cpp", "#include \"editor/scenario/scenario_document.h\"", true},
    {"editor/files/board_export.cpp", "#include \"editor/window/editor_window.h\"", false},
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

} // namespace

int main(int argc, char *argv[])
{
    if (argc != 2) {
        std::cerr << "usage: layers_test SOURCE_FOLDER\n";
        return 2;
    }
    const fs::path root = argv[1];
    int wrong = failedExamples();
    int files = 0;
    for (const char *top : {"core", "app", "editor"}) {
        for (const fs::directory_entry &entry : fs::recursive_directory_iterator(root / top)) {
            if (!entry.is_regular_file() || !isSource(entry.path()))
                continue;
            std::ifstream source(entry.path());
            for (const std::string &what :
                 complaints(fs::relative(entry.path(), root).generic_string(), source)) {
                std::cerr << what << '\n';
                ++wrong;
            }
            ++files;
        }
    }
    std::cout << files << " files, " << wrong << " complaints\n";
    return wrong == 0 && files > 0 ? 0 : 1;
}
