#pragma once

#include "core/canvas/picture.h"
#include "core/engine/game.h"
#include "core/games/siege/battlefield.h"

#include <QString>

#include <functional>
#include <span>
#include <string_view>

namespace merlon::canvas {

/// The name of a value of the vocabulary in the language spoken: `unit`, `goblin`. The type may be empty; for a place
/// or a link the key is that of the board.
using Names = std::function<QString(std::string_view type, std::string_view key)>;

/// Teams of the siege games, whose numbers give tokens their colour and shape.
inline constexpr int kInvaderTeam = 0;
inline constexpr int kDefenderTeam = 1;

/// The picture of a key of the vocabulary: its own, or that of the same thing under another key.
QString siegeArt(std::string_view key);

/// A picture of a board with the names of all its places and paths, and nothing on them.
Picture namedPicture(const Board &board, const Names &names);

/// Makes the tokens that both siege games have, with their names.
class SiegePieces {
public:
    explicit SiegePieces(const Names &names)
        : m_names(names)
    {
    }

    QString name(std::string_view type, std::string_view key) const { return m_names(type, key); }

    Token unit(std::string_view key, int team, int count) const;
    /// Units of one team by their keys, the weaker ones first.
    void addUnits(std::vector<Token> &tokens, const siege::Units &units,
                  std::span<const std::string_view> keys, int team) const;
    Token hero(std::string_view key) const;
    /// Any thing by its type and key in the vocabulary.
    Token thing(std::string_view type, std::string_view key, int team, TokenRole role) const;
    /// A machine of a kind (`ballista`) with the hits that are left in its deck, out of the cards of the deck.
    Token machine(std::string_view type, std::string_view kind, int ordinal, int hits, int misses) const;
    /// An order; no key: one that lies face down, and the viewer does not know which it is.
    Token order(std::string_view key, bool faceUp) const;
    /// An empty space for something.
    Token space(std::string_view type, std::string_view key) const;

    /// How a token is called that lies face down.
    static QString faceDown(const QString &name);

private:
    const Names &m_names;
};

} // namespace merlon::canvas
