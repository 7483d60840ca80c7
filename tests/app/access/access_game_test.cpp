#include "app/start/new_game_form.h"
#include "app/words/game_words.h"
#include "core/base/random.h"
#include "tests/app/access/screen_reader.h"
#include "tests/app/window/window_driver.h"
#include "tests/support/test_program.h"
#include "tests/support/toy/toy_game.h"

#include <QPushButton>
#include <QSet>
#include <QTest>

#include <array>
#include <set>
#include <string>
#include <vector>

using namespace merlon;
using namespace Qt::StringLiterals;
using testing::ScreenReader;

namespace {

using Spoken = ScreenReader::Item;

const QString kTakeSeat = u"I’m ready – show the game"_s;
const QString kEnd = u"End of the game"_s;
constexpr int kMostPresses = 6000;
constexpr int kButton = 150;     // milliseconds, for a button to go down and up
constexpr int kPatience = 20000; // milliseconds, for a computer player on a busy machine

bool isButton(Spoken item)
{
    return item->role() == QAccessible::Button && ScreenReader::canPress(item);
}

/// What there is to hear now.
struct Turn {
    bool isOver = false;
    Spoken seat = nullptr; ///< takes the screen
    /// What can be chosen: what says so of itself on the board and in the panels, and the buttons among the choices.
    std::vector<Spoken> items;

    bool hasCome() const { return isOver || seat || !items.empty(); }
};

Turn turnNow()
{
    Turn turn;
    std::array<Spoken, 2> groups {}; // the choices, the next step
    for (Spoken window : ScreenReader::windows()) {
        for (Spoken item : ScreenReader::below(window)) {
            const QString name = ScreenReader::nameOf(item);
            turn.isOver = turn.isOver || name == kEnd;
            if (!turn.seat && name == kTakeSeat && item->role() == QAccessible::Button)
                turn.seat = item;
            if (!groups[0] && name == u"Choices"_s)
                groups[0] = item;
            if (!groups[1] && name == u"Next step"_s)
                groups[1] = item;
            if (item->state().selectable && !item->state().selected && isButton(item))
                turn.items.push_back(item);
        }
    }
    for (Spoken group : groups) {
        for (Spoken item : group ? ScreenReader::below(group) : std::vector<Spoken>()) {
            if (isButton(item))
                turn.items.push_back(item);
        }
    }
    return turn;
}

/// A person who sees nothing: everything is found by name and role, and pressed as assistive technology presses.
class Listener {
public:
    explicit Listener(std::uint64_t seed)
        : m_random(seed, 1)
    {
    }

    /// Presses what can be chosen, whatever it is, until the game is over. False, and why, if it cannot go on.
    bool playToTheEnd()
    {
        for (int presses = 0; presses < kMostPresses; ++presses) {
            const Turn turn = waitForTurn();
            if (!turn.hasCome())
                return fail(u"nothing to press"_s);
            if (turn.isOver)
                return true;
            const std::vector<Spoken> items = turn.seat ? std::vector {turn.seat} : turn.items;
            Spoken item = items[m_random.below(static_cast<std::uint32_t>(items.size()))];
            const QString name = ScreenReader::nameOf(item);
            if (name.isEmpty())
                return fail(u"nameless: "_s + ScreenReader::told(item));
            m_reader.takeAlerts();
            ScreenReader::press(item);
            m_pressed << name;
            if (!waitForAnswer())
                return fail(u"silence after "_s + name);
        }
        return fail(u"no end"_s);
    }

    const QString &trouble() const { return m_trouble; }
    const QStringList &pressed() const { return m_pressed; }

private:
    static void settle()
    {
        QCoreApplication::processEvents();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }

    static Turn waitForTurn()
    {
        settle();
        Turn turn;
        testing::waitUntil([&turn] { return (turn = turnNow()).hasCome(); },
                           std::chrono::milliseconds(kPatience));
        return turn;
    }

    /// The next question is called out; a button takes a moment until it is down.
    bool waitForAnswer()
    {
        if (!ScreenReader::canHear()) {
            QTest::qWait(kButton);
            return true;
        }
        return testing::waitUntil([this] { return !m_reader.takeAlerts().isEmpty(); },
                                  std::chrono::milliseconds(kPatience));
    }

    bool fail(const QString &why)
    {
        m_trouble = why;
        return false;
    }

    ScreenReader m_reader;
    Random m_random;
    QStringList m_pressed;
    QString m_trouble;
};

} // namespace

class AccessGameTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aWholeGameFromTheStartPage();
    void aWholeGameOfTwoPersons();
    void aWholeGameOfToll();
    void theBoardIsReadInOrder();
    void logAndPromptAreRead();
    void everyDecisionIsCalledOut();
};

void AccessGameTest::aWholeGameFromTheStartPage()
{
    Listener listener(3);
    testing::WindowDriver driver;
    QVERIFY(ScreenReader::press(ScreenReader::find(u"Play "_s + titleOf("siege2"), QAccessible::Button)));
    QVERIFY(testing::waitUntil([&] { return driver.window().findChild<NewGameForm *>()->isVisible(); }));
    if (auto *more = driver.window().findChild<QPushButton *>(u"more"_s); !more->isChecked())
        more->click();
    QVERIFY(ScreenReader::write(ScreenReader::find(u"Seed:"_s, QAccessible::EditableText), u"5"_s));
    QVERIFY(ScreenReader::press(ScreenReader::find(u"Start"_s, QAccessible::Button)));
    QVERIFY2(listener.playToTheEnd(), qPrintable(listener.trouble()));
    Spoken result = ScreenReader::find(kEnd);
    QVERIFY(result);
    bool hasWinner = false;
    for (Spoken item : ScreenReader::below(result))
        hasWinner = hasWinner || ScreenReader::nameOf(item).startsWith(u"Winner: "_s);
    QVERIFY(hasWinner);
    QVERIFY(ScreenReader::findBelow(result, u"New game"_s, QAccessible::Button));
    QVERIFY(listener.pressed().size() > 50);
    QVERIFY(driver.session().match().isOver()); // the model agrees
}

void AccessGameTest::aWholeGameOfTwoPersons()
{
    Listener listener(4);
    testing::WindowDriver driver;
    driver.begin({u"person"_s, u"person"_s}, 6);
    QVERIFY2(listener.playToTheEnd(), qPrintable(listener.trouble()));
    QVERIFY(driver.session().match().isOver());
}

/// A game of which the windows know nothing: hidden hands, a market, numbers to be chosen, four persons.
void AccessGameTest::aWholeGameOfToll()
{
    Listener listener(9);
    testing::WindowDriver driver;
    driver.begin(toy::open({{"rules", "full"}}), QStringList(4, u"person"_s), 4);
    QVERIFY2(listener.playToTheEnd(), qPrintable(listener.trouble()));
    QVERIFY(driver.session().match().isOver());
    std::set<std::string> verbs;
    for (const Ply &ply : driver.session().match().chronicle())
        verbs.insert(driver.session().match().setup().vocabulary().verbs()[ply.choice.verb].key);
    for (const char *verb : {"play", "wager", "buy", "bid"})
        QVERIFY2(verbs.contains(verb), verb);
}

void AccessGameTest::theBoardIsReadInOrder()
{
    ScreenReader reader;
    testing::WindowDriver driver;
    driver.begin({u"person"_s, u"person"_s}, 6);
    QVERIFY(driver.toQuestion());
    Spoken board = ScreenReader::find(u"Board"_s, QAccessible::List);
    QVERIFY(board);
    QString place;
    QSet<QString> names;
    bool hasPath = false;
    bool wereLinks = false;
    for (Spoken item : ScreenReader::below(board)) {
        if (item->role() != QAccessible::Button)
            continue;
        const QString name = ScreenReader::nameOf(item);
        QVERIFY(!name.isEmpty());
        QVERIFY2(!names.contains(name), qPrintable(name)); // nobody could tell them apart
        names.insert(name);
        const bool isPiece = name.front().isDigit();
        const bool isLink = name.contains(u'→');
        wereLinks = wereLinks || isLink;
        QVERIFY2(!wereLinks || isLink || isPiece, qPrintable(name)); // the paths come last
        if (!isPiece)
            place = name;
        else
            QVERIFY2(name.endsWith(u", "_s + place), qPrintable(name + u" after "_s + place));
        hasPath = hasPath || isLink;
        if (isPiece)
            QCOMPARE(item->text(QAccessible::Value), name.section(u' ', 0, 0)); // how many
        QVERIFY2(!item->text(QAccessible::Description).isEmpty(), qPrintable(name));
    }
    QVERIFY(hasPath);
}

void AccessGameTest::logAndPromptAreRead()
{
    ScreenReader reader;
    testing::WindowDriver driver;
    driver.begin({u"person"_s, u"heuristic"_s}, 6);
    QVERIFY(driver.toQuestion());
    driver.settle();
    Spoken log = ScreenReader::find(u"Log"_s, QAccessible::List);
    QVERIFY(log);
    QVERIFY(log->childCount() > 0);
    QCOMPARE(log->child(0)->role(), QAccessible::ListItem);
    QCOMPARE(ScreenReader::nameOf(log->child(0)), u"Setting up"_s); // a heading, and what happened below it
    QVERIFY(ScreenReader::nameOf(log->child(1)).size() > 5);
    Spoken prompt = ScreenReader::find(driver.table().prompt().title(), QAccessible::StaticText);
    QVERIFY(prompt);
    QVERIFY(prompt->text(QAccessible::Description).contains(u"Rule S2-"_s));
    Spoken choices = ScreenReader::find(u"Choices"_s);
    QVERIFY(choices);
    const ChoiceList legal = driver.choices();
    const Speaker speaker(driver.session().match().setup());
    for (const Choice choice : legal) // each is a whole sentence, also below a heading
        QVERIFY2(ScreenReader::findBelow(choices, speaker.sentence(choice), QAccessible::Button),
                 qPrintable(speaker.sentence(choice)));
}

void AccessGameTest::everyDecisionIsCalledOut()
{
    ScreenReader reader;
    if (!ScreenReader::canHear())
        QSKIP("This Qt has come without its private headers.");
    testing::WindowDriver driver;
    driver.begin({u"person"_s, u"heuristic"_s}, 6);
    for (int question = 0; question < 12; ++question) {
        QVERIFY(driver.toQuestion());
        const QStringList alerts = reader.takeAlerts();
        QVERIFY(!alerts.isEmpty());
        const PromptBar &prompt = driver.table().prompt();
        QCOMPARE(alerts.back(), prompt.title() + u" | "_s + prompt.accessibleDescription());
        QVERIFY(prompt.accessibleDescription().startsWith(prompt.hint()));
        driver.table().choose(*driver.choices().begin());
    }
    driver.table().questioner().picker().pick({-1, -1, "action-card", "nothing-like-it"});
    QVERIFY(reader.takeAlerts().join(u'\n').contains(u"You can’t use that now."_s));
}

MERLON_TEST(AccessGameTest)
#include "access_game_test.moc"
