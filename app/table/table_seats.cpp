#include "app/table/hand_over_page.h"
#include "app/table/table_page.h"
#include "app/table/turn_notice.h"
#include "app/widgets/seat_shield.h"
#include "app/words/game_words.h"

#include <QStackedLayout>

#include <algorithm>
#include <utility>

/// How the table says who is who, and who chooses now.
using namespace Qt::StringLiterals;

namespace merlon {

QString TablePage::playerName(Seat seat) const
{
    return withName(asTitle(m_speaker->seat(seat)), seat);
}

QString TablePage::playerInSentence(Seat seat) const
{
    const std::span<const SeatInfo> seats = m_session->match().setup().seats();
    return seat < seats.size() ? withName(m_speaker->name("seat", seats[seat].key), seat) : QString();
}

QString TablePage::withName(const QString &side, Seat seat) const
{
    const QString name = seat < m_session->sittings().size() ? m_session->sittings()[seat].name : QString();
    //: A side and the name of its player.
    return name.isEmpty() ? side : tr("%1 (%2)").arg(side, name);
}

/// With the keys as they are set.
QString TablePage::pauseHint() const
{
    const QString pause = keyText(m_settings, u"pause"_s, Qt::Key_P);
    const QString step = keyText(m_settings, u"step"_s, Qt::Key_N);
    //: %1 and %2: keys, such as P and N.
    return pause.isEmpty() || step.isEmpty()
        ? QString()
        : tr("%1 pauses and goes on, %2 makes one step.").arg(pause, step);
}

/// The question in the colour of who is asked.
void TablePage::showColour()
{
    m_prompt->setColour(
        colourOfSeat(m_appearance.theme(), m_session->match().setup().seats(), m_session->asked()));
}

/// Covers the table until the one who is asked sits at it.
void TablePage::showHandOver()
{
    const Seat asked = m_session->asked();
    const SeatSet onlookers = m_session->onlookersWith(asked);
    const SeatSet own = seatsOfPerson(m_session->sittings(), asked);
    HandOverPage::Change change {playerName(asked), {}, {}};
    for (std::size_t i = 0; i < m_session->sittings().size(); ++i) {
        const auto seat = static_cast<Seat>(i);
        if (m_session->isPerson(seat) && !own.contains(seat))
            (onlookers.contains(seat) ? change.onlookers : change.others) << playerName(seat);
    }
    m_handOver->setChange(m_session->match().setup().seats(), asked, std::move(change));
    m_pages->setCurrentWidget(m_handOver);
    m_lastAsked = asked; // the page has said it
    showWaiting();
}

/// Where several seats choose at this screen, says whose turn it is; for a moment also above the board if nothing has
/// been covered in between.
void TablePage::noticeTurn()
{
    const Seat asked = m_session->asked();
    if (m_session->persons() < 2)
        return;
    const std::span<const SeatInfo> seats = m_session->match().setup().seats();
    const bool hasMates = std::ranges::count(seats, seats[asked].team, &SeatInfo::team) > 1;
    if (hasMates || !m_session->sittings()[asked].name.isEmpty()) // else the question itself says it
        m_prompt->showPlayer(playerName(asked));
    if (asked == std::exchange(m_lastAsked, asked))
        return m_notice->hide();
    //: %1: a side and perhaps a name, `Defender (Anne)`.
    m_notice->tell(seats, asked, tr("Now: %1").arg(playerName(asked)));
}

} // namespace merlon
