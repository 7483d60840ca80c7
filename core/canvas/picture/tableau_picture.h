#pragma once

#include "core/canvas/picture/picture.h"
#include "core/engine/game.h"
#include "core/engine/tableau/components.h"
#include "core/engine/tableau/tableau.h"

#include <functional>
#include <string_view>
#include <vector>

namespace merlon::canvas {

/// The words of a language that a picture needs.
struct PictureWords {
    /// The name of a value, or of a word, by its type (which may be empty) and key.
    std::function<QString(std::string_view type, std::string_view key)> name;
    std::function<QString(const Text &text)> say;
    /// The name of what lies there, with what else is to be said of it.
    std::function<QString(const Item &item)> item;
};

/// What there is to see on the board: the zones of a tableau that lie on places and links. `box`: the components of the
/// game, for the roles and pictures of tokens.
Picture pictureOf(const Tableau &tableau, const std::vector<Component> &box, const Setup &setup,
                  const PictureWords &words);

/// The components as tokens, each kind once with its number; cards are left out.
std::vector<Token> boxOf(const std::vector<Component> &box, const Setup &setup, const PictureWords &words);

/// The number of the livery of a seat: its colour and shape; -1 for nobody.
int liveryOf(const Setup &setup, Seat seat);

} // namespace merlon::canvas
