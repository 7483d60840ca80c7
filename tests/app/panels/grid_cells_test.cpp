#include "app/widgets/rows/line_row.h"
#include "app/words/language.h"
#include "tests/app/panels/busy_position.h"
#include "tests/app/panels/panel_contents.h"
#include "tests/support/test_program.h"

#include <QCoreApplication>
#include <QEnterEvent>
#include <QLabel>
#include <QTest>

#include <algorithm>
#include <cstdlib>
#include <memory>
#include <string>
#include <vector>

using namespace Qt::StringLiterals;
using namespace merlon;
using testing::itemOf;

namespace {

Item cellOf(const char *key, int row, int column)
{
    Item item {.key = key, .type = "token"};
    item.row = row;
    item.column = column;
    return item;
}

GridHeading heading(const char *key, bool faded = false)
{
    GridHeading made;
    made.name.key = key;
    made.faded = faded;
    return made;
}

/// Two rows and three columns; one cell has two items, and the last column cannot be had yet.
Tableau twoRows()
{
    Tableau tableau;
    Zone &zone = tableau.beside(kNobody, ZoneKind::Tokens);
    zone.grid =
        ZoneGrid {{heading("stores"), heading("walls")}, {heading("1"), heading("2"), heading("3", true)}};
    zone.items = {cellOf("plow", 0, 0), cellOf("ox", 0, 1), cellOf("cart", 0, 1), cellOf("plank", 1, 0),
                  cellOf("arch", 1, 2)};
    zone.items.front().done = true;
    zone.items.back().faded = true;
    return tableau;
}

/// A panel on the screen that shows a tableau.
struct ShownPanel {
    std::unique_ptr<siege2::Table> table = testing::busyTable();
    std::unique_ptr<View> view = table->state().seenBy(SeatSet::all());
    testing::BothSides sides;

    explicit ShownPanel(const Tableau &tableau)
    {
        const Speaker speaker(view->setup());
        panel().show(*view, tableau, speaker);
        panel().resize(320, 600);
        panel().QWidget::show();
        QCoreApplication::processEvents();
    }

    TableauPanel &panel() { return sides.defenders; }
    ThingItem *item(const char *key) { return itemOf(panel(), {-1, -1, "token", key}); }
    QPoint middleOf(const QWidget *widget) { return widget->mapTo(&panel(), widget->rect().center()); }
    QLabel *heading(const QString &text)
    {
        const QList<QLabel *> labels = panel().findChildren<QLabel *>();
        const auto found = std::ranges::find(labels, text, &QLabel::text);
        return found == labels.end() ? nullptr : *found;
    }
};

} // namespace

/// Zones whose items stand in rows and columns with headings.
class GridCellsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void itemsStandInTheirRowsAndColumns();
    void headingsAreReadAloudWithTheItems();
    void arrowKeysGoFromItemToItem();
    void whatIsPointedAtIsTold();
    void aLineNamesWhatBelongsToIt();

private:
    const Language m_language {u"en"_s};
};

void GridCellsTest::itemsStandInTheirRowsAndColumns()
{
    ShownPanel shown(twoRows());
    const auto at = [&](const char *key) { return shown.middleOf(shown.item(key)); };
    QVERIFY(std::abs(at("plow").x() - at("plank").x()) <= 2);
    QVERIFY(at("plow").x() < at("ox").x());
    QVERIFY(std::abs(at("ox").x() - at("cart").x()) <= 2);
    QVERIFY(at("ox").y() < at("cart").y());
    QVERIFY(at("cart").y() < at("plank").y());
    QVERIFY(std::abs(at("plank").y() - at("arch").y()) <= 2);
    QVERIFY(at("ox").x() < at("arch").x());
    const QLabel *stores = shown.heading(u"Stores"_s);
    const QLabel *second = shown.heading(u"2"_s);
    QVERIFY(stores && second && shown.heading(u"Walls"_s) && shown.heading(u"3"_s));
    QVERIFY(shown.middleOf(stores).x() < at("plow").x());
    QVERIFY(shown.middleOf(second).y() < at("ox").y());
    QVERIFY(std::abs(shown.middleOf(second).x() - at("ox").x()) <= 2);
}

void GridCellsTest::headingsAreReadAloudWithTheItems()
{
    ShownPanel shown(twoRows());
    const QString arch = shown.item("arch")->accessibleName().replace(QChar::Nbsp, u' ');
    QCOMPARE(arch, u"Arch (Walls, 3)"_s);
    QVERIFY(shown.item("plow")->accessibleName().contains(u"done"_s));
}

/// Tab comes to one of them, though none can be chosen.
void GridCellsTest::arrowKeysGoFromItemToItem()
{
    ShownPanel shown(twoRows());
    const QList<ThingItem *> items = shown.panel().findChildren<ThingItem *>();
    QVERIFY(
        std::ranges::count_if(items, [](const ThingItem *item) { return item->focusPolicy() != Qt::NoFocus; })
        == 1);
    QVERIFY(shown.item("plow")->focusPolicy() == Qt::TabFocus);
    const auto after = [&](const char *key, Qt::Key pressed) {
        QTest::keyClick(shown.item(key), pressed);
        const auto *item = qobject_cast<const ThingItem *>(shown.panel().focusWidget());
        return item ? item->thing().key : std::string();
    };
    QCOMPARE(after("plow", Qt::Key_Right), std::string("ox"));
    QCOMPARE(after("ox", Qt::Key_Down), std::string("cart"));
    QCOMPARE(after("plow", Qt::Key_Down), std::string("plank"));
    QCOMPARE(after("plank", Qt::Key_Right), std::string("arch"));
    QCOMPARE(after("arch", Qt::Key_Left), std::string("plank"));
    QCOMPARE(after("plank", Qt::Key_Left), std::string("plank")); // there is nothing further on
}

/// What can be had next, unless something is pointed at.
void GridCellsTest::whatIsPointedAtIsTold()
{
    ShownPanel shown(twoRows());
    const auto *told = shown.panel().findChild<QLabel *>(u"told"_s);
    QVERIFY(told && told->isVisibleTo(&shown.panel()));
    if (QWidget *focused = shown.panel().focusWidget())
        focused->clearFocus(); // nothing is pointed at by the keyboard either
    QVERIFY2(told->text().contains(u"Ox"_s), qPrintable(told->text()));
    const QPointF inside(3, 3);
    QEnterEvent enter(inside, inside, shown.item("arch")->mapToGlobal(inside));
    QCoreApplication::sendEvent(shown.item("arch"), &enter);
    QVERIFY2(told->text().contains(u"Arch"_s), qPrintable(told->text()));
    QEvent leave(QEvent::Leave);
    QCoreApplication::sendEvent(shown.item("arch"), &leave);
    QVERIFY(told->text().contains(u"Ox"_s));
}

void GridCellsTest::aLineNamesWhatBelongsToIt()
{
    Tableau tableau;
    Zone &zone = tableau.beside(kNobody, ZoneKind::Lines);
    zone.items.push_back({.key = "captain", .type = "token"});
    zone.items.back().members = {std::vector<Word> {Word {"wall"}},
                                 std::vector<Word> {Word {"1"}, Word {"2"}}};
    zone.items.back().current = true;
    zone.items.push_back({.key = "guard", .type = "token"});
    ShownPanel shown(tableau);
    const auto *captain = qobject_cast<const LineRow *>(shown.item("captain"));
    const auto *guard = qobject_cast<const LineRow *>(shown.item("guard"));
    QVERIFY(captain && guard);
    QCOMPARE(QString(captain->content().note).replace(QChar::Nbsp, u' '), u"Wall · 1, 2"_s);
    QVERIFY(captain->content().current && !guard->content().current);
    QVERIFY(captain->accessibleName().contains(u"now"_s));
    QVERIFY(guard->content().note.isEmpty());
}

MERLON_TEST(GridCellsTest)
#include "grid_cells_test.moc"
