#include "editor/model/layers.h"

namespace merlon {

const char *keyOf(LayerKind kind)
{
    switch (kind) {
    case LayerKind::Notes:
        return "notes";
    case LayerKind::Labels:
        return "labels";
    case LayerKind::Places:
        return "places";
    case LayerKind::Links:
        return "links";
    case LayerKind::Background:
        return "background";
    }
    return "";
}

Selection reachable(const Layers &layers, Selection selection)
{
    if (!layers[LayerKind::Places].isReachable())
        selection.places.clear();
    if (!layers[LayerKind::Links].isReachable())
        selection.links.clear();
    if (!layers[LayerKind::Notes].isReachable())
        selection.notes.clear();
    return selection;
}

} // namespace merlon
