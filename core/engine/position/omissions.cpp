#include "core/engine/position/omissions.h"

#include "core/base/json.h"
#include "core/engine/position/draft_edit.h"

#include <algorithm>
#include <utility>

namespace merlon {

std::vector<Omission> omissionsFrom(const std::shared_ptr<const Setup> &setup, const State &state)
{
    const Json start = state.position();
    const Draft draft = draftOf(setup, start);
    std::vector<Omission> omissions;
    const DraftPart *whole = partAt(draft, "");
    if (whole == nullptr)
        return omissions;
    for (const DraftField &field : whole->fields) {
        if (field.kind != DraftKind::Set || !field.key.starts_with(kWithout))
            continue;
        for (const std::string &word : field.words) {
            Json position = start;
            Json missing = *field.value;
            if (std::find(missing.begin(), missing.end(), Json(word)) != missing.end())
                continue; // missing already
            missing.push_back(word);
            position[field.key] = std::move(missing);
            omissions.push_back({field.key.substr(kWithout.size()) + '/' + word, std::move(position)});
        }
    }
    return omissions;
}

} // namespace merlon
