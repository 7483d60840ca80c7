#include "tests/editor/editor_driver.h"

#include "app/words/resources.h"
#include "editor/files/templates.h"
#include "editor/window/actions/drawing/tool_actions.h"

#include <QAction>
#include <QDir>
#include <QMenu>
#include <QSettings>
#include <QStandardPaths>
#include <QTest>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace merlon::testing {

namespace {

/// What is recovered after a crash, and balance tests that were interrupted.
void removeKeptFiles()
{
    for (const char *folder : {"recovery", "balance"})
        QDir(QString::fromStdU16String(ownDirectory(folder).u16string())).removeRecursively();
}

} // namespace

EditorDriver::EditorDriver(const QString &language, ThemeWish theme, QSize size)
    : m_language(language)
    , m_appearance(resourceDirectories("art").front())
    , m_size(size)
{
    QStandardPaths::setTestModeEnabled(true);
    QSettings().clear();
    removeKeptFiles();
    m_appearance.wish(theme);
    open();
}

EditorDriver::~EditorDriver()
{
    m_window.reset(); // it keeps what is running
    removeKeptFiles();
}

void EditorDriver::open()
{
    Settings settings;
    settings.theme = m_appearance.theme().dark ? ThemeWish::Night : ThemeWish::Day;
    m_window = std::make_unique<EditorWindow>(m_language, m_appearance, settings);
    m_window->resize(m_size);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
}

QAction &EditorDriver::action(const char *name)
{
    return *m_window->findChild<QAction *>(QLatin1String(name));
}

QMenu *EditorDriver::menu(const char *name)
{
    return m_window->findChild<QMenu *>(QLatin1String(name));
}

MessageBar &EditorDriver::messages()
{
    return *m_window->findChild<MessageBar *>(u"messages"_s);
}

AskBar &EditorDriver::questions()
{
    return *m_window->findChild<AskBar *>(u"questions"_s);
}

void EditorDriver::crash()
{
    m_window.reset(); // without the question that closing asks
    open();
}

void EditorDriver::beginEmpty()
{
    m_window->documents().addBoard({templates().front().board, {}});
    QCoreApplication::processEvents();
    QObject::connect(&view(), &DrawingView::statusMessage, &view(),
                     [this](const QString &text) { m_hint = text; });
}

QString EditorDriver::hint()
{
    return m_hint;
}

void EditorDriver::takeTool(const std::string &kind)
{
    for (const ToolPanel::Group &group : part<ToolActions>().groups()) {
        for (QAction *tool : group.tools) {
            if (tool->objectName().toStdString() != kind)
                continue;
            for (auto *button : m_window->findChildren<QToolButton *>()) {
                if (button->defaultAction() == tool && button->isVisible())
                    return QTest::mouseClick(button, Qt::LeftButton);
            }
        }
    }
    QFAIL("no such tool");
}

QPoint EditorDriver::onScreen(Point at)
{
    return view().viewportPointOf(at);
}

QPoint EditorDriver::middleOf(const std::string &place)
{
    return view().rectOf(canvas::placeThing(static_cast<int>(*board().indexOf(place)))).center();
}

void EditorDriver::click(Point at, Qt::KeyboardModifiers modifiers)
{
    clickOn(onScreen(at), modifiers);
}

void EditorDriver::click(const std::string &place, Qt::KeyboardModifiers modifiers)
{
    clickOn(middleOf(place), modifiers);
}

void EditorDriver::clickOn(QPoint at, Qt::KeyboardModifiers modifiers)
{
    QTest::mouseMove(view().viewport(), at);
    QTest::mouseClick(view().viewport(), Qt::LeftButton, modifiers, at);
    QCoreApplication::processEvents();
}

void EditorDriver::putPlace(const std::string &kind, Point at)
{
    takeTool(kind);
    click(at);
}

void EditorDriver::dragBetween(QPoint from, QPoint to, Qt::KeyboardModifiers modifiers)
{
    QWidget *on = view().viewport();
    const auto move = [on, modifiers](QPoint at, Qt::MouseButtons held) {
        QMouseEvent event(QEvent::MouseMove, at, on->mapToGlobal(at), Qt::NoButton, held, modifiers);
        QCoreApplication::sendEvent(on, &event);
    };
    move(from, Qt::NoButton);
    QTest::mousePress(on, Qt::LeftButton, modifiers, from);
    constexpr int kSteps = 6;
    for (int step = 1; step <= kSteps; ++step)
        move(from + (to - from) * step / kSteps, Qt::LeftButton);
    QTest::mouseRelease(on, Qt::LeftButton, modifiers, to);
}

void EditorDriver::drag(const std::string &from, const std::string &to)
{
    dragBetween(middleOf(from), middleOf(to));
}

void EditorDriver::dragTo(const std::string &place, Point to, Qt::KeyboardModifiers modifiers)
{
    const QPoint by = onScreen(to) - onScreen(board().find(place)->at);
    dragBetween(middleOf(place), middleOf(place) + by, modifiers);
}

void EditorDriver::key(int key, Qt::KeyboardModifiers modifiers, int times)
{
    for (int i = 0; i < times; ++i)
        QTest::keyClick(QApplication::focusWidget() ? QApplication::focusWidget() : &view(),
                        static_cast<Qt::Key>(key), modifiers);
}

QString testFolder()
{
    static const QTemporaryDir folder;
    return folder.path();
}

} // namespace merlon::testing
