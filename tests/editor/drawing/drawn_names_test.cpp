#include "core/canvas/looks/board_look.h"
#include "core/canvas/view/board_camera.h"
#include "editor/files/templates.h"
#include "tests/editor/editor_driver.h"
#include "tests/support/map_names.h"
#include "tests/support/test_program.h"

#include <QAccessible>
#include <QAction>
#include <QTest>

using namespace merlon;
using namespace Qt::StringLiterals;
using testing::EditorDriver;

namespace {

/// The usual window, with the pieces that start on the board.
void showWhole(EditorDriver &driver, const Board &board)
{
    driver.window().documents().addBoard({board, {}});
    QCoreApplication::processEvents();
    driver.document().checkNow();
    driver.view().camera().fit();
    QCoreApplication::processEvents();
}

canvas::WrittenName writtenNameOf(EditorDriver &driver, const std::string &place)
{
    const auto &scene = static_cast<const canvas::BoardScene &>(*driver.view().scene());
    for (const canvas::WrittenName &name : scene.writtenNames()) {
        if (driver.board().places()[static_cast<std::size_t>(name.place)].key == place)
            return name;
    }
    return {};
}

/// Whether the middle line of a link runs through the letters of a name.
bool isOnLink(EditorDriver &driver, const canvas::WrittenName &name, std::size_t link)
{
    const std::vector<QPointF> &line = driver.view().look().lineOfLink(link);
    for (std::size_t i = 1; i < line.size(); ++i) {
        for (int part = 0; part <= 10; ++part) {
            if (name.area.containsPoint(line[i - 1] + (line[i] - line[i - 1]) * part / 10, Qt::OddEvenFill))
                return true;
        }
    }
    return false;
}

} // namespace

/// The names of places on the drawing: all of them can be read.
class DrawnNamesTest : public QObject {
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
        EditorDriver driver(language);
        QStringList faults;
        for (const Template &one : templates()) {
            showWhole(driver, one.board);
            for (const QString &fault : testing::faultsOfNames(driver.view()))
                faults << QString::fromStdString(one.board.info().key) + u": "_s + fault;
        }
        QVERIFY2(faults.empty(), qPrintable(faults.join(u'\n')));
    }

    void theGuardsOfTheSmallKeepAreNamed()
    {
        EditorDriver driver;
        for (const Template &one : templates()) {
            if (one.board.info().key == "small-keep")
                showWhole(driver, one.board);
        }
        QVERIFY(writtenNameOf(driver, "guards").text.startsWith(u"Guards"_s));
    }

    /// Below a rampart its name lies best; if a path leads there, it lies beside it.
    void aNameLeavesTheRoad()
    {
        EditorDriver driver;
        const Place rampart {"west-rampart-1", "rampart", "west", {400, 400}, {}, {}};
        const Place foreground {"west-foreground", "foreground", "west", {400, 800}, {}, {}};
        BoardInfo info = templates().front().board.info();
        showWhole(driver, Board(info, {rampart, foreground}, {}));
        const QRectF shape = driver.view().look().shapeOfPlace(0).boundingRect();
        QVERIFY(writtenNameOf(driver, rampart.key).area.boundingRect().top() > shape.bottom());
        showWhole(driver,
                  Board(info, {rampart, foreground}, {{"path", foreground.key, rampart.key, {}, {}}}));
        const canvas::WrittenName name = writtenNameOf(driver, rampart.key);
        QVERIFY(!name.text.isEmpty());
        QVERIFY(!isOnLink(driver, name, 0));
        QVERIFY(name.area.boundingRect().top() < shape.bottom());
    }

    /// Its name is made only then.
    void aLinkIsNamedForWhoeverAsks()
    {
        EditorDriver driver;
        const Place rampart {"west-rampart-1", "rampart", "west", {400, 400}, {}, {}};
        const Place foreground {"west-foreground", "foreground", "west", {400, 800}, {}, {}};
        showWhole(driver,
                  Board(templates().front().board.info(), {rampart, foreground},
                        {{"path", foreground.key, rampart.key, {}, {}}}));
        const QString name = driver.view().nameOf(canvas::linkThing(0));
        QVERIFY2(name.startsWith(u"Path: "_s), qPrintable(name));
        QVERIFY2(name.contains(u"west rampart 1"_s, Qt::CaseInsensitive), qPrintable(name));
        const QAccessibleInterface *map = QAccessible::queryAccessibleInterface(&driver.view());
        QVERIFY(map);
        QStringList read;
        for (int child = 0; child < map->childCount(); ++child)
            read << map->child(child)->text(QAccessible::Name);
        QVERIFY2(read.contains(name), qPrintable(read.join(u'\n')));
    }
};

MERLON_TEST(DrawnNamesTest)
#include "drawn_names_test.moc"
