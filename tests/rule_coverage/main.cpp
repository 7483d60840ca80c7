// rule_coverage RULEBOOK FOLDER: lists the rules of the rulebook that no test below the folder names.
// Exits with 0 if there are none, 1 if there are some, 2 if something cannot be read.

#include "core/base/text_file.h"
#include "core/engine/rulebook/rulebook.h"
#include "core/games/english.h"
#include "tests/rule_coverage/rule_mentions.h"

#include <filesystem>
#include <iostream>
#include <set>
#include <vector>

using namespace merlon;

namespace {

enum ExitCode { AllTested = 0, SomeUntested = 1, Unreadable = 2 };

int complain(const Error &error)
{
    std::cerr << say(error, english()) << '\n';
    return Unreadable;
}

int report(const std::vector<const Rule *> &untested, std::size_t total)
{
    for (const Rule *rule : untested)
        std::cout << toString(rule->number) << "  " << rule->text.substr(0, rule->text.find('\n')) << '\n';
    std::cout << total - untested.size() << " of " << total << " rules have a test.\n";
    return untested.empty() ? AllTested : SomeUntested;
}

int cover(const std::filesystem::path &rulebook, const std::filesystem::path &folder)
{
    const auto book = Rulebook::read(rulebook);
    if (!book)
        return complain(book.error());
    std::set<RuleNumber> tested;
    for (const std::filesystem::path &file : sourcesBelow(folder)) {
        const auto source = readTextFile(file);
        if (!source)
            return complain(source.error());
        tested.merge(rulesMentionedIn(*source, book->prefix()));
    }
    std::vector<const Rule *> untested;
    for (const RuleChapter &chapter : book->chapters()) {
        for (const Rule &rule : chapter.rules) {
            if (!tested.contains(rule.number))
                untested.push_back(&rule);
        }
    }
    return report(untested, book->numbers().size());
}

} // namespace

int main(int argc, char **argv)
{
    if (argc != 3 || !std::filesystem::is_directory(argv[2])) {
        std::cerr << "rule_coverage RULEBOOK FOLDER\n";
        return Unreadable;
    }
    return cover(argv[1], argv[2]);
}
