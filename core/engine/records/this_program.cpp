#include "core/engine/records/this_program.h"

namespace merlon {

namespace {

constexpr const char *system()
{
#if defined(_WIN32)
    return "Windows";
#elif defined(__APPLE__)
    return "macOS";
#elif defined(__linux__)
    return "Linux";
#else
    return "Unix";
#endif
}

constexpr const char *processor()
{
#if defined(__x86_64__) || defined(_M_X64)
    return "x86_64";
#elif defined(__aarch64__) || defined(_M_ARM64)
    return "arm64";
#else
    return "other";
#endif
}

} // namespace

RecordWriter thisProgram()
{
    return {"Merlon", MERLON_VERSION, std::string(system()) + ' ' + processor()};
}

} // namespace merlon
