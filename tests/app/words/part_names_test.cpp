#include "app/words/language.h"
#include "app/words/speaker.h"
#include "tests/app/words/game_wordings.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace merlon;

/// What belongs to a place has the name that the board gives to the place, and a number.
class PartNamesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aSquadHasTheNameOfItsSection_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("section");
        QTest::addColumn<QString>("squad");
        QTest::newRow("English") << u"en"_s << u"north wall"_s << u"north wall 2"_s;
        QTest::newRow("French") << u"fr"_s << u"mur nord"_s << u"mur nord 2"_s;
    }

    void aSquadHasTheNameOfItsSection()
    {
        QFETCH(const QString, language);
        const Language spoken(language);
        const std::shared_ptr<const Setup> setup = testing::opened(*findGame("exiles"), "ring", {});
        const Speaker speaker(*setup);
        QTEST(speaker.name("sec-n"), "section");
        QTEST(speaker.name("squad", "sec-n-2"), "squad");
    }

    void sentencesCallItSo()
    {
        const Language spoken(u"en"_s);
        const std::shared_ptr<const Setup> setup = testing::opened(*findGame("exiles"), "ring", {});
        const Speaker speaker(*setup);
        QCOMPARE(speaker.say({"event.ram-given", {Word {"sec-n-2", "squad"}}}),
                 u"Squad north wall 2 carries a ram."_s);
    }
};

MERLON_TEST(PartNamesTest)
#include "part_names_test.moc"
