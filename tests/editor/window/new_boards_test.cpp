#include "app/words/resources.h"
#include "core/canvas/art/art.h"
#include "core/engine/game.h"
#include "core/simulation/simulation.h"
#include "editor/files/board_gallery.h"
#include "editor/files/new_board.h"
#include "editor/files/new_board_dialog.h"
#include "editor/files/templates.h"
#include "editor/model/findings.h"
#include "editor/panels/tools/tool_icons.h"
#include "editor/window/welcome_page.h"
#include "tests/editor/editor_driver.h"
#include "tests/support/boards.h"
#include "tests/support/test_program.h"

#include <QAction>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QImage>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>

#include <algorithm>
#include <vector>

using namespace merlon;
using namespace Qt::StringLiterals;
using testing::EditorDriver;

/// Boards that are begun: with a template or without, and what they are called.
class NewBoardsTest : public QObject {
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
        const auto click = [&list](int row) {
            QTest::mouseClick(list.viewport(), Qt::LeftButton, {},
                              list.visualItemRect(list.item(row)).center());
        };
        click(0); // empty: for which game?
        auto *asked = driver.window().findChild<NewBoardDialog *>();
        QVERIFY(asked && asked->isVisible());
        QVERIFY(!driver.window().documents().board());
        asked->reject();
        click(1);
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

    /// In a palette they are told apart by their pictures, by day and at night.
    void placesOfExilesHavePicturesOfTheirOwn()
    {
        for (const canvas::Theme *theme : {&canvas::Theme::day(), &canvas::Theme::night()}) {
            const canvas::Art art(resourceDirectories("art").front(), *theme);
            const BoardSchema &schema = *testing::schemaOf("exiles");
            std::vector<QImage> pictures;
            for (const PlaceKind &kind : schema.places) {
                const QImage picture = iconOfPlace(kind.key, schema, art).pixmap(64, 64).toImage();
                int drawn = 0;
                for (int y = 0; y < picture.height(); ++y) {
                    for (int x = 0; x < picture.width(); ++x) {
                        const QColor colour = picture.pixelColor(x, y);
                        const bool isInk = theme->dark ? colour.lightness() > 150 : colour.lightness() < 110;
                        drawn += colour.alpha() > 128 && isInk ? 1 : 0;
                    }
                }
                QVERIFY2(drawn > 100, kind.key.c_str());
                QVERIFY2(std::ranges::count(pictures, picture) == 0, kind.key.c_str());
                pictures.push_back(picture);
            }
        }
    }

    void namesBecomeKeys()
    {
        QCOMPARE(keyOfName(u"L’Œil du Châtelain – 2"_s), std::string("loeil-du-chatelain-2"));
        QCOMPARE(keyOfName(u"  Small   keep! "_s), std::string("small-keep"));
        QCOMPARE(keyOfName(u"城"_s), std::string("board"));
    }
};

MERLON_TEST(NewBoardsTest)
#include "new_boards_test.moc"
