#pragma once

#include "app/words/balance/balance_words.h"
#include "core/engine/records/scenario.h"
#include "core/simulation/simulation.h"
#include "editor/document/open_document.h"

#include <QPointer>
#include <QString>

#include <memory>
#include <optional>
#include <vector>

class QUndoCommand;

namespace merlon {

/// What computers are to play many times: a board or scenario as it stands now.
struct BalanceSubject {
    std::shared_ptr<const Setup> setup;         ///< holds the board as it stands
    std::shared_ptr<const State> start;         ///< null: the game's own start
    QString name;                               ///< of the document
    QPointer<OpenDocument> document;            ///< on whose drawing losses are shown; may be null
    std::optional<Scenario> scenario {};        ///< as it stands; none: it is a board
    std::vector<const QUndoCommand *> steps {}; ///< by which the document has come to that; only compared
};

/// Games that have been played in this session, with the board that they were played on.
struct BalanceRun {
    int number = 0; ///< counted from 1
    BalanceSubject subject;
    std::vector<std::string> players;
    std::uint64_t seed = 0;
    std::uint32_t wanted = 0; ///< more than were played if it was stopped
    Balance balance;

    const Setup &setup() const { return *subject.setup; }
    const Board &board() const { return subject.setup->board(); }
};

/// The steps by which a document has come to what it is.
std::vector<const QUndoCommand *> stepsOf(OpenDocument &document);
/// How many steps its document, which must still be open, has gone since, forwards and back. None: the run is about the
/// board, or position, of now.
int stepsSince(const BalanceRun &run);

/// In one line: `3: Two Shoulders, 200 games`.
QString titleOf(const BalanceRun &run);
/// Who wins how often: `Invader 54 % (47 to 61 %), …`.
QString winsOf(const BalanceRun &run);
/// Options, length, players, seed.
QString detailsOf(const BalanceRun &run);
/// How the board of one differs from that of another; empty: not at all.
QString changeBetween(const BalanceRun &before, const BalanceRun &after);
/// In sentences: what else is not the same in both: the game or its options, the position, the players. Empty: nothing.
QString otherwiseBetween(const BalanceRun &before, const BalanceRun &after);

} // namespace merlon
