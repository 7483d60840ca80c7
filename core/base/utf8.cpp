#include "core/base/utf8.h"

#include <cstddef>
#include <cstdint>

namespace merlon {

namespace {

/// The bytes of the character that begins with this one; 0 if none does.
std::size_t lengthFrom(unsigned char first)
{
    if (first < 0x80)
        return 1;
    if (first >= 0xc2 && first < 0xe0)
        return 2;
    if (first >= 0xe0 && first < 0xf0)
        return 3;
    return first >= 0xf0 && first < 0xf5 ? 4 : 0;
}

bool isScalar(std::uint32_t character, std::size_t length)
{
    constexpr std::uint32_t kLeast[] = {0, 0, 0x80, 0x800, 0x10000}; // below it would have been shorter
    const bool isSurrogate = character >= 0xd800 && character < 0xe000;
    return character >= kLeast[length] && character < 0x110000 && !isSurrogate;
}

} // namespace

bool isUtf8(std::string_view text)
{
    for (std::size_t at = 0; at < text.size();) {
        const auto first = static_cast<unsigned char>(text[at]);
        const std::size_t length = lengthFrom(first);
        if (length == 0 || length > text.size() - at)
            return false;
        std::uint32_t character = length == 1 ? first : first & (0xffu >> (length + 1));
        for (std::size_t i = 1; i < length; ++i) {
            const auto next = static_cast<unsigned char>(text[at + i]);
            if ((next & 0xc0) != 0x80)
                return false;
            character = character << 6 | (next & 0x3fu);
        }
        if (!isScalar(character, length))
            return false;
        at += length;
    }
    return true;
}

std::string quotable(std::string_view text)
{
    constexpr std::size_t kLongestQuote = 40;
    std::string quote;
    for (const char c : text.substr(0, kLongestQuote))
        quote += static_cast<unsigned char>(c) < 0x20 || c == 0x7F ? ' ' : c;
    // A cut inside a UTF-8 sequence would leave a broken letter at the end.
    if (text.size() > kLongestQuote) {
        while (!quote.empty() && (static_cast<unsigned char>(text[quote.size()]) & 0xC0u) == 0x80u)
            quote.pop_back();
        quote += "…";
    }
    return quote;
}

} // namespace merlon
