#include "core/canvas/view/motion_player.h"
#include "tests/canvas/shown_board.h"
#include "tests/support/test_program.h"

#include <QImage>
#include <QSignalSpy>
#include <QTest>

using namespace merlon;
using namespace merlon::canvas;

/// How pieces walk on a board, fly and roll.
class BoardMotionTest : public QObject, protected testing::ShownBoard {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepare(); }
    void init() { show(); }
    void cleanup() { close(); }

    void piecesWalkAndSettle();
    void whatFliesTurnsOrRollsIsSeenOnlyMeanwhile();
    void aSecondMotionFinishesTheFirst();
    void noTimeShowsThePictureAtOnce();
};

void BoardMotionTest::piecesWalkAndSettle()
{
    QSignalSpy settled(&m_view->motions(), &MotionPlayer::settled);
    Picture after = m_view->picture();
    const auto from = static_cast<std::size_t>(place("west-foreground"));
    const auto to = static_cast<std::size_t>(place("west-rampart-3"));
    QVERIFY(!after.places[from].tokens.empty());
    const Token token = after.places[from].tokens.front();
    after.places[from].tokens.erase(after.places[from].tokens.begin());
    after.places[to].tokens.push_back(token);
    const QImage before = m_view->grab().toImage();
    m_view->motions().play(
        {{token, static_cast<int>(from), static_cast<int>(to)}, {token, static_cast<int>(to), -1}}, after,
        150);
    QVERIFY(m_view->motions().isPlaying());
    QTest::qWait(70);
    const QImage halfway = m_view->grab().toImage();
    QTRY_COMPARE(settled.size(), 1);
    QVERIFY(!m_view->motions().isPlaying());
    QCOMPARE(m_view->picture().places[to].tokens.size(), after.places[to].tokens.size());
    const QImage end = m_view->grab().toImage();
    QVERIFY(before != halfway);
    QVERIFY(halfway != end);
    m_view->setPicture(after);
    QVERIFY(m_view->grab().toImage() == end);
}

void BoardMotionTest::whatFliesTurnsOrRollsIsSeenOnlyMeanwhile()
{
    const Picture picture = m_view->picture();
    const QImage before = m_view->grab().toImage();
    const int from = place("west-rampart-1");
    const int to = place("east-rampart-1");
    for (const Manner manner : {Manner::Flies, Manner::Turns, Manner::Rolls}) {
        Token token;
        token.art = QStringLiteral("shot-stone");
        token.count = 3;
        token.bare = manner == Manner::Flies;
        token.role = manner == Manner::Rolls ? TokenRole::Die : TokenRole::Marker;
        QSignalSpy settled(&m_view->motions(), &MotionPlayer::settled);
        m_view->motions().play({{token, from, to, manner}}, picture, 400);
        QTest::qWait(200);
        QVERIFY(m_view->motions().isPlaying());
        QVERIFY(m_view->grab().toImage() != before);
        QVERIFY(settled.wait(2000));
        QCOMPARE(m_view->grab().toImage(), before);
    }
}

void BoardMotionTest::aSecondMotionFinishesTheFirst()
{
    QSignalSpy settled(&m_view->motions(), &MotionPlayer::settled);
    Picture first = m_view->picture();
    first.places[0].name = QStringLiteral("first");
    Picture second = first;
    second.places[0].name = QStringLiteral("second");
    m_view->motions().play({}, first, 5000);
    m_view->motions().play({}, second, 20);
    QCOMPARE(m_view->picture().places[0].name, QStringLiteral("first"));
    QTRY_COMPARE(settled.size(), 1);
    QCOMPARE(m_view->picture().places[0].name, QStringLiteral("second"));
}

void BoardMotionTest::noTimeShowsThePictureAtOnce()
{
    QSignalSpy settled(&m_view->motions(), &MotionPlayer::settled);
    Picture after = m_view->picture();
    after.places[0].name = QStringLiteral("after");
    m_view->motions().play({}, after, 0);
    QCOMPARE(settled.size(), 1);
    QCOMPARE(m_view->picture().places[0].name, QStringLiteral("after"));
}

MERLON_TEST(BoardMotionTest)
#include "board_motion_test.moc"
