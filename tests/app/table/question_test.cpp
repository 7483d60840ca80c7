#include "app/table/question/bar/ending_slot.h"
#include "app/table/question/bar/prompt_bar.h"
#include "app/table/question/bar/prompt_choices.h"
#include "app/table/question/bar/why_not.h"
#include "app/table/question/questioner.h"
#include "app/table/time/retrospect.h"
#include "app/table/time/time_panel.h"
#include "app/table/time/timeline.h"
#include "tests/app/table/toll/toll_at_table.h"
#include "tests/support/player_games.h"
#include "tests/support/test_program.h"
#include "tests/support/toy/toy_module.h"

#include <QApplication>
#include <QImage>
#include <QLabel>
#include <QPushButton>
#include <QTest>
#include <QTextDocument>

#include <optional>
#include <vector>

using namespace Qt::StringLiterals;
using namespace merlon;
using namespace merlon::testing;

namespace {

/// With what a question begins that is put to a player.
QString toYou(const QString &language)
{
    return language == "fr"_L1 ? u"À vous\u202f: "_s : u"Your turn: "_s;
}

const PromptBar &promptOf(WindowDriver &driver)
{
    return driver.table().prompt();
}

std::vector<QPushButton *> buttonsOf(WindowDriver &driver)
{
    std::vector<QPushButton *> buttons;
    for (QPushButton *button : driver.table().prompt().choices().findChildren<QPushButton *>()) {
        if (button->isVisible() && button->property("choice").isValid())
            buttons.push_back(button);
    }
    return buttons;
}

} // namespace

/// How the question of the moment is put: to the player who is asked, or about another.
class QuestionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { toy::addToCatalogue(); }
    void thePlayerWhoIsAskedIsSpokenTo_data() { languages(); }
    void thePlayerWhoIsAskedIsSpokenTo();
    void thePastIsToldAndNotAsked();
    void whatIsToBeDoneComesBeforeTheReason();
    void aComputerIsToldOf();
    void severalAtOneScreenAreNamed();
    void allQuestionsOfTollArePutToThePlayer_data() { languages(); }
    void allQuestionsOfTollArePutToThePlayer();
    void drawsAreNobodysTurn();
    void anOrderIsKeptWithOneClick();
    void aStepAndHowItIsTakenAreAskedTogether();
    void choicesKeepTheirPlaces();
    void linksOfRefusalsFollowTheTheme();

private:
    static void languages()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("English") << u"en"_s;
        QTest::newRow("French") << u"fr"_s;
    }
};

void QuestionTest::thePlayerWhoIsAskedIsSpokenTo()
{
    QFETCH(QString, language);
    WindowDriver driver(language);
    driver.begin({u"person"_s, u"heuristic"_s}, 5);
    for (int question = 0; question < 30; ++question) {
        QVERIFY(driver.toQuestion());
        const std::unique_ptr<View> view = driver.session().match().seenBy(SeatSet::all());
        const Speaker speaker(driver.session().match().setup());
        QCOMPARE(promptOf(driver).title(), toYou(language) + speaker.toPlayer(*view));
        QVERIFY(promptOf(driver).player().isEmpty()); // there is nobody else
        driver.table().choose(sensibleChoice(driver.session().match()));
    }
}

void QuestionTest::thePastIsToldAndNotAsked()
{
    WindowDriver driver;
    driver.begin({u"person"_s, u"heuristic"_s}, 5);
    QVERIFY(driver.toQuestion());
    const Speaker speaker(driver.session().match().setup());
    const QString told = speaker.sentence(driver.session().match().state().decision());
    driver.table().choose(sensibleChoice(driver.session().match()));
    QVERIFY(driver.toQuestion());
    driver.table().retrospect().time().timeline().want(0);
    QVERIFY(driver.table().retrospect().isOn());
    QVERIFY(!promptOf(driver).title().startsWith(toYou(u"en"_s)));
    QVERIFY2(promptOf(driver).hint().startsWith(told), qPrintable(promptOf(driver).hint()));
}

/// Each is a part of its own; a remark stands alone.
void QuestionTest::whatIsToBeDoneComesBeforeTheReason()
{
    WindowDriver driver;
    driver.begin({u"person"_s, u"heuristic"_s}, 5);
    PromptBar &prompt = driver.table().prompt();
    const auto saysBoth = [&] { return !prompt.hint().isEmpty() && !prompt.reason().isEmpty(); };
    for (int question = 0; question < 60 && driver.toQuestion() && !saysBoth(); ++question)
        driver.table().choose(sensibleChoice(driver.session().match()));
    QVERIFY(saysBoth());
    const QString hint = prompt.hint().simplified();
    const QString reason = prompt.reason().simplified();
    const auto told = [&] {
        QTextDocument document;
        document.setHtml(prompt.findChild<QLabel *>(u"question"_s)->text());
        return document.toPlainText().simplified();
    };
    QVERIFY(!hint.contains(reason));
    QVERIFY(told().indexOf(hint) > 0);
    QVERIFY(told().indexOf(reason) > told().indexOf(hint));
    QVERIFY(prompt.accessibleDescription().startsWith(prompt.hint()));
    QVERIFY(prompt.accessibleDescription().contains(prompt.reason()));
    prompt.showRemark(u"Something else."_s);
    QVERIFY(!told().contains(reason));
    prompt.endRemark();
    QVERIFY(told().contains(reason));
}

void QuestionTest::aComputerIsToldOf()
{
    WindowDriver driver;
    driver.begin({u"heuristic"_s, u"person"_s}, 5);
    driver.session().computers().setPaused(true);
    driver.settle();
    QCOMPARE(driver.session().asked(), Seat {0});
    const QString &title = promptOf(driver).title();
    QVERIFY2(title.contains(u"the invader"_s), qPrintable(title));
    QVERIFY2(!title.startsWith(toYou(u"en"_s)), qPrintable(title));
}

void QuestionTest::severalAtOneScreenAreNamed()
{
    WindowDriver driver;
    driver.begin({u"person"_s, u"person"_s}, 5);
    for (const Seat seat : {Seat {0}, Seat {1}}) {
        QVERIFY(driver.playTo(seat, TableSession::Stage::Asking));
        QVERIFY(promptOf(driver).title().startsWith(toYou(u"en"_s)));
        QCOMPARE(promptOf(driver).player(), seat == 0 ? u"Invader"_s : u"Defender"_s);
    }
}

void QuestionTest::allQuestionsOfTollArePutToThePlayer()
{
    QFETCH(QString, language);
    WindowDriver driver(language);
    driver.begin(toy::open({{"rules", "full"}, {"teams", "none"}, {"fate", "warlord"}}), kFourPersons, 4);
    QStringList others;
    while (driver.toQuestion()) {
        if (!promptOf(driver).title().startsWith(toYou(language)))
            others << promptOf(driver).title();
        driver.table().choose(someChoice(driver.session().match()));
    }
    others.removeDuplicates();
    QCOMPARE(others.join(u'\n'), QString());
}

/// Where a game has no such words, the question is told as before.
void QuestionTest::drawsAreNobodysTurn()
{
    const Language spoken(u"en"_s);
    const std::shared_ptr<const Setup> setup = openOnItsBoard("siege2");
    const Speaker speaker(*setup);
    const std::unique_ptr<State> start = setup->start();
    QCOMPARE(start->decision().seat, kChance);
    QCOMPARE(speaker.toPlayer(*start->seenBy({})), QString());
    QVERIFY(!speaker.sentence(start->decision()).isEmpty());
}

/// The cards of the row, all four questions of them; they are undone as a whole, too.
void QuestionTest::anOrderIsKeptWithOneClick()
{
    WindowDriver driver;
    driver.begin({u"person"_s, u"person"_s}, 5);
    QVERIFY(driver.toQuestion());
    const Match &match = driver.session().match();
    const auto kind = [&] {
        return match.setup().vocabulary().decisions()[match.state().decision().kind].key;
    };
    QCOMPARE(kind(), std::string("order-row"));
    const std::uint64_t before = driver.hash();
    const ChoiceList choices = driver.choices();
    driver.settle();
    QCOMPARE(buttonsOf(driver).size(), choices.size());
    auto *keep = driver.table().prompt().findChild<QPushButton *>(u"keep-order"_s);
    QVERIFY(keep && qobject_cast<EndingSlot *>(keep->parentWidget()));
    QCOMPARE(driver.window().focusWidget(), keep); // Enter keeps it, too
    QTest::qWait(450);                             // presses that come too soon are ignored
    keep->click();
    QTRY_VERIFY(kind() != "order-row");
    QVERIFY(match.ply() > 1);
    QVERIFY(driver.toQuestion());
    driver.session().undo();
    QTRY_COMPARE(driver.hash(), before);
}

/// To use a card and how to pay for it, by one button; they are undone as a whole, too.
void QuestionTest::aStepAndHowItIsTakenAreAskedTogether()
{
    WindowDriver driver;
    driver.begin({u"person"_s, u"heuristic"_s}, 5);
    const Match &match = driver.session().match();
    QPushButton *both = nullptr;
    const auto isJoined = [&](const TableSession &session) {
        if (session.stage() != TableSession::Stage::Asking)
            return false;
        driver.settle();
        for (QPushButton *button : driver.table().prompt().choices().findChildren<QPushButton *>()) {
            if (button->isVisible() && button->property("then").isValid())
                both = button;
        }
        return both != nullptr;
    };
    QVERIFY(driver.playTo(isJoined));
    const ChoiceList choices = driver.choices();
    QCOMPARE(choices.size(), std::size_t {2}); // to do it, or not
    const auto then = both->property("then").value<Choice>();
    QVERIFY(!choices.contains(then));
    const Speaker speaker(match.setup());
    QVERIFY2(both->accessibleName().contains(speaker.sentence(then)), qPrintable(both->accessibleName()));
    const std::size_t ply = match.ply();
    const std::uint64_t before = driver.hash();
    QTRY_VERIFY(!driver.table().prompt().choices().isPaused());
    QTest::mouseClick(both, Qt::LeftButton);
    QTRY_VERIFY(match.ply() >= ply + 2);
    QVERIFY(choices.contains(match.chronicle()[ply].choice));
    QVERIFY(!match.setup().vocabulary().isPass(match.chronicle()[ply].choice));
    QVERIFY(match.chronicle()[ply + 1].choice == then);
    QVERIFY(driver.toQuestion());
    driver.session().undo();
    QTRY_COMPARE(driver.hash(), before);
}

/// Whoever clicks where the first choice was a moment ago meets the first choice.
void QuestionTest::choicesKeepTheirPlaces()
{
    WindowDriver driver;
    driver.begin({u"person"_s, u"heuristic"_s}, 5);
    std::optional<int> left;
    int questions = 0;
    for (int i = 0; i < 80 && driver.toQuestion(); ++i) {
        driver.settle();
        if (const std::vector<QPushButton *> buttons = buttonsOf(driver); !buttons.empty()) {
            const int x = buttons.front()->mapTo(&driver.window(), QPoint()).x();
            for (const QPushButton *button : buttons) {
                const QRect inside = button->parentWidget()->visibleRegion().boundingRect();
                QVERIFY2(button->x() + button->width() <= inside.right() + 1, qPrintable(button->text()));
            }
            QCOMPARE(x, left.value_or(x));
            left = x;
            ++questions;
        }
        driver.table().choose(sensibleChoice(driver.session().match()));
    }
    QVERIFY(questions > 10);
}

void QuestionTest::linksOfRefusalsFollowTheTheme()
{
    const QPalette before = QApplication::palette();
    WhyNot why;
    why.setRefusals({uR"(No room. <a href="rule:S2-8.4">S2-8.4</a>)"_s});
    QPalette night = before;
    night.setColor(QPalette::Link, Qt::yellow);
    QApplication::setPalette(night);
    QCoreApplication::processEvents();
    auto *text = why.findChild<QLabel *>(u"impossible"_s);
    QVERIFY(text);
    text->resize(400, 100);
    const QImage image = text->grab().toImage();
    QApplication::setPalette(before);
    int yellow = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            const QColor color = image.pixelColor(x, y);
            yellow += color.red() > 150 && color.green() > 150 && color.blue() < 100 ? 1 : 0;
        }
    }
    QVERIFY(yellow > 10);
}

MERLON_TEST(QuestionTest)
#include "question_test.moc"
