#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace merlon {

/// The key of something that has a name in every language: `goblin`, `west-wall-1`, `forge`.
struct Word {
    std::string key;
    /// What sort of thing it is, if keys alone would be ambiguous or the name stands in a sentence: `trap`, `unit`.
    /// Its wordings come before those without: `word.trap.goblin` before `word.goblin`.
    std::string type = {};
    friend bool operator==(const Word &, const Word &) = default;
};

/// A number, a verbatim piece of text (a file name, a key as it stands in a file), or a word to be
/// translated.
using TextArg = std::variant<std::int64_t, std::string, Word>;

/// A sentence that has not been put into a language yet: the code of its wording (wording.h)
/// and what goes in the place of %1, %2, ...
struct Text {
    std::string code;
    std::vector<TextArg> args;

    bool empty() const { return code.empty(); }
    friend bool operator==(const Text &, const Text &) = default;
};

/// Gives the wording of a code or of a word's key in one language; an empty view if it has none.
class Wordings {
public:
    virtual ~Wordings() = default;
    /// `code` as in Text::code, or `word.` + key, or `word.` + type + `.` + key for a Word.
    virtual std::string wording(std::string_view code) const = 0;
    /// The category of the form that goes with a number in this language, as CLDR names it: `zero`, `one`, `two`, `few`,
    /// `many` or `other`. Unless told otherwise as in English.
    virtual std::string pluralOf(std::int64_t number) const { return number == 1 ? "one" : "other"; }
};

/// Puts a text into words: the wording of its code with %1, %2, ... replaced by the arguments and the form
/// chosen that goes with a number (see Wording). A word that begins the text gets a capital letter.
/// Whatever has no wording shows as its code or key, so that nothing is ever silently lost.
std::string say(const Text &text, const Wordings &wordings);

/// The name of a word: its wording, without the forms that it may have in other cases (see Wording). Else, for links like `west-foreground>west-rampart-1`, both ends put together by
/// `word.path-between` (`word.link-between` for `a~b`). Else, for keys like `west-wall-2` or `ballista-2`, side and
/// kind put together by `word.place-of-side` and the number added by `word.numbered`, or by `%1 %2` without it. Else,
/// for squares like `r07c12`, row and column put together by `word.on-square`.
/// Else the key with blanks instead of hyphens.
std::string nameOf(const Word &word, const Wordings &wordings);

} // namespace merlon
