#include "app/start/save_name.h"
#include "app/words/language.h"
#include "core/games/module.h"
#include "tests/support/player_games.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace merlon;
using namespace Qt::StringLiterals;

namespace {

const QDate kDay(2026, 11, 28);

} // namespace

/// Under which names games are saved.
class SaveNameTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void gameRoundAndDayAreTold();
    void noSystemRefusesAName_data();
    void noSystemRefusesAName();
};

void SaveNameTest::gameRoundAndDayAreTold()
{
    const Language spoken(u"en"_s);
    const Match match = testing::playedMatch(testing::openOnItsBoard("siege2"), "heuristic", 5, 200);
    const std::unique_ptr<View> view = match.seenBy({Seat {0}});
    const int round = tableauOf(*view).clock.round;
    QVERIFY(round > 0);
    QCOMPARE(saveName(*view, kDay), u"Siege Breach, round %1, 2026-11-28.json"_s.arg(round));
}

void SaveNameTest::noSystemRefusesAName_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("language");
    for (const Game *game : allGames()) {
        for (const char *language : {"en", "fr"})
            QTest::addRow("%s %s", game->key().c_str(), language)
                << QString::fromStdString(game->key()) << QString::fromLatin1(language);
    }
}

void SaveNameTest::noSystemRefusesAName()
{
    QFETCH(const QString, game);
    QFETCH(const QString, language);
    const Language spoken(language);
    const std::shared_ptr<const Setup> setup = testing::openOnItsBoard(game.toStdString());
    for (const std::size_t choices : {std::size_t {1}, std::size_t {60}}) {
        const Match match = testing::playedMatch(setup, "random", 5, choices);
        const QString name = saveName(*match.seenBy({Seat {0}}), kDay);
        QVERIFY2(name.endsWith(u", 2026-11-28.json"_s) && name.size() < 80, qPrintable(name));
        for (const QChar letter : name)
            QVERIFY2(letter.isPrint() && !u"<>:\"/\\|?*"_s.contains(letter), qPrintable(name));
        QCOMPARE(name, name.simplified());
    }
}

MERLON_TEST(SaveNameTest)
#include "save_name_test.moc"
