// Sources of a folder are compiled together (packaging/cmake/unity.cmake), and which of them meet changes with their
// lengths. So a name that a source keeps to itself must be the only one of its folder, and a constant within a function must
// not have the name of one of another source, which it would shadow. Reads the sources.

#include <filesystem>
#include <fstream>
#include <iostream>
#include <map>
#include <optional>
#include <regex>
#include <sstream>
#include <string>
#include <utility>

namespace {

namespace fs = std::filesystem;

/// How many folders below the top of the tree make a group: the depths that the CMakeLists.txt give to merlon_unity.
/// The first entry that a path begins with counts.
const std::pair<std::string, int> kDepths[] {
    {"core/canvas/", 4}, {"core/", 3}, {"app/story/", 2}, {"app/words/", 2}, {"app/", 3}, {"editor/", 2},
};

/// The group of a source: its folders down to the depth; "core/games/fiefs" for "core/games/fiefs/battle/cards.cpp".
std::string groupOf(const fs::path &source)
{
    int depth = 0;
    for (const auto &[folder, folders] : kDepths) {
        if (source.generic_string().starts_with(folder)) {
            depth = folders;
            break;
        }
    }
    fs::path group;
    for (const fs::path &folder : source.parent_path()) {
        if (depth-- > 0)
            group /= folder;
    }
    return group.generic_string();
}

/// What a line at the left margin defines: a name, for functions with the types of their parameters.
std::optional<std::string> definedBy(const std::string &line)
{
    static const std::regex kType(R"((struct|class|enum class|enum) (\w+)\b[^;]*)");
    static const std::regex kAlias(R"(using (\w+) = .*)");
    static const std::regex kConstant(
        R"((inline |static )*(constexpr|const) .*?(\w+)(\[\w*\])?( =.*| ?\{.*|;))");
    static const std::regex kFunction(
        R"((?!template|return|using|namespace)[A-Za-z_][\w:<>,&* ]*[ &*](\w+)\((.*[^;])?)");
    static const std::regex kParameterName(R"( ?\w+(?=[,)]))");
    std::smatch match;
    if (std::regex_match(line, match, kType))
        return match[2].str();
    if (std::regex_match(line, match, kAlias))
        return line; // the same alias may be there twice
    if (std::regex_match(line, match, kConstant))
        return match[3].str();
    if (std::regex_match(line, match, kFunction))
        return match[1].str() + '(' + std::regex_replace(match[2].str(), kParameterName, "");
    return std::nullopt;
}

/// The constant that an indented line defines.
std::optional<std::string> constantWithin(const std::string &line)
{
    static const std::regex kConstant(
        R"( +(static )?(constexpr|const) [^(=]*?\b(k[A-Z]\w*)(\[\w*\])?( =.*| ?\{.*))");
    std::smatch match;
    return std::regex_match(line, match, kConstant) ? std::optional(match[3].str()) : std::nullopt;
}

/// Group, namespace and name of what sources keep to themselves, with the source that has it.
using OwnNames = std::map<std::string, std::string>;

/// Group and name of constants, and which sources have them within functions.
using LocalNames = std::multimap<std::string, std::string>;

struct Names {
    OwnNames own;
    OwnNames constants; ///< of all namespaces
    LocalNames locals;
};

/// Adds the names of a source and tells about those that its group has already. Returns how many.
int addNames(Names &names, const std::string &path, std::istream &source)
{
    static const std::regex kNamespace(R"(namespace ([\w:]+) \{)");
    static const std::regex kSameAlias(R"(using .*)");
    int clashes = 0;
    bool own = false;
    std::string space;
    std::smatch match;
    for (std::string line; std::getline(source, line);) {
        if (line == "namespace {")
            own = true;
        else if (line == "} // namespace")
            own = false;
        else if (std::regex_match(line, match, kNamespace))
            space = match[1].str();
        if (const std::optional<std::string> local = constantWithin(line))
            names.locals.emplace(groupOf(path) + ' ' + *local, path);
        const std::optional<std::string> name =
            own || line.starts_with("static ") ? definedBy(line) : std::nullopt;
        if (!name || std::regex_match(*name, kSameAlias))
            continue;
        names.constants.emplace(groupOf(path) + ' ' + *name, path);
        const auto [at, added] = names.own.try_emplace(groupOf(path) + ' ' + space + ' ' + *name, path);
        if (added || at->second == path)
            continue;
        std::cerr << path << ": " << *name << " is also in " << at->second
                  << ", which may be compiled with it\n";
        ++clashes;
    }
    return clashes;
}

/// Tells about constants within functions that would shadow one of another source. Returns how many.
int tellShadows(const Names &names)
{
    int shadows = 0;
    for (const auto &[name, path] : names.locals) {
        const auto above = names.constants.find(name);
        if (above == names.constants.end() || above->second == path)
            continue;
        std::cerr << path << ": " << name << " would shadow that of " << above->second
                  << ", which may be compiled with it\n";
        ++shadows;
    }
    return shadows;
}

/// The test tests itself: two sources of one folder, and whether their names clash.
int failedExamples()
{
    struct Example {
        std::string first;
        std::string second;
        bool clash;
    };
    const Example examples[] {
        {"constexpr int kHand = 5;", "constexpr int kHand = 4;", true},
        {"constexpr int kHand = 5;", "constexpr int kHands = 5;", false},
        {"int after(Seat seat)", "int after(Seat other)", true},
        {"int after(Seat seat)", "int after(Place place)", false},
        {"int after(Seat seat);", "int after(Seat seat)", false},
        {"struct Facts {", "class Facts", true},
        {"class Facts;", "class Facts;", false},
        {"using siege::Place;", "using siege::Place;", false},
        {"    return after(seat)", "    return after(seat)", false},
        {"constexpr int kHand = 5;", "    constexpr int kHand = 4;", true},
        {"    constexpr int kHand = 5;", "    constexpr int kHand = 4;", false},
        {"constexpr int kHand = 5;", "    const int cards = kHand;", false},
    };
    int failed = 0;
    for (const Example &example : examples) {
        Names names;
        std::istringstream first("namespace {\n" + example.first);
        std::istringstream second("namespace {\n" + example.second);
        std::cerr.setstate(std::ios::failbit);
        addNames(names, "core/games/toll/turn/a.cpp", first);
        const bool clash = addNames(names, "core/games/toll/board/b.cpp", second) + tellShadows(names) > 0;
        std::cerr.clear();
        if (clash != example.clash) {
            std::cerr << example.first << " and " << example.second << ": judged wrongly\n";
            ++failed;
        }
    }
    return failed;
}

} // namespace

int main(int argc, char *argv[])
{
    if (argc != 2) {
        std::cerr << "usage: unity_names_test SOURCE_FOLDER\n";
        return 2;
    }
    const fs::path root = argv[1];
    Names names;
    int wrong = failedExamples();
    for (const char *top : {"core", "app", "editor"}) {
        for (const fs::directory_entry &entry : fs::recursive_directory_iterator(root / top)) {
            if (entry.path().extension() != ".cpp")
                continue;
            std::ifstream source(entry.path());
            wrong += addNames(names, fs::relative(entry.path(), root).generic_string(), source);
        }
    }
    wrong += tellShadows(names);
    std::cout << names.own.size() << " names, " << wrong << " complaints\n";
    return wrong == 0 && !names.own.empty() ? 0 : 1;
}
