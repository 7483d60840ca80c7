#include "app/words/game_words.h"
#include "app/words/resources.h"
#include "core/board/files/graphml.h"
#include "editor/files/kinds_dialog.h"
#include "editor/window/documents/export_actions.h"
#include "tests/editor/editor_driver.h"
#include "tests/support/test_program.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFile>
#include <QInputDialog>
#include <QPushButton>
#include <QTest>
#include <QUndoStack>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace merlon;
using namespace merlon::testing;

namespace {

/// A board as another program may have drawn it: it knows ramparts as `Ramparts` and paths as `road`.
QString strangeFile(const Board &board)
{
    QByteArray xml = QByteArray::fromStdString(boardToGraphml(board));
    xml.replace(">rampart</data>", ">Ramparts</data>").replace(">path</data>", ">road</data>");
    const QString path = testFolder() + u"/strange.graphml"_s;
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(xml) != xml.size())
        qFatal("cannot write");
    return path;
}

struct Opened : EditorDriver {
    Opened()
        : original(*boardNamed("two-shoulders"))
    {
        window().files().open(strangeFile(original));
    }
    KindsDialog *dialog() { return window().findChild<KindsDialog *>(); }
    QList<QComboBox *> boxes() { return dialog()->findChildren<QComboBox *>(); }
    void press(QDialogButtonBox::StandardButton button)
    {
        QTest::mouseClick(dialog()->findChild<QDialogButtonBox *>()->button(button), Qt::LeftButton);
    }

    Board original;
};

} // namespace

/// Boards of other programs whose kinds are not known here.
class KindsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theKindsThatAreMeantAreAskedFor();
    void whatIsLeftStaysAsItIs();
    void aBoardWithKnownKindsAsksNothing();
    void aGraphOfYedAsksForItsGameFirst();
};

void KindsTest::theKindsThatAreMeantAreAskedFor()
{
    Opened opened;
    QVERIFY(opened.dialog() && opened.dialog()->isVisible());
    QCOMPARE(opened.boxes().size(), 2);
    QCOMPARE(opened.boxes()[0]->currentData().toString(), u"rampart"_s); // looks alike
    QCOMPARE(opened.boxes()[1]->currentData().toString(), QString());
    opened.boxes()[1]->setCurrentIndex(opened.boxes()[1]->findData(u"path"_s));
    opened.press(QDialogButtonBox::Ok);
    const BoardSchema &schema = opened.document().schema();
    QVERIFY(unknownKinds(opened.board(), schema).empty());
    for (const Place &place : opened.original.places())
        QCOMPARE(opened.board().find(place.key)->kind, place.kind);
    QVERIFY(
        std::ranges::equal(opened.original.links(), opened.board().links(), {}, &Link::kind, &Link::kind));
    QCOMPARE(opened.document().undoStack().count(), 1);
    opened.document().undoStack().undo();
    QCOMPARE(unknownKinds(opened.board(), schema).links, std::vector<std::string> {"road"});
}

void KindsTest::whatIsLeftStaysAsItIs()
{
    Opened opened;
    opened.press(QDialogButtonBox::Cancel);
    QCOMPARE(unknownKinds(opened.board(), opened.document().schema()).places,
             std::vector<std::string> {"Ramparts"});
    QVERIFY(!opened.document().isModified());
}

void KindsTest::aBoardWithKnownKindsAsksNothing()
{
    Opened opened;
    opened.press(QDialogButtonBox::Cancel);
    QTest::qWait(1); // until it is gone
    const QString path = testFolder() + u"/known.graphml"_s;
    QVERIFY(opened.part<ExportActions>().exportTo(opened.window().documents().addBoard({opened.original, {}}),
                                                  path));
    QVERIFY(opened.window().files().open(path));
    QVERIFY(!opened.dialog());
}

void KindsTest::aGraphOfYedAsksForItsGameFirst()
{
    EditorDriver driver;
    const QString path = testFolder() + u"/Old bridge.graphml"_s;
    QFile::remove(path);
    QVERIFY(QFile::copy(QStringLiteral(MERLON_SOURCE_DIR "/tests/fuzz/corpus/graphml/yed.graphml"), path));
    QVERIFY(driver.window().files().open(path));
    QVERIFY(!driver.window().documents().board());
    auto *game = driver.window().findChild<QInputDialog *>();
    QVERIFY(game && game->isVisible());
    game->setTextValue(titleOf("siege2"));
    game->accept();
    QVERIFY(driver.window().documents().board());
    QCOMPARE(driver.document().name(), u"Old bridge"_s);
    QCOMPARE(driver.board().info().key, std::string("old-bridge"));
    QCOMPARE(driver.board().info().games, std::vector<std::string> {"siege2"});
    QVERIFY(driver.document().file().isEmpty());
    auto *kinds = driver.window().findChild<KindsDialog *>();
    QVERIFY(kinds && kinds->isVisible());
    const QList<QComboBox *> boxes = kinds->findChildren<QComboBox *>();
    QCOMPARE(boxes.size(), 4); // ellipse, node and rectangle; dashed
    boxes[2]->setCurrentIndex(boxes[2]->findData(u"rampart"_s));
    kinds->accept();
    QCOMPARE(driver.board().find("west-rampart")->kind, std::string("rampart"));
    QCOMPARE(driver.board().find("wall")->kind, std::string("ellipse #99CCFF"));
}

MERLON_TEST(KindsTest)
#include "kinds_test.moc"
