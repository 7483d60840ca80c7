#pragma once

#include "core/canvas/picture.h"
#include "core/engine/event.h"
#include "core/engine/game.h"
#include "core/engine/tableau/components.h"
#include "core/engine/tableau/tableau.h"

#include <functional>
#include <span>
#include <string_view>
#include <vector>

namespace merlon::canvas {

/// The words of a language that a picture needs.
struct PictureWords {
    /// The name of a value, or of a word, by its type (which may be empty) and key.
    std::function<QString(std::string_view type, std::string_view key)> name;
    std::function<QString(const Text &text)> say;
};

/// What there is to see on the board: the zones of a tableau that lie on places and links. `box`: the components of the
/// game, for the roles and pictures of tokens.
Picture pictureOf(const Tableau &tableau, const std::vector<Component> &box, const Setup &setup,
                  const PictureWords &words);

/// The components as tokens, each kind once with its number; cards are left out.
std::vector<Token> boxOf(const std::vector<Component> &box, const Setup &setup, const PictureWords &words);

/// How pieces move from one picture to the next: a piece that is gone from a place and new at another has walked, for
/// each piece once. Events say which place was left for which, where one of them names piece and both places; the rest
/// is taken to have walked to the nearest.
std::vector<Motion> walksBetween(const Picture &before, const Picture &after, std::span<const Event> events,
                                 const Setup &setup);

/// The number of the livery of a seat: its colour and shape; -1 for nobody.
int liveryOf(const Setup &setup, Seat seat);

} // namespace merlon::canvas
