#include "app/table/table_page.h"
#include "app/widgets/boxes/message_bar.h"
#include "app/window/main_window.h"
#include "app/window/window_actions.h"
#include "core/base/json.h"
#include "editor/panels/properties/properties_panel.h"
#include "editor/tabs/ask_bar.h"
#include "editor/window/documents/export_actions.h"
#include "tests/editor/scenario/scenario_driver.h"
#include "tests/support/boards.h"
#include "tests/support/file_dialog.h"
#include "tests/support/test_program.h"

#include <QAction>
#include <QFile>
#include <QFileInfo>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>

using namespace merlon;
using namespace Qt::StringLiterals;
using testing::EditorDriver;
using testing::ScenarioDriver;
using testing::tableOpened;

namespace {

constexpr std::array kExamples {"bare-wall", "boiling-oil", "last-round",       "mind-the-path",
                                "specter",   "third-gate",  "four-hourglasses", "two-rounds"};

QString shipped(const QString &name)
{
    return QStringLiteral(MERLON_SOURCE_DIR "/resources/scenarios/") + name + u".json"_s;
}

QByteArray contentsOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QString copyOf(const QString &name)
{
    const QString path = testing::testFolder() + u'/' + name + u".merlon-scenario"_s;
    QFile::remove(path);
    QFile::copy(shipped(name), path);
    QFile(path).setPermissions(QFile::ReadOwner | QFile::WriteOwner);
    return path;
}

} // namespace

/// Scenarios as documents: opened, saved, played, exported, rescued.
class ScenarioWindowTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void examplesOpenStayAndPlay_data()
    {
        QTest::addColumn<QString>("name");
        for (const char *name : kExamples)
            QTest::newRow(name) << name;
    }

    /// Opened, saved and played: the file is what it was, byte for byte, and the game begins where it says.
    void examplesOpenStayAndPlay()
    {
        QFETCH(QString, name);
        EditorDriver editor;
        ScenarioDriver driver(editor);
        const QString path = copyOf(name);
        QVERIFY(editor.window().files().open(path));
        QVERIFY(!driver.document().hasErrors());
        QVERIFY(!driver.document().isModified());
        QVERIFY(editor.window().files().save(driver.tab()));
        QCOMPARE(contentsOf(path), contentsOf(shipped(name)));
        editor.action("play-first").trigger();
        const auto table = tableOpened();
        QVERIFY(table);
        QVERIFY2(table->table().session(), qPrintable(table->messages().text()));
        const Match &match = table->table().session()->match();
        QCOMPARE(match.setup().game().key(), driver.document().scenario().game);
        QVERIFY(table->table().session()->seating().players().front().isPerson());
    }

    /// A board that nobody has saved becomes part of the file.
    void beginsOnTheBoardInFrontAndIsSaved()
    {
        EditorDriver editor;
        ScenarioDriver driver(editor);
        editor.window().documents().addBoard({testing::shippedBoard("two-shoulders"), {}});
        QMenu *menu = editor.menu("scenarios");
        Q_EMIT menu->aboutToShow();
        menu->actions().front()->trigger();
        QVERIFY(editor.window().documents().scenario());
        QVERIFY(!editor.window().documents().board());
        driver.dragTo("west-wall-2", "orc");
        const QString path = testing::testFolder() + u"/dusk"_s;
        QVERIFY(editor.window().files().saveTo(driver.tab(), path));
        QVERIFY(!driver.document().isModified());
        const Scenario before = driver.document().scenario();
        QVERIFY(std::holds_alternative<Board>(before.board));
        QVERIFY(editor.window().files().close(driver.tab()));
        QVERIFY(editor.window().files().open(path + u".merlon-scenario"_s));
        QVERIFY(driver.document().scenario() == before);
        QCOMPARE(driver.count("orc", "west-wall-2"), 1);
    }

    /// F5 plays what is on the screen, not what is in the file; the person sits at the seat of the key.
    void playsAsItStands()
    {
        EditorDriver editor;
        ScenarioDriver driver(editor);
        driver.begin();
        driver.dragTo("west-wall-2", "orc");
        editor.action("play-second").trigger();
        const auto table = tableOpened();
        QVERIFY(table && table->table().session());
        QVERIFY(table->table().session()->seating().players()[1].isPerson());
        const Json position = table->table().session()->match().state().position();
        QCOMPARE(position["places"]["west-wall-2"]["invaders"]["orc"].get<int>(), 1);
    }

    /// The most natural way to a position in the middle of a game.
    void aPlayTestBecomesAScenario()
    {
        EditorDriver editor;
        ScenarioDriver driver(editor);
        driver.begin();
        editor.action("play-first").trigger();
        const auto table = tableOpened();
        QVERIFY(table && table->table().session());
        const QTemporaryDir folder;
        testing::answerFileDialog(folder.filePath(u"moment.merlon-scenario"_s));
        table->actions().scenario->trigger();
        auto *offer = table->messages().findChild<QPushButton *>();
        QVERIFY2(offer && offer->isVisible(), qPrintable(table->messages().text()));
        QTest::mouseClick(offer, Qt::LeftButton);
        QCOMPARE(QFileInfo(driver.document().file()).fileName(), u"moment.merlon-scenario"_s);
        QVERIFY(driver.document().scenario().position);
        QVERIFY(!driver.document().hasErrors());
        QVERIFY(editor.window().files().close(driver.tab()));
    }

    void offersWhatACrashLeftBehind()
    {
        EditorDriver editor;
        ScenarioDriver driver(editor);
        QVERIFY(editor.window().files().open(copyOf(u"specter"_s)));
        driver.dragTo("west-wall-1", "goblin");
        const Scenario lost = driver.document().scenario();
        driver.tab().writeRecoveryFile();
        editor.crash();
        editor.window().session().offerRecovery();
        QTest::mouseClick(editor.questions().findChildren<QPushButton *>().at(0), Qt::LeftButton);
        QVERIFY(editor.window().documents().scenario());
        QVERIFY(driver.document().scenario() == lost);
        QVERIFY(driver.document().isModified());
    }

    void noticesThatTheFileHasChanged()
    {
        EditorDriver editor;
        ScenarioDriver driver(editor);
        const QString path = copyOf(u"specter"_s);
        QVERIFY(editor.window().files().open(path));
        QByteArray other = contentsOf(path);
        other.replace("\"round\": 5", "\"round\": 6");
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(other);
        file.close();
        QTRY_VERIFY(!driver.tab().questions().question().isEmpty());
        QTest::mouseClick(driver.tab().questions().findChildren<QPushButton *>().at(0), Qt::LeftButton);
        QVERIFY(driver.document().scenario().position.value()->at("round") == 6);
        editor.action("undo").trigger();
        QVERIFY(driver.document().scenario().position.value()->at("round") == 5);
    }

    /// Boards and scenarios side by side: the panels follow the tab.
    void thePanelsFollowTheTab()
    {
        EditorDriver editor;
        ScenarioDriver driver(editor);
        editor.beginEmpty();
        driver.begin();
        QVERIFY(driver.tray().isVisible());
        QVERIFY(!editor.part<PropertiesPanel>().isVisible());
        QVERIFY(!editor.action("select-all").isEnabled());
        QVERIFY(editor.window().files().open(copyOf(u"specter"_s)));
        QVERIFY(editor.window().files().close(driver.tab()));
        QVERIFY(editor.window().files().close(driver.tab()));
        QVERIFY(editor.part<PropertiesPanel>().isVisible());
        QVERIFY(!driver.tray().isVisible());
    }

    /// With its pieces; programs for graphs know of none.
    void isExportedAsItStands()
    {
        EditorDriver editor;
        ScenarioDriver driver(editor);
        driver.begin();
        QVERIFY(editor.action("export").isEnabled());
        const QString base = testing::testFolder() + u"/position."_s;
        QVERIFY(editor.part<ExportActions>().exportTo(driver.tab(), base + u"png"_s));
        const QImage before(base + u"png"_s);
        QVERIFY(before.width() >= 1200);
        driver.dragTo("west-wall-2", "troll");
        QVERIFY(editor.part<ExportActions>().exportTo(driver.tab(), base + u"png"_s));
        QVERIFY(QImage(base + u"png"_s) != before);
        QVERIFY(editor.part<ExportActions>().exportTo(driver.tab(), base + u"svg"_s));
        QVERIFY(contentsOf(base + u"svg"_s).contains("<svg"));
        QVERIFY(editor.part<ExportActions>().exportTo(driver.tab(), base + u"pdf"_s));
        QVERIFY(contentsOf(base + u"pdf"_s).startsWith("%PDF"));
        QVERIFY(!editor.part<ExportActions>().exportTo(driver.tab(), base + u"graphml"_s));
        QVERIFY2(editor.messages().text().contains(u"png, svg, pdf"_s), qPrintable(editor.messages().text()));
    }

    void aBoardThatIsMissingIsAFinding()
    {
        EditorDriver editor;
        ScenarioDriver driver(editor);
        editor.window().documents().addScenario(newScenario(*findGame("siege2"), "no-such-board"));
        QVERIFY(driver.document().hasErrors());
        QCOMPARE(driver.findings().list().count(), 1);
    }
};

MERLON_TEST(ScenarioWindowTest)
#include "scenario_window_test.moc"
