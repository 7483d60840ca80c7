#include "app/games/faces.h"
#include "app/table/face/item_pictures.h"
#include "app/words/language.h"
#include "app/words/resources.h"
#include "core/engine/notation/notation.h"
#include "core/games/module.h"
#include "core/games/siege1/texts/texts.h"
#include "core/games/siege2/texts/texts.h"
#include "tests/app/window/window_driver.h"
#include "tests/support/player_games.h"
#include "tests/support/test_program.h"

#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollArea>
#include <QSet>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace merlon;
using namespace Qt::StringLiterals;

namespace {

QString keyOf(const Wording &wording)
{
    return QString::fromUtf8(wording.code).section(u'.', 1);
}

QSet<QString> decisionsWithWhy(std::span<const Wording> words)
{
    QSet<QString> keys;
    for (const Wording &wording : words) {
        if (std::string_view(wording.code).starts_with("why."))
            keys << keyOf(wording);
    }
    return keys;
}

QString inOrder(const QSet<QString> &keys)
{
    QStringList list(keys.begin(), keys.end());
    list.sort();
    return list.join(u' ');
}

/// Questions to seats; draws are for chance.
QSet<QString> questionsIn(std::span<const Wording> words)
{
    QSet<QString> keys;
    for (const Wording &wording : words) {
        const QString key = keyOf(wording);
        if (!key.startsWith(u"draw-"_s) && !key.startsWith(u"reveal-"_s))
            keys << key;
    }
    return keys;
}

Choice sensible(const Match &match)
{
    static const std::unique_ptr<Player> player = makePlayer("heuristic");
    Random random(9, match.ply());
    return player->choose(*match.seenBy({match.state().decision().seat}), random);
}

/// Buttons that say neither a price nor an effect, and have no picture of what their choices name.
QStringList bareButtons(testing::WindowDriver &driver, const ItemPictures &pictures)
{
    const Match &match = driver.session().match();
    const Tableau tableau = tableauOf(*match.seenBy({driver.session().asked()}));
    QStringList bare;
    for (const QPushButton *button : driver.table().prompt().choices().findChildren<QPushButton *>()) {
        const QVariant choice = button->property("choice");
        if (!button->isVisible() || !choice.isValid() || !button->accessibleDescription().isEmpty()
            || match.setup().vocabulary().endsStep(choice.value<Choice>()))
            continue;
        if (button->icon().isNull() && !pictures.of(choice.value<Choice>(), tableau).isEmpty())
            bare << button->text();
    }
    return bare;
}

} // namespace

/// Why something is asked, and what the choices cost and do.
class ChoiceNotesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyQuestionHasItsWhy();
    void whyAndNotesAreSaid_data();
    void whyAndNotesAreSaid();
    void aCardSaysPriceAndEffectAsItsPanelDoes();
    void theNoteOpensItsRule();
    void effectsAreToldInSentences_data();
    void effectsAreToldInSentences();
    void whatIsNamedIsShown_data();
    void whatIsNamedIsShown();
    void promptsFit_data();
    void promptsFit();
};

void ChoiceNotesTest::everyQuestionHasItsWhy()
{
    const QSet<QString> told2 = decisionsWithWhy(siege2::explanationTexts());
    const QSet<QString> asked2 = questionsIn(siege2::decisionTexts());
    QCOMPARE(inOrder(asked2 - told2), QString());
    QCOMPARE(inOrder(told2 - asked2), u"pay-with-spy"_s); // else a slip of the pen
    const QSet<QString> told1 = decisionsWithWhy(siege1::explanationTexts());
    const QSet<QString> asked1 = questionsIn(siege1::decisionTexts());
    QCOMPARE(inOrder(asked1 - told1), QString());
    // Some words are those of Siege II.
    QCOMPARE(inOrder(told1 - asked1 - asked2), u"deploy-camp deploy-camp-both-sides"_s);
}

void ChoiceNotesTest::whyAndNotesAreSaid_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("language");
    for (const char *game : {"siege1", "siege2"}) {
        for (const char *language : {"en", "fr"})
            QTest::addRow("%s %s", game, language)
                << QString::fromLatin1(game) << QString::fromLatin1(language);
    }
}

void ChoiceNotesTest::whyAndNotesAreSaid()
{
    QFETCH(QString, game);
    QFETCH(QString, language);
    const Language spoken(language);
    const std::shared_ptr<const Setup> setup = testing::openOnItsBoard(game.toStdString());
    const Speaker speaker(*setup);
    const std::unique_ptr<GameFace> face = faceOf(setup->game());
    constexpr std::array kTold {"perform",  "skip",     "place-hourglass", "activate",
                                "maneuver", "use-plan", "heroic-order",    "act",
                                "invest",   "flip",     "dishonour",       "start-deployment",
                                "end-phase"};
    int notes = 0;
    QStringList wrong;
    testing::watchGame(*setup, "heuristic", 5, [&](const State &, const View &view, Choice) {
        const QString why = face->whyNow(view, speaker);
        if (why.isEmpty() || why.contains(u'%'))
            wrong << speaker.sentence(view.decision()) + why;
        ChoiceList choices;
        view.choices(choices);
        for (const Choice choice : choices) {
            const QString note = face->noteOn(view, speaker, choice);
            const bool told = std::ranges::count(kTold, setup->vocabulary().verbs()[choice.verb].key) > 0;
            notes += told ? 1 : 0;
            if (note.isEmpty() ? told : !note.contains(u"(S"_s) || note.contains(u'%'))
                wrong << speaker.sentence(choice) + note;
        }
        return wrong.isEmpty();
    });
    QCOMPARE(wrong.join(u'\n'), QString());
    QVERIFY(notes > 100);
}

void ChoiceNotesTest::aCardSaysPriceAndEffectAsItsPanelDoes()
{
    const Language spoken(u"en"_s);
    const std::shared_ptr<const Setup> setup = testing::openOnItsBoard("siege2");
    const Speaker speaker(*setup);
    const std::unique_ptr<GameFace> face = faceOf(setup->game());
    QStringList told;
    testing::watchGame(*setup, "heuristic", 5, [&](const State &, const View &view, Choice) {
        ChoiceList choices;
        view.choices(choices);
        for (const Choice choice : choices) {
            const Term &verb = setup->vocabulary().verbs()[choice.verb];
            if (verb.key == "perform"
                && setup->vocabulary().keyOf(verb.types[0], choice.args[0]) == "catapult")
                told << face->noteOn(view, speaker, choice).replace(QChar::Nbsp, u' ');
        }
        return told.isEmpty();
    });
    QVERIFY(!told.isEmpty());
    QVERIFY2(told.front().startsWith(u"Price: 6 wood, and 1 troll or 2 orcs. "_s), qPrintable(told.front()));
    QVERIFY(told.front().endsWith(Speaker(*setup).about("action-card", "catapult")));
    QVERIFY(told.front().endsWith(u"(S2-6.4)"_s));
}

void ChoiceNotesTest::theNoteOpensItsRule()
{
    static const QRegularExpression kLink(u"href='(rule:([^']+))'"_s);
    testing::WindowDriver driver;
    driver.begin({u"person"_s, u"heuristic"_s}, 5);
    QSignalSpy rules(&driver.table(), &TablePage::ruleWanted);
    QString wanted;
    for (int question = 0; question < 60 && wanted.isEmpty(); ++question) {
        QVERIFY(driver.toQuestion());
        driver.settle();
        for (QLabel *note : driver.table().prompt().findChildren<QLabel *>(u"note"_s)) {
            const QRegularExpressionMatch link = kLink.match(note->text());
            if (!note->isVisible() || !link.hasMatch() || !wanted.isEmpty())
                continue;
            wanted = link.captured(2);
            Q_EMIT note->linkActivated(link.captured(1));
        }
        driver.table().choose(sensible(driver.session().match()));
    }
    QVERIFY(!wanted.isEmpty());
    QCOMPARE(rules.front().front().toString(), wanted);
}

void ChoiceNotesTest::effectsAreToldInSentences_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("begins");
    for (const char *game : {"siege1", "siege2"}) {
        QTest::addRow("%s en", game) << QString::fromLatin1(game) << u"en"_s << u"You (pay|get) \\d"_s;
        QTest::addRow("%s fr", game) << QString::fromLatin1(game) << u"fr"_s << u"Vous (payez|recevez) \\d"_s;
    }
}

/// What the pictures on buttons show is read aloud, and shown as a hint: no `orc −1; wood +2`.
void ChoiceNotesTest::effectsAreToldInSentences()
{
    QFETCH(QString, game);
    QFETCH(QString, language);
    QFETCH(QString, begins);
    testing::WindowDriver driver(language);
    driver.begin(testing::openOnItsBoard(game.toStdString()), testing::kTwoPersons, 5);
    const QRegularExpression sentence(begins);
    const QRegularExpression raw(u"[+\u2212]\\d|; "_s);
    const Speaker speaker(driver.session().setup());
    const std::vector<Component> box = componentsOf(driver.session().setup());
    const ItemPictures pictures(driver.appearance().art(), speaker, box);
    constexpr std::size_t kCompared = 24; // with more buttons nobody compares
    int told = 0;
    for (int question = 0; question < 200 && driver.toQuestion(); ++question) {
        driver.settle();
        if (driver.choices().size() <= kCompared)
            QCOMPARE(bareButtons(driver, pictures), QStringList());
        for (const QPushButton *button : driver.table().prompt().choices().findChildren<QPushButton *>()) {
            const QString text = button->accessibleDescription();
            const qsizetype at = text.indexOf(sentence);
            if (!button->isVisible() || at < 0)
                continue;
            ++told;
            QVERIFY2(!text.mid(at).contains(raw) && text.endsWith(u'.'), qPrintable(text));
        }
        driver.table().choose(sensible(driver.session().match()));
    }
    QVERIFY(told > 0);
}

void ChoiceNotesTest::whatIsNamedIsShown_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("choice");
    QTest::addColumn<QString>("picture");
    const auto ofExiles = [](const char *name, const QString &choice, const QString &picture) {
        QTest::newRow(name) << u"exiles"_s << choice << picture;
    };
    ofExiles("a unit with marks", u"assign archer-fought-fired sec-n-1 1"_s, u"exiles/archer"_s);
    ofExiles("a name of two words", u"assign heavy-infantry-fired sec-n-1 1"_s, u"exiles/heavy-infantry"_s);
    ofExiles("an engine of the other side", u"burn dep-n catapult normal"_s, u"exiles/enemy-catapult"_s);
    QTest::newRow("a unit before its places")
        << u"siege2"_s << u"march west-rampart-1 orc west-wall-2"_s << u"siege/orc"_s;
    QTest::newRow("a unit of the other type") << u"siege2"_s << u"train soldier"_s << u"siege/soldier"_s;
    QTest::newRow("one of several engines")
        << u"siege2"_s << u"hold-fire ballista-2"_s << u"siege/ballista"_s;
    QTest::newRow("a place with a sign") << u"siege2"_s << u"choose-building forge"_s << u"siege/forge"_s;
    QTest::newRow("a place of its kind") << u"siege2"_s << u"choose-building gate"_s << u"siege/gate"_s;
    QTest::newRow("a place like others") << u"siege2"_s << u"place-machine west-rampart-1"_s << QString();
    QTest::newRow("nothing") << u"siege2"_s << u"done"_s << QString();
}

void ChoiceNotesTest::whatIsNamedIsShown()
{
    QFETCH(const QString, game);
    QFETCH(const QString, choice);
    QFETCH(const QString, picture);
    const canvas::Art art(resourceDirectories("art").front(), canvas::Theme::day());
    const std::shared_ptr<const Setup> setup = testing::openOnItsBoard(game.toStdString());
    const Speaker speaker(*setup);
    const std::vector<Component> box = componentsOf(*setup);
    const Match match = testing::playedMatch(setup, "heuristic", 5, 20);
    const Tableau tableau = tableauOf(*match.seenBy({Seat {0}}));
    const Expected<Choice> meant = parseChoice(setup->vocabulary(), choice.toStdString());
    QVERIFY(meant);
    QCOMPARE(ItemPictures(art, speaker, box).of(*meant, tableau), picture);
}

void ChoiceNotesTest::promptsFit_data()
{
    whyAndNotesAreSaid_data();
}

/// The question, its why and what is to be done, at the smallest usual size; and a few choices with their notes.
void ChoiceNotesTest::promptsFit()
{
    QFETCH(QString, game);
    QFETCH(QString, language);
    testing::WindowDriver driver(language, ThemeWish::Day, {1280, 800});
    NewGame wanted;
    wanted.game = findGame(game.toStdString());
    wanted.sittings = {{u"person"_s, {}}, {u"person"_s, {}}};
    wanted.seed = 5;
    driver.begin(std::move(wanted));
    const PromptBar &prompt = driver.table().prompt();
    const auto *text = prompt.findChild<QLabel *>(u"question"_s);
    const auto *choices = prompt.findChild<PromptChoices *>(); // not the area of the words
    const int most = language == u"fr" ? 250 : 60;             // what fits in French mostly fits in English
    QStringList tooLong;
    for (int question = 0; question < most && driver.toQuestion(); ++question) {
        driver.settle();
        if (text->heightForWidth(text->width()) > text->height())
            tooLong << prompt.title() + u" | "_s + prompt.hint();
        const auto buttons = prompt.findChildren<QPushButton *>();
        const auto shown = std::ranges::count_if(buttons, [&](const QPushButton *button) {
            return choices->isAncestorOf(button) && button->isVisible();
        });
        const auto notes = prompt.findChildren<QLabel *>(u"note"_s);
        const bool overflows = std::ranges::any_of(notes, [&](const QLabel *note) {
            return note->isVisible()
                && note->mapTo(choices->widget(), note->rect().bottomLeft()).y()
                > choices->viewport()->height();
        });
        if (shown <= 3 && overflows)
            tooLong << u"choices of "_s + prompt.title();
        driver.table().choose(sensible(driver.session().match()));
    }
    tooLong.removeDuplicates();
    QVERIFY2(tooLong.isEmpty(), qPrintable(u'\n' + tooLong.join(u'\n')));
}

MERLON_TEST(ChoiceNotesTest)
#include "choice_notes_test.moc"
