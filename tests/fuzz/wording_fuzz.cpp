#include "core/base/text.h"

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace {

using namespace merlon;

/// A language of which one line is the sentence, and the others are the names of things and forms of numbers: what somebody
/// may have written into a file of translations.
class AnyLanguage final : public Wordings {
public:
    explicit AnyLanguage(std::string_view text)
    {
        while (!text.empty()) {
            const std::string_view line = text.substr(0, text.find('\n'));
            m_lines.emplace_back(line);
            text.remove_prefix(std::min(text.size(), line.size() + 1));
        }
    }

    std::string wording(std::string_view code) const override
    {
        if (m_lines.empty())
            return {};
        return code == "sentence" ? m_lines.front() : m_lines[code.size() % m_lines.size()];
    }
    std::string pluralOf(std::int64_t number) const override
    {
        return number < 0 || m_lines.empty() ? "other" : m_lines.back();
    }

private:
    std::vector<std::string> m_lines;
};

} // namespace

/// Any translation of a sentence and of names can be shown.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const AnyLanguage language({reinterpret_cast<const char *>(data), size});
    for (const std::int64_t number : {std::int64_t {0}, std::int64_t {1}, std::int64_t {-7}, INT64_MAX}) {
        static_cast<void>(
            say({"sentence", {number, Word {"west-wall-2"}, std::string("%1{%2|"), Word {"orc", "unit"}}},
                language));
    }
    for (const char *key :
         {"west-wall-1", "a>b", "west-foreground~west-rampart-1", "ballista-2", "-", "", "3"})
        static_cast<void>(nameOf(Word {key}, language));
    return 0;
}
