#include "app/cli/table/table.h"

#include "app/cli/commands/commands.h"
#include "app/cli/language.h"
#include "app/cli/output.h"
#include "app/cli/siege2/text_map.h"

using namespace Qt::StringLiterals;

namespace merlon::cli {

Table::Table(Match match, std::vector<Sitting> sittings, Detail detail)
    : m_match(std::move(match))
    , m_speaker(m_match.setup())
    , m_sittings(std::move(sittings))
    , m_teller(m_speaker, detail, [](const QString &lines) { print(lines); })
{
}

int Table::play()
{
    while (!m_match.isOver())
        letComputersPlay();
    tellResult();
    return kDone;
}

void Table::letComputersPlay()
{
    while (!m_match.isOver()) {
        const Seat seat = m_match.state().decision().seat;
        Player *computer = m_sittings[seat].computer.get();
        if (!computer)
            return;
        Random random(m_match.record().seed, m_match.ply() + 1);
        const Choice choice = computer->choose(*m_match.seenBy({seat}), random);
        if (const auto played = m_match.play(choice, m_match.ply()); !played)
            throw std::logic_error(say(played.error(), english()));
        tellNews();
    }
}

/// Without any person at the table everything is told.
SeatSet Table::onlookers() const
{
    SeatSet seats;
    for (std::size_t seat = 0; seat < m_sittings.size(); ++seat) {
        if (!m_sittings[seat].computer)
            seats.add(static_cast<Seat>(seat));
    }
    return seats.empty() ? SeatSet::all() : seats;
}

void Table::tellNews()
{
    m_teller.tell(storyFor(m_match.chronicle().subspan(m_toldUpTo), onlookers()));
    m_toldUpTo = m_match.ply();
}

void Table::tellResult()
{
    tellNews();
    m_teller.pause();
    const Outcome outcome = m_match.state().outcome();
    print();
    print(textMap(*m_match.seenBy(SeatSet::all()), m_speaker));
    print(asSentence(m_speaker.sentence(outcome.why)));
    for (std::size_t seat = 0; seat < m_sittings.size(); ++seat) {
        if (outcome.isWinner(static_cast<Seat>(seat)))
            print(Cli::tr("Winner: %1.").arg(m_speaker.seat(static_cast<Seat>(seat))));
    }
}

} // namespace merlon::cli
