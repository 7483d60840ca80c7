#pragma once

#include <cstdint>

/// The words of Under the Mountain: what notation, log and files call things. The order of each list is that of its table
/// in this folder.
namespace merlon::mountain {

/// The types of arguments.
enum class Type : std::uint8_t {
    Number,
    Square,
    Side,
    Seat,
    Resource,
    Clan,
    TrollCard,
    PackSlot,
    PlaceInHorde,
    Shape,
    Hall,
    Workshop,
    Conversion,
    Spell,
    SpellPlace,
    Gift,
    CartSource,
    Orientation,
};

/// MT-7.4: where the cart of a haul comes from.
enum class CartSource : std::uint8_t { Clan, Pack, Stock };
inline constexpr int kCartSources = 3;

/// What chance and the seats can do.
enum class Verb : std::uint16_t {
    None,
    // Chance
    RevealTroll,
    DrawPedestal,
    DealWorkshop,
    RevealSpell,
    FirstStatue,
    OrderClans,
    LayToken,
    FirstPlayer,
    DrawTroll,
    // The set-up
    Portal,
    Settle,
    // Everywhere
    Exchange,
    Give,
    PayFrom,
    PayFromStock,
    Next,
    Done,
    Skip,
    // Spells
    Cast,
    Swap,
    Gain,
    Wake,
    Rob,
    Pick,
    Transmute,
    PedestalOn,
    Lift,
    // Workshops
    Work,
    Use,
    Fetch,
    // Recruiting
    Recruit,
    Bribe,
    TakePedestal,
    Join,
    // Digging
    Dig,
    Turn,
    Place,
    Pedestal,
    NoPedestal,
    Establish,
    // Halls and statues
    Hall,
    PlaceHall,
    Haul,
    To,
    PayCart,
};

/// What the log tells.
enum class EventKind : std::uint16_t {
    None,
    // The set-up
    TrollRevealed,
    PedestalDrawn,
    WorkshopRevealed,
    SpellRevealed,
    StatuePlaced,
    TokenLaid,
    FirstPlayerChosen,
    PortalPlaced,
    StartTrollDrawn,
    TrollSettled,
    CardShown,
    // Turns
    RoundBegins,
    TurnBegins,
    Skipped,
    LastRounds,
    // Resources
    Gained,
    Lost,
    Paid,
    Exchanged,
    // Spells
    SpellCast,
    RuneLaid,
    SpellDisintegrated,
    TrollSwapped,
    BribesTaken,
    Picked,
    TileLifted,
    // Workshops
    WorkshopUsed,
    Converted,
    Fetched,
    // Recruiting
    TrollRecruited,
    BribeLaid,
    PedestalTaken,
    TrollJoined,
    TrollWoken,
    TrollRetired,
    Crowned,
    // Digging
    Dug,
    TileLaid,
    StatueUnearthed,
    PedestalPlaced,
    TokenTaken,
    WorkshopEstablished,
    // Halls and statues
    HallBuilt,
    PedestalCovered,
    StatueHauled,
    // The end
    TunnelsScored,
    CoronationScored,
    TokensScored,
    SetsScored,
    HallsScored,
    StatuesScored,
    HonourCounted,
    Resigned,
};

/// Why something cannot be done.
enum class ReasonKind : std::uint16_t {
    None,
    NotNow,
    // The set-up
    NotAStart,
    StartTaken,
    NoCommonLabel,
    WrongHalf,
    CardNotInHand,
    SlotFilled,
    // Resources
    TooFewToExchange,
    NoneLeft,
    CannotComplete,
    OutOfOrder,
    ReserveEmpty,
    ReserveShort,
    CannotPay,
    NotThere,
    // Spells
    SpellCastAlready,
    NoRune,
    NoSpellThere,
    SpellIdle,
    WrongLevel,
    NoEmptySymbol,
    NoBribes,
    NothingBuried,
    NoAnchorFree,
    // Workshops
    NoWorkshopThere,
    WorkshopUsed,
    WorkshopNotReached,
    WorkshopIdle,
    OtherWorkshop,
    SymbolEmpty,
    // Recruiting
    PackFull,
    PlaceEmpty,
    TooFewCoins,
    TooFewForBribes,
    NoPedestalLeft,
    NotSupported,
    CanAct,
    // Digging
    NotAMineral,
    NoTileLeft,
    TooFewMinerals,
    NoRoom,
    SameOrientation,
    NotFree,
    NotAtNetwork,
    TouchesRival,
    TooFewHammers,
    SamePlace,
    NoPedestalOwned,
    TokenTaken,
    NotASite,
    NotAtTile,
    NotInSupply,
    // Halls and statues
    HallUsed,
    NoRoomForHall,
    NotUnderTunnels,
    NoStatueThere,
    StatueBuried,
    NoCart,
    NoCartThere,
    NowhereToGo,
    StatueInTheWay,
    NotNextTunnel,
    NotYourTunnel,
    NotATile,
    TileBroken,
    NotFirstCell,
    TileCarries,
};

} // namespace merlon::mountain
