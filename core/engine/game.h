#pragma once

#include "core/base/error.h"
#include "core/base/json_fwd.h"
#include "core/board/attributes/schema.h"
#include "core/board/board.h"
#include "core/board/finding.h"
#include "core/engine/decision.h"
#include "core/engine/notation/vocabulary.h"
#include "core/engine/state.h"

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace merlon {

struct Draft;

/// A seat of an opened game.
struct SeatInfo {
    std::string key;       ///< `invader`
    std::uint8_t team = 0; ///< seats of one team win together
    /// Which of the six liveries its pieces wear: a colour and a shape, so that nobody is told by colour alone. Below
    /// 0: that of the team's number.
    int livery = -1;

    int liveryNumber() const { return livery < 0 ? team : livery; }
};

/// Whole numbers that an option can have as values, from `least` to `most`.
struct NumberRange {
    int least = 0;
    int most = 0;
};

/// An option of a game: its key and its values, the default first. With `numbers` all of these are values as well;
/// `values` then has the default, and at most one value that is none of them, such as 0 for no limit.
struct OptionInfo {
    std::string key;
    std::vector<std::string> values;
    /// Another option, and the values of it with which this one changes nothing; empty if it always matters.
    std::string idleWith {};
    std::vector<std::string> idleValues {};
    /// The value to begin with where several persons share a screen; empty: the same as otherwise.
    std::string forSharedScreens {};
    /// Numbers that are values as well.
    std::optional<NumberRange> numbers {};
    /// While it changes nothing it is not even shown: one of many that matter to few.
    bool isHiddenWhileIdle = false;
    /// Shown only where somebody asks for what is rarely needed.
    bool isRare = false;
};

/// Whether an option can have a value, on some board.
bool hasValue(const OptionInfo &option, const std::string &value);
/// The value of an option with numbers that is none of them; null if there is none.
const std::string *valueBeside(const OptionInfo &option);

/// The chosen values of a game's options. What is absent has its default: the first value that the board offers.
using Options = std::map<std::string, std::string>;

/// What an option stands at: as chosen, or at its default.
const std::string &valueOf(const OptionInfo &option, const Options &chosen);

/// What an option stands at when nobody has chosen: one of these values, which it may have.
const std::string &usualValue(const OptionInfo &option, const std::vector<std::string> &values,
                              bool isScreenShared);

/// The code of the error of a position that stands between two moments of the game.
inline constexpr const char *kBetweenMoments = "error.position-between-moments";

/// How a campaign is kept.
struct CampaignTerms {
    bool isIron = false; ///< nobody goes back to a save point, and what is done is done: undo is never free
};

/// A game opened on a board with options: compiled once, immutable, shared by all its states.
class Setup {
public:
    virtual ~Setup() = default;

    virtual const class Game &game() const = 0;
    virtual const Board &board() const = 0;
    virtual const Options &options() const = 0;
    virtual const Vocabulary &vocabulary() const = 0;
    virtual std::span<const SeatInfo> seats() const = 0;
    /// The state before the first choice or draw.
    virtual std::unique_ptr<State> start() const = 0;
    /// Reads a position as State::position writes it, or written by hand: `"at"` names the moment, and what is absent
    /// has the value that it has at that moment of a game. Breaks no capacity and knows every key, or says what is
    /// wrong. A position between two moments, as programs of old wrote it, is refused with the code kBetweenMoments.
    virtual Expected<std::unique_ptr<State>> position(const Json &json) const = 0;
    /// Lists what a position consists of, sound or not, and the pieces that can be put into it (position/draft.h). A
    /// game whose positions cannot be laid out lists nothing.
    virtual void describe(const Json & /*position*/, Draft & /*draft*/) const { }
    /// How it is kept as a campaign (core/engine/campaign): with a name and all that was played, taken up again at save
    /// points (State::isAtSavePoint). None: it is a game of one evening.
    virtual std::optional<CampaignTerms> campaign() const { return std::nullopt; }
    /// Whether all seats and spectators always see all there is: who shares a screen needs no cover.
    virtual bool hidesNothing() const { return false; }
};

/// Whether it may be agreed that choices are taken back whatever came out since.
bool allowsTakeBacks(const Setup &setup);

/// Which values options may have on one board: not every board has room for every number of seats. It outlives the board.
/// An empty one: all.
using Offer = std::function<bool(const OptionInfo &option, const std::string &value)>;

/// The rules of one game.
class Game {
public:
    virtual ~Game() = default;

    virtual const std::string &key() const = 0;        ///< `siege2`
    virtual const std::string &rulePrefix() const = 0; ///< `S2`
    virtual int rulesVersion() const = 0;              ///< raised whenever a record would replay differently
    virtual const BoardSchema &schema() const = 0;
    virtual const std::string &defaultBoard() const = 0; ///< name of a board under resources/boards
    virtual std::span<const OptionInfo> options() const = 0;
    /// What a board of its family offers. At least one value of each option may be had on a board that passes all checks.
    /// It may take as long as a check: asked once for all options.
    virtual Offer offer(const Board & /*board*/) const { return {}; }
    /// What this game's rules have against a board (structure is checked by checkBoard). Pure.
    virtual std::vector<Finding> check(const Board &board) const = 0;
    /// Compiles a board that passes all checks; otherwise the first finding as an error. `self` keeps boards alive.
    virtual Expected<std::shared_ptr<const Setup>> open(Board board, const Options &options) const = 0;
};

/// What the game offers on a board; on boards of another family everything.
Offer offerOn(const Board &board, const Game &game);
/// The values that an option may have, the default there first; of its numbers only the default.
std::vector<std::string> valuesIn(const Offer &offer, const OptionInfo &option);
/// The same for one option alone.
std::vector<std::string> valuesOn(const Board &board, const Game &game, const OptionInfo &option);
/// The option of the game that keeps this one from changing anything, as things are chosen; null if it matters.
const OptionInfo *idledBy(const Game &game, const OptionInfo &option, const Options &chosen);
/// Whether it is shown, as things are chosen, where rare options are shown as well.
bool isOptionShown(const Game &game, const OptionInfo &option, const Options &chosen);

/// All games of the catalogue (core/games/module.h). Found by key.
std::span<const Game *const> allGames();
const Game *findGame(std::string_view key);

/// "S2-6.3".
std::string ruleName(const Game &game, RuleId rule);

} // namespace merlon
