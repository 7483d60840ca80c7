#include "app/table/result_sheet.h"
#include "app/table/table_page.h"
#include "app/table/time/time_panel.h"
#include "app/table/turn_notice.h"
#include "app/widgets/seat_shield.h"
#include "app/words/language.h"

#include <QStackedLayout>
#include <QTimer>

#include <algorithm>

/// How the table looks back at the game. The match stands still meanwhile: what a computer has thought of waits.
namespace merlon {

void TablePage::connectTime()
{
    connect(m_time, &TimePanel::wanted, this, &TablePage::lookAt);
    connect(m_time->actions().playOn, &QAction::triggered, this, &TablePage::playOn);
    connect(m_prompt, &PromptBar::playOnWanted, this, &TablePage::playOn);
    connect(m_log, &LogPanel::momentWanted, this, &TablePage::lookAtChoice);
}

void TablePage::lookAtChoice(std::size_t ply)
{
    lookAt(m_time->moments().after(ply));
}

/// The moments that may be looked at, after something has happened or other eyes are at the screen.
void TablePage::tellTime()
{
    m_time->tell(m_session->match(), m_eyes, *m_face);
}

/// Nothing can be looked at while the screen is handed over: the table is covered then.
void TablePage::lookAt(std::size_t moment)
{
    if (!m_session || m_pages->currentWidget() != m_table)
        return;
    finishShow();
    if (moment >= m_time->moments().choices())
        return backToNow();
    const bool wasThere = isLookingBack();
    const std::size_t before = wasThere ? *m_past : moment;
    m_past = moment;
    m_time->moveTo(moment);
    if (!wasThere) {
        m_session->setHeld(true);
        m_result->hide();
        m_notice->hide();
        m_guide->begin({});
        clearChoosable();
        m_board->setMarked({});
        m_prompt->showChoices({});
        m_prompt->showSeat({});
        m_prompt->showPlayer({});
        m_prompt->showBack(tr("Back to now (Esc)"));
    }
    showPast(before);
    showPastQuestion();
    if (!wasThere)
        Q_EMIT stateChanged();
}

/// What these eyes saw then. In the film pieces walk from the moment before.
void TablePage::showPast(std::size_t before)
{
    const Match &match = m_session->match();
    const std::size_t ply = m_time->moments()[*m_past].ply;
    m_log->showMoment(ply);
    const int walk = static_cast<int>(std::min(walkOf(m_settings), m_time->pace() / 2).count());
    if (!m_time->isPlaying() || before + 1 != *m_past || walk == 0 || !isVisible())
        return showPosition();
    m_view = match.stateAt(ply)->seenBy(m_eyes);
    showBeside();
    const std::size_t from = m_time->moments()[before].ply;
    std::vector<Event> events;
    for (const StoryLine &line : storyFor(match.chronicle().subspan(from, ply - from), m_eyes))
        events.insert(events.end(), line.events.begin(), line.events.end());
    canvas::Picture picture = m_face->picture(*m_view, *m_speaker);
    std::vector<canvas::Motion> motions =
        m_face->motions(m_board->picture(), picture, events, m_speaker->setup());
    if (motions.empty())
        return m_board->setPicture(std::move(picture));
    m_board->animate(std::move(motions), std::move(picture), walk);
}

/// When it was, what was asked and what was chosen.
void TablePage::showPastQuestion()
{
    const Moment &moment = m_time->moments()[*m_past];
    const Match &match = m_session->match();
    m_prompt->setColour(colourOfSeat(m_appearance.theme(), match.setup().seats(), moment.seat));
    const std::vector<StoryLine> story = storyFor(match.chronicle().subspan(moment.ply, 1), m_eyes);
    QStringList hint {asSentence(m_speaker->sentence(m_view->decision()))};
    if (!moment.resignation && !story.empty()) {
        const ChoiceGroup said = groupChoices(std::vector<Choice> {story.front().choice}, *m_speaker).front();
        //: What was chosen at the moment that one looks back at: `March …`
        hint << tr("Chosen: %1.").arg(said.choices.front().text);
    }
    const bool mayPlayOn = m_session->mayPlayOnFrom(moment.ply);
    m_time->actions().playOn->setEnabled(mayPlayOn);
    m_prompt->showPlayOn(mayPlayOn ? tr("Play on from here") : QString());
    if (!mayPlayOn)
        hint << tr("Played on from here can be when the game is over, or with take-backs allowed.");
    if (m_session->stage() == TableSession::Stage::Thinking)
        hint << tr("The computer waits.");
    //: %1: `Round 3, Maneuver, choice 214 of 500`.
    m_prompt->showQuestion(tr("Looking back: %1").arg(m_time->timeline().textOf(*m_past)), hint.join(u' '));
}

void TablePage::leavePast()
{
    if (!m_past)
        return;
    m_past.reset();
    m_time->stop();
    m_time->moveTo(m_time->moments().choices());
    m_log->showMoment(std::nullopt);
    m_prompt->showPlayOn({});
    // Later: what waited may be played at once, but what calls this is still at work on the table.
    QTimer::singleShot(0, m_session.get(), [this, session = m_session.get()] {
        session->setHeld(isLookingBack() || isShowing() || m_board->isAnimating());
    });
}

void TablePage::backToNow()
{
    if (!m_past)
        return;
    showStage(); // which leaves the past
}

void TablePage::playOn()
{
    if (m_past && m_session->mayPlayOnFrom(m_time->moments()[*m_past].ply))
        Q_EMIT playOnWanted(m_time->moments()[*m_past].ply);
}

void TablePage::refuseUndo(Disclosure why)
{
    switch (why) {
    case Disclosure::None:
        break;
    case Disclosure::Chance:
        m_prompt->showRemark(
            tr("That stands: chance has answered since, and this game is played without take-backs."));
        break;
    case Disclosure::OtherChoice:
        m_prompt->showRemark(
            tr("That stands: another side has chosen since, and this game is played without take-backs."));
        break;
    case Disclosure::HiddenThing:
        m_prompt->showRemark(tr("That stands: something hidden has come to light since, and this game is "
                                "played without take-backs."));
        break;
    }
    m_prompt->announce();
}

} // namespace merlon
