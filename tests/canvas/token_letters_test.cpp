#include "core/canvas/scene/painters/token_painter.h"
#include "tests/canvas/art_folder.h"
#include "tests/support/test_program.h"

#include <QImage>
#include <QPainterPath>
#include <QTest>

#include <memory>

using namespace merlon::canvas;
using namespace Qt::StringLiterals;

/// Letters on tokens: large enough to be read, or none.
class TokenLettersTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_art = std::make_unique<Art>(merlon::testing::artFolder(), Theme::day()); }
    void lettersAreAsWantedOrAsSmallAsCanBeReadOrNone();
    void aNumberIsNeverTooSmall();
    void aNumberThatHasNoRoomIsNotWritten();
    void onAFineScreenAPixelCountsForMore();
    void theBadgeStaysWithinItsMargin();
    void thePieceThatNobodyHasDrawnIsNamedWhereThereIsRoom();

private:
    static Token stack(int count, TokenRole role = TokenRole::Unit)
    {
        Token token;
        token.art = u"goblin"_s;
        token.role = role;
        token.seat = 0;
        token.count = count;
        return token;
    }
    static double sizeAt(double pixels, double ratio, int count = 3, TokenRole role = TokenRole::Unit)
    {
        return TokenPainter::sizeOfNumber(stack(count, role), QRectF(0, 0, pixels, pixels), ratio);
    }
    QImage drawn(const Token &token, int pixels, double ratio = 1)
    {
        TokenPainter painter(*m_art);
        painter.setFamily(u"siege"_s);
        return painter.pixmap(token, pixels, ratio).toImage();
    }

    std::unique_ptr<Art> m_art;
};

void TokenLettersTest::lettersAreAsWantedOrAsSmallAsCanBeReadOrNone()
{
    QCOMPARE(lettersOnMap(14, 20, 1), 14.0);
    QCOMPARE(lettersOnMap(7, 20, 1), kLeastLetters);
    QCOMPARE(lettersOnMap(7, 10, 1), 0.0);
    QCOMPARE(lettersOnMap(14, 30, 2), 2 * kLeastLetters);
    QCOMPARE(lettersOnMap(7, 7, kOnPaper), 7.0);
}

void TokenLettersTest::aNumberIsNeverTooSmall()
{
    for (const TokenRole role : {TokenRole::Unit, TokenRole::Hero, TokenRole::Machine, TokenRole::Equipment,
                                 TokenRole::Device, TokenRole::Marker, TokenRole::Die}) {
        for (const int count : {2, 7, 12}) {
            for (double pixels = 1; pixels < 80; pixels += 0.5) {
                const double size = sizeAt(pixels, 1, count, role);
                QVERIFY2(size <= 0 || size >= kLeastLetters, qPrintable(u"%1 at %2"_s.arg(size).arg(pixels)));
            }
        }
    }
    QCOMPARE(sizeAt(20, 1), kLeastLetters);
    QVERIFY(sizeAt(60, 1) > kLeastLetters);
    QCOMPARE(sizeAt(60, 1, 1), 0.0);
    QVERIFY(drawn(stack(3), 20) != drawn(stack(4), 20));
}

void TokenLettersTest::aNumberThatHasNoRoomIsNotWritten()
{
    QCOMPARE(sizeAt(12, 1), 0.0);
    QCOMPARE(drawn(stack(3), 12), drawn(stack(4), 12));
    QVERIFY(drawn(stack(3), 12) != drawn(stack(1), 12)); // there are several
}

void TokenLettersTest::onAFineScreenAPixelCountsForMore()
{
    QCOMPARE(sizeAt(20, 2), 0.0);
    QCOMPARE(sizeAt(40, 2), 2 * kLeastLetters);
    QCOMPARE(drawn(stack(3), 20, 2), drawn(stack(4), 20, 2));
    QVERIFY(drawn(stack(3), 40, 2) != drawn(stack(4), 40, 2));
}

/// What stands out of the pixmap of a token would be cut off.
void TokenLettersTest::theBadgeStaysWithinItsMargin()
{
    for (const TokenRole role : {TokenRole::Unit, TokenRole::Device}) {
        for (const int count : {2, 12}) {
            for (double pixels = 9; pixels < 60; ++pixels) {
                const QRectF box(0, 0, pixels, pixels);
                const double margin = pixels * TokenPainter::kMargin + 0.5;
                const QPainterPath plate = TokenPainter::plateOfNumber(stack(count, role), box, 1);
                QVERIFY(plate.isEmpty()
                        || box.adjusted(-margin, -margin, margin, margin).contains(plate.boundingRect()));
            }
        }
    }
}

void TokenLettersTest::thePieceThatNobodyHasDrawnIsNamedWhereThereIsRoom()
{
    const auto unknown = [](const QString &name) {
        Token token = stack(1);
        token.art = u"nobody-has-drawn-it"_s;
        token.name = name;
        return token;
    };
    QVERIFY(drawn(unknown(u"ox"_s), 40) != drawn(unknown(u"ram"_s), 40));
    QCOMPARE(drawn(unknown(u"ox"_s), 14), drawn(unknown(u"ram"_s), 14));
}

MERLON_TEST(TokenLettersTest)
#include "token_letters_test.moc"
