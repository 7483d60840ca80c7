#include "app/table/turn/turn_announcer.h"

#include "app/table/position_display.h"
#include "app/table/question/bar/prompt_bar.h"
#include "app/table/staging/staged_act.h"
#include "app/table/turn/hand_over_page.h"
#include "app/table/turn/turn_notice.h"
#include "app/widgets/rows/seat_shield.h"
#include "app/words/game_words.h"
#include "app/words/language.h"
#include "core/canvas/view/board_view.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace merlon {

TurnAnnouncer::TurnAnnouncer(const TableParts &parts, QObject *parent)
    : QObject(parent)
    , m_parts(parts)
    , m_names(parts.game)
    , m_cover(new HandOverPage(parts.appearance))
    , m_notice(new TurnNotice(parts.appearance, &parts.board))
{
    connect(m_cover, &HandOverPage::taken, this, &TurnAnnouncer::seatTaken);
    connect(&m_parts.prompt, &PromptBar::seatWanted, this, &TurnAnnouncer::seatTaken);
}

void TurnAnnouncer::showColour()
{
    const TableSession &session = *m_parts.game.session;
    m_parts.prompt.setColour(
        colourOfSeat(m_parts.appearance.theme(), session.setup().seats(), session.asked()));
}

void TurnAnnouncer::clearPrompt()
{
    m_parts.prompt.showSeat({});
    m_parts.prompt.showPlayer({});
}

void TurnAnnouncer::showWaiting()
{
    const TableSession &session = *m_parts.game.session;
    const QString player = m_names.inSentence(session.asked());
    showColour();
    m_parts.prompt.choices().showChoices({});
    m_parts.prompt.showImpossible({});
    m_parts.prompt.showBack({});
    const bool isPaused = session.stage() == TableSession::Stage::Paused;
    const auto waits = [&] {
        if (player.isEmpty()) // units come out of a bag, a card is turned over
            return isPaused ? tr("Paused.") : tr("Chance decides.");
        return isPaused ? /*: %1: a role or a name */ tr("Paused. Next to choose: %1.").arg(player)
                        : asSentence(/*: %1: a role or a name */ tr("%1 is thinking.").arg(player));
    };
    m_parts.prompt.showQuestion(waits(),
                                {session.seating().persons() == 0 || isPaused ? pauseHint() : QString()});
}

/// With the keys as they are set.
QString TurnAnnouncer::pauseHint() const
{
    const QString pause = keyText(m_parts.settings, u"pause"_s, Qt::Key_P);
    const QString step = keyText(m_parts.settings, u"step"_s, Qt::Key_N);
    //: %1 and %2: keys, such as P and N.
    return pause.isEmpty() || step.isEmpty()
        ? QString()
        : tr("%1 pauses or resumes; %2 plays one move.").arg(pause, step);
}

void TurnAnnouncer::askToPass()
{
    const TableSession &session = *m_parts.game.session;
    const QString hint = session.seating().atScreen() == kNobody
        ? tr("Face-down information stays hidden until a player takes over.")
        //: %1 and %2: a side and perhaps a name, `Defender (Anne)`.
        : asSentence(
            /*: %1, %2: players or teams */ tr(
                "%1 may pass without seeing face-down information: the screen stays with %2.")
                .arg(m_names.inSentence(session.asked()), m_names.inSentence(session.seating().atScreen())));
    m_parts.prompt.showQuestion(asSentence(m_parts.game.speaker->sentence(m_parts.display.view().decision())),
                                {hint});
    //: A button: the one who is asked lets the moment pass.
    const QString without = tr("Pass");
    m_parts.prompt.choices().showChoices({{QString(), {{*session.passingChoice(), without, without}}}});
    //: A button: a side comes to the screen.
    m_parts.prompt.showSeat(tr("%1: take over").arg(m_names.title(session.asked())));
    m_parts.prompt.announce();
    m_parts.prompt.setFocus(
        Qt::OtherFocusReason); // not a button: a key too many of the other side must not answer
}

void TurnAnnouncer::fillCover(std::size_t seenTo)
{
    const TableSession &session = *m_parts.game.session;
    const Seat asked = session.asked();
    const SeatSet onlookers = session.seating().onlookersWith(asked);
    const SeatSet own = seatsOfPerson(session.seating().players(), asked);
    HandOverPage::Change change {m_names.title(asked), {}, {}};
    for (std::size_t i = 0; i < session.seating().players().size(); ++i) {
        const auto seat = static_cast<Seat>(i);
        if (session.seating().isPerson(seat) && !own.contains(seat))
            (onlookers.contains(seat) ? change.onlookers : change.others) << m_names.title(seat);
    }
    // The one who was at the screen may still look: no more than everybody may know.
    for (const StagedAct &act : actsOfOthersFrom(*session.seenBy({}), seenTo, own, *m_parts.game.speaker)) {
        if (!act.text.isEmpty() && (change.meanwhile.isEmpty() || change.meanwhile.last() != act.text))
            change.meanwhile << act.text;
    }
    m_cover->setChange(session.setup().game(), session.setup().seats(), asked, std::move(change));
    m_lastAsked = asked; // the page has said it
}

void TurnAnnouncer::announceTurn()
{
    const TableSession &session = *m_parts.game.session;
    const Seat asked = session.asked();
    if (session.seating().persons() < 2)
        return;
    m_parts.prompt.showPlayer(m_names.title(asked));
    if (asked == std::exchange(m_lastAsked, asked))
        return m_notice->hide();
    //: %1: a side and perhaps a name, `Defender (Anne)`.
    m_notice->tell(session.setup().seats(), asked, tr("Your turn: %1").arg(m_names.title(asked)));
}

void TurnAnnouncer::hideNotice()
{
    m_notice->hide();
}

void TurnAnnouncer::clear()
{
    m_notice->hide();
    m_lastAsked = kNobody;
}

} // namespace merlon
