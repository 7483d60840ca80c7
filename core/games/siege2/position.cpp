#include "core/games/siege2/position.h"

namespace merlon::siege2 {

Json writePosition(const Siege2Setup &, const SiegeData &data)
{
    return {{"round", data.round}};
}

Expected<SiegeData> readPosition(const Siege2Setup &, const Json &)
{
    return tl::unexpected(Error {{"error.position", {}}, {"position", 0, {}}, {}});
}

} // namespace merlon::siege2
