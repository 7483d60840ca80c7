#pragma once

#include "core/board/attributes/attribute.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace merlon {

/// Which kinds of places, or of links, something is for.
struct KindScope {
    bool isAll = false;
    std::vector<std::string> kinds {}; ///< unless it is for all

    bool has(std::string_view kind) const;
    friend bool operator==(const KindScope &, const KindScope &) = default;
};

/// An attribute that a designer has added to a board. It is kept, shown and checked; the rules pass over it.
struct OwnAttribute {
    using Texts = std::map<std::string, std::string>; ///< by language

    std::string key {};
    AttributeType type = AttributeType::Flag; ///< Flag, Number, OneOf, Text or Set
    std::int64_t minimum = 0;                 ///< of a number
    std::int64_t maximum = 0;
    std::vector<std::string> words {}; ///< of OneOf and Set
    std::map<std::string, Texts> wordNames {};
    AttributeValue standard {false}; ///< of the type; the value where a board gives none
    Texts names {};
    Texts descriptions {};
    KindScope places {};
    KindScope links {};
    bool ofBoard = false; ///< the board as a whole has it
    friend bool operator==(const OwnAttribute &, const OwnAttribute &) = default;
};

} // namespace merlon
