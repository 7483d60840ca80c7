#include "app/look/lettering.h"
#include "app/table/face/tableau_face.h"
#include "app/table/face/time_bar.h"
#include "app/table/face/time_strips.h"
#include "app/widgets/layout/section_title.h"
#include "app/widgets/things/thing_item.h"
#include "app/words/language.h"
#include "tests/app/panels/busy_position.h"
#include "tests/app/panels/panel_contents.h"
#include "tests/app/panels/played_games.h"
#include "tests/support/test_program.h"

#include <QApplication>
#include <QEnterEvent>
#include <QSignalSpy>
#include <QTest>
#include <QTextDocument>
#include <QtMath>

using namespace Qt::StringLiterals;
using namespace merlon;
using testing::allWordsOf;
using testing::itemOf;
using testing::namesOf;

namespace {

using Sides = testing::BothSides;

const canvas::Thing kCannon {-1, -1, "building-action", "cannon"};

} // namespace

/// The sides of the table of Siege II and the bar above it.
class PanelsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theInvadersThingsAreCounted();
    void theDefendersThingsAreCounted();
    void everyItemHasANameAndItsExplanation();
    void richTextKeepsTheNarrowSpacesOfFrench();
    void aThingIsPickedWithTheMouse();
    void aThingIsPickedWithTheKeyboard();
    void onlyWhatCanBeChosenTakesTheFocus();
    void whatIsPointedAtIsTold();
    void theDefenderFindsNoTraceOfSecretObjectives();
    void theInvaderFindsNoTraceOfPlans();
    void ordersOfUnknownKindAreNotToldApart();
    void everyCardAndAreaCanBePicked_data();
    void everyCardAndAreaCanBePicked();
    void unitsGlowWhereTheQuestionLooksForThem();
    void theBarTellsRoundAndPhase();
    void aNewThemeIsShown();
    void aTitleStandsWholeBeforeItsNote();
    void phasesThatAreCalledByNumbersTakeLittleRoom();

private:
    const Language m_language {u"en"_s};
};

void PanelsTest::theInvadersThingsAreCounted()
{
    const auto table = testing::busyTable();
    Sides sides;
    sides.show(*table->state().seenBy({siege2::kInvader}));
    const QStringList names = namesOf(sides.invaders);
    for (const QString &name :
         {u"Supply: 3 goblins"_s, u"Supply: 5 orcs"_s, u"Supply: 2 trolls"_s, u"Wood: 2"_s,
          u"Wood pile: 11"_s, u"Fallen: 12"_s, u"Ballista (done)"_s, u"Catapult (not used)"_s,
          u"Gale (now)"_s, u"Maneuver"_s, u"Ballista 1, west rampart 1 (2 of 5)"_s,
          u"Trebuchet 1, east foreground (2 of 6)"_s, u"Green tide (1/6)"_s,
          u"Blood magic (met, still in effect)"_s, u"Goblin fury (left: 0)"_s, u"Bluff (left: 2)"_s,
          u"Demon (left: 2)"_s, u"Minor (done)"_s})
        QVERIFY2(names.contains(name), qPrintable(name + u" is not among\n"_s + names.join(u'\n')));
}

void PanelsTest::theDefendersThingsAreCounted()
{
    const auto table = testing::busyTable();
    Sides sides;
    sides.show(*table->state().seenBy({siege2::kDefender}));
    const QStringList names = namesOf(sides.defenders);
    for (const QString &name :
         {u"Hourglasses in reserve: 9"_s, u"Cannon: 3 of 5"_s, u"Unearthly glare: 4 of 4 (done)"_s,
          u"Hospital: 1 marksman"_s, u"Hospital: 2 soldiers"_s, u"Supply: 8 soldiers"_s, u"Spy: 0"_s,
          u"Malfunction: 2"_s, u"Sally (used)"_s, u"Midnight oil"_s, u"Warrior (strength 2)"_s, u"Errand"_s})
        QVERIFY2(names.contains(name), qPrintable(name + u" is not among\n"_s + names.join(u'\n')));
    QVERIFY(itemOf(sides.defenders, {-1, -1, "building-action", "glare"})
                ->accessibleDescription()
                .contains(u"It is completed."_s));
}

void PanelsTest::everyItemHasANameAndItsExplanation()
{
    const auto table = testing::busyTable();
    Sides sides;
    sides.show(*table->state().seenBy(SeatSet::all()));
    for (const TablePanel *panel :
         {static_cast<TablePanel *>(&sides.invaders), static_cast<TablePanel *>(&sides.defenders)}) {
        for (const ThingItem *item : panel->findChildren<ThingItem *>()) {
            if (!item->isVisibleTo(panel))
                continue;
            QVERIFY(!item->accessibleName().isEmpty());
            QVERIFY(item->toolTip().contains(richText(item->accessibleName())));
            const bool named = !item->thing().isNothing() && item->thing().place < 0;
            QVERIFY2(!named || !item->accessibleDescription().isEmpty(), qPrintable(item->accessibleName()));
        }
    }
}

void PanelsTest::richTextKeepsTheNarrowSpacesOfFrench()
{
    const QString text = QString::fromUtf16(u"Échangé\u202f: <sape> & «\u202fpoison\u202f»");
    QTextDocument document;
    document.setHtml(u"<b>%1</b>"_s.arg(richText(text)));
    QCOMPARE(document.toPlainText(), text);
}

void PanelsTest::aThingIsPickedWithTheMouse()
{
    const auto table = testing::busyTable();
    Sides sides;
    sides.show(*table->state().seenBy({siege2::kDefender}));
    sides.defenders.resize(300, 700);
    sides.defenders.grab(); // lays it out
    QSignalSpy picked(&sides.defenders, &TablePanel::picked);
    QTest::mouseClick(itemOf(sides.defenders, kCannon), Qt::LeftButton);
    QCOMPARE(picked.size(), 1);
    QCOMPARE(picked.at(0).at(0).value<canvas::Thing>(), kCannon);
}

void PanelsTest::aThingIsPickedWithTheKeyboard()
{
    const auto table = testing::busyTable();
    Sides sides;
    sides.show(*table->state().seenBy({siege2::kDefender}));
    const canvas::Thing wall {-1, -1, "building-action", "wall"};
    sides.defenders.setChoosable({kCannon, wall});
    static_cast<QWidget &>(sides.defenders).show();
    sides.defenders.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&sides.defenders));
    QSignalSpy picked(&sides.defenders, &TablePanel::picked);
    itemOf(sides.defenders, kCannon)->setFocus(Qt::TabFocusReason);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    QCOMPARE(QApplication::focusWidget(), itemOf(sides.defenders, wall));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
    QCOMPARE(picked.size(), 2);
    QCOMPARE(picked.at(0).at(0).value<canvas::Thing>(), kCannon);
    QCOMPARE(picked.at(1).at(0).value<canvas::Thing>(), wall);
}

void PanelsTest::onlyWhatCanBeChosenTakesTheFocus()
{
    const auto table = testing::busyTable();
    Sides sides;
    sides.show(*table->state().seenBy({siege2::kDefender}));
    sides.defenders.setChoosable({kCannon});
    sides.defenders.setSelected({kCannon});
    ThingItem *cannon = itemOf(sides.defenders, kCannon);
    QVERIFY(cannon->isChoosable() && cannon->isSelected());
    for (const ThingItem *item : sides.defenders.findChildren<ThingItem *>())
        QCOMPARE(item->focusPolicy() == Qt::NoFocus, item != cannon);
    sides.defenders.setChoosable({});
    sides.defenders.setSelected({});
    QVERIFY(!cannon->isChoosable() && !cannon->isSelected());
    QCOMPARE(cannon->focusPolicy(), Qt::NoFocus);
}

void PanelsTest::whatIsPointedAtIsTold()
{
    const auto table = testing::busyTable();
    Sides sides;
    sides.show(*table->state().seenBy({siege2::kDefender}));
    QSignalSpy pointed(&sides.defenders, &TablePanel::pointed);
    QEnterEvent enter(QPointF(1, 1), QPointF(1, 1), QPointF(1, 1));
    QApplication::sendEvent(itemOf(sides.defenders, kCannon), &enter);
    QEvent leave(QEvent::Leave);
    QApplication::sendEvent(itemOf(sides.defenders, kCannon), &leave);
    QCOMPARE(pointed.size(), 2);
    QCOMPARE(pointed.at(0).at(0).value<canvas::Thing>(), kCannon);
    QVERIFY(pointed.at(1).at(0).value<canvas::Thing>().isNothing());
}

void PanelsTest::theDefenderFindsNoTraceOfSecretObjectives()
{
    siege2::Table table;
    table.setObjectives(siege2::Objective::GreenTide, siege2::Objective::TrollWrath);
    table.data.objectives[2] = {static_cast<std::uint8_t>(siege2::Objective::OpenGround),
                                siege2::ObjectiveState::Dropped};
    table.beginDefenderPhase(3);
    Sides sides;
    // What the invader has seen on the same screen must be gone too.
    sides.show(*table.state().seenBy({siege2::kInvader}));
    QVERIFY(allWordsOf(sides.invaders).contains(u"Open ground"_s));
    sides.show(*table.state().seenBy({siege2::kDefender}));
    const QString words = allWordsOf(sides.invaders) + allWordsOf(sides.defenders);
    QVERIFY(words.contains(u"Green tide"_s));
    QVERIFY(!words.contains(u"Open ground"_s) && !words.contains(u"open-ground"_s));
    QVERIFY(!words.contains(Speaker(table.setup()).about("objective", "open-ground")));
}

void PanelsTest::theInvaderFindsNoTraceOfPlans()
{
    const auto table = testing::busyTable();
    Sides sides;
    sides.show(*table->state().seenBy({siege2::kDefender}));
    QVERIFY(allWordsOf(sides.defenders).contains(u"Midnight oil"_s));
    for (const SeatSet seats : {SeatSet {siege2::kInvader}, SeatSet {}}) {
        sides.show(*table->state().seenBy(seats));
        const QString words = allWordsOf(sides.invaders) + allWordsOf(sides.defenders);
        QVERIFY(words.contains(u"Sally"_s) && words.contains(u"Defense plan (face down)"_s));
        QVERIFY(!words.contains(u"Midnight oil"_s) && !words.contains(u"midnight-oil"_s));
        QVERIFY(!words.contains(Speaker(table->setup()).about("plan", "midnight-oil")));
    }
}

/// Section 6 of the rules: not which orders are left while one lies face down.
void PanelsTest::ordersOfUnknownKindAreNotToldApart()
{
    siege2::Table table;
    table.wall("west-wall-2").invaders = {1, 0, 0};
    table.wall("west-wall-2").order = siege2::Order::GoblinFury;
    table.beginDefenderPhase(3);
    Sides sides;
    sides.show(*table.state().seenBy({siege2::kInvader}));
    QVERIFY(namesOf(sides.invaders).contains(u"Goblin fury (left: 0)"_s));
    sides.show(*table.state().seenBy({siege2::kDefender}));
    QVERIFY(namesOf(sides.invaders).contains(u"Order (face down, left: 4)"_s));
    QVERIFY(!allWordsOf(sides.invaders).contains(u"goblin fury"_s, Qt::CaseInsensitive));
}

void PanelsTest::everyCardAndAreaCanBePicked_data()
{
    QTest::addColumn<std::string>("player");
    QTest::addColumn<quint64>("seed");
    for (quint64 seed = 1; seed <= 3; ++seed) {
        QTest::addRow("random %d", static_cast<int>(seed)) << std::string("random") << seed;
        QTest::addRow("heuristic %d", static_cast<int>(seed)) << std::string("heuristic") << seed;
    }
}

void PanelsTest::everyCardAndAreaCanBePicked()
{
    QFETCH(std::string, player);
    QFETCH(quint64, seed);
    const std::shared_ptr<const Setup> setup = testing::openOnItsBoard("siege2");
    const QStringList types {
        u"action-card"_s, u"building-action"_s, u"plan"_s, u"objective"_s, u"heroic-order"_s,
        u"hero"_s,        u"machine"_s,         u"order"_s};
    Sides sides;
    QCOMPARE(testing::missingInAGame(*setup, player, seed, types, sides), QStringList());
}

/// The same unit may lie in hospital and supply.
void PanelsTest::unitsGlowWhereTheQuestionLooksForThem()
{
    siege2::Table table;
    table.data.hospital = {2, 2, 1};
    table.begin(siege2::StepKind::Hospital);
    QCOMPARE(table.decision(), std::string("recover"));
    Sides sides;
    sides.show(*table.state().seenBy({siege2::kDefender}));
    const canvas::Thing soldier {-1, -1, "defender-unit", "soldier"};
    sides.defenders.setChoosable({soldier});
    QStringList glowing;
    for (const ThingItem *item : sides.defenders.findChildren<ThingItem *>()) {
        if (item->isChoosable())
            glowing << item->accessibleName().replace(QChar::Nbsp, u' ');
    }
    QCOMPARE(glowing, QStringList {u"Hospital: 2 soldiers"_s});
}

void PanelsTest::theBarTellsRoundAndPhase()
{
    const auto table = testing::busyTable();
    const canvas::Art art(std::filesystem::path(MERLON_SOURCE_DIR) / "resources" / "art",
                          canvas::Theme::day());
    TimeBar bar(art, nullptr);
    const auto show = [&](const siege2::Table &position) {
        const Speaker speaker(position.setup());
        bar.show(roundTimeOf(tableauOf(*position.state().seenBy(SeatSet::all())), speaker), speaker);
    };
    show(*table);
    QCOMPARE(bar.findChild<BarTitle *>()->accessibleName(), u"Siege: Breach – Two Shoulders"_s);
    QCOMPARE(bar.findChild<RoundStrip *>()->accessibleName(), u"Round 3 of 7"_s);
    QCOMPARE(bar.findChild<PhaseStrip *>()->accessibleName(), u"Defense"_s);
    siege2::Table beginning;
    beginning.beginGame();
    show(beginning);
    QCOMPARE(bar.findChild<RoundStrip *>()->accessibleName(), u"Setting up"_s);
    siege2::Table machines;
    machines.data.round = 1;
    machines.setRow({siege2::Card::Ballista, siege2::Card::Catapult, siege2::Card::Mantelet,
                     siege2::Card::Banner, siege2::Card::Ladder, siege2::Card::Poison});
    machines.data.invaderSupply = {5, 5, 5};
    machines.data.wood = 10;
    machines.beginCard(siege2::Card::Ballista);
    show(machines);
    QCOMPARE(bar.findChild<PhaseStrip *>()->accessibleName(), u"Machines"_s);
}

void PanelsTest::aNewThemeIsShown()
{
    const auto table = testing::busyTable();
    Sides sides;
    sides.show(*table->state().seenBy({siege2::kDefender}));
    sides.defenders.resize(300, 800);
    const QImage day = sides.defenders.grab().toImage();
    sides.art.setTheme(canvas::Theme::night());
    sides.defenders.themeChanged();
    const QImage night = sides.defenders.grab().toImage();
    QCOMPARE(night.pixelColor(1, 1), canvas::Theme::night().paper);
    QVERIFY(day.pixelColor(1, 1) != night.pixelColor(1, 1));
}

/// Fourteen stages fit into the bar: by their numbers, except that of now.
void PanelsTest::phasesThatAreCalledByNumbersTakeLittleRoom()
{
    const Sides sides;
    const auto room = [&](bool areNumbered) {
        RoundTime time;
        for (int phase = 1; phase <= 14; ++phase)
            time.phases.push_back({u"siege/phase-assault"_s, u"Stage"_s, {}, 0, areNumbered ? phase : 0});
        time.now = 2;
        PhaseStrip strip(sides.art, nullptr);
        strip.setTime(time);
        return strip.widthOfPictures();
    };
    QVERIFY(room(true) < room(false));
}

/// Rather than as an ellipsis before a note that is whole.
void PanelsTest::aTitleStandsWholeBeforeItsNote()
{
    const Sides sides;
    SectionTitle alone(sides.art, nullptr);
    SectionTitle noted(sides.art, nullptr);
    alone.setText(u"Dishonorable acts"_s);
    noted.setText(u"Dishonorable acts"_s, u"from round 5 on"_s);
    const int narrow = qCeil(widthOf(titleFont(alone.font()), u"Dishonorable acts"_s)) + 1;
    const auto drawn = [](SectionTitle &title, int width) {
        title.resize(width, 30);
        return title.grab().toImage();
    };
    QCOMPARE(drawn(noted, narrow), drawn(alone, narrow));
    QVERIFY(drawn(noted, 3 * narrow) != drawn(alone, 3 * narrow)); // there is room for both
    QVERIFY(noted.accessibleName().endsWith(u"from round 5 on"_s));
}

MERLON_TEST(PanelsTest)
#include "panels_test.moc"
