#include "tests/app/window/window_driver.h"
#include "core/canvas/view/board_camera.h"
#include "core/canvas/view/board_keyboard.h"

#include "app/kept/table_journals.h"
#include "app/start/campaigns/kept_campaigns.h"
#include "app/start/start_page.h"
#include "app/table/docks/table_docks.h"
#include "app/table/question/bar/number_stepper.h"
#include "app/widgets/things/thing_item.h"
#include "core/players/players.h"

#include <QDeadlineTimer>
#include <QDir>
#include <QLabel>
#include <QSpinBox>
#include <QStackedWidget>
#include <QStandardPaths>
#include <QTest>
#include <QTimer>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace merlon::testing {

using canvas::Thing;

namespace {

/// Everything that tables have kept.
void forgetJournals()
{
    for (const std::filesystem::directory_entry &file :
         std::filesystem::directory_iterator(journalPath().parent_path())) {
        if (file.path().filename().string().starts_with("running"))
            std::filesystem::remove_all(file.path());
    }
    QDir(keptGamesFolder()).removeRecursively();
    QDir(campaignFolder()).removeRecursively();
}

} // namespace

Choice sensibleChoice(const Match &match)
{
    static const std::unique_ptr<Player> player = makePlayer("heuristic");
    Random random(11, match.ply());
    return player->choose(*match.seenBy({match.state().decision().seat}), random);
}

bool waitUntil(const std::function<bool()> &isThere, std::chrono::milliseconds patience)
{
    const QDeadlineTimer deadline(patience);
    QTimer alarm; // wakes at the latest
    alarm.start(patience);
    while (!isThere()) {
        if (deadline.hasExpired())
            return false;
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    }
    return true;
}

Settings WindowDriver::quickSettings()
{
    Settings settings;
    settings.speed = settings.watchSpeed = Speed::AtOnce;
    settings.motionWish = MotionWish::Reduced;
    settings.asksBeforeEnding = false; // what is clicked is done
    settings.skipsIdleSteps = false;   // what is asked can be answered
    settings.showsBalance = false;
    settings.isCoached = false;
    return settings;
}

WindowDriver::WindowDriver(const QString &language, ThemeWish theme, QSize size, const Settings &settings)
    : m_language(language)
    , m_appearance(std::filesystem::path(MERLON_SOURCE_DIR) / "resources/art")
    , m_settings(settings)
    , m_size(size)
{
    QStandardPaths::setTestModeEnabled(true);
    forgetJournals();
    m_settings.theme = theme;
    m_appearance.wish(theme);
    open();
}

WindowDriver::~WindowDriver()
{
    if (m_window && !m_isDrawn)
        m_window->grab(); // each state that a test ends in can be drawn
    m_window.reset();
    forgetJournals();
}

void WindowDriver::open()
{
    m_window = std::make_unique<MainWindow>(m_language, m_appearance, m_settings);
    m_window->resize(m_size);
    m_window->setUpdatesEnabled(m_isDrawn);
    m_window->show();
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

void WindowDriver::drawAlways()
{
    m_isDrawn = true;
    m_window->setUpdatesEnabled(true);
}

void WindowDriver::restart()
{
    m_window->close();
    m_window.reset();
    open();
    m_window->games().offerKeptGames();
}

TablePage &WindowDriver::table()
{
    return m_window->table();
}

TableSession &WindowDriver::session()
{
    return *m_window->table().session();
}

void WindowDriver::begin(const QStringList &kinds, std::uint64_t seed)
{
    NewGame game;
    game.game = findGame("siege2");
    for (const QString &kind : kinds)
        game.sittings.push_back({kind, {}});
    game.seed = seed;
    game.takeBacks = true;
    begin(std::move(game));
}

void WindowDriver::begin(NewGame game)
{
    if (game.board.empty())
        game.board = game.game->defaultBoard();
    m_window->games().begin(game);
    bringSidesForward();
}

/// When the panels lie as they will. The first side last, where both lie behind one another.
void WindowDriver::bringSidesForward()
{
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    const std::vector<PanelDock *> &panels = table().docks().panels();
    for (auto dock = panels.rbegin(); dock != panels.rend() && !m_looksAtOdds; ++dock) {
        if ((*dock)->isOfSide())
            (*dock)->raise();
    }
}

void WindowDriver::begin(const std::shared_ptr<const Setup> &setup, const QStringList &kinds,
                         std::uint64_t seed)
{
    std::vector<Sitting> sittings;
    for (const QString &kind : kinds)
        sittings.push_back({kind, {}});
    auto *pages = qobject_cast<QStackedWidget *>(table().parentWidget());
    QVERIFY(pages);
    pages->setCurrentWidget(&table());
    table().open(std::make_unique<TableSession>(Match(setup, {.seed = seed}), std::move(sittings)));
    bringSidesForward();
}

/// Lets everything happen that waits for the event loop: new buttons show, old ones go.
void WindowDriver::settle()
{
    QCoreApplication::processEvents();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}

bool WindowDriver::toQuestion()
{
    for (;;) {
        settle();
        switch (session().stage()) {
        case TableSession::Stage::Asking:
            return true;
        case TableSession::Stage::Over:
        case TableSession::Stage::Paused:
            return false;
        case TableSession::Stage::HandingOver:
            for (QPushButton *button : table().findChildren<QPushButton *>()) {
                if (button->isVisible() && button->objectName() == u"take-seat"_s)
                    QTest::mouseClick(button, Qt::LeftButton);
            }
            break;
        case TableSession::Stage::Thinking:
            if (!waitUntil([this] { return session().stage() != TableSession::Stage::Thinking; }))
                return false;
            break;
        }
    }
}

bool WindowDriver::playTo(const std::function<bool(const TableSession &)> &isThere)
{
    for (;;) {
        settle();
        if (isThere(session()))
            return true;
        if (!toQuestion())
            return false;
        if (isThere(session()))
            return true;
        table().choose(sensibleChoice(session().match()));
    }
}

bool WindowDriver::playTo(Seat seat, TableSession::Stage stage)
{
    return playTo(
        [=](const TableSession &session) { return session.asked() == seat && session.stage() == stage; });
}

ChoiceList WindowDriver::choices()
{
    ChoiceList list;
    session().match().state().choices(list);
    return list;
}

std::uint64_t WindowDriver::hash()
{
    return session().match().state().hash();
}

/// The button in the prompt that makes this choice; null if there is none now.
QPushButton *WindowDriver::buttonFor(Choice choice)
{
    for (NumberStepper *stepper : table().prompt().findChildren<NumberStepper *>()) {
        for (int steps = 0; stepper->isVisible() && steps < 1000; ++steps) {
            if (stepper->button().property("choice").value<Choice>() == choice)
                return &stepper->button();
            const int before = stepper->field().value();
            QTest::keyClick(&stepper->field(), Qt::Key_Up);
            if (stepper->field().value() == before)
                break;
        }
    }
    for (QPushButton *button : table().prompt().findChildren<QPushButton *>()) {
        const QVariant held = button->property("choice");
        if (button->isVisible() && held.isValid() && held.value<Choice>() == choice)
            return button;
    }
    return nullptr;
}

/// Things that can be pointed at now and keep the choice possible, those that fix most first.
std::vector<Thing> WindowDriver::usefulThings(Choice choice)
{
    std::vector<std::pair<std::size_t, Thing>> found;
    for (const Thing &thing : table().questioner().picker().guide()->choosable()) {
        ChoiceGuide guide = *table().questioner().picker().guide();
        const std::size_t before = guide.remaining().size();
        if (!guide.pick(thing))
            continue;
        const std::vector<Choice> left = guide.remaining();
        const bool keeps = std::ranges::find(left, choice) != left.end();
        if (keeps && (left.size() < before || left.size() == 1 || guide.picks().size() < 4))
            found.push_back({left.size(), thing});
    }
    std::ranges::sort(found);
    std::vector<Thing> things;
    for (auto &[size, thing] : found)
        things.push_back(std::move(thing));
    return things;
}

/// A click on the board, at a point where nothing else lies above.
bool WindowDriver::clickOn(const Thing &thing)
{
    canvas::BoardView &board = table().board();
    const QRect box = board.rectOf(thing);
    constexpr int kSteps = 12;
    std::vector<QPoint> points;
    for (int y = 0; y <= kSteps; ++y) {
        for (int x = 0; x <= kSteps; ++x)
            points.emplace_back(box.left() + box.width() * x / kSteps, box.top() + box.height() * y / kSteps);
    }
    // From the middle outwards: at its edge something else may be nearer to the finger.
    std::ranges::stable_sort(points, {},
                             [&](QPoint point) { return (point - box.center()).manhattanLength(); });
    for (const QPoint point : points) {
        if (!board.viewport()->rect().contains(point) || board.thingAt(point) != thing)
            continue;
        QTest::mouseClick(board.viewport(), Qt::LeftButton, {}, point);
        return true;
    }
    return false;
}

bool WindowDriver::isSeen(const Thing &thing)
{
    canvas::BoardView &board = table().board();
    return board.viewport()->rect().contains(board.rectOf(thing).center());
}

void WindowDriver::lookAwayFrom(const Thing &thing)
{
    canvas::BoardView &board = table().board();
    const QPointF middle = board.mapToScene(board.rectOf(thing).center());
    const QRectF sheet = board.camera().sheetArea();
    board.camera().zoomBy(4);
    board.camera().lookAt({middle.x() < sheet.center().x() ? sheet.right() : sheet.left(),
                           middle.y() < sheet.center().y() ? sheet.bottom() : sheet.top()});
    QVERIFY(!isSeen(thing));
}

bool WindowDriver::clickInPanels(const Thing &thing)
{
    for (ThingItem *item : table().findChildren<ThingItem *>()) {
        if (item->isVisible() && item->thing() == thing) {
            QTest::mouseClick(item, Qt::LeftButton);
            return true;
        }
    }
    return false;
}

void WindowDriver::drag(ThingItem &item, QPoint inViewport)
{
    ++m_clicks;
    const QWidget *viewport = table().board().viewport();
    const QPoint from = item.rect().center();
    const QPoint to = item.mapFromGlobal(viewport->mapToGlobal(inViewport));
    QTest::mousePress(&item, Qt::LeftButton, {}, from);
    QTest::mouseMove(&item, from + QPoint(30, 0));
    QTest::mouseMove(&item, to);
    QVERIFY(window().findChild<QLabel *>(u"dragged"_s));
    QTest::mouseRelease(&item, Qt::LeftButton, {}, to);
    QCoreApplication::processEvents();
    QVERIFY(!window().findChild<QLabel *>(u"dragged"_s));
}

void WindowDriver::drag(QPoint from, QPoint to)
{
    QWidget *viewport = table().board().viewport();
    ++m_clicks;
    QTest::mousePress(viewport, Qt::LeftButton, {}, from);
    QTest::mouseMove(viewport, from + QPoint(12, 12));
    QTest::mouseMove(viewport, to);
    QTest::mouseRelease(viewport, Qt::LeftButton, {}, to);
    QCoreApplication::processEvents();
}

void WindowDriver::press(QPushButton &button)
{
    ++m_clicks;
    QTest::mouseClick(&button, Qt::LeftButton);
}

bool WindowDriver::chooseByMouse(Choice choice)
{
    const std::size_t ply = session().match().ply();
    for (int clicks = 0; clicks < 6; ++clicks) {
        settle();
        if (QPushButton *button = buttonFor(choice)) {
            press(*button);
            return session().match().ply() != ply;
        }
        bool clicked = false;
        for (const Thing &thing : usefulThings(choice)) {
            clicked = thing.place >= 0 || thing.link >= 0 ? clickOn(thing) : clickInPanels(thing);
            if (clicked)
                break;
        }
        if (!clicked)
            return false;
        ++m_clicks;
        if (session().match().ply() != ply)
            return true;
    }
    return false;
}

/// Tab until the thing has the keyboard.
bool WindowDriver::goWithTab(const Thing &thing)
{
    canvas::BoardView &board = table().board();
    board.setFocus();
    const std::size_t most = table().questioner().picker().guide()->choosable().size() + 2;
    for (std::size_t i = 0; i < 2 * most; ++i) {
        if (board.keyboard().current() == thing)
            return true;
        QTest::keyClick(&board, Qt::Key_Tab);
        board.setFocus();
    }
    return false;
}

bool WindowDriver::chooseByKeys(Choice choice)
{
    const std::size_t ply = session().match().ply();
    for (int steps = 0; steps < 6; ++steps) {
        settle();
        if (QPushButton *button = buttonFor(choice)) {
            button->setFocus(Qt::TabFocusReason);
            QTest::keyClick(button, Qt::Key_Space);
            return session().match().ply() != ply;
        }
        bool went = false;
        for (const Thing &thing : usefulThings(choice)) {
            if (thing.place >= 0 || thing.link >= 0) {
                went = goWithTab(thing);
                if (went)
                    QTest::keyClick(&table().board(), Qt::Key_Return);
            } else {
                for (ThingItem *item : table().findChildren<ThingItem *>()) {
                    if (went || !item->isVisible() || item->thing() != thing)
                        continue;
                    item->setFocus(Qt::TabFocusReason);
                    QTest::keyClick(item, Qt::Key_Return);
                    went = true;
                }
            }
            if (went)
                break;
        }
        if (!went)
            return false;
        if (session().match().ply() != ply)
            return true;
    }
    return false;
}

} // namespace merlon::testing
