#include "app/widgets/boxes/message_bar.h"
#include "app/words/resources.h"
#include "core/base/json.h"
#include "core/base/limits.h"
#include "core/engine/game.h"
#include "core/engine/records/embedded_board.h"
#include "editor/canvas/background/background_dialog.h"
#include "editor/document/picture_file.h"
#include "editor/panels/layers/layers_panel.h"
#include "editor/tabs/ask_bar.h"
#include "editor/window/actions/drawing/background_actions.h"
#include "editor/window/documents/export_actions.h"
#include "tests/editor/editor_driver.h"
#include "tests/support/test_program.h"

#include <QAction>
#include <QCheckBox>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QPainter>
#include <QPushButton>
#include <QSlider>
#include <QSpinBox>
#include <QTest>

using namespace merlon;
using namespace Qt::StringLiterals;
using testing::EditorDriver;

namespace {

const QColor kGreen(0, 160, 0);

QString fileIn(const QString &name)
{
    return testing::testFolder() + u'/' + name;
}

void put(const QString &file, const QByteArray &bytes)
{
    QFile out(file);
    QVERIFY(out.open(QIODevice::WriteOnly));
    out.write(bytes);
}

QByteArray bytesOf(const QString &file)
{
    QFile in(file);
    return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray();
}

/// A green picture in a file; `noise`: it cannot be made small.
QString picture(const QString &name, QSize size = {200, 100}, bool noise = false)
{
    QImage image(size, QImage::Format_RGB32);
    image.fill(kGreen);
    quint32 random = 1;
    for (int y = 0; noise && y < size.height(); ++y) {
        for (int x = 0; x < size.width(); ++x) {
            random = random * 1664525U + 1013904223U;
            image.setPixel(x, y, 0xFF000000U | random >> 8);
        }
    }
    image.save(fileIn(name));
    return fileIn(name);
}

const std::optional<Background> &background(EditorDriver &driver)
{
    return driver.document().sketch().background;
}

/// The colour that the drawing has there, away from places.
QColor colourAt(EditorDriver &driver, Point at)
{
    QTest::mouseMove(driver.view().viewport(), {2, 2});
    return driver.view().viewport()->grab().toImage().pixelColor(driver.view().viewportPointOf(at));
}

bool isGreener(const QColor &a, const QColor &b)
{
    return a.green() - a.red() > b.green() - b.red() + 15;
}

/// The heading of a PNG that claims a size, with nothing behind it.
QByteArray hollowPng(quint32 width, quint32 height)
{
    QByteArray png = bytesOf(picture(u"honest.png"_s, {8, 8}));
    for (int i = 0; i < 4; ++i) {
        png[16 + i] = static_cast<char>(width >> (24 - 8 * i));
        png[20 + i] = static_cast<char>(height >> (24 - 8 * i));
    }
    return png;
}

} // namespace

class BackgroundTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aPictureLiesUnderTheBoard()
    {
        EditorDriver driver;
        driver.beginEmpty();
        const QColor bare = colourAt(driver, {200, 200});
        const QColor far = colourAt(driver, {200, 800});
        QVERIFY(driver.part<BackgroundActions>().put(picture(u"green.png"_s)));
        QVERIFY(isGreener(colourAt(driver, {200, 200}), bare));
        QCOMPARE(colourAt(driver, {200, 800}), far); // it is half as high as wide
        driver.putPlace("courtyard", {500, 250});
        driver.document().select({});
        const QColor onPlace = colourAt(driver, {500, 250});
        driver.document().undoStack().undo();
        QVERIFY(onPlace != colourAt(driver, {500, 250}));
        driver.document().undoStack().undo();
        QCOMPARE(colourAt(driver, {200, 200}), bare);
        QVERIFY(!background(driver));
        QVERIFY(!driver.document().isModified());
    }

    void itsSheetPlacesScalesAndDimsIt()
    {
        EditorDriver driver;
        driver.beginEmpty();
        driver.part<BackgroundActions>().put(picture(u"green.png"_s));
        BackgroundDialog *sheet = driver.part<BackgroundActions>().arrange();
        QVERIFY(sheet);
        const int steps = driver.document().undoStack().count();
        for (const int x : {100, 200, 300})
            sheet->across().setValue(x);
        sheet->breadth().setValue(400);
        QCOMPARE(driver.document().undoStack().count(), steps + 2);
        QCOMPARE(background(driver)->at.x, 300.0);
        const QColor half = colourAt(driver, {500, 100});
        sheet->strength().setValue(100);
        QVERIFY(isGreener(colourAt(driver, {500, 100}), half));
        driver.document().undoStack().undo();
        QCOMPARE(sheet->strength().value(), 50);
        sheet->close();
    }

    void anEmbeddedPictureIsInTheFileAndInNoRecord()
    {
        EditorDriver driver;
        driver.beginEmpty();
        const Board before = driver.board();
        driver.part<BackgroundActions>().put(picture(u"green.png"_s));
        QVERIFY(background(driver)->isEmbedded());
        QCOMPARE(driver.board(), before);
        const QString file = fileIn(u"embedded.merlon-board"_s);
        QVERIFY(driver.window().files().saveTo(driver.tab(), file));
        QCOMPARE(readBoardForEditing(file)->sketch, driver.document().sketch());
        QVERIFY(bytesOf(file).contains("\"data\""));
        const Json embedded = embeddedBoard(readBoardForEditing(file)->board, *allGames().front());
        QVERIFY(!embedded.contains("background"));
        QVERIFY(readBoardFile(file.toStdU16String(), schemaOf).has_value());
    }

    void aLinkedPictureGoesWithTheFolder()
    {
        EditorDriver driver;
        driver.beginEmpty();
        QDir(testing::testFolder()).mkpath(u"first/pictures"_s);
        QFile::copy(picture(u"green.png"_s), fileIn(u"first/pictures/green.png"_s));
        Sketch sketch = driver.document().sketch();
        sketch.background = *backgroundFrom(fileIn(u"first/pictures/green.png"_s), false);
        driver.document().draw(sketch, u"Link"_s);
        QVERIFY(driver.window().files().saveTo(driver.tab(), fileIn(u"first/linked.merlon-board"_s)));
        QVERIFY(bytesOf(fileIn(u"first/linked.merlon-board"_s)).contains("\"pictures/green.png\""));
        QVERIFY(QDir(testing::testFolder()).rename(u"first"_s, u"second"_s));
        const auto again = readBoardForEditing(fileIn(u"second/linked.merlon-board"_s));
        QCOMPARE(QString::fromStdString(again->sketch.background->file),
                 QFileInfo(fileIn(u"second/pictures/green.png"_s)).absoluteFilePath());
        QVERIFY(readPicture(*again->sketch.background).has_value());
        // Elsewhere it is named as a whole.
        QVERIFY(driver.window().files().open(fileIn(u"second/linked.merlon-board"_s)));
        QDir(testing::testFolder()).mkpath(u"third"_s);
        QVERIFY(driver.window().files().saveTo(driver.tab(), fileIn(u"third/linked.merlon-board"_s)));
        QVERIFY(readPicture(*readBoardForEditing(driver.document().file())->sketch.background).has_value());
    }

    void aSmallPictureCanBeLinkedToo()
    {
        EditorDriver driver;
        driver.beginEmpty();
        const QString file = picture(u"small.png"_s);
        QVERIFY(driver.part<BackgroundActions>().put(file, BackgroundActions::PictureUse::Link));
        QVERIFY(!background(driver)->isEmbedded());
        QVERIFY(driver.document().contents().contains("small.png"));
        driver.tab().writeRecoveryFile(); // a recovery file names it, as the board does
        const QDir folder(QString::fromStdU16String(ownDirectory("recovery").u16string()));
        QVERIFY(folder.entryList({u"*.picture"_s}, QDir::Files).isEmpty());
    }

    void aLinkedPictureFollowsItsFile()
    {
        EditorDriver driver;
        driver.beginEmpty();
        const QString file = picture(u"painted.png"_s);
        driver.part<BackgroundActions>().put(file, BackgroundActions::PictureUse::Link);
        QCOMPARE(driver.view().sketch().background().box().width(),
                 2 * driver.view().sketch().background().box().height());
        picture(u"painted.png"_s, {200, 200}); // by another program
        QTRY_COMPARE(driver.view().sketch().background().box().width(),
                     driver.view().sketch().background().box().height());
        QVERIFY(QFile::rename(file, fileIn(u"away.png"_s)));
        QTRY_VERIFY(driver.messages().text().contains(u"painted.png"_s));
        QVERIFY(driver.view().sketch().background().box().isEmpty());
        QVERIFY(QFile::rename(fileIn(u"away.png"_s), file));
        QTRY_VERIFY(!driver.view().sketch().background().box().isEmpty());
    }

    void aMissingPictureIsToldAndTheBoardOpens()
    {
        EditorDriver driver;
        driver.beginEmpty();
        Sketch sketch;
        sketch.background.emplace();
        sketch.background->file = "gone.png";
        const QString file = fileIn(u"lonely.merlon-board"_s);
        put(file,
            QByteArray::fromStdString(
                writeSketchedBoard({driver.board(), sketch}, driver.document().schema())));
        QVERIFY(driver.window().files().open(file));
        QCOMPARE(driver.document().file(), file);
        QVERIFY2(driver.messages().text().contains(u"gone.png"_s), qPrintable(driver.messages().text()));
        QVERIFY(background(driver));
        QVERIFY(!driver.document().isModified());
        driver.window().files().save(driver.tab());
        QVERIFY(bytesOf(file).contains("\"gone.png\""));
    }

    void refusesWhatIsNoPictureOrTooLarge_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("says");
        QTest::newRow("text") << u"text.png"_s << QByteArray("This is no picture.")
                              << u"image cannot be read"_s;
        QTest::newRow("nothing") << u"nothing.png"_s << QByteArray() << u"image cannot be read"_s;
        QTest::newRow("30,000 wide") << u"wide.png"_s << bytesOf(picture(u"wide30.png"_s, {30000, 2}))
                                     << u"30000"_s;
        QTest::newRow("bomb") << u"bomb.png"_s << hollowPng(60000, 60000) << u"image"_s;
        QTest::newRow("cut") << u"cut.png"_s << bytesOf(picture(u"whole.png"_s, {90, 90}, true)).left(60)
                             << u"image cannot be read"_s;
        QTest::newRow("svg") << u"drawing.png"_s
                             << QByteArray("<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>")
                             << u"image cannot be read"_s;
    }

    void refusesWhatIsNoPictureOrTooLarge()
    {
        QFETCH(const QString, name);
        QFETCH(const QByteArray, bytes);
        QFETCH(const QString, says);
        put(fileIn(name), bytes);
        EditorDriver driver;
        driver.beginEmpty();
        QVERIFY(!driver.part<BackgroundActions>().put(fileIn(name)));
        QVERIFY(!background(driver));
        QVERIFY2(driver.messages().text().contains(says), qPrintable(driver.messages().text()));
        QVERIFY(driver.messages().text().contains(name));
    }

    void aLargePictureIsMadeSmallerAndLinked()
    {
        const QString large = picture(u"large.png"_s, {4000, 1000}, true);
        QVERIFY(QFileInfo(large).size() > static_cast<qint64>(kLargestPicture));
        EditorDriver driver;
        driver.beginEmpty();
        QVERIFY(driver.part<BackgroundActions>().put(large));
        QVERIFY(!background(driver)->isEmbedded());
        const auto image = readPicture(*background(driver));
        QCOMPARE(image->size(), QSize(2048, 512));
        BackgroundDialog *sheet = driver.part<BackgroundActions>().arrange();
        sheet->embeds().click(); // it cannot be embedded
        QVERIFY(!sheet->embeds().isChecked());
        QVERIFY(!background(driver)->isEmbedded());
        sheet->close();
    }

    void aDamagedPictureInAFileIsToldWithItsPlace()
    {
        EditorDriver driver;
        driver.beginEmpty();
        driver.part<BackgroundActions>().put(picture(u"green.png"_s));
        QByteArray text = driver.document().contents();
        const QString file = fileIn(u"damaged.merlon-board"_s);
        put(file, QByteArray(text).replace("\"data\": \"", "\"data\": \"*"));
        QVERIFY(!driver.window().files().open(file));
        QVERIFY2(driver.messages().text().contains(u"/background/data"_s),
                 qPrintable(driver.messages().text()));
        put(file, QByteArray(text).replace("\"data\": \"iVBO", "\"data\": \"AAAA")); // no PNG any more
        QVERIFY(driver.window().files().open(file));
        QVERIFY(driver.messages().text().contains(u"image cannot be read"_s));
    }

    void recoveryWritesThePictureOnce()
    {
        EditorDriver driver;
        driver.beginEmpty();
        driver.part<BackgroundActions>().put(picture(u"noise.png"_s, {400, 300}, true));
        driver.tab().writeRecoveryFile();
        const QDir folder(QString::fromStdU16String(ownDirectory("recovery").u16string()));
        const QStringList pictures = folder.entryList({u"*.picture"_s}, QDir::Files);
        QCOMPARE(pictures.size(), 1);
        const QString kept = folder.filePath(pictures.front());
        QVERIFY(QFileInfo(folder.filePath(folder.entryList({u"*.json"_s}).front())).size() < 50'000);
        QFile::remove(kept); // written again, it would be there again
        driver.putPlace("tower", {400, 800});
        driver.tab().writeRecoveryFile();
        QVERIFY(!QFileInfo::exists(kept));
        put(kept, QByteArray::fromStdString(*background(driver)->data));
        const Sketch before = driver.document().sketch();
        driver.crash();
        driver.window().session().offerRecovery();
        driver.questions().findChild<QPushButton *>()->click();
        QCOMPARE(driver.document().sketch(), before);
        QVERIFY(driver.window().files().saveTo(driver.tab(), fileIn(u"recovered.merlon-board"_s)));
        QVERIFY(folder.entryList({u"*.picture"_s, u"*.json"_s}, QDir::Files).isEmpty());
    }

    void itIsLockedUntilItsLayerIsFree()
    {
        EditorDriver driver;
        driver.beginEmpty();
        driver.part<BackgroundActions>().put(picture(u"green.png"_s));
        const auto drag = [&driver] {
            QWidget *on = driver.view().viewport();
            const QPoint from = driver.view().viewportPointOf({300, 300});
            const QPoint to = driver.view().viewportPointOf({400, 350});
            QTest::mousePress(on, Qt::LeftButton, {}, from);
            for (int step = 1; step <= 5; ++step) {
                const QPoint at = from + (to - from) * step / 5;
                QMouseEvent move(QEvent::MouseMove, at, on->mapToGlobal(at), Qt::NoButton, Qt::LeftButton,
                                 Qt::NoModifier);
                QCoreApplication::sendEvent(on, &move);
            }
            QTest::mouseRelease(on, Qt::LeftButton, {}, to);
        };
        drag();
        QCOMPARE(background(driver)->at, Point {});
        driver.part<LayersPanel>().lockedBox(LayerKind::Background).click();
        drag();
        QVERIFY(std::abs(background(driver)->at.x - 100) <= 2
                && std::abs(background(driver)->at.y - 50) <= 2);
        driver.part<LayersPanel>().visibleBox(LayerKind::Background).click();
        const Point before = background(driver)->at;
        drag();
        QCOMPARE(background(driver)->at, before);
    }

    void exportsLeaveItOut()
    {
        EditorDriver driver;
        driver.window().files().open(
            QStringLiteral(MERLON_SOURCE_DIR "/resources/boards/two-shoulders.json"));
        QVERIFY(driver.part<ExportActions>().exportTo(driver.tab(), fileIn(u"without.png"_s)));
        driver.part<BackgroundActions>().put(picture(u"green.png"_s));
        QVERIFY(driver.part<ExportActions>().exportTo(driver.tab(), fileIn(u"with.png"_s)));
        const QImage with(fileIn(u"with.png"_s));
        const QImage without(fileIn(u"without.png"_s));
        QCOMPARE(with.size(), without.size());
        int greener = 0;
        for (int y = 0; y < with.height(); y += 5) {
            for (int x = 0; x < with.width(); x += 5)
                greener += isGreener(with.pixelColor(x, y), without.pixelColor(x, y)) ? 1 : 0;
        }
        QCOMPARE(greener, 0);
    }

    void theMenuFollowsThePicture()
    {
        EditorDriver driver;
        driver.beginEmpty();
        QVERIFY(!driver.action("remove-picture").isEnabled());
        driver.part<BackgroundActions>().put(picture(u"green.png"_s));
        QVERIFY(driver.action("remove-picture").isEnabled());
        driver.action("remove-picture").trigger();
        QVERIFY(!background(driver));
        QVERIFY(!driver.action("arrange-picture").isEnabled());
        driver.document().undoStack().undo();
        QVERIFY(background(driver));
    }
};

MERLON_TEST(BackgroundTest)
#include "background_test.moc"
