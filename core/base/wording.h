#pragma once

#include "core/base/text.h"

#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

/// Marks an English wording for lupdate (which knows the name of the macro) without any Qt, and gives the wording its
/// context: `{"word.wall", QT_TRANSLATE_NOOP("siege", "wall")}`.
#ifndef QT_TRANSLATE_NOOP
#define QT_TRANSLATE_NOOP(context, text) text, context
#endif
/// The same for a wording that another language says otherwise than the same English words elsewhere: its code tells it
/// apart.
#ifndef QT_TRANSLATE_NOOP3
#define QT_TRANSLATE_NOOP3(context, text, code) text, context
#endif
/// The same for a wording that counts (%n): every language has forms of its own in its Qt Linguist file.
#ifndef QT_TRANSLATE_N_NOOP
#define QT_TRANSLATE_N_NOOP(context, text) text, context
#endif

namespace merlon {

/// An English sentence and the code by which the core speaks of it. The English sentence is at the same time
/// the source text for Qt Linguist, in the context of its folder: `siege2`, `engine`, `board`, ...
///
/// %1 to %9 stand for the arguments of a text. `{%1|none|one|%1 of them}` is for numbers: the first form for 0,
/// the next one for 1, and so on, the last one for everything beyond. Every language chooses its own forms. A language
/// that has other rules names the categories of CLDR instead: `{%1|one:%1 …|few:%1 …|other:%1 …}`.
///
/// A name may have further forms behind it, with keys that the language chooses: `Tor{gen=des Tores|dat=dem Tor}`. A
/// sentence asks for one of them by `{%1:gen}`; a name without it is left as it is.
struct Wording {
    const char *code;
    const char *english;
    const char *context = ""; ///< empty: in no file of translations
};

/// Wordings that stand beside what they are about, one table for each subject. They live as long as the program.
using WordingTable = std::span<const Wording>;

/// The English wordings of some tables. Of a code that stands in several tables the first one counts.
class EnglishWordings final : public Wordings {
public:
    explicit EnglishWordings(std::span<const WordingTable> tables);
    std::string wording(std::string_view code) const override;
    /// With its context, for translators; null: nobody has worded that.
    const Wording *find(std::string_view code) const;

private:
    std::unordered_map<std::string_view, const Wording *> m_english;
};

WordingTable baseTexts(); ///< reading files

} // namespace merlon
