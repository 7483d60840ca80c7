#include "app/lessons/lesson_desk.h"

#include "app/table/table_page.h"
#include "app/widgets/things/thing_item.h"
#include "app/words/lesson_files.h"
#include "app/words/resources.h"
#include "core/canvas/view/board_camera.h"
#include "core/canvas/view/motion_player.h"

#include <QApplication>
#include <QEvent>
#include <QPushButton>
#include <QScrollArea>
#include <QTimer>

#include <utility>

namespace merlon {

namespace {

/// The lowest point in the middle of what is seen of a thing of the board, in the viewport; none if something hides it there.
std::optional<QPoint> footOf(const canvas::Thing &thing, const canvas::BoardView &board)
{
    constexpr int kStep = 3; // pixels
    const QRect box = board.rectOf(thing);
    for (int y = box.bottom() - kStep; y > box.top(); y -= kStep) {
        const QPoint point(box.center().x(), y);
        const canvas::Thing seen = board.thingAt(point);
        if (seen.place == thing.place && seen.link == thing.link)
            return point;
    }
    return std::nullopt;
}

/// In the nearest area that scrolls around it.
void scrollTo(QWidget &widget)
{
    for (QWidget *around = widget.parentWidget(); around; around = around->parentWidget()) {
        if (auto *area = qobject_cast<QScrollArea *>(around))
            return area->ensureWidgetVisible(&widget, 0, widget.height());
    }
}

} // namespace

LessonDesk::LessonDesk(TablePage &table, const Appearance &appearance)
    : m_table(table)
    , m_card(new GuideCard(appearance))
{
    m_card->hide();
    table.addAbovePrompt(m_card);
    m_tail = new GuideTail(appearance, *m_card, [this] { return targets(); });
    table.installEventFilter(this);
    connect(&table.board().camera(), &canvas::BoardCamera::seenChanged, m_tail, &GuideTail::follow);
    connect(&table.board().motions(), &canvas::MotionPlayer::settled, m_tail, &GuideTail::follow);
    connect(&table, &TablePage::stateChanged, this, &LessonDesk::show);
    connect(m_card, &GuideCard::onWanted, this, [this] { m_guide->goOn(); });
    connect(m_card, &GuideCard::backWanted, this, [this] { m_guide->goBack(); });
    connect(m_card, &GuideCard::showingWanted, this, [this] { m_guide->showHow(); });
    connect(m_card, &GuideCard::leavingWanted, this, &LessonDesk::leavingWanted);
    connect(m_card, &GuideCard::nextWanted, this, &LessonDesk::beginNext);
    connect(m_card, &GuideCard::playWanted, this, &LessonDesk::play);
    connect(m_card, &GuideCard::ruleWanted, this, &LessonDesk::ruleWanted);
}

LessonDesk::~LessonDesk() = default;

Expected<void> LessonDesk::begin(const std::filesystem::path &file)
{
    Expected<OpenedLesson> opened = openLessonHere(file);
    if (!opened)
        return tl::unexpected(std::move(opened.error()));
    auto guide = std::make_unique<LessonGuide>(std::move(*opened));
    std::unique_ptr<TableSession> session = guide->makeSession();
    connect(guide.get(), &LessonGuide::changed, this, &LessonDesk::show);
    const std::unique_ptr<LessonGuide> before =
        std::exchange(m_guide, std::move(guide)); // until its game is gone
    m_wasFinished = false;
    m_next.reset();
    m_sighted.clear();
    m_told = 0;
    m_table.open(std::move(session));
    m_table.prompt().setGuided(true);
    show();
    return {};
}

void LessonDesk::end()
{
    m_guide.reset();
    m_card->hide();
    m_table.prompt().setGuided(false);
    m_table.prompt().choices().setGuided({});
}

/// Whether the table still tells what comes before the step: acts are being shown, or others have not done them yet.
bool LessonDesk::isTelling() const
{
    const TableSession::Stage stage = m_table.session()->stage();
    const bool othersAct = stage == TableSession::Stage::Thinking || stage == TableSession::Stage::Paused;
    return m_table.acts().isPlaying() || (othersAct && !m_guide->isReady());
}

/// What the guide points at on the board and in the panels; if its tail does not reach that, the button that it speaks of.
std::vector<GuideTail::Target> LessonDesk::targets() const
{
    std::vector<GuideTail::Target> targets;
    if (!m_guide || !m_table.session() || isTelling())
        return targets;
    const canvas::BoardView &board = m_table.board();
    for (const canvas::Thing &thing : m_table.display().placed(m_guide->pointed())) {
        if (const std::optional<QPoint> foot = footOf(thing, board))
            targets.push_back({board.viewport(), QRect(*foot, QSize(1, 1)), 0});
    }
    for (ThingItem *item : m_table.findChildren<ThingItem *>()) {
        if (item->isGuided())
            targets.push_back({item, item->rect(), 0});
    }
    for (QPushButton *button : m_table.prompt().findChildren<QPushButton *>()) {
        if (button->property("guided").toBool())
            targets.push_back({button, button->rect(), 1});
    }
    return targets;
}

void LessonDesk::show()
{
    if (!m_guide || !m_table.session())
        return;
    write();
    bringIntoSight();
    m_tail->follow();
}

/// What is framed in a panel is scrolled to, once: whoever looks at something else then may do so.
void LessonDesk::bringIntoSight()
{
    std::vector<canvas::Thing> pointed;
    if (!isTelling())
        pointed = m_guide->pointed();
    if (pointed == m_sighted)
        return;
    m_sighted = std::move(pointed);
    if (m_sighted.empty())
        return;
    QTimer::singleShot(0, this, [this] { // when everything is laid out
        for (ThingItem *item : m_table.findChildren<ThingItem *>()) {
            if (item->isGuided() && item->isVisible())
                scrollTo(*item);
        }
        m_tail->follow();
    });
}

/// The only place where the guide's words change: each time that the table shows something else. The guide does not tell
/// what has not been seen yet, and there is one button that goes on: that of what is being told, or else the guide's.
void LessonDesk::write()
{
    const bool waits = isTelling();
    if (!waits || m_guide->step() < m_told)
        m_told = m_guide->step();
    const QWidget *focused = QApplication::focusWidget();
    const bool hadKeyboard = focused && m_card->isAncestorOf(focused);
    m_card->show(waits ? heardPage() : page());
    if (waits) {
        m_table.display().setGuided({});
        m_table.prompt().choices().setGuided({});
        if (hadKeyboard && !focused->isVisible())
            m_table.board().setFocus(Qt::OtherFocusReason);
        return;
    }
    m_table.display().setGuided(m_guide->pointed());
    m_table.prompt().choices().setGuided(m_guide->awaitedChoice());
    if (m_guide->isHolding() && m_table.session()->stage() == TableSession::Stage::Thinking)
        m_table.prompt().showQuestion(tr("The game waits for you."),
                                      {tr("Read what the guide says, then press Next.")});
    if (m_guide->canGoOn() || m_card->page().isFinished || m_guide->isAstray())
        m_card->focusOnward();
    else if (hadKeyboard)
        m_table.board().setFocus(Qt::OtherFocusReason); // what is to be done lies there
    remember();
}

/// What was told last, while nothing can be done about it but to go back.
GuideCard::Page LessonDesk::heardPage() const
{
    return {.lesson = nameIn(m_guide->lesson().start.names, m_guide->lesson().key),
            .step = m_told,
            .steps = m_guide->steps(),
            .text = m_guide->saying(m_told),
            .hint = {},
            .rule = QString::fromStdString(m_guide->lesson().steps[m_told].rule),
            .canGoBack = m_guide->canGoBack(),
            .isAstray = m_guide->isAstray(),
            .next = {}};
}

GuideCard::Page LessonDesk::page()
{
    GuideCard::Page told = heardPage();
    told.hint = m_guide->hint(m_told);
    told.canGoOn = m_guide->canGoOn();
    told.canShow = m_guide->awaitedChoice().has_value() && m_guide->kind() == LessonStep::Kind::Doing;
    told.isFinished = m_guide->isFinished();
    told.isOver = m_table.session()->match().isOver();
    if (told.isFinished && !std::exchange(m_wasFinished, true))
        m_next = lessonAfter(m_guide->lesson());
    told.next = m_next ? nameIn(m_next->lesson.start.names, m_next->lesson.key) : QString();
    return told;
}

bool LessonDesk::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize)
        m_card->fitWindow(m_table.height());
    return QObject::eventFilter(watched, event);
}

void LessonDesk::beginNext()
{
    if (!m_next)
        return;
    const std::filesystem::path file = m_next->file; // it goes when the next one begins
    Q_EMIT lessonWanted(file);
}

void LessonDesk::play()
{
    if (m_table.session()->match().isOver())
        Q_EMIT newGameWanted(m_guide->setup().game());
    else
        Q_EMIT playOnWanted();
}

void LessonDesk::remember()
{
    rememberProgress(m_guide->lesson(), {static_cast<int>(m_guide->step()), m_guide->isFinished()});
}

} // namespace merlon
