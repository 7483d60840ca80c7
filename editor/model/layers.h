#pragma once

#include "editor/model/selection.h"

#include <array>
#include <cstddef>

namespace merlon {

/// What lies over each other on a drawing, the uppermost first.
enum class LayerKind { Notes, Labels, Places, Links, Background };
inline constexpr std::array kLayerKinds {LayerKind::Notes, LayerKind::Labels, LayerKind::Places,
                                         LayerKind::Links, LayerKind::Background};

struct Layer {
    bool isVisible = true;
    bool isLocked = false;

    /// Whether what lies on it can be selected.
    bool isReachable() const { return isVisible && !isLocked; }
    friend bool operator==(const Layer &, const Layer &) = default;
};

/// All layers of a drawing.
class Layers {
public:
    /// Everything is seen; only the background is locked.
    Layers() { (*this)[LayerKind::Background].isLocked = true; }

    Layer &operator[](LayerKind kind) { return m_all[static_cast<std::size_t>(kind)]; }
    const Layer &operator[](LayerKind kind) const { return m_all[static_cast<std::size_t>(kind)]; }
    friend bool operator==(const Layers &, const Layers &) = default;

private:
    std::array<Layer, kLayerKinds.size()> m_all;
};

/// Of the layers in settings: `places`.
const char *keyOf(LayerKind kind);
/// Without what is hidden or locked.
Selection reachable(const Layers &layers, Selection selection);

} // namespace merlon
