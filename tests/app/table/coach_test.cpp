#include "app/table/coach/coach.h"
#include "app/table/coach/coach_card.h"
#include "app/words/lesson_files.h"
#include "app/words/resources.h"
#include "core/games/module.h"
#include "tests/app/window/window_driver.h"
#include "tests/support/play.h"
#include "tests/support/test_program.h"

#include <QPushButton>
#include <QSet>
#include <QSettings>
#include <QTest>

using namespace merlon;
using namespace Qt::StringLiterals;
using testing::sensibleChoice;
using testing::WindowDriver;

namespace {

Settings coached()
{
    Settings settings = WindowDriver::quickSettings();
    settings.isCoached = true;
    return settings;
}

std::string kindOf(const Match &match)
{
    return match.setup().vocabulary().decisions()[match.state().decision().kind].key;
}

} // namespace

/// What is said to beginners at each kind of question, once.
class CoachTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { Coach::forget(); }
    void cleanup() { Coach::forget(); }
    void whatIsPutToAPlayerHasAdvice_data();
    void whatIsPutToAPlayerHasAdvice();
    void eachKindIsExplainedOnce();
    void whoWantsNoCoachHasNone();
    void lessonsHaveAVoiceOfTheirOwn();
};

void CoachTest::whatIsPutToAPlayerHasAdvice_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("game");
    for (const QString &language : {u"en"_s, u"fr"_s}) {
        for (const GameModule *module : allModules()) {
            const QString game = QString::fromStdString(module->game.key());
            QTest::addRow("%s %s", qPrintable(language), qPrintable(game)) << language << game;
        }
    }
}

/// Every question that comes up and has words for the player who is asked has some for beginners, too.
void CoachTest::whatIsPutToAPlayerHasAdvice()
{
    QFETCH(const QString, language);
    QFETCH(const QString, game);
    const Language spoken(language);
    const Game &asked = *findGame(game.toStdString());
    const Expected<std::shared_ptr<const Setup>> setup = asked.open(*boardNamed(asked.defaultBoard()), {});
    QVERIFY(setup);
    const Speaker speaker(**setup);
    QSet<QString> explained;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        Match match(*setup, {.seed = seed});
        testing::playSome(match, seed, 20'000, [&] {
            const Decision decision = match.state().decision();
            if (match.isOver() || speaker.toPlayer(decision).isEmpty())
                return;
            const QString text = speaker.coaching(decision);
            QVERIFY2(text.size() > 15 && text.endsWith(u'.'), kindOf(match).c_str());
            explained << QString::fromStdString(kindOf(match));
        });
    }
    QVERIFY(explained.size() > 8);
}

void CoachTest::eachKindIsExplainedOnce()
{
    WindowDriver driver(u"en"_s, ThemeWish::Day, {1280, 800}, coached());
    driver.begin({u"person"_s, u"heuristic"_s}, 5);
    auto &card = *driver.table().findChild<CoachCard *>();
    QSet<QString> explained;
    std::optional<QSize> board;
    for (int i = 0; i < 60 && driver.toQuestion(); ++i) {
        const QString kind = QString::fromStdString(kindOf(driver.session().match()));
        QCOMPARE(card.isVisible(), !explained.contains(kind));
        const QSize size = driver.table().board().size();
        QCOMPARE(size, board.value_or(size));
        board = size;
        if (card.isVisible()) {
            QVERIFY(driver.table().board().rect().contains(card.geometry()));
            QTest::keyClick(&card, Qt::Key_Escape);
            QVERIFY(!card.isVisible());
            explained << kind;
        }
        driver.table().choose(sensibleChoice(driver.session().match()));
    }
    QVERIFY(explained.size() > 5);
}

void CoachTest::whoWantsNoCoachHasNone()
{
    WindowDriver driver(u"en"_s, ThemeWish::Day, {1280, 800}, coached());
    driver.begin({u"person"_s, u"heuristic"_s}, 5);
    QVERIFY(driver.toQuestion());
    auto &card = *driver.table().findChild<CoachCard *>();
    QVERIFY(card.isVisible());
    card.findChild<QPushButton *>(u"coach-unwanted"_s)->click();
    for (int i = 0; i < 8 && driver.toQuestion(); ++i) {
        QVERIFY(!card.isVisible());
        driver.table().choose(sensibleChoice(driver.session().match()));
    }
    QVERIFY(!driver.window().settings().values().isCoached);
}

void CoachTest::lessonsHaveAVoiceOfTheirOwn()
{
    WindowDriver driver(u"en"_s, ThemeWish::Day, {1280, 800}, coached());
    driver.window().games().beginLesson(lessonFiles().front());
    driver.settle();
    QVERIFY(!driver.table().findChild<CoachCard *>()->isVisible());
    driver.begin({u"person"_s, u"heuristic"_s}, 5);
    QVERIFY(driver.toQuestion());
    QVERIFY(driver.table().findChild<CoachCard *>()->isVisible());
}

MERLON_TEST(CoachTest)
#include "coach_test.moc"
