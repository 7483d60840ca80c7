#include "app/export/export_dialog.h"
#include "app/statistics/chart_page.h"
#include "app/statistics/chart_plot.h"
#include "app/statistics/statistics_window.h"
#include "app/statistics/turning_list.h"
#include "app/words/language.h"
#include "app/words/speaker.h"
#include "core/base/json.h"
#include "core/engine/records/record.h"
#include "core/games/module.h"
#include "tests/support/player_games.h"
#include "tests/support/test_program.h"
#include "tests/support/toy/toy_game.h"

#include <QApplication>
#include <QClipboard>
#include <QFile>
#include <QImage>
#include <QListWidget>
#include <QPushButton>
#include <QScreen>
#include <QSignalSpy>
#include <QSvgRenderer>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>

#include <atomic>
#include <functional>

using namespace merlon;
using namespace Qt::StringLiterals;

namespace {

/// A match of so many choices of computer players; 0: to its end.
Match played(std::string_view game, std::uint64_t seed, std::size_t choices = 0)
{
    return testing::playedMatch(testing::openOnItsBoard(game), "heuristic", seed, choices);
}

std::vector<Sitting> twoPersons()
{
    return {Sitting {u"person"_s, {}}, Sitting {u"person"_s, {}}};
}

/// The odds of one wall, found as a test says.
class FoundOdds final : public OddsSource {
public:
    using Find = std::function<std::optional<Odds>(const View &view, const std::atomic<bool> &cancelled)>;

    explicit FoundOdds(Find find)
        : m_find(std::move(find))
    {
    }
    std::vector<std::string> parts(const Setup &) const override { return {"west-wall-1"}; }
    std::optional<Odds> find(const View &view, const std::atomic<bool> &cancelled) const override
    {
        return m_find(view, cancelled);
    }

private:
    Find m_find;
};

QStringList fieldsOf(QString line)
{
    QStringList fields {QString()};
    bool quoted = false;
    for (const QChar letter : line) {
        if (letter == u'"')
            quoted = !quoted;
        else if (letter == u',' && !quoted)
            fields << QString();
        else
            fields.back() += letter;
    }
    return fields;
}

QPushButton *buttonOf(const QWidget &widget, const QString &text)
{
    for (QPushButton *button : widget.findChildren<QPushButton *>()) {
        if (button->text() == text)
            return button;
    }
    return nullptr;
}

QByteArray contentOf(const QString &name)
{
    QFile file(name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class StatisticsWindowTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void showsChartsAndTables();
    void chartsAreMadeOfWhatAGameDeclares();
    void namesOfRoundsDoNotRunIntoEachOther();
    void whatIsLeftForAllIsThePile();
    void anEmptyTableShowsNoCharts();
    void speaksFrench();
    void hidesWhatTheNextPersonMayNotSee();
    void findsTurningPointsAndGoesThere();
    void stopsLookingForOdds();
    void exportsPictures_data();
    void exportsPictures();
    void exportsNumbersThatReadBack();
    void exportsLogAndRecord();
    void saysWhereAFileCannotBeWritten();

private:
    Language m_language {u"en"_s};
    Appearance m_appearance {std::filesystem::path(MERLON_SOURCE_DIR) / "resources/art"};
};

void StatisticsWindowTest::init()
{
    m_language.change(u"en"_s);
    m_appearance.wish(ThemeWish::Day);
}

void StatisticsWindowTest::showsChartsAndTables()
{
    TableSession session(played("siege1", 3), twoPersons());
    session.begin();
    StatisticsWindow window(m_appearance);
    window.follow(&session);
    window.show();
    for (const char *key : {"strength", "losses", "hourglasses", "means", "glory"}) {
        window.showChart(key);
        const NamedChart &chart = window.page().chart();
        QVERIFY2(!chart.isEmpty(), key);
        QVERIFY(!chart.title.isEmpty());
        QTableView &table = window.page().table();
        QCOMPARE(table.model()->rowCount(), chart.columns.size());
        QCOMPARE(table.model()->columnCount(), int(chart.series.size()) + 1);
        QCOMPARE(table.accessibleName(), chart.title);
    }
    window.showChart("losses");
    QCOMPARE(window.page().chart().corner, u"Cause"_s);
    window.showChart("glory");
    QTest::mouseClick(buttonOf(window, u"Show as &table"_s), Qt::LeftButton);
    QVERIFY(window.page().table().isVisible());
    QTest::mouseClick(buttonOf(window, u"&Copy figures"_s), Qt::LeftButton);
    const QStringList lines = QGuiApplication::clipboard()->text().split(u'\n', Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), window.page().chart().columns.size() + 1);
    QCOMPARE(lines.front().split(u'\t').size(), 3);
}

/// Toll says how many cards everybody holds; coins and uses come of its tableau and its events. It has no odds.
void StatisticsWindowTest::chartsAreMadeOfWhatAGameDeclares()
{
    TableSession session(testing::playedMatch(toy::open({{"rules", "full"}}), "random", 3, 0),
                         std::vector<Sitting>(4, Sitting {u"person"_s, {}}));
    session.begin();
    QVERIFY(session.match().isOver());
    StatisticsWindow window(m_appearance);
    window.follow(&session);
    window.show();
    QStringList titles;
    const auto *names = window.findChild<QListWidget *>();
    for (int row = 0; row < names->count(); ++row)
        titles << names->item(row)->text();
    QVERIFY2(titles.contains(u"Cards in hand"_s), qPrintable(titles.join(u", "_s)));
    QVERIFY2(titles.contains(u"Coins"_s), qPrintable(titles.join(u", "_s)));
    window.showChart("coins");
    const NamedChart &coins = window.page().chart();
    QCOMPARE(coins.series.size(), std::size_t(4));
    QCOMPARE(coins.series[1].name, u"East"_s);
    QCOMPARE(coins.roundNames.size(), 3);
    QVERIFY(coins.series[0].side != coins.series[1].side); // each has the colour of its seat
    window.showChart("uses");
    QCOMPARE(window.page().chart().corner, u"What was used"_s);
    QVERIFY(!window.statistics().chart("odds"));
    QVERIFY(!window.turningList().isVisible());
}

void StatisticsWindowTest::namesOfRoundsDoNotRunIntoEachOther()
{
    NamedChart chart;
    for (int column = 0; column < 140; ++column)
        chart.columns << QString::number(column);
    chart.rounds = {0, 4, 12, 60, 69};
    chart.roundNames = {u"Turn 1"_s, u"Turn 2"_s, u"Turn 3"_s, u"Turn 4"_s, u"Turn 5"_s};
    QCOMPARE(roundNamesBelow(chart), (QStringList {u"Turn 1"_s, {}, u"Turn 3"_s, u"Turn 4"_s, {}}));
}

/// Its line has the name of the chart, which would say no more than the title does.
void StatisticsWindowTest::whatIsLeftForAllIsThePile()
{
    const auto setup = toy::open({{"rules", "full"}});
    Chart chart {.key = "coins", .columns = ChartColumns::Words};
    chart.names = {"coins"};
    chart.series = {{.key = "coins", .values = {5}}};
    QVERIFY(named({}, chart, Speaker(*setup)).series[0].name != u"Pile"_s);
    chart.series.push_back({.key = "", .seat = 0, .values = {1}});
    QCOMPARE(named({}, chart, Speaker(*setup)).series[0].name, u"Pile"_s);
}

void StatisticsWindowTest::anEmptyTableShowsNoCharts()
{
    StatisticsWindow window(m_appearance);
    const QSize room = window.screen()->availableSize();
    QVERIFY(window.width() < room.width() && window.height() < room.height()); // its frame, too, has room
    window.follow(nullptr);
    window.show();
    QVERIFY(window.statistics().charts.empty());
    QVERIFY(window.page().chart().isEmpty());
}

void StatisticsWindowTest::speaksFrench()
{
    m_language.change(u"fr"_s);
    TableSession session(played("siege1", 3, 200), twoPersons());
    session.begin();
    session.takeSeat();
    StatisticsWindow window(m_appearance);
    window.follow(&session);
    window.show();
    const auto *names = window.findChild<QListWidget *>();
    QVERIFY(names->sizeHintForColumn(0) <= names->viewport()->width()); // whole, the longest too
    window.showChart("strength", "west-wall-1");
    QVERIFY2(window.page().chart().title.startsWith(u"Forces sur les murs\u202f: "_s),
             qPrintable(window.page().chart().title));
    QVERIFY(window.page().chart().columns.back().startsWith(u"Manche"_s)
            || window.page().chart().columns.back().startsWith(u"Assaut"_s));
    NamedChart chart;
    chart.columns << u"a"_s;
    chart.series.push_back({u"b"_s, 0, false, {1.5}});
    QVERIFY(tabbedText(chart).contains(u"1,5"_s));
    QVERIFY(csvOf(chart).contains("1.5")); // for programs
}

/// While the screen is handed over nobody's knowledge shows: the log holds no choice with a secret in the clear.
void StatisticsWindowTest::hidesWhatTheNextPersonMayNotSee()
{
    TableSession session(played("siege2", 3, 300), twoPersons());
    session.begin();
    StatisticsWindow window(m_appearance);
    window.follow(&session);
    QVERIFY(session.stage() == TableSession::Stage::HandingOver);
    const auto hashOf = [&](SeatSet seats) {
        return statisticsOf(*session.seenBy(seats)).moments.back().view->hash();
    };
    QCOMPARE(window.statistics().moments.back().view->hash(), hashOf({}));
    session.takeSeat();
    QCOMPARE(window.statistics().moments.back().view->hash(), hashOf(session.eyes()));
    QVERIFY(hashOf(session.eyes()) != hashOf({}));
}

void StatisticsWindowTest::findsTurningPointsAndGoesThere()
{
    const FoundOdds odds([](const View &view, const std::atomic<bool> &) {
        const double share = view.position().value("round", 0) >= 2 ? 0.7 : 0.1;
        return std::optional(Odds {{share, 0.05}, {{share, 0.05}}});
    });
    TableSession session(played("siege2", 5), twoPersons());
    session.begin();
    StatisticsWindow window(m_appearance);
    window.follow(&session);
    window.setOdds(odds);
    window.show();
    window.showChart("odds");
    QVERIFY(buttonOf(window, u"&Calculate"_s)->isEnabled());
    buttonOf(window, u"&Calculate"_s)->click();
    auto *list = window.turningList().findChild<QListWidget *>();
    QTRY_COMPARE(list->count(), 1);
    QVERIFY2(list->item(0)->text().contains(u"10% → 70%"_s), qPrintable(list->item(0)->text()));
    QVERIFY(list->item(0)->text().contains(u"Round 2"_s));
    QCOMPARE(window.page().chart().marks.size(), std::size_t(1));
    QSignalSpy moments(&window, &StatisticsWindow::momentWanted);
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualItemRect(list->item(0)).center());
    QCOMPARE(moments.size(), 1);
    const std::size_t marked = window.page().chart().marks.front();
    QCOMPARE(moments.front().front().value<std::size_t>(), window.statistics().moments[marked].ply);
}

void StatisticsWindowTest::stopsLookingForOdds()
{
    std::atomic<int> asked = 0;
    const FoundOdds odds([&](const View &, const std::atomic<bool> &cancelled) -> std::optional<Odds> {
        ++asked;
        while (!cancelled)
            QThread::msleep(1);
        return std::nullopt;
    });
    TableSession session(played("siege2", 5, 300), twoPersons());
    session.begin();
    StatisticsWindow window(m_appearance);
    window.follow(&session);
    window.setOdds(odds);
    window.show();
    window.showChart("odds");
    QVERIFY(buttonOf(window, u"&Calculate"_s)->isEnabled());
    buttonOf(window, u"&Calculate"_s)->click();
    QTRY_COMPARE(asked.load(), 1);
    buttonOf(window, u"S&top"_s)->click();
    QVERIFY(buttonOf(window, u"&Calculate"_s));
    QTest::qWait(50);
    QCOMPARE(asked.load(), 1);
}

void StatisticsWindowTest::exportsPictures_data()
{
    QTest::addColumn<QString>("game");
    QTest::newRow("siege1") << "siege1";
    QTest::newRow("siege2") << "siege2";
}

void StatisticsWindowTest::exportsPictures()
{
    QFETCH(const QString, game);
    const QTemporaryDir folder;
    TableSession session(played(game.toStdString(), 4, 300), twoPersons());
    session.begin();
    StatisticsWindow window(m_appearance);
    window.follow(&session);
    ExportDialog dialog(session, window.charts(), m_appearance);
    const QString png = folder.filePath(u"a.png"_s);
    const QString svg = folder.filePath(u"a.svg"_s);
    QList<QImage> boards;
    for (const ThemeWish theme : {ThemeWish::Day, ThemeWish::Night}) {
        dialog.choose(ExportDialog::Part::TheBoard, ExportDialog::Form::PngFile);
        dialog.setTheme(theme);
        dialog.setScale(1.5);
        QVERIFY(dialog.fileName().endsWith(u".png"_s));
        QVERIFY(dialog.save(png));
        boards << QImage(png);
        QCOMPARE(std::max(boards.back().width(), boards.back().height()), 1800);
    }
    QVERIFY(boards[0].pixelColor(3, 3).lightness() > boards[1].pixelColor(3, 3).lightness() + 100);
    dialog.choose(ExportDialog::Part::TheBoard, ExportDialog::Form::SvgFile);
    QVERIFY(dialog.save(svg));
    QSvgRenderer board(svg);
    QVERIFY(board.isValid());
    QCOMPARE(std::max(board.viewBox().width(), board.viewBox().height()), 1200);
    if (!hasCharts())
        return;
    dialog.choose(ExportDialog::Part::AChart, ExportDialog::Form::PngFile);
    dialog.setScale(2);
    QVERIFY(dialog.save(png));
    QCOMPARE(QImage(png).size(), QSize(1920, 1080));
    dialog.choose(ExportDialog::Part::AChart, ExportDialog::Form::SvgFile);
    QVERIFY(dialog.save(svg));
    QVERIFY(QSvgRenderer(svg).isValid());
    QVERIFY(contentOf(svg).contains("Strength"));
}

void StatisticsWindowTest::exportsNumbersThatReadBack()
{
    const QTemporaryDir folder;
    TableSession session(played("siege2", 6), twoPersons());
    session.begin();
    StatisticsWindow window(m_appearance);
    window.follow(&session);
    const std::vector<NamedChart> charts = window.charts();
    ExportDialog dialog(session, charts, m_appearance);
    for (std::size_t number = 0; number < charts.size(); ++number) {
        const NamedChart &chart = charts[number];
        dialog.choose(ExportDialog::Part::AChart, ExportDialog::Form::CsvFile, static_cast<int>(number));
        const QString file = folder.filePath(dialog.fileName());
        QVERIFY(file.endsWith(u".csv"_s));
        QVERIFY(dialog.save(file));
        const QStringList lines = QString::fromUtf8(contentOf(file)).split(u"\r\n"_s, Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), chart.columns.size() + 1);
        for (qsizetype column = 0; column < chart.columns.size(); ++column) {
            const QStringList fields = fieldsOf(lines[column + 1]);
            QCOMPARE(fields.size(), qsizetype(chart.series.size()) + 1);
            QCOMPARE(fields[0], chart.columns[column]);
            for (std::size_t row = 0; row < chart.series.size(); ++row)
                QCOMPARE(fields[static_cast<qsizetype>(row) + 1].toDouble(),
                         chart.series[row].values[static_cast<std::size_t>(column)]);
        }
    }
}

void StatisticsWindowTest::exportsLogAndRecord()
{
    const QTemporaryDir folder;
    TableSession session(played("siege1", 6, 200), twoPersons());
    session.begin();
    ExportDialog dialog(session, {}, m_appearance);
    const QString file = folder.filePath(u"a"_s);
    dialog.choose(ExportDialog::Part::TheLog, ExportDialog::Form::TextFile);
    QVERIFY(dialog.save(file));
    QVERIFY(contentOf(file).contains("Round 1\n======="));
    dialog.choose(ExportDialog::Part::TheRecord, ExportDialog::Form::JsonFile);
    QVERIFY(dialog.save(file));
    const Expected<Record> record = readRecord(contentOf(file).toStdString(), "a");
    QVERIFY(record);
    QCOMPARE(record->entries.size(), session.match().record().entries.size());
}

void StatisticsWindowTest::saysWhereAFileCannotBeWritten()
{
    TableSession session(played("siege2", 6, 50), twoPersons());
    session.begin();
    const ExportDialog dialog(session, {}, m_appearance);
    const Expected<void> saved = dialog.save(u"/nowhere/at/all.json"_s);
    QVERIFY(!saved);
    QVERIFY2(say(saved.error()).contains(u"/nowhere/at/all.json"_s), qPrintable(say(saved.error())));
}

MERLON_TEST(StatisticsWindowTest)
#include "statistics_window_test.moc"
