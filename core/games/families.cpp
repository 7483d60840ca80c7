#include "core/games/families.h"

#include "core/engine/game.h"

#include <vector>

namespace merlon {

namespace {

std::vector<const BoardSchema *> &addedFamilies()
{
    static std::vector<const BoardSchema *> added;
    return added;
}

} // namespace

const BoardSchema *findSchema(std::string_view family)
{
    for (const Game *game : allGames()) {
        if (game->schema().key == family)
            return &game->schema();
    }
    for (const BoardSchema *schema : addedFamilies()) {
        if (schema->key == family)
            return schema;
    }
    return nullptr;
}

void addFamily(const BoardSchema &schema)
{
    if (!findSchema(schema.key))
        addedFamilies().push_back(&schema);
}

} // namespace merlon
