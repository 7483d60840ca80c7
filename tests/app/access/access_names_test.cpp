#include "app/rules/rule_window.h"
#include "app/start/start_page.h"
#include "app/window/window_actions.h"
#include "tests/app/access/screen_reader.h"
#include "tests/app/window/window_driver.h"
#include "tests/support/test_program.h"

#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QTest>
#include <QTimer>

using namespace merlon;
using namespace Qt::StringLiterals;
using testing::ScreenReader;

namespace {

using Item = ScreenReader::Item;

/// Scroll bars and the like say enough by their role, and views by what lies in them where it has a name.
bool needsName(Item item)
{
    switch (item->role()) {
    case QAccessible::ScrollBar:
    case QAccessible::Window:
    case QAccessible::Dialog:
    case QAccessible::Separator:
    case QAccessible::TitleBar:
        return false;
    default:
        break;
    }
    QAccessibleActionInterface *actions = item->actionInterface();
    const QStringList names = actions ? actions->actionNames() : QStringList();
    const bool pressable = names.contains(QAccessibleActionInterface::pressAction())
        || names.contains(QAccessibleActionInterface::toggleAction())
        || names.contains(QAccessibleActionInterface::showMenuAction());
    return pressable || item->state().focusable || item->role() == QAccessible::MenuItem;
}

/// What can be reached or pressed and says nothing of itself.
QStringList nameless(Item top)
{
    QStringList found;
    for (Item item : ScreenReader::below(top)) {
        if (needsName(item) && ScreenReader::labelOf(item).trimmed().isEmpty())
            found << ScreenReader::told(item);
    }
    return found;
}

QStringList namelessAnywhere()
{
    QStringList found;
    for (Item window : ScreenReader::windows())
        found << nameless(window);
    return found;
}

} // namespace

/// Whatever can be reached with the keyboard or pressed says what it is.
class AccessNamesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void startPage();
    void table_data();
    void table();
    void windowsBesideTheTable();
    void dialogs_data();
    void dialogs();
};

void AccessNamesTest::startPage()
{
    testing::WindowDriver driver;
    QTest::qWait(50);
    QVERIFY(ScreenReader::find(u"My games"_s));
    QCOMPARE(namelessAnywhere().join(u'\n'), QString());
    for (const Game *game : allGames()) {
        driver.window().startPage().showNewGame(*game);
        QVERIFY(ScreenReader::find(u"Start"_s, QAccessible::Button));
        QCOMPARE(namelessAnywhere().join(u'\n'), QString());
        driver.window().startPage().showLessons(game);
        QCOMPARE(namelessAnywhere().join(u'\n'), QString());
    }
}

void AccessNamesTest::table_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("language");
    for (const char *game : {"siege1", "siege2"}) {
        for (const char *language : {"en", "fr"})
            QTest::addRow("%s %s", game, language)
                << QString::fromLatin1(game) << QString::fromLatin1(language);
    }
}

void AccessNamesTest::table()
{
    QFETCH(QString, game);
    QFETCH(QString, language);
    testing::WindowDriver driver(language);
    NewGame wanted;
    wanted.game = findGame(game.toStdString());
    wanted.sittings = {{u"person"_s, {}}, {u"person"_s, {}}};
    wanted.seed = 3;
    driver.begin(std::move(wanted));
    driver.window().actions().odds->trigger();
    for (int question = 0; question < 60; ++question) {
        QVERIFY(driver.toQuestion());
        if (question % 6 == 0) {
            driver.settle();
            QCOMPARE(namelessAnywhere().join(u'\n'), QString());
        }
        const ChoiceList choices = driver.choices();
        driver.table().choose(*(choices.begin() + question % static_cast<int>(choices.size())));
    }
}

void AccessNamesTest::windowsBesideTheTable()
{
    testing::WindowDriver driver;
    driver.begin({u"person"_s, u"person"_s}, 3);
    QVERIFY(driver.toQuestion());
    const WindowActions &actions = driver.window().actions();
    const auto windows = ScreenReader::windows().size();
    for (QAction *action : {actions.rules, actions.openSettings, actions.statistics, actions.keySheet}) {
        const auto before = ScreenReader::windows().size();
        action->trigger();
        QTest::qWait(100);
        QVERIFY2(ScreenReader::windows().size() > before, qPrintable(action->text()));
        QCOMPARE(namelessAnywhere().join(u'\n'), QString());
    }
    QCOMPARE(ScreenReader::windows().size(), windows + 4);
}

void AccessNamesTest::dialogs_data()
{
    QTest::addColumn<QString>("dialog");
    for (const char *dialog : {"seats", "export", "choices"})
        QTest::newRow(dialog) << QString::fromLatin1(dialog);
}

void AccessNamesTest::dialogs()
{
    QFETCH(QString, dialog);
    testing::WindowDriver driver;
    driver.begin({u"person"_s, u"person"_s}, 3);
    QVERIFY(driver.toQuestion());
    const WindowActions &actions = driver.window().actions();
    QStringList found {u"never open"_s};
    QTimer::singleShot(200, &driver.window(), [&found] {
        auto *open = qobject_cast<QDialog *>(QApplication::activeModalWidget());
        if (!open)
            return;
        found = namelessAnywhere();
        open->reject();
    });
    (dialog == u"seats"_s        ? actions.seats
         : dialog == u"export"_s ? actions.exportFiles
                                 : actions.list)
        ->trigger();
    QCOMPARE(found.join(u'\n'), QString());
}

MERLON_TEST(AccessNamesTest)
#include "access_names_test.moc"
