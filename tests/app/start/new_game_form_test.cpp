#include "app/look/appearance.h"
#include "app/start/new_game_form.h"
#include "app/words/game_words.h"
#include "app/words/language.h"
#include "tests/support/test_program.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QSpinBox>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace merlon;
using namespace Qt::StringLiterals;

namespace {

/// A form that offers all games, and hands to fill it in.
class Form {
public:
    Form()
        : form(m_appearance)
    {
        form.recall({});
        more()->setChecked(false);
        more()->click(); // names and seed are to be filled in, too
        form.resize(900, 760);
        form.show();
    }

    QComboBox *combo(const QString &name) { return form.findChild<QComboBox *>(name); }
    QList<QLineEdit *> names() { return form.findChild<SeatList *>()->findChildren<QLineEdit *>(); }
    QListWidget *boards() { return form.findChild<QListWidget *>(); }
    QPushButton *more() { return form.findChild<QPushButton *>(u"more"_s); }
    QLineEdit *seed() { return form.findChild<QLineEdit *>(u"seed"_s); }
    QPushButton *begin() { return form.findChild<QPushButton *>(u"begin"_s); }
    QString textOf(const QString &label) { return form.findChild<QLabel *>(label)->text(); }

    void choose(const QString &name, const QString &value)
    {
        if (name == u"game"_s)
            return form.setGame(findGame(value.toStdString()));
        const int row = combo(name)->findData(value);
        QVERIFY2(row >= 0, qPrintable(name + u' ' + value));
        combo(name)->setCurrentIndex(row);
    }

    QStringList seats()
    {
        QStringList labels;
        for (const QLineEdit *name : names())
            labels << name->accessibleName().section(u": "_s, 1);
        return labels;
    }

    void name(int seat, const QString &name)
    {
        names()[seat]->selectAll();
        names()[seat]->insert(name); // as if typed
    }

    /// The kind of a seat, by the accessible name of its field.
    void sit(int seat, const QString &kind)
    {
        QList<QComboBox *> kinds = form.findChild<SeatList *>()->findChildren<QComboBox *>();
        kinds[seat]->setCurrentIndex(kinds[seat]->findData(kind));
    }

    void chooseBoard(const QString &name)
    {
        const QList<QListWidgetItem *> found = boards()->findItems(name, Qt::MatchStartsWith);
        QCOMPARE(found.size(), 1);
        boards()->setCurrentItem(found.first());
    }

    Language language {u"en"_s};

private:
    Appearance m_appearance {std::filesystem::path(MERLON_SOURCE_DIR) / "resources/art"};

public:
    NewGameForm form;
};

} // namespace

class NewGameFormTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void impossibleSeatsInTheSettingsAreLeftOut();
    void aGameWithoutOptionsShowsNone();
    /// S1-2.1
    void theOptionsDecideTheSeats();
    void whoWasSetStaysWhenTheSeatsChange();
    void theKeyboardGoesThroughNewSeatsToo();
    void usualValuesAreNotSaid();
    void anOptionThatChangesNothingCannotBeChosen();
    void everyOptionIsNamedAndExplained();
    void numbersAreTyped();
    void anUnsuitableBoardTellsItsReason();
    void aBoardOfTheOtherEditionIsOffered();
    void theSameNameAtTwoSeatsIsExplained();
    void itBeginsTheSameTheNextTime();
    void takeBacksAreAllowedToWhoPlaysAlone();
    void someOptionsBeginOtherwiseWhereAScreenIsShared();
    void everyGameIsDealtOtherwise();
    void whatIsRarelyNeededWaits();
    void whatIsRememberedButGoneIsForgotten();
    void itSpeaksAnotherLanguageAtOnce();
    void wholeRowsOfBoardsAreSeen_data();
    void wholeRowsOfBoardsAreSeen();
    void aLargeWindowDoesNotStretchIt();

private:
    QTemporaryDir m_settings;
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
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName(u"merlon-test"_s);
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_settings.path());
}

void NewGameFormTest::aGameWithoutOptionsShowsNone()
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

void NewGameFormTest::theOptionsDecideTheSeats()
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

void NewGameFormTest::usualValuesAreNotSaid()
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

void NewGameFormTest::anOptionThatChangesNothingCannotBeChosen()
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

void NewGameFormTest::everyOptionIsNamedAndExplained()
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

/// Any number of a range can be typed; below it stands the value that is none.
void NewGameFormTest::numbersAreTyped()
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

void NewGameFormTest::someOptionsBeginOtherwiseWhereAScreenIsShared()
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

MERLON_TEST(NewGameFormTest)
#include "new_game_form_test.moc"
