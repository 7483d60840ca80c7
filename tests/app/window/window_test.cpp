#include "app/rules/rule_window.h"
#include "app/table/docks/table_docks.h"
#include "app/window/window_actions.h"
#include "app/words/resources.h"
#include "core/base/random.h"
#include "tests/app/window/window_driver.h"
#include "tests/support/test_program.h"

#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QFontInfo>
#include <QLabel>
#include <QMenuBar>
#include <QMessageBox>
#include <QScrollBar>
#include <QTest>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTimer>

using namespace merlon;
using namespace Qt::StringLiterals;
using testing::sensibleChoice;
using testing::WindowDriver;

namespace {

/// Everything that a widget tree says, and tells assistive technology.
QString allTexts(const QWidget &widget)
{
    QStringList texts;
    for (const QWidget *child : widget.findChildren<QWidget *>()) {
        texts << child->accessibleName() << child->accessibleDescription() << child->toolTip()
              << child->whatsThis();
        if (const auto *label = qobject_cast<const QLabel *>(child))
            texts << label->text();
        if (const auto *button = qobject_cast<const QAbstractButton *>(child))
            texts << button->text();
    }
    return texts.join(u'\n');
}

/// Equal but for what rounding does to a shade.
bool isSamePicture(const QImage &a, const QImage &b)
{
    constexpr int kRounding = 24; // of 255; the picture of another token would differ by far more
    if (a.size() != b.size())
        return false;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x) {
            const QColor one = a.pixelColor(x, y);
            const QColor other = b.pixelColor(x, y);
            if (std::abs(one.red() - other.red()) > kRounding
                || std::abs(one.green() - other.green()) > kRounding
                || std::abs(one.blue() - other.blue()) > kRounding)
                return false;
        }
    }
    return true;
}

/// The widget when nothing changes any more: the board is drawn anew some time after its size has been found.
QImage settledPicture(QWidget &widget)
{
    QImage picture = widget.grab().toImage();
    for (int i = 0; i < 20; ++i) {
        QTest::qWait(400);
        QImage later = widget.grab().toImage();
        if (later == picture)
            break;
        picture = std::move(later);
    }
    return picture;
}

/// A match like this one whose hidden things are others, as these seats could imagine.
Match imagined(const Match &match, SeatSet seats, std::uint64_t seed)
{
    const auto setup = *match.setup().game().open(match.setup().board(), match.setup().options());
    std::unique_ptr<State> state = setup->start();
    Random random(seed);
    match.seenBy(seats)->imagine(*state, random);
    return Match(setup, std::move(state), {});
}

} // namespace

class WindowTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void hasFonts();
    void aWholeGameByMouse();
    void aWholeGameByKeyboard();
    void aPersonAgainstTheComputer();
    void handOverHidesWhatIsFaceDown();
    /// S2-16.2: the question for a plan needs no change of seats unless the defender wants one.
    void aMomentPassesWithoutAChangeOfSeats();
    void speaksAnotherLanguageAtOnce();
    void undoesAndRedoes();
    void escapeStepsBack();
    void enterDoesNotResign();
    void tellsWhichProgramItIs();
    void restsAndStepsWhenAsked();
    void listsEveryChoice();
    /// Pointing at what cannot be chosen gives the reason and its rule.
    void saysWhyNot();
    /// A number leads to the rule itself, not to another rule that mentions it.
    void opensTheRulesAtTheRule();
};

void WindowTest::hasFonts()
{
    QVERIFY2(!QFontInfo(QApplication::font()).family().isEmpty(), "no font: every letter would be a box");
}

void WindowTest::aWholeGameByMouse()
{
    WindowDriver driver;
    driver.drawAlways();
    driver.begin(testing::kTwoPersons, 7);
    std::size_t made = 0;
    while (driver.toQuestion()) {
        const Choice choice = sensibleChoice(driver.session().match());
        const std::string line = driver.session().match().setup().vocabulary().verbs()[choice.verb].key;
        QVERIFY2(driver.chooseByMouse(choice), (line + " at question " + std::to_string(made)).c_str());
        ++made;
    }
    QCOMPARE(driver.session().stage(), TableSession::Stage::Over);
    QVERIFY(made > 100);
}

void WindowTest::aWholeGameByKeyboard()
{
    WindowDriver driver;
    driver.drawAlways();
    driver.begin(testing::kTwoPersons, 12);
    std::size_t made = 0;
    while (driver.toQuestion()) {
        const Choice choice = sensibleChoice(driver.session().match());
        const std::string line = driver.session().match().setup().vocabulary().verbs()[choice.verb].key;
        QVERIFY2(driver.chooseByKeys(choice), (line + " at question " + std::to_string(made)).c_str());
        ++made;
    }
    QCOMPARE(driver.session().stage(), TableSession::Stage::Over);
}

void WindowTest::aPersonAgainstTheComputer()
{
    WindowDriver driver;
    driver.begin({u"person"_s, u"heuristic"_s}, 3);
    while (driver.toQuestion()) {
        QCOMPARE(driver.session().asked(), Seat {0});
        driver.table().choose(sensibleChoice(driver.session().match()));
    }
    QCOMPARE(driver.session().stage(), TableSession::Stage::Over);
    QVERIFY(driver.table().prompt().title().size() > 5);
}

void WindowTest::handOverHidesWhatIsFaceDown()
{
    WindowDriver driver;
    driver.begin(testing::kTwoPersons, 21);
    for (int i = 0; i < 120 && driver.toQuestion(); ++i)
        driver.table().choose(sensibleChoice(driver.session().match()));
    QVERIFY(driver.toQuestion());
    const Seat seat = driver.session().asked();
    for (const SeatSet eyes : {SeatSet(), SeatSet {seat}}) {
        QStringList texts;
        std::vector<QImage> pictures;
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            auto session = std::make_unique<TableSession>(imagined(driver.session().match(), eyes, seed),
                                                          driver.session().seating().players());
            TablePage table(driver.appearance(), {});
            table.resize(1200, 760);
            table.open(std::move(session));
            QCOMPARE(table.session()->stage(), TableSession::Stage::HandingOver);
            if (!eyes.empty())
                table.session()->takeSeat();
            table.setVisible(true);
            table.docks().panel(u"second-side"_s)->raise(); // the odds take their time
            texts << allTexts(table);
            pictures.push_back(settledPicture(table));
        }
        for (std::size_t i = 1; i < pictures.size(); ++i) {
            QCOMPARE(texts[static_cast<qsizetype>(i)], texts[0]);
            QVERIFY(isSamePicture(pictures[i], pictures[0]));
        }
    }
}

void WindowTest::aMomentPassesWithoutAChangeOfSeats()
{
    WindowDriver driver;
    driver.begin(testing::kTwoPersons, 7);
    TableSession &session = driver.session();
    const auto toMoment = [&] {
        while (!session.passingChoice() || session.seating().atScreen() != Seat {0}) {
            if (!driver.toQuestion())
                return false;
            driver.table().choose(sensibleChoice(session.match()));
        }
        return true;
    };
    QVERIFY(toMoment());
    const Decision moment = session.match().state().decision();
    QCOMPARE(session.match().setup().vocabulary().decisions()[moment.kind].key, std::string("plan-window"));
    QVERIFY(session.eyes().empty());

    QStringList texts;
    std::vector<QImage> pictures;
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        TablePage table(driver.appearance(), {});
        table.resize(1200, 760);
        table.open(
            std::make_unique<TableSession>(imagined(session.match(), {}, seed), session.seating().players()));
        QVERIFY(table.session()->passingChoice());
        table.setVisible(true);
        texts << allTexts(table);
        pictures.push_back(settledPicture(table));
        QCOMPARE(texts.back(), texts.front());
        QVERIFY(isSamePicture(pictures.back(), pictures.front()));
    }

    const std::size_t ply = session.match().ply();
    driver.settle();
    QVERIFY(driver.chooseByMouse(*session.passingChoice()));
    QVERIFY(session.match().ply() > ply);
    QCOMPARE(session.seating().atScreen(), Seat {0});
    QVERIFY(!session.eyes().contains(1));

    session.undo();
    QVERIFY(session.passingChoice());
    QVERIFY(driver.toQuestion()); // by the button with which the defender takes the seat
    QCOMPARE(session.seating().atScreen(), Seat {1});
    QCOMPARE(session.match().ply(), ply);
    QVERIFY(!session.pass());
}

void WindowTest::speaksAnotherLanguageAtOnce()
{
    WindowDriver driver;
    driver.begin(testing::kTwoPersons, 4);
    QVERIFY(driver.toQuestion());
    driver.settle();
    const QString english = allTexts(driver.window());
    const QString title = driver.table().prompt().title();
    driver.language().change(u"fr"_s);
    driver.settle();
    QVERIFY(driver.table().prompt().title() != title);
    QVERIFY(allTexts(driver.window()) != english);
    QCOMPARE(driver.window().menuBar()->actions().first()->text(), u"&Partie"_s);
    driver.language().change(u"en"_s);
    driver.settle();
    QCOMPARE(driver.table().prompt().title(), title);
    const QStringList before = english.split(u'\n');
    const QStringList after = allTexts(driver.window()).split(u'\n');
    for (qsizetype i = 0; i < std::min(before.size(), after.size()); ++i)
        QCOMPARE(after[i], before[i]);
    QCOMPARE(after.size(), before.size());
}

void WindowTest::undoesAndRedoes()
{
    WindowDriver driver;
    driver.begin({u"person"_s, u"heuristic"_s}, 5);
    QVERIFY(driver.toQuestion());
    std::vector<std::uint64_t> hashes {driver.hash()};
    for (int i = 0; i < 20; ++i) {
        driver.table().choose(sensibleChoice(driver.session().match()));
        QVERIFY(driver.toQuestion());
        hashes.push_back(driver.hash());
    }
    for (std::size_t i = hashes.size() - 1; i > 0; --i) {
        driver.session().undo();
        QCOMPARE(driver.hash(), hashes[i - 1]);
        QCOMPARE(driver.session().asked(), Seat {0});
    }
    for (std::size_t i = 1; i < hashes.size(); ++i) {
        driver.session().redo();
        QCOMPARE(driver.hash(), hashes[i]);
    }
}

void WindowTest::escapeStepsBack()
{
    WindowDriver driver;
    driver.begin(testing::kTwoPersons, 13);
    for (int i = 0; i < 300 && driver.toQuestion(); ++i) {
        const std::vector<canvas::Thing> things = driver.table().questioner().picker().guide()->choosable();
        if (!things.empty()) {
            driver.table().questioner().picker().pick(things.front());
            if (driver.session().stage() == TableSession::Stage::Asking
                && driver.table().questioner().picker().guide()->hasPicks()) {
                QTest::keyClick(&driver.table().board(), Qt::Key_Escape);
                QVERIFY(!driver.table().questioner().picker().guide()->hasPicks());
                return;
            }
            continue;
        }
        driver.table().choose(sensibleChoice(driver.session().match()));
    }
    QFAIL("nothing could be picked by halves");
}

/// At the question whether to resign the button to play on has the keyboard.
void WindowTest::enterDoesNotResign()
{
    WindowDriver driver;
    driver.begin({u"person"_s, u"heuristic"_s}, 5);
    QVERIFY(driver.toQuestion());
    bool isAsked = false;
    bool isAnswered = false;
    QTimer::singleShot(0, qApp, [&] {
        auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
        isAsked = box && box->objectName() == u"resign"_s;
        if (!box)
            return;
        QTest::keyClick(box, Qt::Key_Return);
        isAnswered = !box->isVisible();
        box->reject(); // or the test would wait for ever
    });
    driver.window().actions().resign->trigger();
    QVERIFY(isAsked);
    QVERIFY(isAnswered);
    QVERIFY(!driver.session().match().isOver());
}

void WindowTest::tellsWhichProgramItIs()
{
    WindowDriver driver;
    QString told;
    bool isPictured = false;
    bool isClosed = false;
    QTimer::singleShot(0, qApp, [&] {
        auto *box = qobject_cast<QDialog *>(QApplication::activeModalWidget());
        if (!box)
            return;
        told = allTexts(*box);
        for (const QLabel *label : box->findChildren<QLabel *>())
            isPictured = isPictured || !label->pixmap().isNull();
        QTest::keyClick(box, Qt::Key_Return);
        isClosed = !box->isVisible();
        box->reject(); // or the test would wait for ever
    });
    driver.window().actions().about->trigger();
    QVERIFY2(told.contains(u"GNU General Public License"_s), qPrintable(told));
    QVERIFY(isPictured);
    QVERIFY(isClosed);
}

void WindowTest::restsAndStepsWhenAsked()
{
    WindowDriver driver;
    driver.begin({u"heuristic"_s, u"heuristic"_s}, 2);
    driver.session().computers().setPaused(true);
    QCOMPARE(driver.session().stage(), TableSession::Stage::Paused);
    const std::size_t ply = driver.session().match().ply();
    QTest::qWait(200);
    QCOMPARE(driver.session().match().ply(), ply);
    driver.session().computers().stepOnce();
    QVERIFY(QTest::qWaitFor([&] { return driver.session().stage() == TableSession::Stage::Paused; }, 20000));
    QVERIFY(driver.session().match().ply() > ply);
    QVERIFY(driver.session().eyes() == SeatSet::all());
}

void WindowTest::listsEveryChoice()
{
    WindowDriver driver;
    driver.begin(testing::kTwoPersons, 15);
    for (int i = 0; i < 60 && driver.toQuestion(); ++i) {
        std::size_t listed = 0;
        for (const ChoiceGroup &group : driver.table().questioner().allChoices()) {
            for (const WordedChoice &worded : group.choices) {
                QVERIFY(driver.choices().contains(worded.choice));
                QVERIFY(!worded.text.isEmpty());
                ++listed;
            }
        }
        QCOMPARE(listed, driver.choices().size());
        driver.table().choose(sensibleChoice(driver.session().match()));
    }
}

void WindowTest::saysWhyNot()
{
    WindowDriver driver;
    driver.begin(testing::kTwoPersons, 12);
    const Vocabulary *vocabulary = &driver.session().match().setup().vocabulary();
    while (driver.toQuestion()) {
        const Match &match = driver.session().match();
        if (vocabulary->decisions()[match.state().decision().kind].key == "march") {
            const auto gate = match.setup().board().indexOf("gate");
            QVERIFY(gate);
            const std::uint64_t hash = driver.hash();
            driver.table().questioner().picker().pick(canvas::placeThing(static_cast<int>(*gate)));
            QVERIFY2(driver.table().prompt().hint().contains(u"S2-"_s),
                     qPrintable(driver.table().prompt().hint()));
            QCOMPARE(driver.hash(), hash);
            return;
        }
        driver.table().choose(sensibleChoice(match));
    }
    QFAIL("nobody marched");
}

void WindowTest::opensTheRulesAtTheRule()
{
    WindowDriver driver;
    driver.begin(testing::kTwoPersons, 3);
    const Expected<Rulebook> book = rulebookOf(driver.session().match().setup().game());
    QVERIFY(book);
    for (const std::string &number : book->numbers()) {
        const QString rule = QString::fromStdString(number);
        Q_EMIT driver.table().ruleWanted(rule);
        auto *text = driver.window().findChild<RuleWindow *>()->findChild<QTextBrowser *>();
        QVERIFY2(text->textCursor().block().text().startsWith(rule + u' '), number.c_str());
        QCOMPARE(text->textCursor().selectedText(), rule);
        const QScrollBar *bar = text->verticalScrollBar();
        if (bar->value() < bar->maximum()) // the last page shows what is left
            QVERIFY2(text->cursorRect().top() < 2 * text->fontMetrics().lineSpacing(), number.c_str());
    }
}

MERLON_TEST(WindowTest)
#include "window_test.moc"
