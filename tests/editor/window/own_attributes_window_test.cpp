#include "core/board/files/graphml.h"
#include "core/board/files/schema_file.h"
#include "core/board/finding.h"
#include "editor/panels/own_attributes/own_attributes_dialog.h"
#include "editor/panels/properties/properties_panel.h"
#include "editor/tabs/find_bar.h"
#include "tests/editor/editor_driver.h"
#include "tests/support/boards.h"
#include "tests/support/test_program.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QTableWidget>
#include <QTest>
#include <QTreeWidget>
#include <QWheelEvent>

#include <algorithm>
#include <optional>

using namespace merlon;
using namespace Qt::StringLiterals;
using testing::EditorDriver;

namespace {

/// A widget by what it is called; null if there is none.
template <class Widget>
Widget *namedWidget(const QWidget &in, const QString &name)
{
    for (auto *widget : in.findChildren<Widget *>()) {
        if (widget->accessibleName() == name)
            return widget;
    }
    return nullptr;
}

/// An editor with a board in front, and a hand for the dialog.
struct MarkDriver : EditorDriver {
    explicit MarkDriver(const QString &language = u"en"_s)
        : EditorDriver(language)
    {
        window().documents().addBoard({testing::shippedBoard("two-shoulders"), {}});
    }

    OwnAttributesDialog &ask()
    {
        action("own-attributes").trigger();
        QCoreApplication::processEvents();
        const auto dialogs =
            window().findChildren<OwnAttributesDialog *>(); // those before are still to be deleted
        const auto open = std::ranges::find_if(dialogs, &QWidget::isVisible);
        if (open == dialogs.end())
            qFatal("no dialog");
        return **open;
    }

    void pick(std::set<std::string> places)
    {
        Selection some;
        some.places = std::move(places);
        document().select(some);
        QCoreApplication::processEvents();
    }

    bool showsHeading(const QString &text)
    {
        const auto labels = part<PropertiesPanel>().findChildren<QLabel *>();
        return std::ranges::any_of(labels, [&](const QLabel *label) { return label->text() == text; });
    }

    AttributeValue valueAt(const std::string &place, const std::string &key)
    {
        const Attributes &attributes = board().find(place)->attributes;
        const auto held = attributes.find(key);
        return held == attributes.end() ? AttributeValue(false) : held->second;
    }

    std::size_t countFound(const QString &text)
    {
        action("find").trigger();
        auto *line = tab().findChild<FindBar *>()->findChild<QLineEdit *>();
        line->clear();
        QTest::keyClicks(line, text);
        return document().selection().places.size();
    }
};

void pressIn(const OwnAttributesDialog &dialog, const QString &text)
{
    for (auto *button : dialog.findChildren<QPushButton *>()) {
        if (button->text() == text && button->isEnabled()) {
            button->click();
            QCoreApplication::processEvents();
            return;
        }
    }
    QFAIL(qPrintable(text));
}

QPushButton *okButton(const OwnAttributesDialog &dialog)
{
    return dialog.findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok);
}

void retype(const QWidget &in, const QString &line, const QString &text)
{
    auto *edit = namedWidget<QLineEdit>(in, line);
    edit->selectAll();
    QTest::keyClicks(edit, text);
    QCoreApplication::processEvents();
}

void chooseType(const OwnAttributesDialog &dialog, const QString &type)
{
    auto *box = namedWidget<QComboBox>(dialog, u"Type"_s);
    box->setCurrentIndex(box->findText(type));
    Q_EMIT box->activated(box->currentIndex());
    QCoreApplication::processEvents();
}

QTreeWidgetItem *rowOfKind(const OwnAttributesDialog &dialog, const QString &kind)
{
    const auto *tree = dialog.findChild<QTreeWidget *>();
    const auto found = tree->findItems(kind, Qt::MatchExactly | Qt::MatchRecursive);
    return found.isEmpty() ? nullptr : found.front();
}

/// The year in which a wall was built.
void addYear(MarkDriver &driver)
{
    OwnAttributesDialog &dialog = driver.ask();
    pressIn(dialog, u"&Add"_s);
    retype(dialog, u"English name"_s, u"Year built"_s);
    chooseType(dialog, u"Number"_s);
    namedWidget<QSpinBox>(dialog, u"Maximum"_s)->setValue(1500);
    rowOfKind(dialog, u"All types of places"_s)->setCheckState(0, Qt::Unchecked);
    rowOfKind(dialog, u"Wall"_s)->setCheckState(0, Qt::Checked);
    QVERIFY(okButton(dialog)->isEnabled());
    okButton(dialog)->click();
    QCoreApplication::processEvents();
}

} // namespace

class OwnAttributesWindowTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void anAttributeIsAddedAndFilledIn()
    {
        MarkDriver driver;
        const Board before = driver.board();
        driver.pick({"west-wall-1"});
        QVERIFY(!driver.showsHeading(u"Your own"_s));
        addYear(driver);
        const std::vector<OwnAttribute> &own = driver.board().info().ownAttributes;
        QCOMPARE(own.size(), std::size_t {1});
        QCOMPARE(own.front().key, std::string("year-built"));
        QCOMPARE(own.front().maximum, std::int64_t {1500});
        QCOMPARE(own.front().places.kinds, std::vector<std::string> {"wall"});

        QVERIFY(driver.showsHeading(u"Your own"_s));
        auto *year = namedWidget<QSpinBox>(driver.part<PropertiesPanel>(), u"Year built"_s);
        QVERIFY(year);
        QCOMPARE(year->maximum(), 1500);
        year->setValue(1240);
        QVERIFY(driver.valueAt("west-wall-1", "year-built") == AttributeValue(std::int64_t {1240}));
        driver.action("undo").trigger();
        QVERIFY(!driver.board().find("west-wall-1")->attributes.contains("year-built"));
        QCOMPARE(year->value(), 0);
        driver.action("undo").trigger();
        QCOMPARE(driver.board(), before);
        QVERIFY(!driver.showsHeading(u"Your own"_s));
        driver.action("redo").trigger();
        driver.pick({"west-rampart-1"});
        QVERIFY(!driver.showsHeading(u"Your own"_s));
    }

    void severalPlacesGetItTogether()
    {
        MarkDriver driver;
        addYear(driver);
        driver.pick({"west-wall-1", "west-wall-2"});
        namedWidget<QSpinBox>(driver.part<PropertiesPanel>(), u"Year built"_s)->setValue(1240);
        QVERIFY(driver.valueAt("west-wall-2", "year-built") == AttributeValue(std::int64_t {1240}));
        QCOMPARE(driver.countFound(u"1240"_s), std::size_t {2});
        QCOMPARE(driver.countFound(u"year b"_s), std::size_t {2});
        QCOMPARE(driver.countFound(u"1241"_s), std::size_t {0});
    }

    void theBoardHasItsOwn()
    {
        MarkDriver driver;
        OwnAttributesDialog &dialog = driver.ask();
        pressIn(dialog, u"&Add"_s);
        retype(dialog, u"English name"_s, u"Tried"_s);
        rowOfKind(dialog, u"The board"_s)->setCheckState(0, Qt::Checked);
        okButton(dialog)->click();
        driver.pick({});
        auto *tried = namedWidget<QCheckBox>(driver.part<PropertiesPanel>(), u"Tried"_s);
        QVERIFY(tried);
        tried->click();
        QVERIFY(driver.board().info().attributes.at("tried") == AttributeValue(true));
        driver.action("undo").trigger();
        QVERIFY(driver.board().info().attributes.empty());
        QVERIFY(!tried->isChecked());
    }

    void wordsAreChosenFromAList()
    {
        MarkDriver driver;
        OwnAttributesDialog &dialog = driver.ask();
        pressIn(dialog, u"&Add"_s);
        retype(dialog, u"English name"_s, u"Stone"_s);
        chooseType(dialog, u"One of several words"_s);
        QVERIFY(!okButton(dialog)->isEnabled());
        auto *words = dialog.findChild<QTableWidget *>();
        for (const QString &word : {u"Granite"_s, u"Old oak"_s}) {
            words->item(words->rowCount() - 1, 1)->setText(word);
            QCoreApplication::processEvents();
        }
        QCOMPARE(words->rowCount(), 3);
        QVERIFY(okButton(dialog)->isEnabled());
        okButton(dialog)->click();
        driver.pick({"west-wall-1"});
        auto *stone = namedWidget<QComboBox>(driver.part<PropertiesPanel>(), u"Stone"_s);
        QVERIFY(stone);
        QCOMPARE(stone->currentText(), u"Granite"_s);
        stone->setCurrentIndex(stone->findText(u"Old oak"_s));
        Q_EMIT stone->activated(stone->currentIndex());
        QVERIFY(driver.valueAt("west-wall-1", "stone") == AttributeValue(std::string("old-oak")));
        QCOMPARE(driver.countFound(u"Old oak"_s), std::size_t {1});
    }

    void whatIsWrongIsSaidAtOnce()
    {
        MarkDriver driver;
        OwnAttributesDialog &dialog = driver.ask();
        const auto *problem = namedWidget<QLabel>(dialog, u"Problem"_s);
        pressIn(dialog, u"&Add"_s);
        QVERIFY(okButton(dialog)->isEnabled());
        retype(dialog, u"Key"_s, u"cauldron"_s); // of the walls of the game
        QVERIFY(!okButton(dialog)->isEnabled());
        QVERIFY2(problem->text().contains(u"“cauldron”"_s), qPrintable(problem->text()));
        retype(dialog, u"Key"_s, u"Two words"_s);
        QVERIFY(!okButton(dialog)->isEnabled());
        retype(dialog, u"Key"_s, u"two-words"_s);
        QVERIFY(okButton(dialog)->isEnabled());
        QVERIFY(problem->text().isEmpty());
        chooseType(dialog, u"Number"_s);
        namedWidget<QSpinBox>(dialog, u"Minimum"_s)->setValue(200);
        QVERIFY(!okButton(dialog)->isEnabled());
        const Board before = driver.board();
        dialog.accept();
        QCOMPARE(driver.board(), before);
    }

    /// The form scrolls: the wheel must not change what lies below the pointer.
    void theWheelChangesNothing()
    {
        MarkDriver driver;
        OwnAttributesDialog &dialog = driver.ask();
        pressIn(dialog, u"&Add"_s);
        chooseType(dialog, u"Number"_s);
        auto *most = namedWidget<QSpinBox>(dialog, u"Maximum"_s);
        const QPointF at = most->rect().center();
        QWheelEvent wheel(at, most->mapToGlobal(at), {}, {0, -120}, Qt::NoButton, Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(most, &wheel);
        QCOMPARE(most->value(), 100);
    }

    void aNewKeyTakesItsValuesAlong()
    {
        MarkDriver driver;
        addYear(driver);
        driver.pick({"west-wall-1"});
        namedWidget<QSpinBox>(driver.part<PropertiesPanel>(), u"Year built"_s)->setValue(1240);
        OwnAttributesDialog &dialog = driver.ask();
        retype(dialog, u"English name"_s, u"Built in"_s); // the key is known outside
        retype(dialog, u"Key"_s, u"built"_s);
        okButton(dialog)->click();
        QVERIFY(driver.valueAt("west-wall-1", "built") == AttributeValue(std::int64_t {1240}));
        QVERIFY(!driver.board().find("west-wall-1")->attributes.contains("year-built"));
        QVERIFY(checkBoard(driver.board(), siegeSchema()).empty());
    }

    void whatIsRemovedTakesItsValuesAlong()
    {
        MarkDriver driver;
        addYear(driver);
        driver.pick({"west-wall-1"});
        namedWidget<QSpinBox>(driver.part<PropertiesPanel>(), u"Year built"_s)->setValue(1240);
        const Board marked = driver.board();
        OwnAttributesDialog &dialog = driver.ask();
        pressIn(dialog, u"&Remove"_s);
        okButton(dialog)->click();
        QCOMPARE(driver.board(), testing::shippedBoard("two-shoulders"));
        driver.action("undo").trigger();
        QCOMPARE(driver.board(), marked);
    }

    void theirOrderIsThatOfTheRows()
    {
        MarkDriver driver;
        OwnAttributesDialog &dialog = driver.ask();
        pressIn(dialog, u"&Add"_s);
        pressIn(dialog, u"&Add"_s);
        QCOMPARE(dialog.findChild<QListWidget *>()->currentRow(), 1);
        pressIn(dialog, u"Move &up"_s);
        QCOMPARE(dialog.findChild<QListWidget *>()->currentRow(), 0);
        okButton(dialog)->click();
        const std::vector<OwnAttribute> &own = driver.board().info().ownAttributes;
        QCOMPARE(own[0].key, std::string("new-attribute-2"));
        QCOMPARE(own[1].key, std::string("new-attribute"));
    }

    void aSchemaIsSavedAndLoaded()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(u"mine.merlon-schema"_s);
        MarkDriver driver;
        addYear(driver);
        const std::vector<OwnAttribute> saved = driver.board().info().ownAttributes;
        OwnAttributesDialog &saving = driver.ask();
        QVERIFY(saving.save(file));
        driver.window().documents().addBoard({testing::shippedBoard("three-gates"), {}});
        QVERIFY(!saving.isVisible()); // its board is no longer in front
        OwnAttributesDialog &loading = driver.ask();
        QVERIFY(loading.load(file));
        okButton(loading)->click();
        QVERIFY(driver.board().info().ownAttributes == saved);
    }

    /// Read from a file, filled in, saved and opened again: as a board and as a graph.
    void whatASchemaFileAddsComesBack()
    {
        const QTemporaryDir folder;
        const QString schema = folder.filePath(u"years.merlon-schema"_s);
        const QString saved = folder.filePath(u"years.merlon-board"_s);
        const QString graph = folder.filePath(u"years.graphml"_s);
        std::optional<Board> filled;
        std::size_t findings = 0;
        {
            MarkDriver driver;
            addYear(driver);
            QVERIFY(driver.ask().save(schema));
            driver.window().documents().addBoard({testing::shippedBoard("three-gates"), {}});
            driver.document().checkNow();
            findings = driver.document().findings().size();
            OwnAttributesDialog &loading = driver.ask();
            QVERIFY(loading.load(schema));
            okButton(loading)->click();
            driver.pick({"west-wall-1"});
            namedWidget<QSpinBox>(driver.part<PropertiesPanel>(), u"Year built"_s)->setValue(1240);
            driver.document().checkNow();
            QCOMPARE(driver.document().findings().size(), findings);
            QVERIFY(driver.window().files().saveTo(driver.tab(), saved));
            filled = driver.board();
            QFile written(graph);
            QVERIFY(written.open(QIODevice::WriteOnly));
            written.write(QByteArray::fromStdString(boardToGraphml(*filled, &driver.document().schema())));
        }
        for (const QString &file : {saved, graph}) {
            MarkDriver again;
            QVERIFY(again.window().files().open(file));
            QCOMPARE(again.board(), *filled);
            again.pick({"west-wall-1"});
            auto *year = namedWidget<QSpinBox>(again.part<PropertiesPanel>(), u"Year built"_s);
            QVERIFY(year);
            QCOMPARE(year->value(), 1240);
            again.document().checkNow();
            QCOMPARE(again.document().findings().size(), findings);
        }
    }

    void aSchemaThatDoesNotFitIsRefused()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(u"mine.merlon-schema"_s);
        MarkDriver driver;
        OwnAttributesDialog &dialog = driver.ask();
        const auto *problem = namedWidget<QLabel>(dialog, u"Problem"_s);
        QVERIFY(!dialog.load(file));
        QVERIFY(problem->text().contains(u"mine.merlon-schema"_s));
        const auto put = [&](const std::string &text) {
            QFile written(file);
            QVERIFY(written.open(QIODevice::WriteOnly));
            written.write(QByteArray::fromStdString(text));
        };
        put(writeSchemaFile({"fiefs", {}}));
        QVERIFY(!dialog.load(file));
        QVERIFY(problem->text().contains(u"“fiefs”"_s));
        put("{}");
        QVERIFY(!dialog.load(file));
        QVERIFY(problem->text().contains(u"not a schema"_s));
        QCOMPARE(dialog.findChild<QListWidget *>()->count(), 0);
    }

    void whatIsPastedBringsItsAttributes()
    {
        MarkDriver driver;
        addYear(driver);
        driver.pick({"west-wall-1"});
        namedWidget<QSpinBox>(driver.part<PropertiesPanel>(), u"Year built"_s)->setValue(1240);
        driver.action("copy").trigger();
        driver.window().documents().addBoard({testing::shippedBoard("three-gates"), {}});
        const Board before = driver.board();
        driver.action("paste").trigger();
        QCOMPARE(driver.board().info().ownAttributes.size(), std::size_t {1});
        QCOMPARE(driver.board().places().size(), before.places().size() + 1);
        QVERIFY(driver.board().places().back().attributes.contains("year-built"));
        driver.action("undo").trigger();
        QCOMPARE(driver.board(), before);
    }

    void theirNamesAreInTheLanguageThatIsSpoken()
    {
        MarkDriver driver(u"fr"_s);
        OwnAttribute year;
        year.key = "year";
        year.names = {{"en", "Year"}, {"fr", "Année"}};
        year.places.isAll = true;
        BoardInfo info = driver.board().info();
        info.ownAttributes = {year};
        driver.document().perform({{ReplaceInfo {info}}}, [] { return u"x"_s; });
        driver.pick({"west-wall-1"});
        QVERIFY(namedWidget<QCheckBox>(driver.part<PropertiesPanel>(), u"Année"_s));
        OwnAttributesDialog &dialog = driver.ask();
        QCOMPARE(dialog.findChild<QListWidget *>()->item(0)->text(), u"Année"_s);
    }
};

MERLON_TEST(OwnAttributesWindowTest)
#include "own_attributes_window_test.moc"
