#include "app/table/question/bar/ending_slot.h"
#include "app/table/question/bar/prompt_bar.h"
#include "app/table/question/bar/prompt_choices.h"
#include "app/table/question/words/endings.h"
#include "app/words/language.h"
#include "app/words/speaker.h"
#include "tests/app/window/window_driver.h"
#include "tests/support/player_games.h"
#include "tests/support/test_program.h"

#include <QApplication>
#include <QEnterEvent>
#include <QLabel>
#include <QPushButton>
#include <QRegion>
#include <QSet>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <optional>
#include <vector>

using namespace merlon;
using namespace merlon::testing;
using namespace Qt::StringLiterals;

namespace {

QPushButton *buttonFor(WindowDriver &driver, Choice choice)
{
    for (QPushButton *button : driver.table().prompt().findChildren<QPushButton *>()) {
        const QVariant held = button->property("choice");
        if (button->isVisible() && held.isValid() && held.value<Choice>() == choice)
            return button;
    }
    return nullptr;
}

Choice choiceNamed(const Setup &setup, const char *verb)
{
    return {*setup.vocabulary().verb(verb), {}};
}

/// The choice with this verb, while something else can be chosen as well; none otherwise.
std::optional<Choice> earlyEnd(WindowDriver &driver, const char *verb)
{
    const Choice end = choiceNamed(driver.session().match().setup(), verb);
    const ChoiceList choices = driver.choices();
    const bool offered = std::ranges::find(choices, end) != choices.end();
    return offered && choices.size() > 1 ? std::optional(end) : std::nullopt;
}

} // namespace

/// What ends a step is quiet while more can be done.
class EndingsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aMarchIsEndedQuietly_data();
    void aMarchIsEndedQuietly();
    void whatIsLeftAloneIsEmphasised();
    void theGameSaysWhatEndsAStep();
    void whatEndsAStepSaysWhichOne_data();
    void whatEndsAStepSaysWhichOne();
    void whatEndsAStepStandsApart_data();
    void whatEndsAStepStandsApart();
    void whatEndsAStepKeepsItsPlace_data();
    void whatEndsAStepKeepsItsPlace();
};

void EndingsTest::aMarchIsEndedQuietly_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("undone");
    QTest::addColumn<QString>("ends");
    QTest::newRow("English") << u"en"_s << u"can still act."_s << u"Done with the "_s;
    QTest::newRow("French") << u"fr"_s << u"encore agir."_s << u"En terminer avec "_s;
}

void EndingsTest::aMarchIsEndedQuietly()
{
    QFETCH(QString, language);
    QFETCH(QString, undone);
    QFETCH(QString, ends);
    WindowDriver driver(language);
    driver.begin({u"person"_s, u"heuristic"_s}, 5);
    const auto marches = [&](const TableSession &session) {
        return session.stage() == TableSession::Stage::Asking && session.asked() == 0
            && earlyEnd(driver, "done") && std::ranges::any_of(driver.choices(), [&](Choice choice) {
                   return session.match().setup().vocabulary().verbs()[choice.verb].key == "march";
               });
    };
    QVERIFY(driver.playTo(marches));
    driver.settle();
    QPushButton *button = buttonFor(driver, *earlyEnd(driver, "done"));
    QVERIFY(button);
    QVERIFY2(button->accessibleName().startsWith(ends), qPrintable(button->accessibleName()));
    QVERIFY(button->property("quiet").toBool());
    QVERIFY(!button->property("primary").toBool());
    const auto *below = driver.table().prompt().findChild<QLabel *>(u"undone"_s);
    QVERIFY(below && below->visibleRegion() == QRegion(below->rect()));
    QVERIFY2(below->text().contains(undone), qPrintable(below->text()));
    QVERIFY(below->text().at(0).isDigit());
    QVERIFY(below->mapTo(&driver.window(), QPoint()).y()
            >= button->mapTo(&driver.window(), button->rect().bottomLeft()).y());
    QVERIFY(button->toolTip().contains(below->text()));
    QVERIFY(button->accessibleDescription().contains(undone));
    QSignalSpy told(&driver.table().prompt().choices(), &PromptChoices::noteWanted);
    QEnterEvent enter({}, {}, {});
    QApplication::sendEvent(button, &enter);
    QVERIFY(!told.isEmpty());
    QVERIFY(!told.last().front().toString().contains(undone)); // it stands below the button
    QVERIFY(!button->hasFocus());                              // Enter does not end it
    const std::size_t ply = driver.session().match().ply();
    QTRY_VERIFY(!driver.table().prompt().choices().isPaused());
    QTest::mouseClick(button, Qt::LeftButton);
    QVERIFY(driver.session().match().ply() > ply);
    QVERIFY(driver.session().match().chronicle()[ply].choice
            == choiceNamed(driver.session().match().setup(), "done"));
}

void EndingsTest::whatIsLeftAloneIsEmphasised()
{
    WindowDriver driver;
    driver.begin({u"heuristic"_s, u"person"_s}, 5);
    const auto isAlone = [&](const TableSession &session) {
        return session.stage() == TableSession::Stage::Asking && session.asked() == 1
            && driver.choices().size() == 1;
    };
    QVERIFY(driver.playTo(isAlone));
    driver.settle();
    QPushButton *button = buttonFor(driver, *driver.choices().begin());
    QVERIFY(button);
    QVERIFY(button->property("primary").toBool());
    QVERIFY(!button->property("quiet").toBool());
    QVERIFY(button->toolTip().isEmpty());
    QVERIFY(driver.table().prompt().findChild<QLabel *>(u"undone"_s)->text().isEmpty());
}

void EndingsTest::theGameSaysWhatEndsAStep()
{
    const std::shared_ptr<const Setup> setup = openOnItsBoard("siege2");
    const Vocabulary &words = setup->vocabulary();
    const std::vector<Choice> exchange {choiceNamed(*setup, "start-exchange"),
                                        choiceNamed(*setup, "no-exchange")};
    const Endings leave(words, exchange);
    QVERIFY(leave.leaveSomething() && leave.contains(exchange[1]) && !leave.contains(exchange[0]));
    QVERIFY(leave.undone({}, {}).isEmpty()); // this or that
    const std::vector<Choice> guns {choiceNamed(*setup, "fire"), choiceNamed(*setup, "hold-fire")};
    const Endings hold(words, guns);
    QVERIFY(hold.leaveSomething() && hold.contains(guns[1]) && !hold.contains(guns[0]));
    const std::vector<Choice> alone {guns[1]};
    QVERIFY(!Endings(words, alone).leaveSomething());
    QVERIFY(Endings(words, alone).undone({}, {}).isEmpty());
}

void EndingsTest::whatEndsAStepSaysWhichOne_data()
{
    QTest::addColumn<QString>("game");
    QTest::newRow("siege1") << u"siege1"_s;
    QTest::newRow("siege2") << u"siege2"_s;
}

/// Whatever is asked: “Done with the supply”, not “Stop here”.
void EndingsTest::whatEndsAStepSaysWhichOne()
{
    QFETCH(const QString, game);
    const Language spoken(u"en"_s);
    const std::shared_ptr<const Setup> setup = openOnItsBoard(game.toStdString());
    const Speaker speaker(*setup);
    QSet<QString> told;
    for (const std::uint64_t seed : {1U, 2U, 3U}) {
        const Match match = playedMatch(setup, "random", seed);
        for (const Ply &ply : match.chronicle()) {
            const std::string &verb = setup->vocabulary().verbs()[ply.choice.verb].key;
            if (verb != "done" && verb != "next-stage")
                continue;
            const QString text = speaker.sentence(ply.choice, ply.decision);
            QVERIFY2(text.startsWith(u"Done "_s), qPrintable(speaker.sentence(ply.decision)));
            told << text;
        }
    }
    QVERIFY2(told.size() > 2, qPrintable(QStringList(told.values()).join(u'\n')));
}

void EndingsTest::whatEndsAStepStandsApart_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QByteArray>("verb");
    QTest::newRow("turn no card") << u"siege1"_s << QByteArray("done");
    QTest::newRow("end a phase") << u"siege1"_s << QByteArray("end-phase");
    QTest::newRow("leave the row as it is") << u"siege2"_s << QByteArray("no-exchange");
    QTest::newRow("skip a card") << u"siege2"_s << QByteArray("skip");
    QTest::newRow("end the turn") << u"fiefs"_s << QByteArray("end-turn");
    QTest::newRow("go on to the next step") << u"mountain"_s << QByteArray("next");
    QTest::newRow("end the actions") << u"exiles"_s << QByteArray("end-turn");
}

/// Though other choices name nothing either.
void EndingsTest::whatEndsAStepStandsApart()
{
    QFETCH(const QString, game);
    QFETCH(const QByteArray, verb);
    WindowDriver driver;
    NewGame wanted;
    wanted.game = findGame(game.toStdString());
    wanted.sittings = {{u"person"_s, {}}, {u"heuristic"_s, {}}};
    wanted.seed = 5;
    driver.begin(std::move(wanted));
    std::optional<Choice> end;
    QVERIFY(driver.playTo([&](const TableSession &session) {
        if (session.stage() != TableSession::Stage::Asking || session.asked() != 0)
            return false;
        const ChoiceList choices = driver.choices();
        const auto found = std::ranges::find_if(choices, [&](Choice choice) {
            return session.setup().vocabulary().verbs()[choice.verb].key == verb.toStdString();
        });
        if (found == choices.end() || choices.size() < 2)
            return false;
        end = *found;
        return true;
    }));
    driver.settle();
    const QPushButton *button = buttonFor(driver, *end);
    QVERIFY(button);
    QVERIFY(qobject_cast<const EndingSlot *>(button->parentWidget()));
    QVERIFY(button->property("quiet").toBool());
}

void EndingsTest::whatEndsAStepKeepsItsPlace_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("language");
    QTest::newRow("siege1") << u"siege1"_s << u"fr"_s;
    QTest::newRow("siege2") << u"siege2"_s << u"en"_s;
}

/// Whatever else is offered, and without scrolling.
void EndingsTest::whatEndsAStepKeepsItsPlace()
{
    QFETCH(const QString, game);
    QFETCH(const QString, language);
    WindowDriver driver(language);
    NewGame wanted;
    wanted.game = findGame(game.toStdString());
    wanted.sittings = {{u"person"_s, {}}, {u"heuristic"_s, {}}};
    wanted.seed = 5;
    driver.begin(std::move(wanted));
    std::optional<QRect> place;
    int endings = 0;
    for (int question = 0; question < 80 && driver.toQuestion(); ++question) {
        driver.settle();
        const ChoiceList list = driver.choices();
        const std::vector<Choice> choices(list.begin(), list.end());
        const Vocabulary &words = driver.session().setup().vocabulary();
        const Endings ends(words, choices);
        const auto end = std::ranges::find_if(choices, [&](Choice choice) { return ends.contains(choice); });
        if (ends.leaveSomething() && words.verbs()[end->verb].types.empty()) {
            QPushButton *button = buttonFor(driver, *end);
            QVERIFY2(button, qPrintable(driver.table().prompt().title()));
            QVERIFY2(button->visibleRegion() == QRegion(button->rect()), qPrintable(button->text()));
            QVERIFY(!driver.table().prompt().choices().isAncestorOf(button));
            const QRect now(button->mapTo(&driver.table().prompt(), QPoint()), button->size());
            QCOMPARE(now, place.value_or(now));
            place = now;
            ++endings;
        }
        driver.table().choose(sensibleChoice(driver.session().match()));
    }
    QVERIFY(endings > 5);
}

MERLON_TEST(EndingsTest)
#include "endings_test.moc"
