#include "app/widgets/boxes/message_bar.h"
#include "core/base/limits.h"
#include "editor/files/templates.h"
#include "editor/window/documents/document_tabs.h"
#include "editor/window/documents/export_actions.h"
#include "tests/editor/editor_driver.h"
#include "tests/editor/window/board_files.h"
#include "tests/support/boards.h"
#include "tests/support/test_program.h"

#include <QApplication>
#include <QDragEnterEvent>
#include <QFile>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QTest>
#include <QTimer>

#include <vector>

using namespace merlon;
using namespace Qt::StringLiterals;
using testing::contentsOf;
using testing::copyOfShipped;
using testing::EditorDriver;
using testing::moveTheGate;
using testing::put;

namespace {

/// Answers the question that comes up next.
void answer(QMessageBox::StandardButton button)
{
    QTimer::singleShot(0, [button] {
        auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
        QVERIFY(box && !box->iconPixmap().isNull());
        box->button(button)->click();
    });
}

} // namespace

/// Boards that are opened, saved, closed and exported.
class EditorFilesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aTabIsNamedAfterItsFile()
    {
        EditorDriver driver;
        driver.window().files().begin(templates().front());
        const DocumentTabs &tabs = driver.window().documents().tabs();
        QCOMPARE(tabs.tabText(0), u"My board"_s);
        const QString file = testing::testFolder() + u"/first.merlon-board"_s;
        QVERIFY(driver.window().files().saveTo(driver.tab(), file));
        QCOMPARE(tabs.tabText(0), u"first.merlon-board"_s);
        QVERIFY(tabs.tabToolTip(0).contains(u"My board"_s));
        QVERIFY(tabs.tabToolTip(0).contains(u"first.merlon-board"_s));
    }

    /// Reading and writing a board changes nothing but blanks.
    void savesWhatItRead()
    {
        EditorDriver driver;
        const QString path = copyOfShipped(u"same"_s);
        QVERIFY(driver.window().files().open(path));
        const Board before = driver.board();
        driver.window().files().save(driver.tab());
        QCOMPARE(readBoardForEditing(path)->board, before);
    }

    void aDamagedFileOpensNothingAndSaysWhere()
    {
        EditorDriver driver;
        const QString path = testing::testFolder() + u"/damaged.merlon-board"_s;
        put(path, "{\n\"format\": {\"name\": \"merlon-board\", \"version\": \"1.0\"},\n\"schema\": 5 }");
        QVERIFY(!driver.window().files().open(path));
        QVERIFY(!driver.window().documents().board());
        QVERIFY2(driver.messages().text().contains(u"damaged.merlon-board"_s),
                 qPrintable(driver.messages().text()));
    }

    void whatOnlyANewerVersionKnowsIsNamed()
    {
        EditorDriver driver;
        const QString path = copyOfShipped(u"newer"_s);
        QByteArray text = contentsOf(path);
        text.replace("\"version\": \"1.0\"", "\"version\": \"1.9\"");
        text.replace(text.lastIndexOf('}'), 1, R"(, "weather": "rain"})");
        put(path, text);
        QVERIFY(driver.window().files().open(path));
        QVERIFY2(driver.messages().text().contains(u"/weather"_s), qPrintable(driver.messages().text()));
        QVERIFY(!driver.document().isModified());
    }

    void aFileThatCannotBeWrittenLeavesTheBoardUnsaved()
    {
        EditorDriver driver;
        driver.beginEmpty();
        moveTheGate(driver);
        QVERIFY(!driver.window().files().saveTo(driver.tab(),
                                                testing::testFolder() + u"/no/such/folder/x.json"_s));
        QVERIFY(!driver.messages().text().isEmpty());
    }

    void asksBeforeItClosesWhatIsNotSaved()
    {
        EditorDriver driver;
        const QString path = copyOfShipped(u"asked"_s);
        QVERIFY(driver.window().files().open(path));
        moveTheGate(driver);
        answer(QMessageBox::Cancel);
        QVERIFY(!driver.window().files().close(driver.tab()));
        QVERIFY(driver.window().documents().board());
        answer(QMessageBox::Save);
        QVERIFY(driver.window().files().close(driver.tab()));
        QVERIFY(!driver.window().documents().board());
        QCOMPARE(readBoardForEditing(path)->board.find("gate")->at, (Point {500, 700}));
    }

    void aFileOpensWhereverItIsDropped()
    {
        EditorDriver driver;
        driver.beginEmpty();
        const QString path = copyOfShipped(u"dropped"_s);
        QMimeData files;
        files.setUrls({QUrl::fromLocalFile(path)});
        QWidget *on = driver.view().viewport();
        const QPoint at = on->rect().center();
        QDragEnterEvent enter(at, Qt::CopyAction, &files, Qt::LeftButton, {});
        QApplication::sendEvent(on, &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop(at, Qt::CopyAction, &files, Qt::LeftButton, {});
        QApplication::sendEvent(on, &drop);
        QCOMPARE(driver.document().file(), path);
    }

    void oneFileIsOpenOnce()
    {
        EditorDriver driver;
        const QString path = copyOfShipped(u"once"_s);
        QVERIFY(driver.window().files().open(path));
        BoardTab *first = driver.window().documents().board();
        driver.beginEmpty();
        QVERIFY(driver.window().files().open(path));
        QCOMPARE(driver.window().documents().board(), first);
        QCOMPARE(driver.window().documents().boards().size(), std::size_t {2});
    }

    void savesNothingThatCouldNotBeOpenedAgain()
    {
        const QString path = copyOfShipped(u"too-many"_s);
        const QByteArray before = contentsOf(path);
        const auto boardOf = [](std::size_t places) {
            BoardInfo info;
            info.schema = "siege";
            return Board(info, std::vector<Place>(places), {});
        };
        const Expected<void> saved = BoardDocument(boardOf(kMostPlaces + 1), siegeSchema()).save(path);
        QVERIFY(!saved);
        QCOMPARE(saved.error().what.code, std::string("error.board-many"));
        QCOMPARE(contentsOf(path), before);
        QVERIFY(BoardDocument(boardOf(kMostPlaces), siegeSchema()).save(path).has_value());
        QVERIFY(contentsOf(path) != before);
    }

    void exportsForOtherPrograms_data()
    {
        QTest::addColumn<QString>("form");
        QTest::addColumn<QByteArray>("begin");
        QTest::newRow("GraphML") << u"graphml"_s << QByteArray("<?xml");
        QTest::newRow("DOT") << u"dot"_s << QByteArray("digraph");
        QTest::newRow("picture") << u"png"_s << QByteArray("\x89PNG");
        QTest::newRow("drawing") << u"svg"_s << QByteArray("<?xml");
    }

    void exportsForOtherPrograms()
    {
        QFETCH(QString, form);
        QFETCH(QByteArray, begin);
        EditorDriver driver;
        QVERIFY(driver.window().files().open(copyOfShipped(u"exported"_s)));
        const QString file = testing::testFolder() + u"/out."_s + form;
        QVERIFY(driver.part<ExportActions>().exportTo(driver.tab(), file));
        QVERIFY2(contentsOf(file).startsWith(begin), contentsOf(file).left(20).constData());
        QVERIFY(driver.document().file() != file);
    }

    /// A graph comes back as a new board that lies nowhere yet.
    void aGraphComesBackAsTheSameBoard()
    {
        EditorDriver driver;
        QVERIFY(driver.window().files().open(copyOfShipped(u"graph"_s)));
        const Board before = driver.board();
        const QString file = testing::testFolder() + u"/back.graphml"_s;
        QVERIFY(driver.part<ExportActions>().exportTo(driver.tab(), file));
        QVERIFY(driver.window().files().open(file));
        QCOMPARE(driver.board(), before);
        QVERIFY(driver.document().file().isEmpty());
    }

    void refusesAFormThatItDoesNotKnow()
    {
        EditorDriver driver;
        driver.beginEmpty();
        QVERIFY(
            !driver.part<ExportActions>().exportTo(driver.tab(), testing::testFolder() + u"/board.doc"_s));
        QVERIFY(driver.messages().text().contains(u"graphml"_s));
    }

    void opensAgainWhatWasOpenWhenTheWindowWasClosed()
    {
        const QString folder = testing::testFolder();
        testing::EditorDriver driver;
        QStringList files;
        for (const char *name : {"first", "second", "gone"}) {
            files << folder + u"/%1.merlon-board"_s.arg(QLatin1String(name));
            driver.beginEmpty();
            QVERIFY(driver.window().files().saveTo(driver.tab(), files.last()));
        }
        driver.window().files().open(files[0]); // to the front
        QVERIFY(driver.window().close());
        QVERIFY(QFile::remove(files[2]));
        driver.crash();
        QVERIFY(driver.window().documents().boards().empty());
        driver.window().session().reopen();
        QCOMPARE(driver.window().documents().boards().size(), std::size_t(2));
        QCOMPARE(driver.document().file(), files[0]);
    }

    void remembersWhatWasOpen()
    {
        EditorDriver driver;
        const QString path = copyOfShipped(u"recent"_s);
        QVERIFY(driver.window().files().open(path));
        QCOMPARE(recentFiles().first(), path);
        QFile::remove(path); // shown as one that is gone
        QCOMPARE(recentFiles().first(), path);
    }
};

MERLON_TEST(EditorFilesTest)
#include "editor_files_test.moc"
