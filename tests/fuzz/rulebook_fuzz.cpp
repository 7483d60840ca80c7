#include "core/engine/rulebook/rulebook.h"
#include "core/games/english.h"

#include <cstdint>
#include <cstdlib>
#include <string>

/// Whatever is read as a rulebook has all its rules and chapters by their numbers, the same ones when it is read again;
/// whatever else is refused in words.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    using namespace merlon;
    const std::string text(reinterpret_cast<const char *>(data), size);
    const Expected<Rulebook> book = Rulebook::parse(text, "fuzz");
    if (!book) {
        static_cast<void>(say(book.error(), english()));
        return 0;
    }
    for (const std::string &number : book->numbers()) {
        if (!book->rule(number) || !book->find(number))
            std::abort();
    }
    for (const RuleChapter &chapter : book->chapters()) {
        if (chapter.rules.empty() || !book->chapter(toString(chapter.number)))
            std::abort();
    }
    const Expected<std::string> nearest = book->find(text.substr(0, 20));
    if (!nearest)
        static_cast<void>(say(nearest.error(), english()));
    return 0;
}
