#include "core/board/changes/change.h"
#include "core/canvas/scene/board_scene.h"
#include "core/canvas/view/board_highlights.h"
#include "core/canvas/view/board_tooltips.h"
#include "core/canvas/view/board_view.h"
#include "core/games/families.h"
#include "tests/canvas/siege2_pictures.h"
#include "tests/support/cell_boards.h"
#include "tests/support/test_program.h"

#include <QApplication>
#include <QImage>
#include <QLineF>
#include <QTest>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <limits>
#include <memory>
#include <span>
#include <string>
#include <vector>

using namespace merlon;
using namespace merlon::canvas;

/// Where on the map plates, pins and glows are seen, by the pixels that change with them.
class BoardMarksTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_art = std::make_unique<Art>(testing::artFolder(), Theme::day()); }
    void aBadgeHangsAtItsOwnWall_data();
    void aBadgeHangsAtItsOwnWall();
    void aPinStandsInTheMiddleOfAWall();
    void aPointerHangsAboveWhatAGuideSpeaksOf();
    void aTooltipLiesBesideItsWall();
    void aFaintPinIsFainter();
    void placesSideBySideHaveOneOutline();
    void aKeptOutlineFollowsAPlaceThatMoves();
    void aKeptOutlineFollowsCellsThatAreNumberedAnew();
    void eachOfVeryManyTinyPlacesIsSeenToBeSelected();
    void tokensKeepStillWhileOthersLeave();
    void aSelectedPieceIsLifted();

private:
    std::unique_ptr<BoardView> shown(const char *board, QSize size);
    static std::vector<int> wallsOf(const Board &board);
    static QRect changed(const QImage &before, const QImage &after);
    QImage glowAfter(std::span<const Board> states, std::size_t first,
                     const std::vector<Thing> &choosable) const;
    void followsChanges(const Board &before, const Board &after, const std::vector<Thing> &choosable) const;

    std::unique_ptr<Art> m_art;
};

std::unique_ptr<BoardView> BoardMarksTest::shown(const char *board, QSize size)
{
    const std::shared_ptr<const Setup> setup = testing::siege2On(board);
    auto view = std::make_unique<BoardView>(*m_art);
    view->resize(size);
    view->setBoard(setup->board());
    view->setPicture(testing::pictureOf(testing::playedMatch(setup, 3, 60), {0, 1}));
    view->show();
    return QTest::qWaitForWindowExposed(view.get()) ? std::move(view) : nullptr;
}

std::vector<int> BoardMarksTest::wallsOf(const Board &board)
{
    std::vector<int> walls;
    for (std::size_t place = 0; place < board.places().size(); ++place) {
        if (board.places()[place].kind == "wall")
            walls.push_back(static_cast<int>(place));
    }
    return walls;
}

/// Around all pixels that differ.
QRect BoardMarksTest::changed(const QImage &before, const QImage &after)
{
    QRect area;
    for (int y = 0; y < before.height(); ++y) {
        for (int x = 0; x < before.width(); ++x) {
            if (before.pixel(x, y) != after.pixel(x, y))
                area |= QRect(x, y, 1, 1);
        }
    }
    return area;
}

void BoardMarksTest::aBadgeHangsAtItsOwnWall_data()
{
    QTest::addColumn<QString>("board");
    QTest::addColumn<QSize>("size");
    for (const char *board : {"two-shoulders", "crooked-crown"}) {
        QTest::addRow("%s, small", board) << QString::fromLatin1(board) << QSize(760, 560);
        QTest::addRow("%s, large", board) << QString::fromLatin1(board) << QSize(1400, 900);
    }
}

/// Of all walls with a badge its own is the nearest: nobody takes it for that of another.
void BoardMarksTest::aBadgeHangsAtItsOwnWall()
{
    QFETCH(QString, board);
    QFETCH(QSize, size);
    const std::unique_ptr<BoardView> view = shown(board.toLatin1().constData(), size);
    QVERIFY(view);
    std::vector<Badge> badges;
    for (const int wall : wallsOf(testing::siege2On(board.toStdString())->board()))
        badges.push_back({wall, QStringLiteral("7:5"), Badge::Sign::Holds, 0});
    QVERIFY(badges.size() > 5);
    view->highlights().setBadges(badges);
    const QImage all = view->grab().toImage();
    for (const Badge &badge : badges) {
        std::vector<Badge> others = badges;
        for (Badge &other : others)
            other.seat = other.place == badge.place ? 1 : 0; // in another colour
        view->highlights().setBadges(others);
        const QRect plate = changed(all, view->grab().toImage());
        QVERIFY2(!plate.isEmpty(), qPrintable(QString::number(badge.place)));
        int nearest = -1;
        double least = std::numeric_limits<double>::infinity();
        for (const Badge &other : badges) {
            const double away =
                QLineF(plate.center(), view->rectOf(placeThing(other.place)).center()).length();
            if (away < least) {
                least = away;
                nearest = other.place;
            }
        }
        QCOMPARE(nearest, badge.place);
    }
}

/// Beside the outline that everything marked has.
void BoardMarksTest::aPointerHangsAboveWhatAGuideSpeaksOf()
{
    const std::unique_ptr<BoardView> view = shown("two-shoulders", {1000, 760});
    QVERIFY(view);
    for (const int wall : wallsOf(testing::siege2On("two-shoulders")->board())) {
        view->highlights().setGuided({});
        view->highlights().setMarked({placeThing(wall)});
        const QImage marked = view->grab().toImage();
        view->highlights().setMarked({});
        view->highlights().setGuided({placeThing(wall)});
        const QRect pointer = changed(marked, view->grab().toImage());
        QVERIFY(!pointer.isEmpty());
        const QRect place = view->rectOf(placeThing(wall));
        QVERIFY(std::abs(pointer.center().x() - place.center().x()) <= 4);
        QVERIFY(pointer.top() < place.top());
        QVERIFY(pointer.center().y() < place.center().y());
    }
}

void BoardMarksTest::aPinStandsInTheMiddleOfAWall()
{
    const std::unique_ptr<BoardView> view = shown("two-shoulders", {1000, 760});
    QVERIFY(view);
    const QImage plain = view->grab().toImage();
    for (const int wall : wallsOf(testing::siege2On("two-shoulders")->board())) {
        view->highlights().setPins({Pin {{placeThing(wall)}}});
        const QRect pin = changed(plain, view->grab().toImage());
        QVERIFY(!pin.isEmpty());
        const QRect place = view->rectOf(placeThing(wall));
        QVERIFY(std::abs(pin.center().x() - place.center().x()) <= pin.width() / 2 + 2);
        QVERIFY(place.adjusted(-pin.width(), -pin.height(), pin.width(), pin.height()).contains(pin));
        view->highlights().setPins({});
    }
}

/// What is said of a wall, or of a piece on it, does not hide the wall.
void BoardMarksTest::aTooltipLiesBesideItsWall()
{
    const std::unique_ptr<BoardView> view = shown("two-shoulders", {760, 560});
    QVERIFY(view);
    int seen = 0;
    for (const int wall : wallsOf(testing::siege2On("two-shoulders")->board())) {
        const QString text =
            QStringLiteral("<b>Wall %1</b><br>→ What can be done there<br>What comes of it").arg(wall);
        view->tooltips().say(placeThing(wall), text);
        const QWidgetList windows = QApplication::topLevelWidgets();
        const auto tip = std::ranges::find_if(
            windows, [](const QWidget *window) { return window->inherits("QTipLabel"); });
        QVERIFY(tip != windows.end());
        const QRect box = view->rectOf(placeThing(wall));
        const QRect onScreen(view->viewport()->mapToGlobal(box.topLeft()), box.size());
        QVERIFY2(!(*tip)->geometry().intersects(onScreen), qPrintable(text));
        ++seen;
    }
    QVERIFY(seen > 5);
    view->tooltips().say({}, {});
}

/// It is at the same spot, but nothing of it has the full color.
void BoardMarksTest::aFaintPinIsFainter()
{
    const std::unique_ptr<BoardView> view = shown("two-shoulders", {1000, 760});
    QVERIFY(view);
    const Thing wall = placeThing(wallsOf(testing::siege2On("two-shoulders")->board()).front());
    const QRgb gold = Theme::day().choosable.rgb();
    const auto golden = [gold](const QImage &image) {
        int count = 0;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x)
                count += image.pixel(x, y) == gold ? 1 : 0;
        }
        return count;
    };
    const QImage plain = view->grab().toImage();
    view->highlights().setPins({Pin {{wall}}});
    const QImage full = view->grab().toImage();
    view->highlights().setPins({Pin {{wall}, true}});
    const QImage faint = view->grab().toImage();
    QVERIFY(golden(full) > golden(plain) + 20);
    QVERIFY(golden(faint) <= golden(plain));
    const QRect pin = changed(plain, full);
    QVERIFY(pin.adjusted(-1, -1, 1, 1).contains(changed(plain, faint)));
    QVERIFY(changed(plain, faint).width() > pin.width() / 2);
}

/// The line of two neighbors is shorter than both of theirs: nothing of it runs between them.
void BoardMarksTest::placesSideBySideHaveOneOutline()
{
    const std::unique_ptr<BoardView> view = shown("two-shoulders", {1000, 760});
    QVERIFY(view);
    const std::shared_ptr<const Setup> setup = testing::siege2On("two-shoulders");
    const Board &board = setup->board();
    const Thing wall = placeThing(static_cast<int>(*board.indexOf("west-wall-2")));
    const Thing tower = placeThing(static_cast<int>(*board.indexOf("west-tower-2")));
    QVERIFY(view->rectOf(wall).intersects(view->rectOf(tower)));
    const QRgb gold = Theme::day().choosable.rgb();
    const auto strokes = [&](std::vector<Thing> things) {
        view->highlights().setChoosable(std::move(things));
        const QImage image = view->grab().toImage();
        int count = 0;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x)
                count += image.pixel(x, y) == gold ? 1 : 0;
        }
        return count;
    };
    const int none = strokes({});
    const int first = strokes({wall}) - none;
    const int second = strokes({tower}) - none;
    QVERIFY(first > 0 && second > 0);
    QVERIFY(strokes({wall, tower}) - none < first + second - 10);
}

/// What is seen in the end of a board that becomes one after the other of these. From the state with this number on, things
/// have glowed.
QImage BoardMarksTest::glowAfter(std::span<const Board> states, std::size_t first,
                                 const std::vector<Thing> &choosable) const
{
    BoardView view(*m_art);
    view.resize(600, 500);
    view.setBoard(states.front());
    view.show();
    if (!QTest::qWaitForWindowExposed(&view))
        return {};
    QImage seen;
    for (std::size_t state = 0; state < states.size(); ++state) {
        view.changeBoard(states[state]);
        seen = view.grab().toImage();
        if (state < first)
            continue;
        view.highlights().setChoosable(choosable);
        seen = view.grab().toImage();
    }
    return seen;
}

/// The line around what glows is the one of the board as it is, whatever lines there have been before.
void BoardMarksTest::followsChanges(const Board &before, const Board &after,
                                    const std::vector<Thing> &choosable) const
{
    const std::array states {before, after, before};
    for (const std::size_t count : {2U, 3U}) {
        const std::span<const Board> shown(states.data(), count);
        const QImage kept = glowAfter(shown, 0, choosable);
        const QImage fresh = glowAfter(shown, count - 1, choosable);
        QVERIFY(!kept.isNull());
        QVERIFY(fresh != glowAfter(shown, count, choosable)); // it is seen
        QCOMPARE(kept, fresh);
    }
}

void BoardMarksTest::aKeptOutlineFollowsAPlaceThatMoves()
{
    const Board board = testing::siege2On("two-shoulders")->board();
    const std::size_t wall = *board.indexOf("west-wall-2");
    const std::size_t tower = *board.indexOf("west-tower-2");
    Place moved = board.places()[tower];
    moved.at.x -= 40;
    moved.at.y += 25;
    Board after = board;
    QVERIFY(apply(after, {{ReplacePlace {tower, moved}}}).has_value());
    followsChanges(board, after, {placeThing(static_cast<int>(wall)), placeThing(static_cast<int>(tower))});
}

void BoardMarksTest::aKeptOutlineFollowsCellsThatAreNumberedAnew()
{
    addFamily(testing::realmSchema());
    const CellGrid grid {CellShape::FlatHexagon, 50, {500, 500}};
    const Board board =
        testing::boardOfCells(testing::realmSchema(), grid, discAround(grid.shape, {0, 0}, 2), "field");
    Board after = board;
    QVERIFY(apply(after, removePlace(after, "field-3")).has_value());
    followsChanges(board, after, {placeThing(9), placeThing(10), placeThing(11)});
}

/// Smaller than the rings around them: they are seen by the color in their middle, and only they.
void BoardMarksTest::eachOfVeryManyTinyPlacesIsSeenToBeSelected()
{
    constexpr int kInRow = 20;
    std::vector<Place> places;
    for (int i = 0; i < kInRow * kInRow; ++i)
        places.push_back({"p" + std::to_string(i),
                          "spot",
                          {},
                          {30 + 48.0 * (i % kInRow), 30 + 48.0 * (i / kInRow)},
                          {},
                          {}});
    BoardInfo info;
    info.schema = "unheard-of";
    BoardView view(*m_art);
    view.resize(240, 240);
    view.setBoard(Board(info, places, {}));
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    QVERIFY(view.rectOf(placeThing(0)).width() <= 8);
    std::vector<Thing> selected;
    for (int i = 0; i < kInRow * kInRow; i += 2)
        selected.push_back(placeThing(i));
    view.highlights().setSelected(selected);
    const QImage image = view.grab().toImage();
    const QRgb gold = Theme::day().choosable.rgb();
    for (int i = 0; i < kInRow * kInRow; ++i) {
        const QRect box = view.rectOf(placeThing(i));
        const QPoint middle = view.viewport()->mapTo(&view, box.center());
        QVERIFY2((image.pixel(middle) == gold) == (i % 2 == 0), qPrintable(QString::number(i)));
    }
}

/// Somebody who takes one piece after another finds them where they were; a gap is filled when nobody takes any more.
void BoardMarksTest::tokensKeepStillWhileOthersLeave()
{
    const std::unique_ptr<BoardView> view = shown("two-shoulders", {1000, 760});
    QVERIFY(view);
    const Picture full = view->picture();
    int tried = 0;
    for (std::size_t place = 0; place < full.places.size(); ++place) {
        const std::vector<Token> &tokens = full.places[place].tokens;
        if (tokens.size() < 2 || tokens[0].role != TokenRole::Unit || tokens[1].role != TokenRole::Unit
            || tokens[0].seat != tokens[1].seat)
            continue;
        ++tried;
        const Thing gone = pieceThing(static_cast<int>(place), tokens[0].key);
        const Thing left = pieceThing(static_cast<int>(place), tokens[1].key);
        const QRect at = view->rectOf(left);
        const QRect gap = view->rectOf(gone);
        Picture fewer = full;
        fewer.places[place].tokens.erase(fewer.places[place].tokens.begin());
        view->setSteady(true);
        view->setPicture(fewer);
        QCOMPARE(view->rectOf(left), at);
        QVERIFY(view->thingAt(gap.center()).key != tokens[0].key);
        view->setPicture(full);
        QCOMPARE(view->rectOf(gone), gap);
        view->setPicture(fewer);
        view->setSteady(false);
        view->setPicture(fewer);
        QVERIFY(view->rectOf(left) != at);
        view->setPicture(full);
        QCOMPARE(view->rectOf(left), at);
    }
    QVERIFY(tried > 2);
}

/// Higher than its rim alone would reach; and down again when it is let go.
void BoardMarksTest::aSelectedPieceIsLifted()
{
    constexpr int kLarge = 44; // pixels: a lift is seen beyond the rim
    constexpr int kRim = 5;    // beyond the edge
    const std::unique_ptr<BoardView> view = shown("two-shoulders", {2200, 1650});
    QVERIFY(view);
    const BoardThings &things = static_cast<const BoardScene &>(*view->scene()).things();
    const QImage plain = view->grab().toImage();
    int tried = 0;
    for (const Spot &spot : things.spots()) {
        const Token &token = things.tokenAt(spot);
        const QRect box = view->rectOf(spot.thing);
        if (token.role != TokenRole::Unit || token.hollow || token.faded || box.width() < kLarge
            || things.spotOf(spot.thing) != &spot || tried == 3)
            continue;
        ++tried;
        view->highlights().setSelected({spot.thing});
        const QRect drawn = changed(plain, view->grab().toImage());
        QVERIFY2(drawn.top() <= box.top() - kRim - 2, spot.thing.key.c_str());
        QVERIFY2(drawn.bottom() > box.bottom() + kRim, spot.thing.key.c_str()); // its shadow
        view->highlights().setSelected({});
        QVERIFY(changed(plain, view->grab().toImage()).isEmpty());
    }
    QVERIFY(tried > 0);
}

MERLON_TEST(BoardMarksTest)
#include "board_marks_test.moc"
