#include "app/table/question/bar/why_not.h"
#include "app/table/question/words/refusals.h"
#include "app/words/language.h"
#include "tests/app/window/window_driver.h"
#include "tests/support/player_games.h"
#include "tests/support/test_program.h"

#include <QLabel>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace merlon;
using namespace Qt::StringLiterals;

/// What the table says of things that cannot be chosen.
class ImpossibleTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyReasonIsTheStatesOwn_data()
    {
        QTest::addColumn<QString>("game");
        for (const char *game : {"siege1", "siege2"})
            QTest::newRow(game) << QString::fromLatin1(game);
    }

    void everyReasonIsTheStatesOwn()
    {
        QFETCH(QString, game);
        const std::shared_ptr<const Setup> setup = testing::openOnItsBoard(game.toStdString());
        std::size_t told = 0;
        testing::watchGame(*setup, "random", 5, [&](const State &state, const View &view, Choice) {
            ChoiceList legal;
            state.choices(legal);
            for (const Impossible &impossible : impossibleNow(view, legal)) {
                ++told;
                if (legal.contains(impossible.choice) || !impossible.reason
                    || impossible.reason != state.whyNot(impossible.choice))
                    return false;
                const bool isVerb = impossible.argument == Impossible::kNothing;
                const bool isOffered = std::ranges::any_of(legal, [&](Choice choice) {
                    const auto argument = static_cast<std::size_t>(impossible.argument);
                    return choice.verb == impossible.choice.verb
                        && (isVerb || choice.args[argument] == impossible.choice.args[argument]);
                });
                if (isOffered)
                    return false;
            }
            return true;
        });
        QVERIFY(told > 1000);
    }

    void reasonsNameThings_data() { everyReasonIsTheStatesOwn_data(); }

    /// Not "… is not a card of phases 2 to 5".
    void reasonsNameThings()
    {
        QFETCH(QString, game);
        const Language language(u"en"_s);
        const std::shared_ptr<const Setup> setup = testing::openOnItsBoard(game.toStdString());
        const Speaker speaker(*setup);
        QStringList dotted;
        QStringList headless; // begin with nothing but dots
        bool likewise = false;
        testing::watchGame(*setup, "random", 5, [&](const State &, const View &view, Choice) {
            ChoiceList legal;
            view.choices(legal);
            for (const Refusal &refusal : refusalsFor(impossibleNow(view, legal), speaker)) {
                likewise = likewise || refusal.why.endsWith(u"The same goes for the others."_s);
                if (refusal.why.contains(u"…"_s))
                    dotted << refusal.why;
                if (refusal.what.startsWith(u'…'))
                    headless << refusal.what;
            }
            return true;
        });
        QCOMPARE(dotted, QStringList());
        QCOMPARE(headless, QStringList());
        QVERIFY(likewise);
    }

    void reasonsNameTheirUnitPlaceOrPrice_data() { everyReasonIsTheStatesOwn_data(); }

    /// Not "There is no such unit here".
    void reasonsNameTheirUnitPlaceOrPrice()
    {
        QFETCH(QString, game);
        const Language language(u"en"_s);
        const std::shared_ptr<const Setup> setup = testing::openOnItsBoard(game.toStdString());
        const Speaker speaker(*setup);
        const QStringList naming {u"no-such-unit"_s, u"no-unit-in-supply"_s, u"nothing-for-this"_s,
                                  u"cannot-pay"_s};
        QStringList vague;
        int told = 0;
        testing::watchGame(*setup, "random", 5, [&](const State &, const View &view, Choice) {
            ChoiceList legal;
            view.choices(legal);
            for (const Impossible &impossible : impossibleNow(view, legal)) {
                const Term &term = setup->vocabulary().reasons()[impossible.reason.kind()];
                if (!naming.contains(QString::fromStdString(term.key)))
                    continue;
                ++told;
                const QString sentence = speaker.sentence(impossible.reason);
                bool names = !term.types.empty();
                for (std::size_t i = 0; i < term.types.size(); ++i)
                    names = names
                        && sentence.contains(speaker.name(term.types[i], impossible.reason.args()[i]),
                                             Qt::CaseInsensitive);
                if (!names)
                    vague << sentence;
            }
            return true;
        });
        QCOMPARE(vague, QStringList());
        QVERIFY(told > 0);
    }

    void trackThatIsNotFullIsToldWithItsRule()
    {
        const Language language(u"en"_s);
        const std::shared_ptr<const Setup> setup = testing::openOnItsBoard("siege2");
        const Speaker speaker(*setup);
        bool found = false;
        testing::watchGame(*setup, "heuristic", 5, [&](const State &, const View &view, Choice) {
            const Vocabulary &vocabulary = setup->vocabulary();
            if (vocabulary.decisions()[view.decision().kind].key != "defender-phase")
                return true;
            ChoiceList legal;
            view.choices(legal);
            for (const Refusal &refusal : refusalsFor(impossibleNow(view, legal), speaker)) {
                found = found
                    || (refusal.what.contains(u"cannon"_s, Qt::CaseInsensitive)
                        && refusal.rule.startsWith(u"S2-"_s) && !refusal.why.isEmpty()
                        && inRichText(refusal).contains(u"href=\"rule:"_s + refusal.rule));
            }
            return !found;
        });
        QVERIFY(found);
    }

    void promptTellsItOnDemandAndOpensTheRule()
    {
        testing::WindowDriver driver;
        driver.begin({u"heuristic"_s, u"person"_s}, 5);
        auto *why = driver.table().prompt().findChild<WhyNot *>();
        auto *told = driver.table().prompt().findChild<QLabel *>(u"impossible"_s);
        QVERIFY(why && told);
        QSignalSpy rules(&driver.table(), &TablePage::ruleWanted);
        for (int question = 0; question < 60 && rules.isEmpty(); ++question) {
            QVERIFY(driver.toQuestion());
            if (!why->isHidden()) {
                QVERIFY(!driver.table().questioner().allRefusals().empty());
                QVERIFY(!told->isVisible()); // until somebody wants to know
                why->click();
                QVERIFY(told->isVisible());
                QVERIFY(told->text().contains(u"href=\"rule:S2-"_s));
                Q_EMIT told->linkActivated(u"rule:S2-12.1"_s);
                QVERIFY(!told->isVisible());
            }
            QVERIFY(driver.session().play(driver.choices()[0]));
        }
        QCOMPARE(rules.size(), 1);
        QCOMPARE(rules.front().front().toString(), u"S2-12.1"_s);
    }

    /// A siege tower that is full, rather than one of the walls without a siege tower.
    void theReasonThatComesNearestIsTold()
    {
        const std::shared_ptr<const Setup> setup = testing::openOnItsBoard("siege1");
        const Vocabulary &words = setup->vocabulary();
        int full = 0;
        int far = 0;
        for (std::uint64_t seed = 1; seed < 6; ++seed) {
            testing::watchGame(*setup, "heuristic", seed, [&](const State &, const View &view, Choice) {
                ChoiceList legal;
                view.choices(legal);
                bool hasFull = false;
                for (std::uint16_t verb = 1; verb < words.verbs().size(); ++verb) {
                    if (words.verbs()[verb].key != "man-tower")
                        continue;
                    for (std::uint16_t wall = 0; wall < setup->board().places().size(); ++wall) {
                        const Reason reason = view.whyNot({verb, {0, wall}});
                        hasFull = hasFull || (reason && words.reasons()[reason.kind()].key == "no-space");
                    }
                }
                if (!hasFull)
                    return true;
                for (const Impossible &impossible : impossibleNow(view, legal)) {
                    if (words.verbs()[impossible.choice.verb].key != "man-tower"
                        || impossible.argument != Impossible::kNothing)
                        continue;
                    const std::string &key = words.reasons()[impossible.reason.kind()].key;
                    full += key == "no-space" ? 1 : 0;
                    far += key == "wrong-place" ? 1 : 0;
                }
                return true;
            });
        }
        QVERIFY(full > 0);
        QCOMPARE(far, 0);
    }

    /// Cards of other phases do not lie there: true, and no help.
    void promptLeavesOutWhatTheQuestionIsNotAbout()
    {
        testing::WindowDriver driver;
        driver.begin({u"person"_s, u"heuristic"_s}, 5);
        QVERIFY(driver.toQuestion());
        const auto *why = driver.table().prompt().findChild<WhyNot *>();
        QVERIFY(!driver.table().questioner().allRefusals().empty());
        QVERIFY(why && why->isHidden());
    }
};

MERLON_TEST(ImpossibleTest)
#include "impossible_test.moc"
