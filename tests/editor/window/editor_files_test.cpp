#include "app/widgets/message_bar.h"
#include "core/base/limits.h"
#include "core/simulation/simulation.h"
#include "editor/files/board_gallery.h"
#include "editor/files/new_board_dialog.h"
#include "editor/tabs/ask_bar.h"
#include "editor/window/documents/document_tabs.h"
#include "editor/window/documents/export_actions.h"
#include "editor/window/welcome_page.h"
#include "tests/editor/editor_driver.h"
#include "tests/support/boards.h"
#include "tests/support/test_program.h"

#include <QAction>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDragEnterEvent>
#include <QFile>
#include <QLineEdit>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>
#include <QTimer>

#include <algorithm>

using namespace merlon;
using namespace Qt::StringLiterals;
using testing::EditorDriver;

namespace {

QByteArray contentsOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void put(const QString &path, const QByteArray &contents)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(contents);
}

QString copyOfShipped(const QString &name)
{
    const QString path = testing::testFolder() + u'/' + name + u".merlon-board"_s;
    QFile::remove(path);
    QFile::copy(QString::fromStdString((testing::boardDirectory() / "two-shoulders.json").string()), path);
    QFile(path).setPermissions(QFile::ReadOwner | QFile::WriteOwner);
    return path;
}

void moveTheGate(EditorDriver &driver)
{
    driver.document().perform(movePlace(driver.board(), "gate", {500, 700}), u"Move"_s);
}

/// Answers the question that comes up next.
void answer(QMessageBox::StandardButton button)
{
    QTimer::singleShot(0, [button] {
        auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
        QVERIFY(box && !box->iconPixmap().isNull());
        box->button(button)->click();
    });
}

void press(AskBar &bar, int button)
{
    QTest::mouseClick(bar.findChildren<QPushButton *>().at(button), Qt::LeftButton);
}

} // namespace

class EditorFilesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyTemplateCanBePlayedButTheEmptyOne()
    {
        const std::vector<Template> found = templates();
        QVERIFY(found.size() >= 4);
        QVERIFY(found.front().board.places().empty());
        for (std::size_t i = 1; i < found.size(); ++i) {
            const Board &board = found[i].board;
            for (const BoardFinding &one : findingsOf(board, *testing::schemaOf(board.info().schema)))
                QVERIFY2(found[i].isShippedBoard ? one.finding.severity != Severity::Error
                                                 : sortOf(one.finding) == FindingSort::ToDo,
                         (board.info().key + ": " + one.finding.id).c_str());
        }
    }

    void templatesHaveNames()
    {
        QStringList english;
        QStringList french;
        for (const Template &one : templates()) {
            english << QString::fromStdString(one.board.info().names.at("en"));
            french << QString::fromStdString(one.board.info().names.at("fr"));
        }
        QCOMPARE(english.mid(0, 4),
                 (QStringList {u"Empty"_s, u"Classic nine walls"_s, u"Small keep"_s, u"Two gates"_s}));
        QCOMPARE(
            french.mid(0, 4),
            (QStringList {u"Vide"_s, u"Les neuf murs classiques"_s, u"Petit donjon"_s, u"Deux portes"_s}));
    }

    /// Not even a warning, and computers play both games on it to their ends.
    void theClassicOneIsForBothGames()
    {
        const Board board = templates()[1].board;
        QCOMPARE(std::ranges::count(board.places(), "wall", &Place::kind), 9);
        QCOMPARE(board.info().games, (std::vector<std::string> {"siege2", "siege1"}));
        for (const BoardFinding &found : findingsOf(board, *testing::schemaOf("siege")))
            QFAIL(found.finding.id.c_str());
        for (const std::string &key : board.info().games) {
            const auto setup = findGame(key)->open(board, {});
            QVERIFY2(setup, key.c_str());
            SimulationSettings settings;
            settings.games = 2;
            settings.players.assign((*setup)->seats().size(), "random");
            const auto played = simulate(*setup, settings);
            QVERIFY(played);
            QCOMPARE(played->games, 2u);
        }
    }

    void beginsWithATemplate()
    {
        EditorDriver driver;
        BoardGallery &list = driver.part<WelcomePage>().beginnings();
        QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, list.visualItemRect(list.item(1)).center());
        QVERIFY(driver.window().documents().board());
        QVERIFY(driver.document().file().isEmpty());
        QVERIFY(!driver.board().places().empty());
        QVERIFY(!driver.document().isModified());
        QCOMPARE(driver.document().name(), u"My classic nine walls"_s);
        QCOMPARE(driver.board().info().key, std::string("my-classic-nine-walls"));
        QVERIFY(driver.board().info().descriptions.empty());
        QCOMPARE(driver.board().info().games, (std::vector<std::string> {"siege2", "siege1"}));
    }

    void noTwoNewBoardsHaveTheSameName()
    {
        EditorDriver driver;
        const std::vector<Template> found = templates();
        for (const char *key : {"my-board", "my-board-2", "my-board-3"}) {
            driver.window().files().begin(found.front());
            QCOMPARE(driver.board().info().key, std::string(key));
        }
        QCOMPARE(driver.document().name(), u"My board 3"_s);
        const auto shipped =
            std::ranges::find(found, "old-nine", [](const Template &one) { return one.board.info().key; });
        driver.window().files().begin(*shipped);
        QCOMPARE(driver.document().name(), u"The Old Nine 2"_s);
        QCOMPARE(driver.board().info().key, std::string("the-old-nine-2"));
        QCOMPARE(driver.board().places().size(), shipped->board.places().size());
    }

    void asksWhatANewBoardIsCalled()
    {
        EditorDriver driver;
        driver.action("new").trigger();
        auto *dialog = driver.window().findChild<NewBoardDialog *>();
        QVERIFY(dialog && dialog->isVisible());
        auto *name = dialog->findChild<QLineEdit *>();
        QCOMPARE(name->text(), u"My board"_s);
        auto *gallery = dialog->findChild<BoardGallery *>();
        QTest::mouseClick(gallery->viewport(), Qt::LeftButton, {},
                          gallery->visualItemRect(gallery->item(1)).center());
        QCOMPARE(name->text(), u"My classic nine walls"_s);
        auto *create = dialog->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok);
        name->selectAll();
        QTest::keyClick(name, Qt::Key_Backspace);
        QVERIFY(!create->isEnabled());
        QTest::keyClicks(name, u"Old Bear's Castle"_s);
        QTest::mouseClick(create, Qt::LeftButton);
        QCOMPARE(driver.document().name(), u"Old Bear's Castle"_s);
        QCOMPARE(driver.board().info().key, std::string("old-bears-castle"));
        QCOMPARE(std::ranges::count(driver.board().places(), "wall", &Place::kind), 9);
    }

    /// What is typed stays while somebody looks for a beginning.
    void beginsWithAFieldOfCells()
    {
        EditorDriver driver;
        driver.action("new").trigger();
        auto *dialog = driver.window().findChild<NewBoardDialog *>();
        QTest::keyClicks(dialog->findChild<QLineEdit *>(), u"Mine"_s); // instead of the name that is proposed
        const QList<QComboBox *> boxes = dialog->findChildren<QComboBox *>();
        const auto games =
            std::ranges::find_if(boxes, [](const QComboBox *box) { return box->findData(u"fiefs"_s) >= 0; });
        QVERIFY(games != boxes.end());
        (*games)->setCurrentIndex((*games)->findData(u"fiefs"_s));
        auto *gallery = dialog->findChild<BoardGallery *>();
        QList<QSpinBox *> sizes = dialog->findChildren<QSpinBox *>();
        QCOMPARE(sizes.size(), 2);
        QVERIFY(!sizes[0]->isVisible());
        gallery->setCurrentRow(1);
        QVERIFY(sizes[0]->isVisible());
        sizes[0]->setValue(4);
        sizes[1]->setValue(3);
        dialog->accept();
        QCOMPARE(driver.document().name(), u"Mine"_s);
        QCOMPARE(driver.board().info().games, (std::vector<std::string> {"fiefs"}));
        QCOMPARE(std::ranges::count(driver.board().places(), "territory", &Place::kind), 12);
        QVERIFY(driver.board().info().cells.has_value());
    }

    void namesBecomeKeys()
    {
        QCOMPARE(keyOfName(u"L’Œil du Châtelain – 2"_s), std::string("loeil-du-chatelain-2"));
        QCOMPARE(keyOfName(u"  Small   keep! "_s), std::string("small-keep"));
        QCOMPARE(keyOfName(u"城"_s), std::string("board"));
    }

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

    void offersWhatACrashLeftBehind()
    {
        EditorDriver driver;
        const QString path = copyOfShipped(u"crashed"_s);
        QVERIFY(driver.window().files().open(path));
        moveTheGate(driver);
        const Board lost = driver.board();
        driver.tab().writeRecoveryFile();
        driver.crash();
        driver.window().session().offerRecovery();
        QVERIFY(driver.questions().question().contains(u"Two Shoulders"_s));
        press(driver.questions(), 0);
        QCOMPARE(driver.board(), lost);
        QCOMPARE(driver.document().file(), path);
        QVERIFY(driver.document().isModified());
        QVERIFY(driver.window().files().save(driver.tab()));
        driver.crash();
        driver.window().session().offerRecovery();
        QVERIFY(driver.questions().question().isEmpty());
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

    void noticesThatTheFileHasChanged()
    {
        EditorDriver driver;
        const QString path = copyOfShipped(u"changed"_s);
        QVERIFY(driver.window().files().open(path));
        const Board before = driver.board();
        QByteArray other = contentsOf(path);
        other.replace("\"x\": 500, \"y\": 610", "\"x\": 500, \"y\": 640");
        other.replace("\"y\": 610", "\"y\": 640");
        put(path, other);
        QTRY_VERIFY(!driver.tab().questions().question().isEmpty());
        press(driver.tab().questions(), 0);
        QCOMPARE(driver.board().find("gate")->at, (Point {500, 640}));
        QVERIFY(!driver.document().isModified());
        driver.action("undo").trigger();
        QCOMPARE(driver.board(), before);
    }

    /// What is no file has no contents, and may have no end.
    void whatIsNoFileAnyMoreIsNotRead()
    {
#ifndef Q_OS_UNIX
        QSKIP("There are no such names here.");
#endif
        EditorDriver driver;
        const QString path = copyOfShipped(u"endless"_s);
        QVERIFY(driver.window().files().open(path));
        const Board before = driver.board();
        QFile::remove(path);
        QVERIFY(QFile::link(u"/dev/zero"_s, path));
        driver.tab().checkFile();
        QVERIFY2(driver.tab().questions().question().contains(u"no longer exists"_s),
                 qPrintable(driver.tab().questions().question()));
        QCOMPARE(driver.board(), before);
        QFile::remove(path);
    }

    void aFileThatHasBecomeTooLargeIsNotRead()
    {
        EditorDriver driver;
        const QString path = copyOfShipped(u"grown"_s);
        QVERIFY(driver.window().files().open(path));
        const Board before = driver.board();
        QVERIFY(QFile::resize(path, static_cast<qint64>(kMaxFileBytes) * 40)); // of zeros, which take no room
        driver.tab().checkFile();
        press(driver.tab().questions(), 0);
        QVERIFY(driver.messages().isVisible());
        QCOMPARE(driver.board(), before);
        QFile::remove(path);
    }

    void whatIsKeptAgainstTheDiskIsNotSaved()
    {
        EditorDriver driver;
        const QString path = copyOfShipped(u"kept"_s);
        QVERIFY(driver.window().files().open(path));
        const QByteArray before = contentsOf(path);
        put(path, QByteArray(before).replace("\"y\": 610", "\"y\": 640"));
        QTRY_VERIFY(!driver.tab().questions().question().isEmpty());
        press(driver.tab().questions(), 1);
        QVERIFY(driver.document().isModified()); // it is nowhere else
        QVERIFY(driver.window().files().save(driver.tab()));
        QVERIFY(!driver.document().isModified());
    }

    void aFileThatIsGoneComesBackWhenItIsSaved()
    {
        EditorDriver driver;
        const QString path = copyOfShipped(u"lost"_s);
        QVERIFY(driver.window().files().open(path));
        QVERIFY(QFile::remove(path));
        QTRY_VERIFY(!driver.tab().questions().question().isEmpty());
        QVERIFY(driver.document().isModified());
        QVERIFY(driver.window().files().save(driver.tab()));
        QVERIFY(!driver.document().isModified());
        QVERIFY(!driver.tab().questions().isVisible());
        QVERIFY(QFile::exists(path));
    }

    void whatACrashLeftTakesThePlaceOfItsFile()
    {
        EditorDriver driver;
        const QString path = copyOfShipped(u"twice"_s);
        QVERIFY(driver.window().files().open(path));
        driver.window().files().open(copyOfShipped(u"beside"_s));
        driver.window().files().open(path);
        moveTheGate(driver);
        const Board lost = driver.board();
        driver.tab().writeRecoveryFile();
        driver.crash();
        driver.window().session().reopen(); // it was not closed, but is known
        QCOMPARE(driver.window().documents().boards().size(), std::size_t {2});
        driver.window().session().offerRecovery();
        press(driver.questions(), 0);
        QCOMPARE(driver.window().documents().boards().size(), std::size_t {2});
        QCOMPARE(driver.board(), lost);
        driver.tab().document().undoStack().clear();
        QVERIFY(driver.window().files().save(driver.tab()));
    }

    void ownSavesAreNoNews()
    {
        EditorDriver driver;
        const QString path = copyOfShipped(u"own"_s);
        QVERIFY(driver.window().files().open(path));
        moveTheGate(driver);
        QVERIFY(driver.window().files().save(driver.tab()));
        QTest::qWait(200);
        QVERIFY(driver.tab().questions().question().isEmpty());
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
