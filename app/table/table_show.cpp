#include "app/table/face/event_stage.h"
#include "app/table/staging/playback.h"
#include "app/table/staging/playback_controls.h"
#include "app/table/table_page.h"
#include "app/words/language.h"

#include <QBoxLayout>
#include <QPushButton>
#include <QShortcut>
#include <QTimer>

#include <algorithm>
#include <utility>

/// How the table shows news act by act.
namespace merlon {

namespace {

constexpr int kPaces = 3; ///< of the computer: so long is an act looked at

} // namespace

/// Once for the table.
void TablePage::buildShow()
{
    m_prompt->addTool(m_controls);
    m_controls->hide();
    connect(m_controls, &PlaybackControls::nextWanted, this, &TablePage::stepOn);
    connect(m_controls, &PlaybackControls::restWanted, this, &TablePage::setResting);
    connect(m_controls, &PlaybackControls::endWanted, this, &TablePage::skipShow);
    connect(m_show, &Playback::reached, this, &TablePage::showStagedEvent);
    connect(m_show, &Playback::ended, this, &TablePage::endShow);
    const auto bind = [this](Qt::Key key, void (TablePage::*slot)()) {
        auto *shortcut = new QShortcut(key, this);
        shortcut->setContext(Qt::WidgetWithChildrenShortcut);
        shortcut->setEnabled(false);
        connect(shortcut, &QShortcut::activated, this, slot);
        m_showKeys.push_back(shortcut);
    };
    bind(Qt::Key_Space, &TablePage::stepOn);
    bind(Qt::Key_End, &TablePage::skipShow);
    bind(Qt::Key_Escape, &TablePage::skipShow);
}

/// For each game that has a sheet.
void TablePage::buildSheet()
{
    EventStage *sheet = m_widgets.stage;
    if (!sheet)
        return;
    auto *column = qobject_cast<QBoxLayout *>(m_table->layout());
    column->insertWidget(column->indexOf(m_prompt), sheet); // or into a dock
    connect(sheet, &EventStage::wanted, sheet, [this, sheet](bool wanted) {
        sheet->setVisible(wanted);
        Q_EMIT stateChanged();
    });
    connect(sheet, &EventStage::ruleWanted, this, &TablePage::ruleWanted);
    connect(sheet, &EventStage::placesWanted, this, [this](const std::vector<canvas::Thing> &things) {
        m_board->setMarked(things.empty() && isShowing() ? m_scene : things);
    });
}

bool TablePage::isShowing() const
{
    return m_show->isRunning();
}

/// Begins to show what has happened, if it is worth it and somebody looks. False: it is to be shown at once.
bool TablePage::beginShow(const std::vector<StoryLine> &news, std::size_t from)
{
    EventStage *sheet = m_widgets.stage;
    if (!sheet)
        return false;
    std::vector<Event> events;
    for (const StoryLine &line : news)
        events.insert(events.end(), line.events.begin(), line.events.end());
    if (!sheet->isRunning() && std::exchange(m_skipsShow, false))
        m_session->setPace(paceOf(m_settings.speed));
    std::vector<StagedEvent> stagedEvents = sheet->stagedEvents(events);
    const bool worthIt = std::ranges::any_of(stagedEvents, [](const StagedEvent &staged) {
        return staged.weight != StagedEvent::Weight::Passing && !staged.text.isEmpty();
    });
    if (m_skipsShow || !worthIt || walkOf(m_settings).count() == 0 || !isVisible()) {
        sheet->add(events);
        showScene(stagedEvents);
        return false;
    }
    m_news = news;
    m_newsFrom = from;
    m_session->setHeld(true);
    m_show->setResting(m_session->isResting());
    m_show->begin(std::move(stagedEvents), [this](const StagedEvent &staged) {
        const std::chrono::milliseconds time = kPaces * paceOf(m_settings.speed) + walkOf(m_settings);
        switch (staged.weight) {
        case StagedEvent::Weight::Passing:
            return std::chrono::milliseconds(0);
        case StagedEvent::Weight::Plain:
            break;
        case StagedEvent::Weight::Great:
            return 2 * time;
        }
        return time;
    });
    return true;
}

/// What was shown at once leaves its last words behind, until somebody is asked.
void TablePage::showScene(const std::vector<StagedEvent> &stagedEvents)
{
    const auto last = std::find_if(stagedEvents.rbegin(), stagedEvents.rend(),
                                   [](const StagedEvent &staged) { return !staged.text.isEmpty(); });
    m_lastWords = last == stagedEvents.rend() || m_skipsShow ? StagedEvent() : *last;
    m_scene.clear();
}

void TablePage::showStagedEvent(const StagedEvent &staged)
{
    m_widgets.stage->add(staged.events);
    soundOf(staged.events);
    m_view = m_session->match().seenBy(m_eyes);
    const std::vector<Event> later = m_show->later();
    canvas::Picture after = m_widgets.stage->pictureAfter(staged, later, m_board->picture(),
                                                          m_face->picture(*m_view, *m_speaker));
    std::vector<canvas::Motion> motions =
        m_face->motions(m_board->picture(), after, staged.events, m_speaker->setup());
    const auto walk =
        staged.weight == StagedEvent::Weight::Passing ? 0 : static_cast<int>(walkOf(m_settings).count());
    m_board->animate(std::move(motions), std::move(after), walk);
    if (staged.text.isEmpty())
        return;
    m_lastWords = staged;
    m_scene = staged.scene;
    m_board->setMarked(m_scene);
    tellShow();
}

/// The words of the act that is on, with the means to go on.
void TablePage::tellShow()
{
    const bool running = m_widgets.stage && m_widgets.stage->isRunning();
    const auto stage = m_session->stage();
    const bool waits = stage == TableSession::Stage::Thinking || stage == TableSession::Stage::Resting;
    const bool up = isShowing() || (running && waits && !m_skipsShow && walkOf(m_settings).count() > 0);
    if (up && !m_lastWords.text.isEmpty())
        m_prompt->showQuestion(m_lastWords.text, m_lastWords.note);
    const bool came = up && !m_controls->isVisible();
    m_controls->setVisible(up);
    m_controls->setResting(m_session->isResting());
    showWatchTools();
    for (QShortcut *shortcut : m_showKeys)
        shortcut->setEnabled(up);
    if (came && isShowing())
        m_controls->next()->setFocus(Qt::OtherFocusReason);
}

/// While only computers play; a show has its own.
void TablePage::showWatchTools()
{
    m_watch->setVisible(m_session->persons() == 0 && m_session->stage() != TableSession::Stage::Over
                        && m_controls->isHidden());
}

/// Everything has been shown: the table is as it is now.
void TablePage::endShow()
{
    m_log->model().add(m_news, m_newsFrom);
    m_log->scrollToEnd();
    tellTime();
    m_news.clear();
    m_scene.clear();
    m_board->setMarked({});
    m_board->setPicture(m_face->picture(*m_view, *m_speaker));
    showBeside();
    showStage();
    letGo();
}

/// Computers may go on, when all that happens now has been dealt with.
void TablePage::letGo()
{
    QTimer::singleShot(0, this, [this] {
        if (m_session && !isShowing() && !m_board->isAnimating())
            m_session->setHeld(isLookingBack());
    });
}

/// Forgets a show, because the table is told anew.
void TablePage::dropShow()
{
    m_lastWords = {};
    m_scene.clear();
    m_news.clear();
    if (!isShowing())
        return;
    m_show->stop();
    m_board->setMarked({});
    letGo();
}

/// Shows at once what is still to be shown.
void TablePage::finishShow()
{
    while (isShowing())
        m_show->next();
}

void TablePage::skipShow()
{
    m_skipsShow = true;
    m_prompt->pause();
    m_session->setPace(std::chrono::milliseconds(0));
    m_session->setResting(false);
    m_show->setResting(false);
    finishShow();
    tellShow();
}

void TablePage::setResting(bool rests)
{
    m_session->setResting(rests);
    m_show->setResting(rests);
    tellShow();
    Q_EMIT stateChanged();
}

void TablePage::stepOn()
{
    if (isShowing()) {
        m_prompt->pause();
        m_show->next();
    }
    if (!isShowing())
        m_session->stepOnce();
}

bool TablePage::hasSheet() const
{
    return m_widgets.stage && m_widgets.stage->isFilled();
}

void TablePage::showSheet()
{
    m_widgets.stage->setVisible(true);
    m_widgets.stage->setFocus(Qt::OtherFocusReason);
}

} // namespace merlon
