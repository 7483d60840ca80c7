#include "app/words/game_words.h"
#include "tests/app/start/new_game_hands.h"
#include "tests/support/test_program.h"

#include <QCheckBox>
#include <QFocusEvent>
#include <QSpinBox>
#include <QTest>

using namespace merlon;
using namespace Qt::StringLiterals;
using testing::Form;

/// Options of the rules in the form of a new game.
class NewGameOptionsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_settings.use(); }
    void aGameWithoutOptionsShowsNone();
    /// S1-2.1
    void theOptionsDecideTheSeats();
    void usualValuesAreNotSaid();
    void anOptionThatChangesNothingCannotBeChosen();
    void everyOptionIsNamedAndExplained();
    void whatDoesNotGoTogetherIsTold();
    void numbersAreTyped();
    void someOptionsBeginOtherwiseWhereAScreenIsShared();

private:
    testing::OwnSettings m_settings;
};

void NewGameOptionsTest::aGameWithoutOptionsShowsNone()
{
    Form form;
    form.choose(u"game"_s, u"siege2"_s);
    QVERIFY(!form.form.findChild<OptionList *>()->isVisible());
    QCOMPARE(form.seats(), (QStringList {u"Invader"_s, u"Defender"_s}));
    form.choose(u"game"_s, u"siege1"_s);
    QVERIFY(form.form.findChild<OptionList *>()->isVisible());
    QVERIFY(form.combo(u"option-players"_s));
    form.choose(u"game"_s, u"siege2"_s);
    QVERIFY(!form.combo(u"option-players"_s));
}

void NewGameOptionsTest::theOptionsDecideTheSeats()
{
    Form form;
    form.choose(u"game"_s, u"siege1"_s);
    QCOMPARE(form.seats(), (QStringList {u"Invader"_s, u"Defender"_s}));
    form.choose(u"option-players"_s, u"3"_s);
    QCOMPARE(form.seats(), (QStringList {u"Western invader"_s, u"Eastern invader"_s, u"Defender"_s}));
    form.choose(u"option-players"_s, u"4"_s);
    QCOMPARE(form.seats(),
             (QStringList {u"Western invader"_s, u"Eastern invader"_s, u"Western defender"_s,
                           u"Eastern defender"_s}));
    QCOMPARE(form.form.choice().options, (Options {{"players", "4"}}));
    QCOMPARE(form.form.choice().sittings.size(), std::size_t {4});
    const Expected<OpenedSession> opened = beginGame(form.form.choice());
    QVERIFY(opened);
    QCOMPARE(opened->session->match().setup().seats().size(), std::size_t {4});
}

void NewGameOptionsTest::usualValuesAreNotSaid()
{
    Form form;
    form.choose(u"game"_s, u"siege1"_s);
    QVERIFY(form.form.choice().options.empty());
    form.choose(u"option-players"_s, u"3"_s);
    auto *wins = form.form.findChild<QCheckBox *>(u"option-team-breach-wins"_s);
    QVERIFY(wins);
    QTest::mouseClick(wins, Qt::LeftButton, {}, QPoint(8, wins->height() / 2));
    QCOMPARE(form.form.choice().options, (Options {{"players", "3"}, {"team-breach-wins", "on"}}));
    QTest::mouseClick(wins, Qt::LeftButton, {}, QPoint(8, wins->height() / 2));
    QCOMPARE(form.form.choice().options, (Options {{"players", "3"}}));
    form.choose(u"option-players"_s, u"2"_s);
    QVERIFY(form.form.choice().options.empty());
}

void NewGameOptionsTest::anOptionThatChangesNothingCannotBeChosen()
{
    Form form;
    form.choose(u"game"_s, u"siege1"_s);
    const auto wins = [&] { return form.form.findChild<QCheckBox *>(u"option-team-breach-wins"_s); };
    QVERIFY(!wins()->isEnabled());
    QVERIFY2(wins()->accessibleDescription().contains(u"players: 2"_s),
             qPrintable(wins()->accessibleDescription()));
    form.choose(u"option-players"_s, u"4"_s);
    QVERIFY(wins()->isEnabled());
    QVERIFY(!wins()->accessibleDescription().contains(u"players: 4"_s));
    wins()->setChecked(true);
    form.choose(u"option-players"_s, u"2"_s);
    QVERIFY(!wins()->isEnabled());
    QVERIFY(form.form.choice().options.empty());
    form.choose(u"game"_s, u"siege2"_s);
    form.choose(u"game"_s, u"siege1"_s); // and the wish is remembered
    form.choose(u"option-players"_s, u"3"_s);
    QCOMPARE(form.form.choice().options, (Options {{"players", "3"}, {"team-breach-wins", "on"}}));
}

void NewGameOptionsTest::everyOptionIsNamedAndExplained()
{
    for (const Game *game : allGames()) {
        for (const OptionInfo &option : game->options()) {
            const QString name = nameOf(option);
            const QString explanation = explanationOf(*game, option);
            QVERIFY2(!explanation.isEmpty(), option.key.c_str());
            const Language french(u"fr"_s);
            QVERIFY2(nameOf(option) != name, option.key.c_str());
            QVERIFY2(explanationOf(*game, option) != explanation, option.key.c_str());
        }
    }
    Form form;
    form.choose(u"game"_s, u"siege1"_s);
    const QString first = form.textOf(u"explanation"_s);
    form.combo(u"option-cards"_s)->setFocus();
    QCoreApplication::sendEvent(form.combo(u"option-cards"_s), new QFocusEvent(QEvent::FocusIn));
    QVERIFY(form.textOf(u"explanation"_s) != first);
    QCOMPARE(form.textOf(u"explanation"_s), form.combo(u"option-cards"_s)->accessibleDescription());
}

/// Where options are explained, in the language spoken, until it goes together.
void NewGameOptionsTest::whatDoesNotGoTogetherIsTold()
{
    Form form;
    form.choose(u"game"_s, u"fiefs"_s);
    form.chooseBoard(u"Four Marches"_s);
    form.choose(u"option-allegiance"_s, u"pairs"_s);
    const auto told = [&] { return form.textOf(u"explanation"_s); };
    const QString refusal = u"The siege of castles cannot be played in teams."_s;
    QVERIFY(!told().contains(refusal));
    auto *siege = form.form.findChild<QCheckBox *>(u"option-siege"_s);
    siege->click();
    QVERIFY2(told().contains(refusal), qPrintable(told()));
    form.language.change(u"fr"_s);
    QCoreApplication::processEvents();
    QVERIFY(!told().contains(refusal) && !told().isEmpty());
    form.language.change(u"en"_s);
    QCoreApplication::processEvents();
    siege->click();
    QVERIFY2(!told().contains(refusal), qPrintable(told()));
}

/// Any number of a range can be typed; below it stands the value that is none.
void NewGameOptionsTest::numbersAreTyped()
{
    Appearance appearance {std::filesystem::path(MERLON_SOURCE_DIR) / "resources/art"};
    NewGameForm form(appearance);
    form.recall({});
    form.setGame(findGame("fiefs"));
    form.show();
    auto *limit = form.findChild<QSpinBox *>(u"option-round-limit"_s);
    QVERIFY(limit);
    QCOMPARE(limit->value(), 60);
    QVERIFY(form.choice().options.empty());
    limit->setValue(37);
    QCOMPARE(form.choice().options, (Options {{"round-limit", "37"}}));
    limit->setValue(500);
    QCOMPARE(form.choice().options, (Options {{"round-limit", "200"}}));
    limit->setValue(limit->minimum());
    QCOMPARE(limit->text(), u"No limit"_s);
    QCOMPARE(form.choice().options, (Options {{"round-limit", "0"}}));
}

void NewGameOptionsTest::someOptionsBeginOtherwiseWhereAScreenIsShared()
{
    const Options on {{"discreet", "on"}};
    Form form;
    form.choose(u"game"_s, u"fiefs"_s);
    form.sit(0, u"person"_s);
    form.sit(1, u"heuristic"_s);
    QCOMPARE(form.form.choice().options, Options());
    form.sit(1, u"person"_s);
    QCOMPARE(form.form.choice().options, on);
    form.sit(1, u"heuristic"_s);
    QCOMPARE(form.form.choice().options, Options());

    // What a person has chosen stays, beside other choices and in the next game.
    form.sit(1, u"person"_s);
    auto *box = form.form.findChild<QCheckBox *>(u"option-discreet"_s);
    box->click();
    QCOMPARE(form.form.choice().options, Options());
    form.form.findChild<QCheckBox *>(u"option-chaos"_s)->click();
    QCOMPARE(form.form.choice().options, (Options {{"chaos", "on"}}));
    form.sit(1, u"heuristic"_s);
    form.form.findChild<QCheckBox *>(u"option-chaos"_s)->click();
    saveStartMemory(form.form.memory());
    Form next;
    next.form.recall(loadStartMemory());
    next.sit(1, u"person"_s);
    QCOMPARE(next.form.choice().options, Options());
    next.form.findChild<QCheckBox *>(u"option-discreet"_s)->click(); // as usual again
    saveStartMemory(next.form.memory());
    Form last;
    last.form.recall(loadStartMemory());
    QCOMPARE(last.form.choice().options, on);
    last.sit(1, u"heuristic"_s);
    QCOMPARE(last.form.choice().options, Options());
}

MERLON_TEST(NewGameOptionsTest)
#include "new_game_options_test.moc"
