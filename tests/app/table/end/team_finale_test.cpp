#include "app/table/finale/finale_sheet.h"
#include "app/words/counting.h"
#include "app/words/game_words.h"
#include "app/words/partners.h"
#include "tests/app/window/window_driver.h"
#include "tests/support/test_program.h"

#include <QFrame>
#include <QLabel>
#include <QTest>
#include <QTextBrowser>

#include <chrono>
#include <cstddef>
#include <utility>
#include <vector>

using namespace merlon;
using namespace Qt::StringLiterals;

/// How the end of a game of teams is told.
class TeamFinaleTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void partnersWhoCountTogetherAreToldTogether();
};

void TeamFinaleTest::partnersWhoCountTogetherAreToldTogether()
{
    testing::WindowDriver driver;
    NewGame game;
    game.game = findGame("mountain");
    game.board = "winter";
    game.options = {{"players", "4"}, {"team", "on"}};
    game.sittings = std::vector<Sitting>(4, Sitting {u"heuristic"_s, {}});
    game.seed = 7;
    driver.begin(std::move(game));
    const auto isOver = [&] { return driver.session().stage() == TableSession::Stage::Over; };
    QVERIFY(testing::waitUntil(isOver, std::chrono::seconds(60)));
    const auto *sheet = driver.table().findChild<FinaleSheet *>();
    QVERIFY(sheet && testing::waitUntil([&] { return sheet->isVisible(); }));
    const auto seats = driver.session().setup().seats();
    const std::vector<Seat> partners = partnersOf(seats, 0);
    QCOMPARE(partners.size(), std::size_t {1});
    const QString team = enumerated({titleOf(seats[0].key), titleOf(seats[partners.front()].key)});
    const QString table = sheet->findChild<QTextBrowser *>()->toPlainText();
    QVERIFY2(table.contains(team), qPrintable(table));
    const auto *figure = sheet->findChild<QFrame *>(u"figure"_s);
    QVERIFY(figure);
    QStringList told;
    const QList<QLabel *> labels = figure->findChildren<QLabel *>();
    for (const QLabel *label : labels)
        told << label->accessibleName();
    const QString points = QString::number(driver.session().match().state().outcome().seats[0].score);
    QVERIFY2(told.join(u' ').count(points) == 1, qPrintable(told.join(u' ')));
}

MERLON_TEST(TeamFinaleTest)
#include "team_finale_test.moc"
