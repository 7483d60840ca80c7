#include "core/board/files/library.h"
#include "core/canvas/view/board_camera.h"
#include "core/engine/game.h"
#include "tests/app/window/window_driver.h"
#include "tests/support/boards.h"
#include "tests/support/map_names.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <array>

using namespace merlon;
using namespace Qt::StringLiterals;
using testing::WindowDriver;

/// At the beginning of a game on each shipped board, all places have their names on the map.
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
        const std::array folders {testing::boardDirectory()};
        for (const std::string &name : boardNames(folders)) {
            const Board board = testing::shippedBoard(name);
            QVERIFY2(!board.info().games.empty(), name.c_str());
            const auto setup = findGame(board.info().games.front())->open(board, {});
            QVERIFY2(setup, name.c_str());
            driver.begin(*setup, QStringList(static_cast<qsizetype>((*setup)->seats().size()), u"person"_s),
                         3);
            QVERIFY2(driver.toQuestion(), name.c_str());
            driver.table().board().camera().fit();
            driver.settle();
            for (const QString &fault : testing::faultsOfNames(driver.table().board()))
                faults << QString::fromStdString(name) + u": "_s + fault;
        }
        QVERIFY2(faults.empty(), qPrintable(faults.join(u'\n')));
    }
};

MERLON_TEST(MapNamesTest)
#include "map_names_test.moc"
