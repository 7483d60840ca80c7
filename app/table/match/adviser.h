#pragma once

#include "app/table/match/thinkers.h"

#include <QObject>

#include <functional>
#include <vector>

namespace merlon {

class TableSession;

/// A computer player that thinks for the person who is asked, with nothing but what that seat may see. Nobody is bound
/// by it.
class Adviser final : public QObject {
    Q_OBJECT

public:
    /// Both must live as long.
    Adviser(TableSession &session, Thinkers &thinkers);

    /// Finds out what it would do at the current question; `advised` says it. Nothing while no person is asked.
    void ask();
    /// The same, and the choice is made.
    void choose();
    /// The question is no longer asked.
    void stop() { m_thoughts.clear(); }

Q_SIGNALS:
    /// What it would do at the current question, and why.
    void advised(const merlon::Advice &advice);

private:
    void think(std::function<void(const Advice &)> done);

    TableSession &m_session;
    Thinkers &m_thinkers;
    std::vector<Thought> m_thoughts;
};

} // namespace merlon
