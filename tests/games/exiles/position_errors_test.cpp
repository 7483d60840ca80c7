#include "tests/games/exiles/answers.h"
#include "tests/games/exiles/exiles_rules_tests.h"

#include "core/base/json.h"
#include "core/games/english.h"
#include "core/games/exiles/texts/texts.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace merlon::exiles {

namespace {

Error complaintAbout(const QByteArray &text, int seats = 1)
{
    const Table table(Moment::Turn, {}, seats);
    const Expected<ExilesData> read = Edition::readPosition(table.setup(), jsonOf(text));
    return read ? Error {} : read.error();
}

void row(const char *text, const char *code, const char *pointer)
{
    QTest::newRow(text) << QByteArray(text) << QByteArray(code) << QByteArray(pointer);
}

/// A position before Stage 3 of round 2, four warriors before the north wall.
QByteArray roundWith(const QByteArray &more)
{
    return "{'at': 'round', 'turn': 4, 'siege': {'round': 2}, 'places': {'asl-n': {'enemies': {'warrior': 4}}"
        + more + "}";
}

} // namespace

/// Everything that is wrong with a position has a message, and says where.
class PositionErrorsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void ex_16_1_badSheetsAreRefused_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("code");
        QTest::addColumn<QByteArray>("pointer");
        addSums();
        addLevels();
        addTroops();
        addTurns();
        addMembers();
    }
    void ex_16_1_badSheetsAreRefused() { compare(); }

    void ex_7_badSiegesAreRefused_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("code");
        QTest::addColumn<QByteArray>("pointer");
        addArmies();
        addFronts();
        addFootholds();
        addPowers();
    }
    void ex_7_badSiegesAreRefused() { compare(); }

    /// EX-0.3: what sum there is, and what is right.
    void ex_0_3_sumsAreToldWithTheirLimit()
    {
        const Error error = complaintAbout("{'empty': true, 'places': {'sec-n': {'units': {'spearman': 30}}, "
                                           "'sec-e': {'units': {'spearman': 11}}}}");
        const QString told = QString::fromStdString(say(error, english()));
        QVERIFY2(told.contains(u"40"_s) && told.contains(u"41"_s), qPrintable(told));
    }

    /// EX-3.8, EX-11.19: the buildings may be in ruins.
    void ex_5_1_troopsNeedTheirTechnologiesAlone()
    {
        QVERIFY(complaintAbout("{'technologies': ['archery', 'cauldron', 'fortifications', 'catapult'],"
                               " 'places': {'sec-n': {'units': {'archer': 2}, 'cauldron': true},"
                               " 'sec-ne': {'level': 2, 'resistance': 3, 'engines': {'catapult': 1}},"
                               " 'bld-barracks': {'level': 0}}}")
                    .what.code.empty());
    }

    void ex_2_2_markersGoByTheNumberOfPlayers()
    {
        QVERIFY(complaintAbout("{'at': 'actions', 'markers': 12}").what.code.empty());
        const Error error = complaintAbout("{'at': 'actions', 'markers': 7}", 2);
        QCOMPARE(QString::fromStdString(error.what.code), u"error.exiles-markers"_s);
        QCOMPARE(QString::fromStdString(error.where.pointer), u"/markers"_s);
    }

    void ex_1_5_aHeroIsTakenOnce()
    {
        const Error error =
            complaintAbout("{'seats': {'blue': {'hero': 'oracle'}, 'orange': {'hero': 'oracle'}}}", 2);
        QCOMPARE(QString::fromStdString(error.what.code), u"error.exiles-hero-twice"_s);
        QCOMPARE(QString::fromStdString(error.where.pointer), u"/seats/orange/hero"_s);
    }

    void refusalsNameTheirRule()
    {
        for (const Wording &wording : boardTexts()) {
            const QString code = QString::fromUtf8(wording.code);
            if (!code.startsWith(u"error.exiles-"_s) || code.contains(u"too-large"_s)
                || code.contains(u"ditches"_s))
                continue; // about a board that cannot be played at all
            QVERIFY2(QString::fromUtf8(wording.english).contains(u"(EX-"_s), qPrintable(code));
        }
    }

    void theWarlordOwnsNothing()
    {
        const Error error = complaintAbout("{'seats': {'warlord': {}}}");
        QCOMPARE(QString::fromStdString(error.what.code), u"error.position-unknown-key"_s);
    }

private:
    static void addSums()
    {
        row("{'places': {'sec-n': {'units': {'spearman': 41}}}}", "error.exiles-too-many", "/places");
        row("{'seats': {'blue': {'store': {'gold': 11}}}}", "error.exiles-too-many", "/seats");
        row("{'seats': {'blue': {'store': {'wood': -1}}}}", "error.position-range", "/seats/blue/store/wood");
        row("{'places': {'sec-n': {'units': {'archer': -1}}}}", "error.position-range",
            "/places/sec-n/units/archer");
    }
    static void addLevels()
    {
        row("{'places': {'sec-n': {'level': 6}}}", "error.position-range", "/places/sec-n/level");
        row("{'places': {'dit-n1': {'level': 3}}}", "error.position-range", "/places/dit-n1/level");
        row("{'places': {'bld-keep': {'level': 4}}}", "error.position-range", "/places/bld-keep/level");
        row("{'places': {'sec-n': {'level': 1, 'resistance': 3}}}", "error.exiles-resistance",
            "/places/sec-n/resistance");
        row("{'places': {'sec-n': {'level': 1, 'resistance': 0}}}", "error.exiles-resistance",
            "/places/sec-n/resistance");
        row("{'places': {'sec-n': {'level': 1, 'resistance': 2, 'gate': 5}}}", "error.exiles-gate",
            "/places/sec-n/gate");
        row("{'places': {'sec-n': {'level': 2, 'resistance': 3}}}", "error.exiles-technology",
            "/places/sec-n/level");
        row("{'technologies': ['archery', 'chain-mail'], 'places': {'bld-barracks': {'level': 3}}}",
            "error.exiles-technology", "/places/bld-barracks/level");
        row("{'technologies': ['fortifications'], 'places': {'sec-ne': {'level': 2, 'resistance': 3,"
            " 'engines': {'catapult': 2}}}}",
            "error.exiles-slots", "/places/sec-ne/engines");
        row("{'places': {'sec-ne': {'rocks': true}}}", "error.exiles-not-on-towers", "/places/sec-ne");
    }
    /// EX-3.8: what is known stays known, so whoever was trained and whatever was built has its technologies.
    static void addTroops()
    {
        row("{'places': {'sec-n': {'units': {'archer': 1}}}}", "error.exiles-troop-technology",
            "/places/sec-n/units/archer");
        row("{'technologies': ['archery', 'crossbow'], 'places': {'keep': {'units': {'crossbowman': 1}}}}",
            "error.exiles-troop-technology", "/places/keep/units/crossbowman");
        row("{'technologies': ['plate-armour'], 'places': {'sec-e': {'units': {'heavy-infantry': 1}}}}",
            "error.exiles-troop-technology", "/places/sec-e/units/heavy-infantry");
        row("{'places': {'sec-s': {'cauldron': true}}}", "error.exiles-troop-technology",
            "/places/sec-s/cauldron");
        row("{'technologies': ['fortifications', 'catapult'], 'places': {'sec-ne': {'level': 2,"
            " 'resistance': 3, 'engines': {'catapult': 1}}}}",
            "error.exiles-troop-technology", "/places/sec-ne/engines/catapult");
    }
    static void addTurns()
    {
        row("{'turn': 21}", "error.position-range", "/turn");
        row("{'turn': 20}", "error.exiles-turn", "/turn");
        row("{'at': 'actions', 'turn': 0}", "error.exiles-turn", "/turn");
        row("{'result': {'ending': 'none'}}", "error.exiles-result", "/result/ending");
        row("{'result': {'ending': 'resigned'}}", "error.exiles-result-seat", "/result/seat");
        row("{'seats': {'blue': {'hero': 'none'}}}", "error.exiles-hero-missing", "/seats/blue/hero");
    }
    static void addMembers()
    {
        row("{'walls': {}}", "error.position-unknown-key", "/walls");
        row("{'places': {'sec-n': {'unit': {}}}}", "error.position-unknown-key", "/places/sec-n/unit");
        row("{'places': {'sec-q': {}}}", "error.position-unknown-word", "/places/sec-q");
        row("{'technologies': ['steam']}", "error.position-unknown-word", "/technologies/0");
        row("{'places': {'sec-n': {'units': {'archer': 2}, 'fought': {'archer': 3}}}}", "error.exiles-fought",
            "/places/sec-n/fought");
    }
    static void addArmies()
    {
        row("{'at': 'assault', 'turn': 3, 'places': {'asl-n': {'enemies': {'warrior': 3}},"
            " 'dep-n': {'enemies': {'wolf': 1}}}}",
            "error.exiles-other-faction", "/places/dep-n/enemies/wolf");
        row("{'places': {'dep-n': {'enemies': {'warrior': 1}}}}", "error.exiles-no-siege",
            "/places/dep-n/enemies/warrior");
        row("{'siege': {'faction': 'beasts'}}", "error.exiles-no-siege", "/siege");
        row("{'siege': {'round': 2}}", "error.exiles-no-siege", "/siege");
        row("{'places': {'asl-n': {'siege-towers': 1}}}", "error.exiles-no-siege", "/places/asl-n");
        row("{'at': 'assault', 'siege': {'faction': 'none'}}", "error.exiles-no-faction", "/siege/faction");
        row("{'at': 'assault', 'places': {'dep-n': {'enemies': {'slinger': 2}}}}", "error.exiles-no-melee",
            "/places");
        row("{'at': 'assault', 'siege': {'strength': 2}, 'places': {'dep-n': {'enemies': {'warrior': 3}}}}",
            "error.exiles-strength", "/siege/strength");
        row("{'at': 'assault', 'siege': {'morale': 6}, 'places': {'dep-n': {'enemies': {'warrior': 3}}}}",
            "error.exiles-morale", "/siege/morale");
        row("{'at': 'assault', 'siege': {'round': 2}, 'places': {'dep-n': {'enemies': {'warrior': 3}}}}",
            "error.exiles-round", "/siege/round");
        row("{'at': 'assault', 'places': {'dep-n': {'enemies': {'warrior': 19}}}}", "error.position-range",
            "/places/dep-n/enemies/warrior");
        row("{'at': 'assault', 'places': {'dep-n': {'enemies': {'warrior': 10}},"
            " 'dep-e': {'enemies': {'warrior': 10}}}}",
            "error.exiles-too-many", "/places");
        row("{'at': 'assault', 'places': {'dep-n': {'enemies': {'warrior': 3}, 'enemy-engines': {'bridge': "
            "5}}}}",
            "error.exiles-too-many", "/places");
    }
    static void addFronts()
    {
        row("{'at': 'melee', 'places': {'asl-n': {'enemies': {'warrior': 3, 'slinger': 1}}}}",
            "error.exiles-ranged-assault", "/places/asl-n/enemies");
        row("{'at': 'melee', 'places': {'asl-n': {'attacked': 1, 'enemies': {'warrior': 3}},"
            " 'asl-e': {'attacked': 1}}}",
            "error.exiles-attacked", "/places");
        row("{'at': 'melee', 'places': {'asl-n': {'attacked': 2, 'enemies': {'warrior': 3}}}}",
            "error.exiles-attacked", "/places");
        row("{'at': 'melee', 'places': {'asl-n': {'attacked': 1, 'enemies': {'warrior': 3}},"
            " 'dep-e': {'enemies': {'warrior': 1}}}}",
            "error.exiles-not-attacked", "/places/asl-e/attacked");
        row("{'at': 'round', 'turn': 4, 'siege': {'round': 2}, 'places': {'asl-n': {'attacked': 1,"
            " 'enemies': {'warrior': 4}}}, 'footholds': [{'place': 'sec-e', 'leader': 'champion'}]}",
            "error.exiles-not-attacked", "/footholds");
    }
    static void addFootholds()
    {
        const auto footholds = [](const char *list, const char *code, const char *pointer) {
            const QByteArray text = roundWith(QByteArray("}, 'footholds': [") + list + "]");
            QTest::newRow(list) << text << QByteArray(code) << QByteArray(pointer);
        };
        footholds("{'place': 'sec-n', 'leader': 'none'}", "error.exiles-squad-empty", "/footholds/0/leader");
        footholds("{'place': 'sec-n'}", "error.exiles-missing", "/footholds/0/leader");
        footholds("{'place': 'keep', 'leader': 'champion'}", "error.exiles-not-a-section",
                  "/footholds/0/place");
        footholds("{'place': 'sec-n', 'leader': 'wolf'}", "error.exiles-other-faction",
                  "/footholds/0/leader");
        footholds("{'place': 'sec-n', 'leader': 'champion', 'front': 'asl-e'}", "error.exiles-foothold-front",
                  "/footholds/0/front");
        footholds("{'place': 'sec-n', 'leader': 'champion', 'number': 1},"
                  " {'place': 'sec-n', 'leader': 'giant', 'number': 1}",
                  "error.exiles-foothold-number", "/footholds/1/number");
        footholds("{'place': 'sec-n', 'leader': 'giant'}, {'place': 'sec-n', 'leader': 'giant'},"
                  " {'place': 'sec-n', 'leader': 'giant'}, {'place': 'sec-n', 'leader': 'giant'},"
                  " {'place': 'sec-n', 'leader': 'giant'}",
                  "error.exiles-foothold-number", "/footholds/4/number"); // four squads on a section
        footholds("{'place': 'sec-n', 'leader': 'champion', 'number': 5}", "error.position-range",
                  "/footholds/0/number");
        footholds("{'place': 'sec-ne', 'leader': 'champion'}", "error.exiles-foothold-unit", "/footholds");
        footholds("{'place': 'sec-n', 'leader': 'slinger'}", "error.exiles-foothold-unit", "/footholds");
        footholds("{'place': 'sec-n', 'leader': 'champion', 'at-gate': true}", "error.exiles-foothold-gate",
                  "/footholds");
    }
    static void addPowers()
    {
        row("{'spells-used': ['rockfall']}", "error.exiles-no-power-yet", "");
        row("{'at': 'siege', 'inspired': 'sec-n'}", "error.exiles-no-power-yet", "");
        row("{'at': 'assault', 'aura': 'keep', 'places': {'dep-n': {'enemies': {'warrior': 3}}}}",
            "error.exiles-not-a-section", "/aura");
        row("{'at': 'assault', 'reinforced': 'sec-n', 'places': {'dep-n': {'enemies': {'warrior': 3}}}}",
            "error.exiles-barrier", "/reinforced");
        row("{'at': 'assault', 'places': {'dep-n': {'enemies': {'warrior': 3}, 'blinded': {'warrior': 1}}}}",
            "error.exiles-blinded", "/places/dep-n/blinded");
        row("{'at': 'assault', 'places': {'dep-n': {'enemies': {'warrior': 3, 'slinger': 2},"
            " 'blinded': {'slinger': 2}}, 'dep-e': {'blinded': {'slinger': 1}}}}",
            "error.exiles-blinded-twice", "/places/dep-e/blinded");
    }

    static void compare()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, code);
        QFETCH(QByteArray, pointer);
        const Error error = complaintAbout(text);
        QCOMPARE(QByteArray(error.what.code.c_str()), code);
        QCOMPARE(QByteArray(error.where.pointer.c_str()), pointer);
        QVERIFY(!say(error, english()).empty());
    }
};

std::unique_ptr<QObject> makePositionErrorsTest()
{
    return std::make_unique<PositionErrorsTest>();
}

} // namespace merlon::exiles

#include "position_errors_test.moc"
