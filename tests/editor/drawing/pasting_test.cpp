#include "app/widgets/boxes/message_bar.h"
#include "core/board/files/format.h"
#include "core/games/siege/board/siege_schema.h"
#include "tests/editor/editor_driver.h"
#include "tests/support/boards.h"
#include "tests/support/test_program.h"

#include <rapidcheck.h>

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QElapsedTimer>
#include <QTest>

#include <set>

using namespace merlon;
using namespace Qt::StringLiterals;
using testing::EditorDriver;

namespace {

constexpr qsizetype kLongestMessage = 2000; ///< letters: a message stands in a bar

/// A board in front, and a clipboard that anybody may have filled.
struct Table : EditorDriver {
    Table() { window().documents().addBoard({testing::shippedBoard("two-shoulders"), {}}); }

    /// Pastes it. The board is then either as it was and the window says why, or has gained whole places under new keys
    /// in one step that can be taken back.
    bool paste(const QString &text)
    {
        const Board before = board();
        const int steps = document().undoStack().index();
        messages().hide();
        QApplication::clipboard()->setText(text);
        action("paste").trigger();
        const bool isPasted = document().undoStack().index() > steps;
        if (!isPasted) {
            RC_ASSERT(board() == before);
            if (!messages().isHidden())
                RC_ASSERT(messages().text().size() < kLongestMessage);
            return false;
        }
        std::set<std::string> keys;
        for (const Place &place : board().places())
            RC_ASSERT(keys.insert(place.key).second);
        action("undo").trigger();
        RC_ASSERT(board() == before);
        return true;
    }
};

QString goodText()
{
    return QString::fromStdString(writeBoard(testing::shippedBoard("three-gates"), siegeSchema()));
}

/// Characters are changed, dropped, doubled, or swapped with what JSON is made of.
QString damaged(QString text)
{
    const QString letters = u"{}[]\",:0-9.eE+tfn\\ u\u0000\u202f\U0001F3F0"_s;
    const int count = *rc::gen::inRange(1, 12);
    for (int number = 0; number < count && !text.isEmpty(); ++number) {
        const qsizetype at = *rc::gen::inRange<qsizetype>(0, text.size());
        const qsizetype length = *rc::gen::inRange<qsizetype>(1, 60);
        switch (*rc::gen::inRange(0, 4)) {
        case 0:
            text[at] = letters[*rc::gen::inRange<qsizetype>(0, letters.size())];
            break;
        case 1:
            text.remove(at, length);
            break;
        case 2:
            text.insert(at, text.mid(at, length));
            break;
        default:
            text.insert(at, QString::number(*rc::gen::arbitrary<double>()));
            break;
        }
    }
    return text;
}

} // namespace

/// Pasted text that is no board.
class PastingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void damagedTextNeverHalfArrives()
    {
        Table table;
        QVERIFY(table.paste(goodText()));
        const QString good = goodText();
        QVERIFY(rc::check("whatever is done to the text of a board", [&] { table.paste(damaged(good)); }));
    }

    void cutTextIsRefused()
    {
        Table table;
        const QString good = goodText().trimmed();
        QVERIFY(rc::check("whatever is missing at the end", [&] {
            RC_ASSERT(!table.paste(good.left(*rc::gen::inRange<qsizetype>(0, good.size()))));
        }));
        QVERIFY(table.paste(good));
    }

    void deepTextIsRefusedAtOnce_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("lists") << QString(100'000, u'[');
        QTest::newRow("closed lists") << QString(100'000, u'[') + QString(100'000, u']');
        QTest::newRow("objects") << u"{\"a\":"_s.repeated(100'000);
        const QString head =
            u"{\"format\": {\"name\": \"merlon-board\", \"version\": \"1.0\"}, \"schema\": \"siege\", "
            "\"places\": "_s;
        QTest::newRow("places") << head + u"[{\"attributes\": "_s.repeated(100'000);
    }

    void deepTextIsRefusedAtOnce()
    {
        QFETCH(QString, text);
        Table table;
        QElapsedTimer clock;
        clock.start();
        QVERIFY(!table.paste(text));
        QVERIFY2(clock.elapsed() < 2000, qPrintable(QString::number(clock.elapsed())));
        QVERIFY(table.messages().text().contains(u"does not contain a part of a board"_s));
    }

    void hugeTextIsRefused_data()
    {
        QTest::addColumn<QString>("text");
        constexpr qsizetype kHuge = 64 << 20;
        QTest::newRow("letters") << QString(kHuge, u'a');
        QTest::newRow("a string") << u'"' + QString(kHuge - 2, u'a') + u'"';
        QTest::newRow("numbers") << u'[' + u"0,"_s.repeated(kHuge / 2 - 2) + u"0]"_s;
        QTest::newRow("one too many") << QString(kHuge + 1, u' ');
    }

    void hugeTextIsRefused()
    {
        QFETCH(QString, text);
        Table table;
        QElapsedTimer clock;
        clock.start();
        QVERIFY(!table.paste(text));
        qInfo("%lld ms", clock.elapsed());
        QVERIFY2(clock.elapsed() < 20'000, qPrintable(QString::number(clock.elapsed())));
        QVERIFY(!table.messages().isHidden());
        QVERIFY(table.messages().text().contains(u"does not contain a part of a board"_s));
    }
};

MERLON_TEST(PastingTest)
#include "pasting_test.moc"
