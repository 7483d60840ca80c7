#include "app/words/counting.h"
#include "app/words/game_words.h"
#include "app/words/partners.h"
#include "tests/app/start/new_game_hands.h"
#include "tests/support/boards.h"
#include "tests/support/test_program.h"

#include <QCheckBox>
#include <QSignalSpy>
#include <QTest>

using namespace merlon;
using namespace Qt::StringLiterals;
using testing::Form;

/// The form of a new game: boards, seats, deal, and what it remembers.
class NewGameFormTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void impossibleSeatsInTheSettingsAreLeftOut();
    void whoWasSetStaysWhenTheSeatsChange();
    void theKeyboardGoesThroughNewSeatsToo();
    void anUnsuitableBoardTellsItsReason();
    void aBoardOfTheOtherEditionIsOffered();
    void theSameNameAtTwoSeatsIsExplained();
    void itBeginsTheSameTheNextTime();
    void takeBacksAreAllowedToWhoPlaysAlone();
    void takeBacksAreRuledOutWithAWord();
    void everyGameIsDealtOtherwise();
    void whatIsRarelyNeededWaits();
    void whatIsRememberedButGoneIsForgotten();
    void itSpeaksAnotherLanguageAtOnce();
    void whereNothingIsHiddenNobodyAsksForACover();
    void whoPlaysWithWhomIsSaid();
    void wholeRowsOfBoardsAreSeen_data();
    void wholeRowsOfBoardsAreSeen();
    void aLargeWindowDoesNotStretchIt();

private:
    testing::OwnSettings m_settings;
};

/// Whatever number of them the file says there is.
void NewGameFormTest::impossibleSeatsInTheSettingsAreLeftOut()
{
    QSettings store;
    store.clear();
    store.setValue(u"new-game/seats/size"_s, 1'000'000'000);
    store.setValue(u"new-game/seats/1/team"_s, 1);
    store.setValue(u"new-game/seats/1/place"_s, 0);
    store.setValue(u"new-game/seats/1/kind"_s, u"person"_s);
    store.setValue(u"new-game/seats/2/team"_s, -7);
    store.setValue(u"new-game/seats/2/place"_s, 0);
    const StartMemory memory = loadStartMemory();
    QCOMPARE(memory.sittings.size(), std::size_t {1});
    QCOMPARE(memory.sittings.begin()->second.kind, u"person"_s);
    store.clear();
}

/// Where colors alone would not say it.
void NewGameFormTest::whoPlaysWithWhomIsSaid()
{
    Form form;
    form.choose(u"game"_s, u"siege1"_s);
    form.choose(u"option-players"_s, u"4"_s);
    QVERIFY(form.textOf(u"seat-hint"_s).isEmpty()); // their names say it
    const Board winter = testing::shippedBoard("winter");
    const auto setup = findGame("mountain")->open(winter, {{"players", "4"}, {"team", "on"}});
    QVERIFY(setup);
    auto *seats = form.form.findChild<SeatList *>();
    seats->showSeats(**setup);
    const QString hint = form.textOf(u"seat-hint"_s);
    const std::vector<Seat> partners = partnersOf((*setup)->seats(), 0);
    QCOMPARE(partners.size(), std::size_t {1});
    const QString team =
        enumerated({titleOf((*setup)->seats()[0].key), titleOf((*setup)->seats()[partners.front()].key)});
    QVERIFY2(hint.startsWith(team + u" play against "_s), qPrintable(hint));
    const auto alone = findGame("mountain")->open(winter, {{"players", "4"}});
    QVERIFY(alone && partnersOf((*alone)->seats(), 0).empty());
}

void NewGameFormTest::wholeRowsOfBoardsAreSeen_data()
{
    QTest::addColumn<QSize>("size");
    for (const QSize size : {QSize(900, 760), QSize(1280, 540), QSize(1280, 715), QSize(1920, 1000)})
        QTest::addRow("%d x %d", size.width(), size.height()) << size;
}

void NewGameFormTest::wholeRowsOfBoardsAreSeen()
{
    QFETCH(QSize, size);
    Form form;
    form.more()->click(); // as it begins
    for (const Game *game : allGames()) {
        form.form.setGame(game);
        form.form.resize(size);
        QTest::qWait(50);
        QListWidget *boards = form.boards();
        const int edge = boards->viewport()->height();
        int below = 0;
        for (int i = 0; i < boards->count(); ++i) {
            const QRect box = boards->visualItemRect(boards->item(i));
            constexpr int kMargin = 8; // without a picture or letters
            QVERIFY2(box.bottom() <= edge || box.top() + kMargin >= edge, game->key().c_str());
            below += box.top() + kMargin >= edge ? 1 : 0;
        }
        QVERIFY(below < boards->count());
        QCOMPARE(form.textOf(u"more-boards"_s), below > 0 ? u"%1 more below"_s.arg(below) : QString());
    }
}

void NewGameFormTest::aLargeWindowDoesNotStretchIt()
{
    Form form;
    form.choose(u"game"_s, u"siege2"_s);
    form.form.resize(3840, 2050);
    QTest::qWait(50);
    const auto place = [&](const QWidget *widget) {
        return QRect(widget->mapTo(&form.form, QPoint()), widget->size());
    };
    const QRect boards = place(form.boards());
    const QRect begin = place(form.begin());
    const QRect back = place(form.form.findChild<QPushButton *>(u"back-to-shelf"_s));
    const int line = form.form.fontMetrics().height();
    QVERIFY(boards.width() <= 80 * line);
    QVERIFY(qAbs(back.left() - (form.form.width() - begin.right())) <= line); // in the middle
    QVERIFY(begin.bottom() - back.top() <= 60 * line);
    const int below = place(form.form.findChild<QLabel *>(u"board-description"_s)).top() - boards.bottom();
    QVERIFY2(below <= 2 * line, qPrintable(u"%1 of %2, %3 wide"_s.arg(below).arg(line).arg(boards.width())));
    QVERIFY(form.textOf(u"more-boards"_s).isEmpty()); // all are seen
}

void NewGameFormTest::initTestCase()
{
    m_settings.use();
}

void NewGameFormTest::whoWasSetStaysWhenTheSeatsChange()
{
    Form form;
    form.choose(u"game"_s, u"siege1"_s);
    form.sit(1, u"person"_s);
    form.name(0, u"Anne"_s);
    form.name(1, u"Carla"_s);
    form.choose(u"option-players"_s, u"4"_s);
    const auto at = [&](std::size_t seat) { return form.form.choice().sittings[seat]; };
    QCOMPARE(at(0), (Sitting {u"person"_s, u"Anne"_s}));
    QCOMPARE(at(1), (Sitting {u"recruit"_s, {}}));
    QCOMPARE(at(2), (Sitting {u"person"_s, u"Carla"_s}));
    form.sit(1, u"random"_s);
    form.name(3, u"Dora"_s);
    form.choose(u"option-players"_s, u"3"_s);
    QCOMPARE(at(1).kind, u"random"_s);
    QCOMPARE(at(2).name, u"Carla"_s);
    form.choose(u"game"_s, u"siege2"_s);
    QCOMPARE(at(1).name, u"Carla"_s);
    form.choose(u"game"_s, u"siege1"_s); // with three players, as before
    form.choose(u"option-players"_s, u"4"_s);
    QCOMPARE(at(1).kind, u"random"_s);
    QCOMPARE(at(3).name, u"Dora"_s);
}

void NewGameFormTest::theKeyboardGoesThroughNewSeatsToo()
{
    Form form;
    form.choose(u"game"_s, u"siege1"_s);
    form.choose(u"option-players"_s, u"4"_s);
    QList<QWidget *> expected {form.boards()};
    expected << form.form.findChild<SeatList *>()->fields() << form.form.findChild<OptionList *>()->fields();
    QCOMPARE(expected.size(), 1 + 2 * 4 + 1 + 4); // the board, four seats, the open game, the options
    QList<QWidget *> met;
    const QWidget *before = form.form.findChild<QPushButton *>(u"back-to-shelf"_s);
    while (met.size() < expected.size()) {
        QWidget *next = before->nextInFocusChain();
        if (next->focusPolicy() & Qt::TabFocus && next->focusProxy() == nullptr && expected.contains(next))
            met << next;
        QVERIFY(next != form.begin());
        before = next;
    }
    QCOMPARE(met, expected);
}

void NewGameFormTest::anUnsuitableBoardTellsItsReason()
{
    Form form;
    form.choose(u"game"_s, u"siege1"_s);
    QVERIFY(form.begin()->isEnabled());
    QSignalSpy wanted(&form.form, &NewGameForm::wanted);
    form.chooseBoard(u"Two Shoulders"_s);
    QVERIFY(!form.begin()->isEnabled());
    QVERIFY(form.form.choice().board.empty());
    Q_EMIT form.boards()->itemActivated(form.boards()->currentItem());
    QCOMPARE(wanted.count(), 0);
    const QString told = form.textOf(u"board-description"_s);
    for (const FoundBoard &found : boardsFor(*findGame("siege1")).boards) {
        if (found.name == "two-shoulders")
            QVERIFY2(told.contains(say(found.against.front())), qPrintable(told));
    }
    QVERIFY2(told.contains(u"C6"_s) && told.contains(u"honor guard"_s), qPrintable(told));
    form.chooseBoard(u"Three Gates"_s);
    QVERIFY(form.begin()->isEnabled());
    Q_EMIT form.boards()->itemActivated(form.boards()->currentItem());
    QCOMPARE(wanted.count(), 1);
}

void NewGameFormTest::aBoardOfTheOtherEditionIsOffered()
{
    Form form;
    form.choose(u"game"_s, u"siege2"_s);
    QCOMPARE(form.form.choice().board, std::string("two-shoulders"));
    form.chooseBoard(u"Three Gates"_s);
    QVERIFY(form.boards()->currentItem()->text().contains(u"designed for Siege: Glory"_s));
    QVERIFY(form.begin()->isEnabled());
    const Expected<OpenedSession> opened = beginGame(form.form.choice());
    QVERIFY(opened);
    QCOMPARE(opened->session->match().setup().game().key(), std::string("siege2"));
    form.choose(u"game"_s, u"siege1"_s);
    form.choose(u"game"_s, u"siege2"_s);
    QCOMPARE(form.form.choice().board, std::string("three-gates"));
}

void NewGameFormTest::theSameNameAtTwoSeatsIsExplained()
{
    Form form;
    form.choose(u"game"_s, u"siege1"_s);
    QVERIFY(form.textOf(u"seat-hint"_s).isEmpty()); // one person
    form.choose(u"option-players"_s, u"4"_s);
    form.sit(2, u"person"_s);
    QVERIFY(form.textOf(u"seat-hint"_s).contains(u"The same name for two roles"_s));
    form.name(0, u"Anne"_s);
    form.name(2, u"anne "_s);
    const QString hint = form.textOf(u"seat-hint"_s);
    QVERIFY2(hint.contains(u"Western invader and Western defender"_s), qPrintable(hint));
}

void NewGameFormTest::itBeginsTheSameTheNextTime()
{
    StartMemory memory;
    {
        Form form;
        form.choose(u"game"_s, u"siege2"_s);
        form.chooseBoard(u"The Crooked Crown"_s);
        form.choose(u"game"_s, u"siege1"_s);
        form.choose(u"option-players"_s, u"4"_s);
        form.choose(u"option-cards"_s, u"starred"_s);
        form.sit(3, u"person"_s);
        form.name(3, u"Dora, “the wall”"_s);
        memory = form.form.memory();
        saveStartMemory(memory);
    }
    QVERIFY(loadStartMemory() == memory);
    Form form;
    form.form.recall(loadStartMemory());
    const NewGame choice = form.form.choice();
    QCOMPARE(choice.game->key(), std::string("siege1"));
    QCOMPARE(choice.options, (Options {{"cards", "starred"}, {"players", "4"}}));
    QCOMPARE(choice.sittings[3], (Sitting {u"person"_s, u"Dora, “the wall”"_s}));
    form.choose(u"game"_s, u"siege2"_s);
    QCOMPARE(form.form.choice().board, std::string("crooked-crown"));
    form.choose(u"game"_s, u"siege1"_s);
    form.choose(u"option-cards"_s, u"draft"_s); // back at its usual value
    saveStartMemory(form.form.memory());
    QCOMPARE(loadStartMemory().options.at("siege1"), (Options {{"players", "4"}}));
}

/// Allowed to somebody who plays alone, not among persons; what is chosen for either is remembered for it.
void NewGameFormTest::takeBacksAreAllowedToWhoPlaysAlone()
{
    Form form;
    form.choose(u"game"_s, u"siege2"_s);
    auto *box = form.form.findChild<QCheckBox *>(u"take-backs"_s);
    QVERIFY(form.form.choice().takeBacks);
    form.sit(1, u"person"_s);
    QVERIFY(!form.form.choice().takeBacks);
    box->click();
    QVERIFY(form.form.choice().takeBacks);
    form.sit(1, u"random"_s);
    box->click();
    saveStartMemory(form.form.memory());
    Form next;
    next.form.recall(loadStartMemory());
    QVERIFY(!next.form.choice().takeBacks);
    next.sit(1, u"person"_s);
    QVERIFY(next.form.choice().takeBacks);
}

/// By a campaign in which nobody goes back; what was wished comes back with another one.
void NewGameFormTest::takeBacksAreRuledOutWithAWord()
{
    Form form;
    form.choose(u"game"_s, u"exiles"_s);
    auto *box = form.form.findChild<QCheckBox *>(u"take-backs"_s);
    auto *reason = form.form.findChild<QLabel *>(u"no-take-backs"_s);
    auto *iron = form.form.findChild<QCheckBox *>(u"option-iron"_s);
    QVERIFY(box && reason && iron);
    if (!box->isChecked())
        box->click();
    QVERIFY(box->isEnabled() && form.form.choice().takeBacks && !reason->isVisible());
    iron->click();
    QVERIFY(!box->isEnabled() && !form.form.choice().takeBacks);
    QVERIFY(reason->isVisible() && !reason->text().isEmpty());
    QCOMPARE(box->accessibleDescription(), reason->text());
    form.choose(u"option-length"_s, u"1"_s); // no campaign
    QVERIFY(box->isEnabled() && form.form.choice().takeBacks);
    form.choose(u"option-length"_s, u"campaign"_s);
    QVERIFY(!form.form.choice().takeBacks);
    iron->click();
    QVERIFY(box->isEnabled() && form.form.choice().takeBacks && !reason->isVisible());
}

/// A new seed for each game; the same deal again if somebody asks for it, even after a restart.
void NewGameFormTest::everyGameIsDealtOtherwise()
{
    Form form;
    std::vector<std::uint64_t> seeds;
    connect(&form.form, &NewGameForm::wanted, this, [&] {
        seeds.push_back(form.form.choice().seed);
        saveStartMemory(form.form.memory());
    });
    auto *again = form.form.findChild<QPushButton *>(u"same-deal"_s);
    QVERIFY(!again->isEnabled()); // nothing has been dealt yet
    for (int i = 0; i < 3; ++i)
        form.begin()->click();
    QVERIFY(seeds[0] != seeds[1] && seeds[1] != seeds[2]);
    again->click();
    form.begin()->click();
    QCOMPARE(seeds[3], seeds[2]);
    QVERIFY(form.form.choice().seed != seeds[3]);
    Form next;
    next.form.recall(loadStartMemory());
    QVERIFY(next.form.choice().seed != seeds[3]);
    next.form.findChild<QPushButton *>(u"same-deal"_s)->click();
    QCOMPARE(next.form.choice().seed, seeds[3]);
}

void NewGameFormTest::whatIsRarelyNeededWaits()
{
    Form form;
    form.choose(u"game"_s, u"siege2"_s);
    form.name(0, u"Anne"_s);
    form.more()->click();
    QVERIFY(!form.seed()->isVisible());
    QVERIFY(!form.form.findChild<QCheckBox *>(u"take-backs"_s)->isVisible());
    for (const QLineEdit *name : form.names())
        QVERIFY(!name->isVisible());
    QVERIFY(form.begin()->isVisible());
    QCOMPARE(form.form.choice().sittings[0].name, u"Anne"_s); // and is not lost
    form.more()->click();
    QVERIFY(form.seed()->isVisible() && form.names()[0]->isVisible());
}

void NewGameFormTest::whatIsRememberedButGoneIsForgotten()
{
    StartMemory memory;
    memory.game = "siege9";
    memory.boards = {{"siege1", "atlantis"}, {"siege2", "atlantis"}};
    memory.options = {{"siege1", {{"players", "7"}, {"weather", "fine"}}}};
    memory.sittings = {{{0, 0}, {u"oracle"_s, u"Pythia"_s}}};
    Form form;
    form.form.recall(memory);
    QCOMPARE(form.form.choice().board, std::string("two-shoulders"));
    QCOMPARE(form.form.choice().sittings[0], (Sitting {u"person"_s, u"Pythia"_s}));
    form.choose(u"game"_s, u"siege1"_s);
    QVERIFY(form.form.choice().options.empty());
    QVERIFY(beginGame(form.form.choice()));
}

void NewGameFormTest::itSpeaksAnotherLanguageAtOnce()
{
    Form form;
    form.choose(u"game"_s, u"siege1"_s);
    form.choose(u"option-players"_s, u"4"_s);
    form.sit(1, u"person"_s);
    form.chooseBoard(u"Two Shoulders"_s);
    const auto texts = [&] {
        QStringList all;
        for (const QLabel *label : form.form.findChildren<QLabel *>()) {
            if (label->isVisible() && !label->text().isEmpty())
                all << label->text();
        }
        return all << form.boards()->currentItem()->text() << form.combo(u"option-cards"_s)->currentText();
    };
    QCoreApplication::processEvents(); // new rows show
    const QStringList english = texts();
    form.language.change(u"fr"_s);
    QCoreApplication::processEvents();
    const QStringList french = texts();
    QCOMPARE(french.size(), english.size());
    for (qsizetype i = 0; i < french.size(); ++i)
        QVERIFY2(french[i] != english[i], qPrintable(english[i]));
    form.language.change(u"en"_s);
    QCoreApplication::processEvents();
    QCOMPARE(texts(), english);
}

void NewGameFormTest::whereNothingIsHiddenNobodyAsksForACover()
{
    Form form;
    form.choose(u"game"_s, u"exiles"_s);
    form.choose(u"option-players"_s, u"2"_s);
    form.sit(0, u"person"_s);
    form.sit(1, u"person"_s);
    auto *open = form.form.findChild<QCheckBox *>(u"open-game"_s);
    QVERIFY(open && !open->isVisible());
    QCOMPARE(form.textOf(u"seat-hint"_s), u"You share this screen. Nothing is hidden in this game."_s);
    form.choose(u"game"_s, u"fiefs"_s);
    form.sit(0, u"person"_s);
    form.sit(1, u"person"_s);
    QVERIFY(open->isVisible());
}

MERLON_TEST(NewGameFormTest)
#include "new_game_form_test.moc"
