#include "core/base/text.h"

#include "core/base/wording.h"

#include <algorithm>
#include <array>
#include <optional>

namespace merlon {

namespace {

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

/// 1 to 9 if %1 to %9 stands there, else 0.
std::size_t markAt(std::string_view wording, std::size_t position)
{
    const bool isMark =
        position + 1 < wording.size() && wording[position] == '%' && isDigit(wording[position + 1]);
    return isMark ? static_cast<std::size_t>(wording[position + 1] - '0') : 0;
}

/// The plain name in `Tor{gen=des Tores|dat=dem Tor}`, or that in a form, if it has it.
std::string inForm(const std::string &name, std::string_view form)
{
    const std::size_t begin = name.find('{');
    if (begin == std::string::npos || !name.ends_with('}') || name.find('=', begin) == std::string::npos)
        return name;
    std::string_view forms = std::string_view(name).substr(begin + 1, name.size() - begin - 2);
    while (!forms.empty() && !form.empty()) {
        const std::string_view one = forms.substr(0, forms.find('|'));
        if (one.starts_with(form) && one.substr(form.size()).starts_with('='))
            return std::string(one.substr(form.size() + 1));
        forms.remove_prefix(std::min(forms.size(), one.size() + 1));
    }
    return name.substr(0, begin);
}

/// The wordings of a language with all names in one form.
class NamesInForm final : public Wordings {
public:
    NamesInForm(const Wordings &wordings, std::string_view form)
        : m_wordings(wordings)
        , m_form(form)
    {
    }

    std::string wording(std::string_view code) const override
    {
        return inForm(m_wordings.wording(code), m_form);
    }

private:
    const Wordings &m_wordings;
    std::string_view m_form;
};

std::string nameWithWordings(const Word &word, const Wordings &wordings);

std::string shown(const TextArg &argument, const Wordings &wordings, std::string_view form = {})
{
    if (const auto *number = std::get_if<std::int64_t>(&argument))
        return std::to_string(*number);
    if (const auto *verbatim = std::get_if<std::string>(&argument))
        return *verbatim;
    return nameWithWordings(std::get<Word>(argument), NamesInForm(wordings, form));
}

/// `{%1:gen}`: an argument in a form.
struct FormMark {
    std::size_t argument = 0; ///< from 1; 0: there is none
    std::string_view form {};
    std::size_t length = 0;
};

FormMark formMarkAt(std::string_view wording, std::size_t position)
{
    constexpr std::size_t kFormAt = 4; // behind `{%1:`
    const std::size_t end = wording.find('}', position);
    if (wording[position] != '{' || end == std::string_view::npos || end < position + kFormAt
        || wording[position + kFormAt - 1] != ':')
        return {};
    return {markAt(wording, position + 1), wording.substr(position + kFormAt, end - position - kFormAt),
            end + 1 - position};
}

/// Replaces %1 to %9 in one pass, so that a percent sign in an argument is left alone.
std::string filledIn(std::string_view wording, const std::vector<std::string> &arguments)
{
    std::string filled;
    for (std::size_t i = 0; i < wording.size(); ++i) {
        const std::size_t number = markAt(wording, i);
        if (number == 0 || number > arguments.size()) {
            filled += wording[i];
            continue;
        }
        filled += arguments[number - 1];
        ++i;
    }
    return filled;
}

/// The same with the arguments of a text, in the forms that the wording asks for.
std::string filledIn(std::string_view wording, const std::vector<TextArg> &arguments,
                     const Wordings &wordings)
{
    std::string filled;
    for (std::size_t i = 0; i < wording.size(); ++i) {
        if (const FormMark mark = formMarkAt(wording, i);
            mark.argument != 0 && mark.argument <= arguments.size()) {
            filled += shown(arguments[mark.argument - 1], wordings, mark.form);
            i += mark.length - 1;
            continue;
        }
        const std::size_t number = markAt(wording, i);
        if (number == 0 || number > arguments.size()) {
            filled += wording[i];
            continue;
        }
        filled += shown(arguments[number - 1], wordings);
        ++i;
    }
    return filled;
}

constexpr std::array<std::string_view, 6> kCategories {"zero", "one", "two", "few", "many", "other"};

/// The category that a form is for, if it names one: `few` of `few:%1 units`.
std::string_view categoryOf(std::string_view form)
{
    const std::string_view name = form.substr(0, form.find(':'));
    const bool isNamed =
        name.size() < form.size() && std::ranges::find(kCategories, name) != kCategories.end();
    return isNamed ? name : std::string_view();
}

/// Of forms that name their categories; else of the last one.
std::string_view formOfCategory(std::string_view forms, std::string_view category)
{
    while (true) {
        const std::string_view form = forms.substr(0, forms.find('|'));
        const std::string_view name = categoryOf(form);
        if (form.size() == forms.size() || (name == category && !name.empty()))
            return name.empty() ? form : form.substr(name.size() + 1);
        forms.remove_prefix(form.size() + 1);
    }
}

/// The form for a number: `none` for 0 in `none|one|many`, `one` for 1, and the last one for everything beyond.
std::string_view formFor(std::string_view forms, std::int64_t number)
{
    for (std::size_t end = forms.find('|'); end != std::string_view::npos && number != 0; --number) {
        forms.remove_prefix(end + 1);
        end = forms.find('|');
    }
    return forms.substr(0, forms.find('|'));
}

/// Replaces each `{%1|none|one|many}` by the form that goes with the argument: the last one if it is no number.
std::string withForms(std::string_view wording, const std::vector<TextArg> &arguments,
                      const Wordings &wordings)
{
    std::string result;
    while (!wording.empty()) {
        const std::size_t begin = wording.find('{');
        result += wording.substr(0, begin);
        if (begin == std::string_view::npos)
            break;
        wording.remove_prefix(begin);
        const std::size_t argument = markAt(wording, 1);
        const std::size_t end = wording.find('}');
        if (argument == 0 || argument > arguments.size() || wording.substr(3, 1) != "|"
            || end == std::string_view::npos) {
            result += '{';
            wording.remove_prefix(1);
            continue;
        }
        const auto *number = std::get_if<std::int64_t>(&arguments[argument - 1]);
        const std::string_view forms = wording.substr(4, end - 4);
        const std::int64_t count = number ? *number : -1;
        result += categoryOf(forms).empty() ? formFor(forms, count)
                                            : formOfCategory(forms, wordings.pluralOf(count));
        wording.remove_prefix(end + 1);
    }
    return result;
}

/// With a capital letter first: ASCII and the accented letters of Western Europe, in UTF-8.
std::string capitalised(std::string text)
{
    if (text.empty())
        return text;
    if (text[0] >= 'a' && text[0] <= 'z') {
        text[0] = static_cast<char>(text[0] - 'a' + 'A');
    } else if (text[0] == '\xC3' && text.size() > 1) {
        const auto second = static_cast<unsigned char>(text[1]);
        if (second >= 0xA0 && second != 0xB7 && second != 0xBF)
            text[1] = static_cast<char>(second - 0x20);
    }
    return text;
}

/// What a text without a wording shows: `code (first, second)`.
std::string bareText(const std::string &code, const std::vector<std::string> &arguments)
{
    std::string bare = code;
    for (std::size_t i = 0; i < arguments.size(); ++i)
        bare += (i == 0 ? " (" : ", ") + arguments[i];
    return arguments.empty() ? bare : bare + ")";
}

std::optional<std::string> wordingOf(std::string_view code, const Wordings &wordings)
{
    std::string wording = wordings.wording(code);
    if (wording.empty())
        return std::nullopt;
    return wording;
}

std::optional<std::string> ownName(std::string_view key, const Wordings &wordings)
{
    return wordingOf("word." + std::string(key), wordings);
}

/// The same for a word with a type.
std::optional<std::string> ownName(const Word &word, const Wordings &wordings)
{
    if (!word.type.empty()) {
        if (auto name = ownName(word.type + '.' + word.key, wordings))
            return name;
    }
    return ownName(word.key, wordings);
}

/// `west-foreground>west-rampart-1` and `west-wall-1~west-wall-2` from their ends.
std::optional<std::string> nameOfLink(std::string_view key, const Wordings &wordings)
{
    const std::size_t middle = key.find_first_of(">~");
    if (middle == std::string_view::npos)
        return std::nullopt;
    const auto pattern = ownName(key[middle] == '>' ? "path-between" : "link-between", wordings);
    if (!pattern)
        return std::nullopt;
    const auto end = [&](std::string_view place) {
        return nameWithWordings({std::string(place), "place"}, wordings);
    };
    return filledIn(*pattern, {end(key.substr(0, middle)), end(key.substr(middle + 1))});
}

/// `west-wall` from `west` and `wall`.
std::optional<std::string> nameWithSide(std::string_view key, const Wordings &wordings)
{
    const std::size_t hyphen = key.find('-');
    if (hyphen == std::string_view::npos)
        return std::nullopt;
    const auto side = ownName(key.substr(0, hyphen), wordings);
    const auto kind = ownName(key.substr(hyphen + 1), wordings);
    const auto pattern = ownName("place-of-side", wordings);
    if (!side || !kind || !pattern)
        return std::nullopt;
    return filledIn(*pattern, {*side, *kind});
}

/// `ballista-2` and `west-wall-2` from what comes before the number.
std::optional<std::string> nameWithNumber(std::string_view key, const Wordings &wordings)
{
    const std::size_t hyphen = key.rfind('-');
    if (hyphen == std::string_view::npos || hyphen + 1 == key.size())
        return std::nullopt;
    const std::string_view number = key.substr(hyphen + 1);
    if (!std::all_of(number.begin(), number.end(), isDigit))
        return std::nullopt;
    const std::string_view rest = key.substr(0, hyphen);
    auto name = ownName(rest, wordings);
    if (!name)
        name = nameWithSide(rest, wordings);
    if (!name)
        return std::nullopt;
    return filledIn(ownName("numbered", wordings).value_or("%1 %2"), {*name, std::string(number)});
}

/// A row or a column in a key, without the zeros before it; empty if it is no number.
std::string bareNumber(std::string_view digits)
{
    if (digits.empty() || !std::all_of(digits.begin(), digits.end(), isDigit))
        return {};
    return std::string(digits.substr(std::min(digits.find_first_not_of('0'), digits.size() - 1)));
}

/// `r07c12` from its row and its column.
std::optional<std::string> nameOfSquare(std::string_view key, const Wordings &wordings)
{
    const std::size_t middle = key.find('c');
    if (!key.starts_with('r') || middle == std::string_view::npos)
        return std::nullopt;
    const std::string row = bareNumber(key.substr(1, middle - 1));
    const std::string column = bareNumber(key.substr(middle + 1));
    const auto pattern = ownName("on-square", wordings);
    if (row.empty() || column.empty() || !pattern)
        return std::nullopt;
    return filledIn(*pattern, {row, column});
}

/// Numbers below zero are words too: an argument holds only those above.
bool isNumber(std::string_view key)
{
    if (key.starts_with('-'))
        key.remove_prefix(1);
    return !key.empty() && std::all_of(key.begin(), key.end(), isDigit);
}

std::string nameWithWordings(const Word &word, const Wordings &wordings)
{
    if (auto name = ownName(word, wordings))
        return *name;
    if (isNumber(word.key))
        return word.key.front() == '-' ? "\u2212" + word.key.substr(1) : word.key;
    if (auto name = nameOfLink(word.key, wordings))
        return *name;
    if (auto name = nameOfSquare(word.key, wordings))
        return *name;
    if (auto name = nameWithNumber(word.key, wordings))
        return *name;
    if (auto name = nameWithSide(word.key, wordings))
        return *name;
    std::string name = word.key;
    std::replace(name.begin(), name.end(), '-', ' ');
    return name;
}

/// The argument with which a wording begins, from 1; 0: with something else.
std::size_t firstArgument(std::string_view wording)
{
    if (wording.empty())
        return 0;
    const std::size_t mark = markAt(wording, 0);
    return mark != 0 ? mark : formMarkAt(wording, 0).argument;
}

} // namespace

std::string say(const Text &text, const Wordings &wordings)
{
    const auto wording = wordingOf(text.code, wordings);
    if (!wording) {
        std::vector<std::string> arguments;
        for (const TextArg &argument : text.args)
            arguments.push_back(shown(argument, wordings));
        return bareText(text.code, arguments);
    }
    const std::string chosen = withForms(*wording, text.args, wordings);
    const std::size_t first = firstArgument(chosen);
    const bool nameFirst =
        first != 0 && first <= text.args.size() && std::holds_alternative<Word>(text.args[first - 1]);
    std::string said = filledIn(chosen, text.args, wordings);
    return nameFirst ? capitalised(std::move(said)) : said;
}

std::string nameOf(const Word &word, const Wordings &wordings)
{
    return nameWithWordings(word, NamesInForm(wordings, {}));
}

EnglishWordings::EnglishWordings(std::span<const WordingTable> tables)
{
    for (const WordingTable table : tables) {
        for (const Wording &wording : table)
            m_english.emplace(wording.code, &wording);
    }
}

std::string EnglishWordings::wording(std::string_view code) const
{
    const Wording *found = find(code);
    return found ? found->english : "";
}

const Wording *EnglishWordings::find(std::string_view code) const
{
    const auto found = m_english.find(code);
    return found == m_english.end() ? nullptr : found->second;
}

} // namespace merlon
