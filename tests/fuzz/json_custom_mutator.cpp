#include "core/base/json.h"
#include "core/base/random.h"
#include "tests/fuzz/dictionary.h"
#include "tests/fuzz/json_mutator.h"

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>

// How libFuzzer changes the inputs of the targets that are linked with this file: as documents.

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t *data, std::size_t size, std::size_t mostSize);

namespace {

using namespace merlon;

Expected<Json> documentFrom(const std::uint8_t *data, std::size_t size)
{
    return readJson({reinterpret_cast<const char *>(data), size}, "fuzz");
}

/// The length of the document; 0 if there is no room for it.
std::size_t write(const Json &document, std::uint8_t *out, std::size_t mostSize)
{
    const std::string text = document.dump(-1, ' ', false, Json::error_handler_t::replace);
    if (text.size() > mostSize)
        return 0;
    std::ranges::copy(text, out);
    return text.size();
}

} // namespace

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t *data, std::size_t size, std::size_t mostSize,
                                               unsigned seed)
{
    Random random(seed);
    const Expected<Json> document = documentFrom(data, size);
    if (!document || random.below(50) == 0)
        return LLVMFuzzerMutate(data, size, mostSize);
    const std::size_t written = write(fuzz::mutated(*document, random, fuzz::dictionary()), data, mostSize);
    return written > 0 ? written : size;
}

extern "C" std::size_t LLVMFuzzerCustomCrossOver(const std::uint8_t *data, std::size_t size,
                                                 const std::uint8_t *other, std::size_t otherSize,
                                                 std::uint8_t *out, std::size_t mostSize, unsigned seed)
{
    Random random(seed);
    const Expected<Json> document = documentFrom(data, size);
    const Expected<Json> second = documentFrom(other, otherSize);
    return document && second ? write(fuzz::crossed(*document, *second, random), out, mostSize) : 0;
}
