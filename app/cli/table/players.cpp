#include "app/cli/table/players.h"

namespace merlon::cli {

std::vector<std::string> kindsAtTable()
{
    std::vector<std::string> kinds {kHuman};
    for (const std::string_view kind : playerKinds())
        kinds.emplace_back(kind);
    return kinds;
}

} // namespace merlon::cli
