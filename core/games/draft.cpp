#include "core/games/draft.h"

#include "core/games/siege1/position/draft.h"
#include "core/games/siege2/position/draft.h"

namespace merlon {

Draft draftOf(const std::shared_ptr<const Setup> &setup, const Json &position)
{
    Draft draft;
    if (const auto siege1 = std::dynamic_pointer_cast<const siege1::Siege1Setup>(setup))
        siege1::describe(*siege1, position, draft);
    else if (const auto siege2 = std::dynamic_pointer_cast<const siege2::Siege2Setup>(setup))
        siege2::describe(*siege2, position, draft);
    if (auto read = setup->position(position); !read)
        draft.objection = std::move(read.error());
    return draft;
}

} // namespace merlon
