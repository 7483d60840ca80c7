#include "app/table/time/retrospect.h"

#include "app/table/log/log_panel.h"
#include "app/table/position_display.h"
#include "app/table/question/bar/prompt_bar.h"
#include "app/table/time/time_panel.h"
#include "app/widgets/rows/seat_shield.h"
#include "app/words/choice_groups.h"
#include "app/words/language.h"
#include "core/canvas/view/board_view.h"

#include <algorithm>

namespace merlon {

Retrospect::Retrospect(const TableParts &parts, LogPanel &log, QWidget *page)
    : QObject(page)
    , m_parts(parts)
    , m_log(log)
    , m_page(page)
    , m_time(new TimePanel(parts.appearance))
{
    connect(m_time->actions().playOn, &QAction::triggered, this, &Retrospect::playOn);
    connect(&m_parts.prompt, &PromptBar::playOnWanted, this, &Retrospect::playOn);
}

void Retrospect::update()
{
    m_time->update(*m_parts.display.seen(), *m_parts.game.face, m_parts.display.tableau());
}

void Retrospect::lookAt(std::size_t moment)
{
    if (moment >= m_time->moments().choices())
        return backToNow();
    const bool wasOn = isOn();
    const std::size_t before = m_moment.value_or(moment);
    m_moment = moment;
    m_time->moveTo(moment);
    if (!wasOn) {
        m_parts.game.session->computers().setHeld(true);
        Q_EMIT entered();
        //: A button: the game is shown as it is now, no more as it was.
        m_parts.prompt.showBack(tr("Return to the present (Esc)"));
    }
    show(before);
    describe();
}

std::size_t Retrospect::plyOf(std::size_t moment) const
{
    return m_time->moments()[moment].ply;
}

std::size_t Retrospect::ply() const
{
    return m_moment ? plyOf(*m_moment) : m_parts.game.session->match().ply();
}

std::unique_ptr<View> Retrospect::view() const
{
    const std::unique_ptr<SeatView> seen = m_parts.display.seen();
    return m_moment ? seen->at(plyOf(*m_moment)) : seen->now();
}

/// What these eyes saw then. In the film pieces walk from the moment before.
void Retrospect::show(std::size_t before)
{
    const std::size_t ply = plyOf(*m_moment);
    m_log.showMoment(ply);
    m_parts.display.hold(view());
    const int walk = static_cast<int>(std::min(m_parts.walk(), m_time->pace() / 2).count());
    if (!m_time->isPlaying() || before + 1 != *m_moment || walk == 0 || !m_page->isVisible())
        return m_parts.display.show();
    const std::size_t from = plyOf(before);
    std::vector<Event> events;
    for (const StoryLine &line : m_parts.display.seen()->story(from, ply))
        events.insert(events.end(), line.events.begin(), line.events.end());
    m_parts.display.walk(events, walk);
}

/// When it was, what was asked and what was chosen.
void Retrospect::describe()
{
    const Moment &moment = m_time->moments()[*m_moment];
    const TableSession &session = *m_parts.game.session;
    const Speaker &speaker = *m_parts.game.speaker;
    m_parts.prompt.setColour(colourOfSeat(m_parts.appearance.theme(), session.setup().seats(), moment.seat));
    const std::vector<StoryLine> story = m_parts.display.seen()->story(moment.ply, moment.ply + 1);
    const Decision decision = m_parts.display.view().decision();
    QStringList hint {asSentence(speaker.sentence(decision))};
    if (!moment.resignation && !story.empty()) {
        const std::vector<Choice> chosen {story.front().choice};
        const ChoiceGroup said = groupChoices(chosen, decision, speaker).front();
        //: What was chosen at the moment that one looks back at: `March …`
        hint << tr("Chosen: %1.").arg(said.choices.front().text);
    }
    const bool mayPlayOn = session.undoRights().mayPlayOnFrom(moment.ply);
    m_time->actions().playOn->setEnabled(mayPlayOn);
    m_parts.prompt.showPlayOn(mayPlayOn ? tr("Continue from here") : QString());
    if (!mayPlayOn)
        hint << tr("You can continue from here once the game is over, or with free undo.");
    if (session.stage() == TableSession::Stage::Thinking)
        hint << tr("The computer is paused.");
    //: %1: `Round 3, Maneuver, choice 214 of 500`.
    m_parts.prompt.showQuestion(tr("Viewing: %1").arg(m_time->timeline().textOf(*m_moment)),
                                {hint.join(u' ')});
}

bool Retrospect::leave()
{
    if (!m_moment)
        return false;
    m_moment.reset();
    m_time->stop();
    m_time->moveTo(m_time->moments().choices());
    m_log.showMoment(std::nullopt);
    m_parts.prompt.showPlayOn({});
    return true;
}

void Retrospect::backToNow()
{
    if (isOn())
        Q_EMIT leaveWanted();
}

void Retrospect::playOn()
{
    if (m_moment && m_parts.game.session->undoRights().mayPlayOnFrom(plyOf(*m_moment)))
        Q_EMIT playOnWanted(plyOf(*m_moment));
}

void Retrospect::clear()
{
    m_moment.reset();
    m_time->clear();
    m_parts.prompt.showPlayOn({});
}

} // namespace merlon
