#include "core/board/changes/change.h"
#include "core/board/files/graphml.h"
#include "core/board/files/library.h"
#include "editor/analysis/analysis_form.h"
#include "editor/analysis/analysis_panel.h"
#include "editor/analysis/report_overlay.h"
#include "editor/canvas/overlays/heat_overlay.h"
#include "editor/export/board_export_dialog.h"
#include "editor/export/export_picture.h"
#include "editor/export/preview_pane.h"
#include "editor/window/documents/export_actions.h"
#include "tests/editor/editor_driver.h"
#include "tests/support/boards.h"
#include "tests/support/test_program.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QFile>
#include <QImage>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>
#include <QTimer>

#include <algorithm>
#include <cmath>
#include <memory>

using namespace merlon;
using namespace Qt::StringLiterals;
using testing::EditorDriver;

namespace {

QByteArray bytesIn(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// A window with a fortress on which there is something of everything: a note, marks, a selection.
struct FullDrawing : EditorDriver {
    explicit FullDrawing(const QString &language = u"en"_s)
        : EditorDriver(language)
    {
        window().documents().addBoard({testing::shippedBoard("two-shoulders"), {}});
        Sketch sketch;
        sketch.notes.push_back({"note", NoteKind::Question, {450, 450}, "Too strong?"});
        document().draw(sketch, u"Note"_s);
        document().select({{"west-wall-1", "west-wall-2"}, {}});
        const std::vector<Mark> marks {{MarkStyle::Narrow, "west-wall-1"}};
        view().setOverlay(std::make_shared<const ReportOverlay>(
            board(), marks, QStringList {u"Narrow places"_s, u"All must pass here."_s}));
        QCoreApplication::processEvents();
    }
};

/// The page of exports of the board in front, and hands that choose.
class OpenPage {
public:
    explicit OpenPage(EditorDriver &driver)
        : m_subject(subjectOf(driver.view()))
        , m_dialog(m_subject, rememberedExport(usualExport(m_subject)), driver.appearance())
    {
        m_dialog.show();
    }

    BoardExportDialog &dialog() { return m_dialog; }
    template <class Field>
    Field &field(const char *name)
    {
        return *m_dialog.findChild<Field *>(QLatin1String(name));
    }
    void choose(const char *name, int number) { field<QComboBox>(name).setCurrentIndex(number); }
    void chooseForm(ExportForm form)
    {
        QComboBox &forms = field<QComboBox>("form");
        forms.setCurrentIndex(forms.findData(static_cast<int>(form)));
    }
    const QImage &preview() { return m_dialog.findChild<PreviewPane *>()->image(); }
    QString summary() { return m_dialog.findChild<PreviewPane *>()->accessibleDescription(); }
    QString message() { return m_dialog.findChild<MessageBar *>()->text(); }
    /// What the file holds when the page has written it.
    QByteArray written(const QString &name)
    {
        const QString file = testing::testFolder() + u'/' + name;
        QFile::remove(file);
        return m_dialog.write(file) ? bytesIn(file) : QByteArray();
    }

private:
    ExportSubject m_subject;
    BoardExportDialog m_dialog;
};

} // namespace

/// The page on which everything about an export is chosen.
class ExportPageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void eachChoiceChangesTheImage_data()
    {
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<int>("number"); // of a box of choices; -1: the check box is clicked
        QTest::newRow("night") << QByteArray("theme") << 2;
        QTest::newRow("keys") << QByteArray("labels") << 1;
        QTest::newRow("no names") << QByteArray("labels") << 2;
        QTest::newRow("French names") << QByteArray("language") << 2;
        for (const char *name : {"set-up", "notes", "grid", "overlay", "selection"})
            QTest::newRow(name) << QByteArray(name) << -1;
    }

    void eachChoiceChangesTheImage()
    {
        QFETCH(QByteArray, name);
        QFETCH(int, number);
        FullDrawing driver;
        OpenPage page(driver);
        const QImage preview = page.preview();
        const QByteArray svg = page.written(u"choice.svg"_s);
        QVERIFY(!preview.isNull() && !svg.isEmpty());
        if (number < 0)
            page.field<QCheckBox>(name.constData()).click();
        else
            page.choose(name.constData(), number);
        QTRY_VERIFY(page.preview() != preview);
        QVERIFY(page.written(u"choice.svg"_s) != svg);
    }

    void whatIsNotThereCannotBeTicked()
    {
        EditorDriver driver;
        driver.beginEmpty();
        OpenPage page(driver);
        for (const char *name : {"notes", "overlay", "selection"})
            QVERIFY2(!page.field<QCheckBox>(name).isEnabled(), name);
        QVERIFY(page.field<QCheckBox>("grid").isEnabled());
    }

    void oneSideFollowsTheOther()
    {
        FullDrawing driver;
        OpenPage page(driver);
        page.field<QSpinBox>("width").setValue(600);
        const QImage image = QImage::fromData(page.written(u"size.png"_s), "PNG");
        QVERIFY(std::abs(image.width() - 600) <= 1);
        QVERIFY(std::abs(image.height() - page.field<QSpinBox>("height").value()) <= 1);
        page.field<QSpinBox>("height").setValue(1200);
        const double ratio = page.field<QSpinBox>("width").value() / 1200.0;
        QVERIFY(std::abs(ratio - static_cast<double>(image.width()) / image.height()) < 0.01);
    }

    void millimetresArePrinted()
    {
        FullDrawing driver;
        OpenPage page(driver);
        page.choose("unit", 1);
        page.field<QSpinBox>("width").setValue(100);
        const QImage image = QImage::fromData(page.written(u"printed.png"_s), "PNG");
        const double millimetres = 1000.0 * image.width() / image.dotsPerMeterX();
        QVERIFY2(std::abs(millimetres - 100) <= 1, qPrintable(QString::number(millimetres)));
        QVERIFY(page.written(u"printed.svg"_s).left(400).contains("mm\""));
    }

    void aPageAndPrintAndPlayAreBothPdf()
    {
        FullDrawing driver;
        OpenPage page(driver);
        page.chooseForm(ExportForm::PrintAndPlay);
        QTRY_VERIFY(page.summary().contains(u"The PDF has"_s));
        QVERIFY(page.field<QSpinBox>("sheets").isVisible() && !page.field<QComboBox>("theme").isVisible());
        const QByteArray sheets = page.written(u"sheets.pdf"_s);
        QVERIFY(sheets.startsWith("%PDF") && sheets.count("/Type /Page\n") > 1);
        page.chooseForm(ExportForm::Pdf);
        const QByteArray one = page.written(u"one.pdf"_s);
        QVERIFY(one.startsWith("%PDF") && one.count("/Type /Page\n") == 1);
    }

    void graphsAreToldInASentence()
    {
        FullDrawing driver;
        OpenPage page(driver);
        page.chooseForm(ExportForm::GraphMl);
        QTRY_VERIFY(page.preview().isNull());
        QVERIFY2(page.summary().startsWith(u"35 place"_s), qPrintable(page.summary()));
        QVERIFY2(page.summary().contains(u"Notes and the background image are omitted"_s),
                 qPrintable(page.summary()));
        page.field<QCheckBox>("selection").click();
        QTRY_VERIFY2(page.summary().startsWith(u"2 place"_s), qPrintable(page.summary()));
        const auto board =
            boardFromGraphml(page.written(u"part.graphml"_s).toStdString(), testing::schemaOf, "test");
        QVERIFY(board);
        QCOMPARE(board->places().size(), std::size_t(2));
    }

    void choicesAreRemembered()
    {
        FullDrawing driver;
        {
            OpenPage page(driver);
            page.chooseForm(ExportForm::Svg);
            page.choose("labels", 1);
            page.field<QCheckBox>("grid").setChecked(true);
            page.field<QCheckBox>("set-up").setChecked(false);
            page.dialog().reject();
        }
        OpenPage page(driver);
        QVERIFY(page.dialog().suggestedFile().endsWith(u"/two-shoulders.svg"_s));
        QCOMPARE(page.field<QComboBox>("labels").currentIndex(), 1);
        QVERIFY(page.field<QCheckBox>("grid").isChecked());
        QVERIFY(!page.field<QCheckBox>("set-up").isChecked());
        QVERIFY(!page.field<QCheckBox>("selection").isChecked());
    }

    void whatCannotBeWrittenStaysAsItWas()
    {
        FullDrawing driver;
        OpenPage page(driver);
        const QString file = testing::testFolder() + u"/kept.doc"_s;
        QFile kept(file);
        QVERIFY(kept.open(QIODevice::WriteOnly) && kept.write("kept") == 4);
        kept.close();
        QVERIFY(!page.dialog().write(file));
        QCOMPARE(bytesIn(file), QByteArray("kept"));
        QVERIFY2(page.message().contains(u"png"_s), qPrintable(page.message()));
        QVERIFY(!page.dialog().write(testing::testFolder() + u"/no-such-folder/board.png"_s));
        QVERIFY2(page.message().contains(u"no-such-folder"_s), qPrintable(page.message()));
        QVERIFY(page.dialog().isVisible());
    }

    void theImageIsCopiedAsLargeAsItIsWritten()
    {
        FullDrawing driver;
        OpenPage page(driver);
        page.dialog().copyImage();
        const QImage copied = QGuiApplication::clipboard()->image();
        QCOMPARE(copied.size(), QImage::fromData(page.written(u"copied.png"_s), "PNG").size());
    }

    void fitsIntoASmallWindow_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("English") << u"en"_s;
        QTest::newRow("French") << u"fr"_s;
    }

    void fitsIntoASmallWindow()
    {
        QFETCH(QString, language);
        FullDrawing driver(language);
        OpenPage page(driver);
        for (const ExportForm form : {ExportForm::Png, ExportForm::PrintAndPlay, ExportForm::Dot}) {
            page.chooseForm(form);
            QCoreApplication::processEvents();
            const QSize least = page.dialog().minimumSizeHint();
            QVERIFY2(least.width() <= 1280 && least.height() <= 620,
                     qPrintable(u"%1 x %2"_s.arg(least.width()).arg(least.height())));
        }
    }

    /// With what was found below the board.
    void anAnalysisCanBecomeAnImage()
    {
        FullDrawing driver;
        driver.view().setOverlay(nullptr);
        AnalysisPanel &panel = driver.part<AnalysisPanel>();
        driver.action("analyse").trigger();
        panel.form().choose("march");
        QTRY_VERIFY(panel.isUpToDate() && panel.table().rowCount() > 0);
        QPushButton *save = nullptr;
        for (auto *button : panel.findChildren<QPushButton *>())
            save = button->text().startsWith(u"Save as"_s) ? button : save;
        QVERIFY(save && save->isEnabled());
        bool wasTicked = false;
        QTimer::singleShot(0, &panel, [&] {
            auto *dialog = QApplication::activeModalWidget();
            const auto *overlay = dialog ? dialog->findChild<QCheckBox *>(u"overlay"_s) : nullptr;
            wasTicked = overlay && overlay->isEnabled() && overlay->isChecked();
            if (dialog)
                dialog->close();
        });
        save->click();
        QVERIFY(wasTicked);
        OpenPage page(driver);
        const QImage with = page.preview();
        page.field<QCheckBox>("overlay").click();
        QTRY_VERIFY(page.preview() != with);
        QVERIFY(with.height() * page.preview().width()
                > page.preview().height() * with.width()); // text below
    }

    /// With a line below the image for each style of marks, and a sample that looks different from the others.
    void theLegendHasALineForEachStyle()
    {
        const Board board = testing::shippedBoard("two-shoulders");
        const std::vector<Mark> marks {{MarkStyle::Narrow, "west-wall-1"},
                                       {MarkStyle::Narrow, "west-wall-2"},
                                       {MarkStyle::Poor, "west-wall-3"},
                                       {MarkStyle::Lacking, "east-wall-1"},
                                       {MarkStyle::Reach, "west-wall-1", "west-rampart-1"},
                                       {MarkStyle::Way, "west-wall-1", "west-rampart-1"}};
        const std::vector<LegendLine> legend = ReportOverlay(board, marks).legend();
        QCOMPARE(legend.size(), std::size_t(5));
        std::vector<QImage> samples;
        QStringList texts;
        for (const LegendLine &line : legend) {
            QImage sample(72, 34, QImage::Format_RGB32);
            sample.fill(Qt::white);
            const QImage blank = sample;
            QPainter painter(&sample);
            line.paint(painter, QRectF(sample.rect()), canvas::Theme::day());
            painter.end();
            QVERIFY2(sample != blank, qPrintable(line.text));
            QVERIFY2(std::ranges::find(samples, sample) == samples.end(), qPrintable(line.text));
            samples.push_back(sample);
            texts << line.text;
        }
        QCOMPARE(texts.removeDuplicates(), 0);
    }

    void theLegendStandsBelowTheImage()
    {
        FullDrawing driver;
        const auto heightWith = [&](const std::vector<Mark> &marks) {
            driver.view().setOverlay(
                std::make_shared<const ReportOverlay>(driver.board(), marks, QStringList {u"Marks"_s}));
            OpenPage page(driver);
            const QImage &image = page.preview();
            return static_cast<double>(image.height()) / image.width();
        };
        const double one = heightWith({{MarkStyle::Narrow, "west-wall-1"}});
        QVERIFY(heightWith({{MarkStyle::Narrow, "west-wall-1"}, {MarkStyle::Poor, "west-wall-2"}}) > one);
        QCOMPARE(heightWith({{MarkStyle::Narrow, "west-wall-1"}, {MarkStyle::Narrow, "west-wall-2"}}), one);
    }

    /// On the board there are only its discs: what they mean stands below, with a sample each.
    void aHeatMapHidesNoName()
    {
        FullDrawing driver;
        driver.view().setOverlay(
            std::make_shared<const HeatOverlay>(HeatMap({{"west-wall-1", 4}}, u"Losses"_s)));
        const ExportSubject subject = subjectOf(driver.view());
        const ExportLook look {driver.appearance().art(), QFont()};
        ExportChoice choice;
        const QImage with = exportImage(subject, choice, look).image(1);
        choice.overlay = false;
        const QImage bare = exportImage(subject, choice, look).image(1);
        QVERIFY(with.height() > bare.height());
        QCOMPARE(with.width(), bare.width());
        QRect changed;
        for (int y = 0; y < bare.height() - 2; ++y) { // the text below begins there
            for (int x = 0; x < bare.width(); ++x) {
                if (with.pixel(x, y) != bare.pixel(x, y))
                    changed |= QRect(x, y, 1, 1);
            }
        }
        QVERIFY2(changed.width() > 20 && changed.width() < 120 && changed.height() < 120,
                 qPrintable(u"%1 x %2"_s.arg(changed.width()).arg(changed.height())));
        QCOMPARE(driver.view().overlay()->legend().size(), std::size_t {2});
    }

    /// From the cover on; the window goes on speaking its own language.
    void printAndPlayIsInTheLanguageChosen()
    {
        FullDrawing driver;
        OpenPage page(driver);
        page.chooseForm(ExportForm::PrintAndPlay);
        QTRY_VERIFY(page.summary().contains(u"The PDF has"_s));
        const QImage english = page.preview();
        QVERIFY(page.field<QComboBox>("language").isEnabled());
        page.choose("language", 2);
        QTRY_VERIFY(page.preview() != english);
        const QImage french = page.preview();
        QVERIFY2(page.summary().contains(u"The PDF has"_s), qPrintable(page.summary()));
        page.choose("language", 1);
        QTRY_VERIFY(page.preview() == english);
        page.field<QCheckBox>("cover").click();
        QTRY_VERIFY(page.preview() != english);
        QVERIFY(page.preview() != french);
    }

    void isWrittenAgainToTheSameFile()
    {
        FullDrawing driver;
        const QString file = testing::testFolder() + u"/again.svg"_s;
        QVERIFY(driver.part<ExportActions>().exportTo(driver.tab(), file));
        const QByteArray before = bytesIn(file);
        driver.document().perform(movePlace(driver.board(), "west-wall-1", {400, 600}), u"Move"_s);
        driver.action("export-again").trigger();
        QVERIFY(bytesIn(file) != before);
    }
};

MERLON_TEST(ExportPageTest)
#include "export_page_test.moc"
