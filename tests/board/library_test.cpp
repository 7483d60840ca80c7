#include "core/board/files/library.h"
#include "core/games/english.h"
#include "tests/support/boards.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace merlon;
using namespace merlon::testing;

class LibraryTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void listsAndLoadsShippedBoards()
    {
        const std::vector<std::filesystem::path> directories {"/no/such/directory", boardDirectory()};
        const std::vector<std::string> names = boardNames(directories);
        for (const std::string &name : names) {
            const auto board = loadBoard(name, directories, schemaOf);
            if (!board && board.error().what.code == "error.board-schema")
                continue; // of a family that this test does not know
            QVERIFY2(board.has_value(), name.c_str());
            QCOMPARE(board->info().key, name);
            QVERIFY(!board->info().games.empty());
            QVERIFY(board->info().names.contains("en") && board->info().names.contains("fr"));
        }
        QVERIFY(names.size() >= 2);
    }

    void saysWhichBoardsExist()
    {
        const std::vector<std::filesystem::path> directories {boardDirectory()};
        const auto board = loadBoard("../boards/two-shoulders", directories, schemaOf);
        QCOMPARE(board.error().what.code, std::string("error.board-unknown"));
        QVERIFY(say(board.error(), english())
                    .find("autumn, crooked-crown, fiefs-2, fiefs-3, fiefs-4, fiefs-5, fiefs-6, herons-nest, "
                          "lions-share, long-causeway, old-nine, quays, ring, star, three-gates, twin-lakes, "
                          "two-shoulders, winter")
                != std::string::npos);
        QCOMPARE(loadBoard("any", {}, schemaOf).error().right.code, std::string("error.board-none"));
    }
};

MERLON_TEST(LibraryTest)
#include "library_test.moc"
