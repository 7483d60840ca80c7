#include "core/engine/rulebook/rulebook.h"

#include "core/base/text_file.h"
#include "core/engine/rulebook/rulebook_reader.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace merlon {

namespace {

constexpr std::size_t kSuggestions = 3;

/// How far apart two numbers are: a chapter counts for more than all its items.
int distance(RuleId a, RuleId b)
{
    return 256 * std::abs(a.chapter - b.chapter) + std::abs(a.item - b.item);
}

std::string paragraph(const Rule &rule)
{
    return "**" + toString(rule.number) + "** " + rule.text;
}

} // namespace

Expected<Rulebook> Rulebook::read(const std::filesystem::path &file)
{
    return readTextFile(file).and_then(
        [&file](std::string text) { return parse(std::move(text), sourceName(file)); });
}

Expected<Rulebook> Rulebook::parse(std::string text, const std::string &source)
{
    return RulebookReader(source).read(std::move(text));
}

std::vector<std::string> Rulebook::numbers() const
{
    std::vector<std::string> all;
    for (const RuleChapter &chapter : m_chapters) {
        for (const Rule &rule : chapter.rules)
            all.push_back(toString(rule.number));
    }
    return all;
}

std::optional<std::string> Rulebook::rule(std::string_view number) const
{
    const auto wanted = ownNumber(number);
    const Rule *found = wanted ? ruleAt(*wanted) : nullptr;
    if (found == nullptr)
        return std::nullopt;
    return paragraph(*found);
}

std::optional<std::string> Rulebook::chapter(std::string_view number) const
{
    const auto wanted = ownNumber(number);
    const RuleChapter *found = wanted ? chapterAt(*wanted) : nullptr;
    if (found == nullptr)
        return std::nullopt;
    std::string text = "## " + toString(found->number) + " " + found->title;
    for (const Rule &rule : found->rules)
        text += "\n\n" + paragraph(rule);
    return text;
}

Expected<std::string> Rulebook::find(std::string_view number) const
{
    const auto wanted = ownNumber(number);
    if (!wanted) {
        const Text example {
            "error.rule-number-right",
            {toString(m_chapters.front().rules.front().number), toString(m_chapters.front().number)}};
        return tl::make_unexpected(Error {{"error.rule-number", {std::string(number)}}, {}, example});
    }
    if (auto text = wanted->isChapter() ? chapter(number) : rule(number))
        return *std::move(text);
    return tl::make_unexpected(
        Error {{wanted->isChapter() ? "error.rule-no-chapter" : "error.rule-unknown", {toString(*wanted)}},
               {},
               {"error.rule-nearest", {nearestTo(*wanted)}}});
}

std::vector<std::string> Rulebook::missing(std::span<const RuleId> ids) const
{
    std::vector<RuleId> absent(ids.begin(), ids.end());
    std::sort(absent.begin(), absent.end());
    absent.erase(std::unique(absent.begin(), absent.end()), absent.end());
    std::vector<std::string> numbers;
    for (const RuleId id : absent) {
        const RuleNumber number {prefix(), id};
        if (number.isChapter() ? chapterAt(number) == nullptr : ruleAt(number) == nullptr)
            numbers.push_back(toString(number));
    }
    return numbers;
}

/// Reads a number and adds the prefix where it was left out.
std::optional<RuleNumber> Rulebook::ownNumber(std::string_view text) const
{
    auto number = ruleNumberFrom(text);
    if (number && number->prefix.empty())
        number->prefix = prefix();
    return number;
}

const RuleChapter *Rulebook::chapterAt(const RuleNumber &number) const
{
    const auto found = std::ranges::find(m_chapters, number, &RuleChapter::number);
    return found == m_chapters.end() ? nullptr : &*found;
}

const Rule *Rulebook::ruleAt(const RuleNumber &number) const
{
    for (const RuleChapter &chapter : m_chapters) {
        const auto found = std::ranges::find(chapter.rules, number, &Rule::number);
        if (found != chapter.rules.end())
            return &*found;
    }
    return nullptr;
}

/// The nearest rules, or chapters for a chapter, nearest first.
std::string Rulebook::nearestTo(const RuleNumber &wanted) const
{
    std::vector<RuleNumber> candidates;
    for (const RuleChapter &chapter : m_chapters) {
        if (wanted.isChapter())
            candidates.push_back(chapter.number);
        else
            std::ranges::transform(chapter.rules, std::back_inserter(candidates), &Rule::number);
    }
    std::ranges::stable_sort(
        candidates, {}, [&wanted](const RuleNumber &candidate) { return distance(candidate.id, wanted.id); });
    candidates.resize(std::min(candidates.size(), kSuggestions));
    std::string list;
    for (const RuleNumber &candidate : candidates)
        list += (list.empty() ? "" : ", ") + toString(candidate);
    return list;
}

} // namespace merlon
