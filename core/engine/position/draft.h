#pragma once

#include "core/base/error.h"
#include "core/base/json_box.h"
#include "core/engine/game.h"
#include "core/engine/state.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

/// What a position consists of, so that a window can lay one out that knows no rules: everything that can be set in it,
/// and the pieces that can be put somewhere. The position itself stays what Setup::position reads.
namespace merlon {

enum class DraftKind : std::uint8_t {
    Number,  ///< from `least` to `most`
    Flag,    ///< true or false
    Word,    ///< one of `words`
    Set,     ///< some of `words`, as a list
    Counts,  ///< a number for each of `words`: an object
    Words,   ///< for some of `words` one of those of its only member, but for the first: an object
    Place,   ///< the key of a place; null: none
    Token,   ///< one of `words`, or an object with the word as `token` and some of `marks` as true
    Cards,   ///< a list of exactly `most` of `words`, each of them or null
    Records, ///< a list of at most `most` objects with `members`
};

/// A member of a position that can be set on its own.
struct DraftField {
    std::string key {};
    DraftKind kind = DraftKind::Number;
    int least = 0;
    int most = 0;
    std::vector<int>
        mostOfWord {}; ///< of Counts: the greatest number of each word; `most` is the greatest of all
    std::vector<std::string> words {};      ///< the first of a Word or Token: none of them
    std::vector<std::string> otherWords {}; ///< words that would do in another position
    std::string type {};                    ///< of the vocabulary, to which the words belong; may be empty
    std::vector<std::string> marks {};      ///< what else can be said of a token: `face-up`
    std::vector<DraftField> members {};     ///< of a record; of Words: the one Word
    JsonBox value {};                       ///< what it is now; null: nothing
    JsonBox standard {};                    ///< what it is in a position that does not mention it
    std::vector<std::string> frees {};      ///< pointers of what is no longer to be said once this is said
    bool isNeeded = false;                  ///< of a record: it must be there
    bool mayBeHidden = false;               ///< a view may show `?` instead
    bool mayRepeat = false;                 ///< of Cards: there may be several of a word
};

/// An object of a position: what stands on a place or path, what belongs to a seat.
struct DraftPart {
    std::string pointer {}; ///< in the position: `/places/west-wall-1`; empty: the position itself
    std::string key {};     ///< its word: `west-wall-1`, `invader`
    int place = -1;         ///< its number on the board, if it is a place
    int link = -1;          ///< the same for a link
    std::vector<DraftField> fields {};
    std::vector<std::string>
        names {}; ///< keys that parts like it may have beside it, if it is no place and no link
};

/// Where a piece can lie. What it makes of the field is its kind's: one more, true, this word, one more record.
struct DraftSlot {
    std::optional<std::string>
        part;              ///< pointer of a part; none: that of the place or path on which the piece is put
    std::string field {};  ///< key
    std::string word {};   ///< of a Word, Token, Set, Counts, Cards; of a record: what `member` says
    std::string member {}; ///< of a record
};

/// A kind of pieces, cards or tokens.
struct DraftPiece {
    std::string key {};   ///< its word: `goblin`
    std::string type {};  ///< of the vocabulary, if the key alone is ambiguous: `action-card`
    std::string group {}; ///< the word under which it lies in the tray: `unit`
    int team = -1;        ///< whose it is
    std::string token {}; ///< the key under which the board shows it, if it is another
    std::string note {};  ///< a word that tells it from others of the same key: `bluff`
    std::vector<DraftSlot> slots {};
    int left = -1; ///< how many are not in use; -1: nobody counts them
};

/// A position while it is laid out, sound or not.
struct Draft {
    std::vector<DraftPart> parts;
    std::vector<DraftPiece> pieces;
    std::vector<std::string> stores; ///< pointers of what takes the rest of everything if it is not mentioned
    std::unique_ptr<View>
        view; ///< the position as all seats together see it; null if nothing is known of the game
    std::optional<Error> objection; ///< the first thing that the game has against it
};

/// Fills the fields of all parts with what a position says of them; what it does not mention, or says in a way that
/// they cannot have, is as standard. For games that have nothing else to tell of a position.
void fillValues(Draft &draft, const Json &position);
/// Looks at a position, which may be anything. A game of which nothing is known has no parts and no pieces.
Draft draftOf(const std::shared_ptr<const Setup> &setup, const Json &position);

} // namespace merlon
