#include "app/table/news/news_sheet.h"
#include "app/table/news/news_show.h"
#include "app/table/news/show_controls.h"
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
    connect(m_controls, &ShowControls::nextWanted, this, &TablePage::stepOn);
    connect(m_controls, &ShowControls::restWanted, this, &TablePage::setResting);
    connect(m_controls, &ShowControls::endWanted, this, &TablePage::skipShow);
    connect(m_show, &NewsShow::acted, this, &TablePage::showAct);
    connect(m_show, &NewsShow::ended, this, &TablePage::endShow);
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
    NewsSheet *sheet = m_widgets.sheet;
    if (!sheet)
        return;
    auto *column = qobject_cast<QBoxLayout *>(m_table->layout());
    column->insertWidget(column->indexOf(m_prompt), sheet); // or into a dock
    connect(sheet, &NewsSheet::wanted, sheet, [this, sheet](bool wanted) {
        sheet->setVisible(wanted);
        Q_EMIT stateChanged();
    });
    connect(sheet, &NewsSheet::ruleWanted, this, &TablePage::ruleWanted);
    connect(sheet, &NewsSheet::placesWanted, this, [this](const std::vector<canvas::Thing> &things) {
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
    NewsSheet *sheet = m_widgets.sheet;
    if (!sheet)
        return false;
    std::vector<Event> events;
    for (const StoryLine &line : news)
        events.insert(events.end(), line.events.begin(), line.events.end());
    if (!sheet->isRunning() && std::exchange(m_skipsShow, false))
        m_session->setPace(paceOf(m_settings.speed));
    std::vector<Act> acts = sheet->acts(events);
    const bool worthIt = std::ranges::any_of(
        acts, [](const Act &act) { return act.weight != Act::Weight::Passing && !act.text.isEmpty(); });
    if (m_skipsShow || !worthIt || walkOf(m_settings).count() == 0 || !isVisible()) {
        sheet->add(events);
        showScene(acts);
        return false;
    }
    m_news = news;
    m_newsFrom = from;
    m_session->setHeld(true);
    m_show->setResting(m_session->isResting());
    m_show->begin(std::move(acts), [this](const Act &act) {
        const std::chrono::milliseconds time = kPaces * paceOf(m_settings.speed) + walkOf(m_settings);
        switch (act.weight) {
        case Act::Weight::Passing:
            return std::chrono::milliseconds(0);
        case Act::Weight::Plain:
            break;
        case Act::Weight::Great:
            return 2 * time;
        }
        return time;
    });
    return true;
}

/// What was shown at once leaves its last words behind, until somebody is asked.
void TablePage::showScene(const std::vector<Act> &acts)
{
    const auto last =
        std::find_if(acts.rbegin(), acts.rend(), [](const Act &act) { return !act.text.isEmpty(); });
    m_lastWords = last == acts.rend() || m_skipsShow ? Act() : *last;
    m_scene.clear();
}

void TablePage::showAct(const Act &act)
{
    m_widgets.sheet->add(act.events);
    soundOf(act.events);
    m_view = m_session->match().seenBy(m_eyes);
    const std::vector<Event> later = m_show->later();
    canvas::Picture after =
        m_widgets.sheet->pictureAfter(act, later, m_board->picture(), m_face->picture(*m_view, *m_speaker));
    std::vector<canvas::Motion> motions =
        m_face->motions(m_board->picture(), after, act.events, m_speaker->setup());
    const auto walk = act.weight == Act::Weight::Passing ? 0 : static_cast<int>(walkOf(m_settings).count());
    m_board->animate(std::move(motions), std::move(after), walk);
    if (act.text.isEmpty())
        return;
    m_lastWords = act;
    m_scene = act.scene;
    m_board->setMarked(m_scene);
    tellShow();
}

/// The words of the act that is on, with the means to go on.
void TablePage::tellShow()
{
    const bool running = m_widgets.sheet && m_widgets.sheet->isRunning();
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
    m_show->drop();
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
    return m_widgets.sheet && m_widgets.sheet->isFilled();
}

void TablePage::showSheet()
{
    m_widgets.sheet->setVisible(true);
    m_widgets.sheet->setFocus(Qt::OtherFocusReason);
}

} // namespace merlon
