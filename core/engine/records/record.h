#pragma once

#include "core/base/error.h"
#include "core/base/json_box.h"
#include "core/board/board.h"
#include "core/engine/game.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace merlon {

/// The version of record files that this program writes. A newer major is refused, a newer minor is read.
inline constexpr int kRecordFormatMajor = 1;
/// Since 1.1: take-backs. Since 1.2: what the game was begun with, and who wrote the file. Since 1.3: save points; without
/// one it is 1.2 that is written.
inline constexpr int kRecordFormatMinor = 3;

/// Every so many entries, at the next named moment of the game, a record holds the whole position.
inline constexpr std::size_t kEntriesPerPosition = 100;

/// Who answers for chance.
enum class ChanceMode : std::uint8_t {
    Dealt, ///< the dealer, from the seed: the record holds no results of chance
    Given, ///< a person or a script: every result is an entry of the record
};

/// Who plays a seat.
struct RecordSeat {
    std::string seat;   ///< its key in the game: `invader`
    std::string name;   ///< of the player
    std::string player; ///< the kind of player: `person`, `search-3`
    friend bool operator==(const RecordSeat &, const RecordSeat &) = default;
};

/// A choice in notation, and the hash of the state at the next question (after all that chance was dealt on
/// the way there).
struct RecordEntry {
    std::string line;
    std::uint64_t hash = 0;
    friend bool operator==(const RecordEntry &, const RecordEntry &) = default;
};

/// The whole position at a named moment of the game, after a number of entries and before any resignation there.
struct RecordPosition {
    std::size_t after = 0;
    std::uint32_t chances =
        0; ///< decisions of chance before it; those that were dealt next belong to the same entry
    std::uint64_t hash = 0; ///< of the state at the question to which it leads, as in the entry before it
    JsonBox position;
    bool isSavePoint = false; ///< of a campaign: kept as long as the choices before it
    friend bool operator==(const RecordPosition &, const RecordPosition &) = default;
};

/// A seat gave up after a number of entries.
struct RecordResignation {
    std::string seat;
    std::size_t after = 0;
    std::uint64_t hash = 0;
    friend bool operator==(const RecordResignation &, const RecordResignation &) = default;
};

/// The save point that a record continues.
struct RecordParent {
    std::string record;    ///< name of the record
    std::size_t after = 0; ///< number of its entries before the save point
    std::uint64_t hash = 0;
    friend bool operator==(const RecordParent &, const RecordParent &) = default;
};

/// Hashes of what a game was begun with (beginning.h). The hashes of the entries tell only what comes of it where the
/// game went.
struct RecordBeginning {
    std::uint64_t places = 0; ///< of the board, in board order, with all that they have
    std::uint64_t links = 0;
    std::uint64_t options = 0;
    std::uint64_t setup =
        0; ///< of all these, game, rules, seats, seed, chance, parent and the position it began from
    friend bool operator==(const RecordBeginning &, const RecordBeginning &) = default;
};

/// The program that wrote a record.
struct RecordWriter {
    std::string program;
    std::string version;
    std::string system;
    friend bool operator==(const RecordWriter &, const RecordWriter &) = default;
};

/// How a seat ended.
struct RecordResult {
    std::string seat;
    int place = 0;
    std::int32_t score = 0;
    friend bool operator==(const RecordResult &, const RecordResult &) = default;
};

/// A match on paper: everything that is needed to play it again to the letter.
struct Record {
    std::optional<RecordWriter> writer; ///< absent in records of programs of old, as is the next
    std::optional<RecordBeginning> begun;
    std::string game;
    int rulesVersion = 0;
    Board board;
    Options options;
    std::vector<RecordSeat> seats;
    std::uint64_t seed = 0;
    ChanceMode chance = ChanceMode::Dealt;
    bool takeBacks = false; ///< it was agreed that choices may be taken back whatever came out since
    std::optional<RecordParent> parent;
    std::optional<JsonBox> start; ///< the position it began from; absent: the game's own start
    std::vector<RecordEntry> entries;
    std::vector<RecordPosition> positions; ///< by ascending `after`
    std::vector<RecordResignation> resignations;
    std::vector<RecordResult> result; ///< in seat order; empty while the game runs
    friend bool operator==(const Record &, const Record &) = default;
};

/// Finds the rules of a game by key; null if there are none.
using GameLookup = std::function<const Game *(std::string_view key)>;

/// Readable text: an entry a line, so that two records can be compared. The game must be known.
std::string writeRecord(const Record &record, const GameLookup &games = findGame);
/// The same as one value, for the first line of a journal.
Json recordToJson(const Record &record, const Game &game);

/// Reads what writeRecord writes, whatever the version of the rules. The game must be known; whether choices
/// are legal and hashes right is not looked at (see record_replay.h). Errors carry line and pointer.
Expected<Record> readRecord(std::string_view text, const std::string &source,
                            const GameLookup &games = findGame);
Expected<Record> readRecordFile(const std::filesystem::path &file, const GameLookup &games = findGame);
/// readRecord of a document; errors carry a pointer, but no line.
Expected<Record> recordFromJson(const Json &json, const std::string &source,
                                const GameLookup &games = findGame);

/// Forgets everything after that many entries.
void cutAfter(Record &record, std::size_t entries);

} // namespace merlon
