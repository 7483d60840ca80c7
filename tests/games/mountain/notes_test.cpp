#include "core/engine/notation/notation.h"
#include "core/games/mountain/words/explaining.h"
#include "tests/games/mountain/answers.h"
#include "tests/games/mountain/mountain_rules_tests.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace merlon::mountain {

namespace {

QString shownArgument(const TextArg &argument)
{
    if (const auto *number = std::get_if<std::int64_t>(&argument))
        return QString::number(*number);
    const auto *word = std::get_if<Word>(&argument);
    return QString::fromStdString(word ? word->key : std::get<std::string>(argument));
}

/// What is said about a choice, each sentence by its code and what is put into it: "note.costs 4 stone".
QStringList notesOf(const Table &table, std::string_view notation)
{
    const std::unique_ptr<View> view = table.seenBy(SeatSet::all());
    QStringList notes;
    for (const Text &text : mountain::notesOn(*view, *parseChoice(table.setup().vocabulary(), notation))) {
        QStringList parts {QString::fromStdString(text.code)};
        for (const TextArg &argument : text.args)
            parts << shownArgument(argument);
        notes << parts.join(u' ');
    }
    return notes;
}

} // namespace

/// What choices cost and bring, in sentences.
class NotesTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aTunnelSaysItsCostAndItsHonor()
    {
        const Table table(Moment::Act, [](Mountain &mountain) { mountain.stock(kMagenta, "SSSS"); });
        QCOMPARE(notesOf(table, "dig tee4 stone"),
                 QStringList(
                     {u"note.costs 4 stone"_s, u"note.honour 4"_s, u"note.tiles-left 5"_s, u"note.dig"_s}));
    }

    void aPlaceSaysWhatLiesThere()
    {
        Table table(Moment::Act, [](Mountain &mountain) {
            digFirst(mountain);
            mountain.stock(kMagenta, "SST");
        });
        table.play({"dig bar2 stone", "turn 0"});
        QCOMPARE(notesOf(table, "place r02c12"),
                 QStringList({u"note.costs 2 stone"_s, u"note.honour 0"_s, u"note.rubble 1"_s,
                              u"note.buried 1 iron"_s, u"note.anchor 1"_s, u"note.place"_s}));
    }

    void aRecruitSaysItsBribesAndWhomItWakes()
    {
        const Table table(Moment::Act, [](Mountain &mountain) {
            mountain.horde("h2-1", "l2-01");
            mountain.stock(kMagenta, "$$");
        });
        const QStringList notes = notesOf(table, "recruit h2-1");
        for (const char *note : {"note.card l2-01", "about.troll.l2-01", "note.bribes 2", "note.cascade 3 5"})
            QVERIFY2(notes.contains(QLatin1String(note)), qPrintable(notes.join(u'\n')));
        QVERIFY(notesOf(table, "recruit h1-1").contains(u"note.free"_s));
    }

    void aHaulSaysWhatTheStatueIsWorthThere()
    {
        Table table(Moment::Haul, [](Mountain &mountain) {
            digFirst(mountain);
            mountain.statue("fire", "r01c10");
            mountain.stock(kMagenta, "C");
        });
        QCOMPARE(notesOf(table, "haul r01c10"), QStringList({u"note.haul-gain 2"_s, u"note.haul"_s}));
        table.play("haul r01c10");
        QCOMPARE(notesOf(table, "to r02c10"),
                 QStringList({u"note.cart"_s, u"note.statues-gain 2 2 4"_s, u"note.to"_s}));
    }
};

std::unique_ptr<QObject> makeNotesTest()
{
    return std::make_unique<NotesTest>();
}

} // namespace merlon::mountain

#include "notes_test.moc"
