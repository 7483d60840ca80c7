#include "core/base/json.h"
#include "core/games/english.h"

#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

namespace {

using namespace merlon;

/// Every value that a pointer leads to begins in some line of the text.
void findLines(const Json &json, std::string_view text, const std::string &pointer, int &left)
{
    if (left-- <= 0)
        return;
    if (lineOfPointer(text, pointer) == 0)
        std::abort();
    if (json.is_object()) {
        for (const auto &[key, value] : json.items())
            findLines(value, text, pointerInto(pointer, key), left);
    } else if (json.is_array()) {
        for (std::size_t i = 0; i < json.size(); ++i)
            findLines(json[i], text, pointerInto(pointer, std::to_string(i)), left);
    }
}

} // namespace

/// Whatever is read as a document comes back the same when it is written and read again, and each of its values is found
/// in its line; whatever else is refused in words.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    constexpr int kMostPointers = 50;
    const std::string_view text(reinterpret_cast<const char *>(data), size);
    const Expected<Json> json = readJson(text, "fuzz");
    if (!json) {
        static_cast<void>(say(json.error(), english()));
        return 0;
    }
    const Expected<Json> again = readJson(writeJson(*json), "again");
    if (!again || !(*again == *json))
        std::abort();
    int left = kMostPointers;
    findLines(*json, text, {}, left);
    return 0;
}
