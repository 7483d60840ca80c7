#include "app/table/finale/finale_sheet.h"
#include "app/table/staging/staged_act.h"
#include "app/table/turn/hand_over_page.h"
#include "app/table/turn/hand_over_picture.h"
#include "app/table/turn/turn_notice.h"
#include "app/widgets/rows/seat_shield.h"
#include "core/engine/match/knowledge.h"
#include "core/games/module.h"
#include "tests/app/window/window_driver.h"
#include "tests/support/test_program.h"

#include <QImage>
#include <QLabel>
#include <QSet>
#include <QTest>

#include <algorithm>
#include <functional>

using namespace merlon;
using namespace Qt::StringLiterals;
using testing::sensibleChoice;
using testing::WindowDriver;

namespace {

constexpr Seat kInvaderWest = 0;
constexpr Seat kInvaderEast = 1;
constexpr Seat kDefenderWest = 2;
constexpr Seat kDefenderEast = 3;

const QStringList kFourNames {u"Anne"_s, u"Ben"_s, u"Carla"_s, u"Dora"_s};

/// Siege I with as many seats as there are names; no name: a computer sits there.
NewGame siege1With(const QStringList &names, std::uint64_t seed = 5)
{
    NewGame game;
    game.game = findGame("siege1");
    game.options = {{"players", std::to_string(names.size())}};
    for (const QString &name : names)
        game.sittings.push_back({name.isEmpty() ? u"heuristic"_s : u"person"_s, name});
    game.seed = seed;
    game.takeBacks = true;
    return game;
}

bool isInvader(Seat seat)
{
    return seat == kInvaderWest || seat == kInvaderEast;
}

/// An order lies on a wall that only the invaders know.
bool hasSecret(const Match &match)
{
    return match.seenBy({kInvaderWest})->hash() != match.seenBy({})->hash();
}

QStringList textsOf(const QWidget &widget)
{
    QStringList texts;
    for (const QLabel *label : widget.findChildren<QLabel *>()) {
        if (label->isVisible())
            texts << label->text();
    }
    return texts;
}

bool isAsked(const TableSession &session, Seat seat, TableSession::Stage stage)
{
    return session.asked() == seat && session.stage() == stage;
}

/// Of the banner: beside the shield.
bool isDrawnIn(const QColor &colour, const QImage &picture, const QRect &shield)
{
    for (int y = 0; y < picture.height(); ++y) {
        for (int x = 0; x < picture.width(); ++x) {
            if (!shield.contains(x, y) && picture.pixelColor(x, y).rgb() == colour.rgb())
                return true;
        }
    }
    return false;
}

} // namespace

class HandOverTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Section 6 of S1: what the invaders have hidden is known to the team, and to nobody else.
    void whoIsAskedNeverSeesMoreThanIsTheirs();
    void theScreenIsCoveredBetweenTheTeams();
    void teamMatesOnlyGetANotice();
    void thePageSaysWhatEverybodyMayKnowOfWhatHasHappened();
    void anOpenGameIsNeverCovered();
    void thePageSaysWhoMayLook();
    void thePageHasThePictureOfTheGameAndTheBannerOfWhoIsNext();
    void nothingIsCoveredForOnePersonAtTwoSeats();
    void nothingIsCoveredForTwoInvadersAgainstComputers();
    void aNameThatDiffersIsAnotherPerson();
    void undoGoesToTheLastQuestionOfAPerson();
    /// S1-1.1: teams win together.
    void theResultNamesTheWholeTeam();
    void fourSeatsGoOnAfterARestart();
    void thePageSpeaksAnotherLanguageAtOnce();
};

void HandOverTest::whoIsAskedNeverSeesMoreThanIsTheirs()
{
    WindowDriver driver;
    driver.begin(siege1With(kFourNames));
    const TableSession &session = driver.session();
    int secrets = 0;
    Seat before = kNobody;
    for (int i = 0; i < 1500 && session.stage() != TableSession::Stage::Over; ++i) {
        const Seat asked = session.asked();
        const bool changes = before == kNobody || isInvader(before) != isInvader(asked);
        QCOMPARE(session.stage(), changes ? TableSession::Stage::HandingOver : TableSession::Stage::Asking);
        if (changes) {
            QVERIFY(session.eyes().empty());
            QVERIFY(driver.toQuestion());
        }
        QVERIFY(session.eyes().contains(asked));
        QVERIFY(knowTheSame(session.match(), session.eyes(), {asked}));
        secrets += hasSecret(session.match()) && !isInvader(asked) ? 1 : 0;
        driver.table().choose(sensibleChoice(session.match()));
        before = asked;
    }
    QVERIFY(secrets > 0);
}

void HandOverTest::theScreenIsCoveredBetweenTheTeams()
{
    WindowDriver driver;
    driver.begin(siege1With(kFourNames));
    QVERIFY(driver.playTo([](const TableSession &session) {
        return session.stage() == TableSession::Stage::HandingOver && !isInvader(session.asked())
            && hasSecret(session.match());
    }));
    const auto *page = driver.table().findChild<HandOverPage *>();
    QVERIFY(page->isVisible());
    QVERIFY(!driver.table().board().isVisible());
    QVERIFY(driver.session().eyes().empty());
    QVERIFY(!driver.session().play(sensibleChoice(driver.session().match())));
    QVERIFY(driver.toQuestion());
    QVERIFY(!page->isVisible());
    QVERIFY(!driver.session().eyes().contains(kInvaderWest));
    QVERIFY(!driver.session().eyes().contains(kInvaderEast));
}

void HandOverTest::teamMatesOnlyGetANotice()
{
    WindowDriver driver;
    driver.begin(siege1With(kFourNames));
    QVERIFY(driver.toQuestion());
    QCOMPARE(driver.session().asked(), kInvaderWest); // S1-2.7
    QVERIFY(driver.table().findChild<TurnNotice *>()->text().isEmpty());
    const std::size_t told = driver.session().match().ply();
    driver.table().choose(sensibleChoice(driver.session().match()));
    QVERIFY(isAsked(driver.session(), kInvaderEast, TableSession::Stage::Asking));
    QVERIFY(driver.session().match().ply() > told);
    QVERIFY(driver.table().board().isVisible());
    QCOMPARE(driver.table().findChild<TurnNotice *>()->text(), u"Your turn: Eastern invader (Ben)"_s);
    QCOMPARE(driver.table().prompt().player(), u"Eastern invader (Ben)"_s);
    QCOMPARE(driver.session().seating().atScreen(), kInvaderEast);
}

/// S1-6: nothing on it tells what the others have hidden; it is as a stranger may know it.
void HandOverTest::thePageSaysWhatEverybodyMayKnowOfWhatHasHappened()
{
    WindowDriver driver;
    driver.begin(siege1With(kFourNames));
    int told = 0;
    for (int covers = 0; covers < 30; ++covers) {
        if (!driver.playTo([](const TableSession &session) {
                return session.stage() == TableSession::Stage::HandingOver;
            }))
            break;
        const auto *label = driver.table().findChild<QLabel *>(u"meanwhile"_s);
        QVERIFY(label);
        if (label->isVisible()) {
            ++told;
            const Speaker speaker(driver.session().setup());
            QString known;
            for (const StagedAct &act : stagedActsOf(
                     driver.session().seenBy({})->acts(0, storyPlanOf(driver.session().setup().game())),
                     speaker))
                known += act.text + u'\n';
            QStringList lines = label->text().split(u'\n');
            QVERIFY(lines.size() <= 8);
            for (const QString &line : lines.mid(lines.size() > 7 ? 2 : 1))
                QVERIFY2(known.contains(line), qPrintable(line));
        }
        QVERIFY(driver.toQuestion());
        driver.table().choose(sensibleChoice(driver.session().match()));
    }
    QVERIFY(told > 5);
}

/// What each may see is still their own; the screen goes from one to the next without a page.
void HandOverTest::anOpenGameIsNeverCovered()
{
    NewGame game = siege1With(kFourNames);
    for (Sitting &sitting : game.sittings)
        sitting.kind = QString::fromLatin1(kOpenPerson);
    WindowDriver driver;
    driver.begin(game);
    int secrets = 0;
    for (int i = 0; i < 600 && driver.session().stage() != TableSession::Stage::Over; ++i) {
        const TableSession &session = driver.session();
        QCOMPARE(session.stage(), TableSession::Stage::Asking);
        QVERIFY(driver.table().board().isVisible());
        QVERIFY(session.eyes().contains(session.asked()));
        QVERIFY(knowTheSame(session.match(), session.eyes(), {session.asked()}));
        secrets += hasSecret(session.match()) && !isInvader(session.asked()) ? 1 : 0;
        driver.table().choose(sensibleChoice(session.match()));
        driver.settle();
        if (i == 40) {
            driver.restart();
            driver.window().games().continueGame();
        }
    }
    QVERIFY(secrets > 0);
}

void HandOverTest::thePageSaysWhoMayLook()
{
    WindowDriver driver;
    driver.begin(siege1With({u"Anne"_s, u"Ben"_s, u"Carla"_s, {}}));
    const auto *page = driver.table().findChild<HandOverPage *>();
    QVERIFY(page->isVisible());
    QStringList texts = textsOf(*page);
    QVERIFY(texts.contains(u"Your turn: Western invader (Anne)"_s));
    QVERIFY(texts.contains(u"May watch: Eastern invader (Ben)"_s));
    QVERIFY(texts.contains(u"Look away, please: Western defender (Carla)"_s));
    QVERIFY(driver.playTo([](const TableSession &session) {
        return isAsked(session, kDefenderWest, TableSession::Stage::HandingOver);
    }));
    texts = textsOf(*page);
    QVERIFY(texts.contains(u"Look away, please: Western invader (Anne) and Eastern invader (Ben)"_s));
    QVERIFY(texts.filter(u"May watch"_s).isEmpty());
}

/// In the smallest window as well, with all that is to be read.
void HandOverTest::thePageHasThePictureOfTheGameAndTheBannerOfWhoIsNext()
{
    WindowDriver driver(u"en"_s, ThemeWish::Day, {1280, 620});
    driver.drawAlways();
    driver.begin(testing::kTwoPersons, 5);
    const auto *page = driver.table().findChild<HandOverPage *>();
    auto *picture = page->findChild<HandOverPicture *>();
    QSet<QRgb> colours;
    for (const Seat seat : {Seat {0}, Seat {1}}) {
        QVERIFY(driver.playTo(
            [&](const TableSession &session) { return session.asked() == seat && page->isVisible(); }));
        driver.settle();
        QVERIFY(picture->isVisible());
        QVERIFY(picture->height() > 60);
        QCOMPARE(picture->colour(),
                 colourOfSeat(driver.appearance().theme(), driver.session().setup().seats(), seat));
        colours << picture->colour().rgb();
        QVERIFY(isDrawnIn(picture->colour(), picture->grab().toImage(),
                          picture->findChild<SeatShield *>()->geometry()));
        for (const QWidget *part : page->findChildren<QWidget *>())
            QVERIFY(!part->isVisible()
                    || page->rect().contains(QRect(part->mapTo(page, QPoint()), part->size())));
    }
    QCOMPARE(colours.size(), 2);
    QVERIFY(driver.window().height() <= 620);
}

void HandOverTest::nothingIsCoveredForOnePersonAtTwoSeats()
{
    WindowDriver driver;
    driver.begin(siege1With({u"Anne"_s, {}, u"anne"_s, {}}));
    const TableSession &session = driver.session();
    bool satAtBoth = false;
    for (int i = 0; i < 200 && driver.toQuestion() && !satAtBoth; ++i) {
        QVERIFY((session.eyes() == SeatSet {kInvaderWest, kDefenderWest}));
        satAtBoth = session.asked() == kDefenderWest;
        driver.table().choose(sensibleChoice(session.match()));
        QVERIFY(session.stage() != TableSession::Stage::HandingOver);
    }
    QVERIFY(satAtBoth);
}

void HandOverTest::nothingIsCoveredForTwoInvadersAgainstComputers()
{
    WindowDriver driver;
    driver.begin(siege1With({u"Anne"_s, u"Ben"_s, {}}));
    const TableSession &session = driver.session();
    SeatSet asked;
    for (int i = 0; i < 40 && driver.session().stage() != TableSession::Stage::Over; ++i) {
        QVERIFY(session.stage() != TableSession::Stage::HandingOver);
        QVERIFY(driver.toQuestion());
        asked.add(session.asked());
        driver.table().choose(sensibleChoice(session.match()));
    }
    QVERIFY((asked == SeatSet {kInvaderWest, kInvaderEast}));
}

void HandOverTest::aNameThatDiffersIsAnotherPerson()
{
    const std::vector<Sitting> sittings {
        {u"person"_s, {}}, {u"person"_s, {}}, {u"person"_s, u"Ann"_s}, {u"heuristic"_s, u"Ann"_s}};
    QVERIFY((seatsOfPerson(sittings, 0) == SeatSet {0})); // no name at two seats: two persons
    QVERIFY((seatsOfPerson(sittings, 2) == SeatSet {2})); // a computer is nobody, whatever it is called
    QVERIFY(seatsOfPerson(sittings, 3).empty());
    QVERIFY(seatsOfPerson(sittings, kNobody).empty());
}

void HandOverTest::undoGoesToTheLastQuestionOfAPerson()
{
    WindowDriver driver;
    driver.begin(siege1With({u"Anne"_s, {}, u"Carla"_s, {}}));
    QVERIFY(driver.playTo([](const TableSession &session) {
        return isAsked(session, kDefenderWest, TableSession::Stage::Asking);
    }));
    TableSession &session = driver.session();
    const std::uint64_t hash = driver.hash();
    driver.table().choose(sensibleChoice(session.match()));
    session.undo();
    QCOMPARE(driver.hash(), hash);
    QVERIFY(isAsked(session, kDefenderWest, TableSession::Stage::Asking)); // still at the screen
    session.undo();
    QVERIFY(isAsked(session, kInvaderWest, TableSession::Stage::HandingOver)); // over what computers chose
    QVERIFY(session.eyes().empty());
    QVERIFY(driver.toQuestion());
    session.redo();
    QVERIFY(isAsked(session, kDefenderWest, TableSession::Stage::HandingOver));
    QCOMPARE(driver.hash(), hash);
}

void HandOverTest::theResultNamesTheWholeTeam()
{
    WindowDriver driver;
    driver.begin(siege1With(kFourNames));
    QVERIFY(driver.toQuestion());
    QVERIFY(driver.session().resign(kInvaderEast));
    QCOMPARE(driver.session().stage(), TableSession::Stage::Over);
    QVERIFY(driver.session().eyes() == SeatSet::all());
    const auto *sheet = driver.table().findChild<FinaleSheet *>();
    QVERIFY(sheet->isVisible());
    QVERIFY(textsOf(*sheet).contains(u"Winners: Western defender (Carla) and Eastern defender (Dora)"_s));
    driver.language().change(u"fr"_s);
    driver.settle();
    QVERIFY(textsOf(*sheet).contains(
        u"Vainqueurs\u202f: Défenseur de l’ouest (Carla) et Défenseur de l’est (Dora)"_s));
}

void HandOverTest::fourSeatsGoOnAfterARestart()
{
    WindowDriver driver;
    NewGame game = siege1With({u"Anne"_s, u"Ben"_s, u"Anne"_s, {}});
    game.options["cards"] = "starred";
    driver.begin(game);
    QVERIFY(driver.playTo([](const TableSession &session) {
        return isAsked(session, kDefenderWest, TableSession::Stage::Asking);
    }));
    const std::uint64_t hash = driver.hash();
    const std::vector<Sitting> sittings = driver.session().seating().players();
    driver.restart();
    driver.window().games().continueGame();
    QCOMPARE(driver.hash(), hash);
    QVERIFY(driver.session().seating().players() == sittings);
    QVERIFY(driver.session().match().setup().options() == game.options);
    QVERIFY(isAsked(driver.session(), kDefenderWest, TableSession::Stage::HandingOver)
            || driver.session().eyes().contains(kInvaderEast)); // Ben, if there is nothing to hide from him
    QVERIFY(driver.toQuestion());
    QVERIFY(driver.session().eyes().contains(kInvaderWest)); // Anne at both her seats
}

void HandOverTest::thePageSpeaksAnotherLanguageAtOnce()
{
    WindowDriver driver;
    driver.begin(siege1With(kFourNames));
    const auto *page = driver.table().findChild<HandOverPage *>();
    const QStringList english = textsOf(*page);
    driver.language().change(u"fr"_s);
    driver.settle();
    const QStringList french = textsOf(*page);
    QCOMPARE(french.size(), english.size());
    for (qsizetype i = 0; i < french.size(); ++i)
        QVERIFY2(french[i] != english[i], qPrintable(english[i]));
    QVERIFY(driver.toQuestion());
    driver.table().choose(sensibleChoice(driver.session().match()));
    QCOMPARE(driver.table().findChild<TurnNotice *>()->text(), u"À vous\u202f: Assaillant de l’est (Ben)"_s);
}

MERLON_TEST(HandOverTest)
#include "hand_over_test.moc"
