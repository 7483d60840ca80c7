#include "core/board/files/library.h"
#include "core/canvas/picture/token_rows.h"
#include "core/canvas/scene/board_scene.h"
#include "core/canvas/scene/painters/token_painter.h"
#include "core/canvas/view/board_camera.h"
#include "core/engine/game.h"
#include "tests/app/window/window_driver.h"
#include "tests/support/boards.h"
#include "tests/support/map_names.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <array>
#include <string>
#include <vector>

using namespace merlon;
using namespace Qt::StringLiterals;
using testing::WindowDriver;

/// At the beginning of a game on each shipped board, all places have their names on the map, and what is written there
/// can be read.
class MapNamesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyPlaceOfEveryBoardIsNamed_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("English") << u"en"_s;
        QTest::newRow("French") << u"fr"_s;
    }

    void everyPlaceOfEveryBoardIsNamed()
    {
        QFETCH(QString, language);
        WindowDriver driver(language);
        QStringList faults;
        for (const std::string &name : namesOfBoards()) {
            begin(driver, name);
            for (const QString &fault : testing::faultsOfNames(driver.table().board()))
                faults << QString::fromStdString(name) + u": "_s + fault;
        }
        QVERIFY2(faults.empty(), qPrintable(faults.join(u'\n')));
    }

    void lettersOnTheMapCanBeRead()
    {
        WindowDriver driver;
        QStringList faults;
        for (const std::string &name : namesOfBoards()) {
            begin(driver, name);
            const std::string family = testing::shippedBoard(name).info().schema;
            const bool hasStacks = testing::schemaOf(family)->cells.namesOnMap;
            for (const QString &fault : tooSmall(driver.table().board(), hasStacks))
                faults << QString::fromStdString(name) + u": "_s + fault;
        }
        QVERIFY2(faults.empty(), qPrintable(faults.join(u'\n')));
    }

private:
    static std::vector<std::string> namesOfBoards()
    {
        const std::array folders {testing::boardDirectory()};
        return boardNames(folders);
    }

    static void begin(WindowDriver &driver, const std::string &name)
    {
        const Board board = testing::shippedBoard(name);
        QVERIFY2(!board.info().games.empty(), name.c_str());
        const auto setup = findGame(board.info().games.front())->open(board, {});
        QVERIFY2(setup, name.c_str());
        driver.begin(*setup, QStringList(static_cast<qsizetype>((*setup)->seats().size()), u"person"_s), 3);
        QVERIFY2(driver.toQuestion(), name.c_str());
        driver.table().board().camera().fit();
        driver.settle();
    }

    /// Names, and numbers of all kinds of tokens: those that are there, and stacks of the usual size, but on mountains
    /// of cells, each of which holds one piece.
    static QStringList tooSmall(const canvas::BoardView &map, bool hasStacks)
    {
        const auto &scene = static_cast<const canvas::BoardScene &>(*map.scene());
        const double scale = map.camera().scale();
        QStringList faults;
        for (const canvas::WrittenName &name : scene.writtenNames()) {
            if (name.pixels < canvas::kLeastLetters)
                faults << u"%1: letters of %2 pixels"_s.arg(name.text).arg(name.pixels);
        }
        const auto look = [&](const canvas::Token &token, double size) {
            const double letters =
                canvas::TokenPainter::sizeOfNumber(token, QRectF(0, 0, size * scale, size * scale), 1);
            if (letters > 0 && letters < canvas::kLeastLetters)
                faults << u"a number of %1 pixels on %2"_s.arg(letters).arg(token.name);
            return letters;
        };
        for (const canvas::Spot &spot : scene.things().spots())
            look(scene.things().tokenAt(spot), spot.size);
        for (int role = 0; hasStacks && role <= static_cast<int>(canvas::TokenRole::Die); ++role) {
            canvas::Token stack;
            stack.role = static_cast<canvas::TokenRole>(role);
            stack.count = 7;
            const std::array tokens {stack};
            for (const canvas::Spot &spot : canvas::spotsOf(tokens, 0, -1, scene.things().look()->unit())) {
                if (look(stack, spot.size) <= 0 && stack.role == canvas::TokenRole::Unit)
                    faults << u"no room for the number of a stack of units"_s;
            }
        }
        return faults;
    }
};

MERLON_TEST(MapNamesTest)
#include "map_names_test.moc"
