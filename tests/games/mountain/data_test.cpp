#include "core/games/mountain/pieces/honour.h"
#include "core/games/mountain/pieces/pyramid.h"
#include "core/games/mountain/pieces/shapes.h"
#include "core/games/mountain/pieces/spells.h"
#include "core/games/mountain/pieces/trolls.h"
#include "core/games/mountain/pieces/workshops.h"
#include "tests/games/mountain/mountain_rules_tests.h"

#include <QTest>

#include <algorithm>
#include <numeric>

using namespace Qt::StringLiterals;

namespace merlon::mountain {

namespace {

/// The orientations that are offered, as the rules list them: "0123".
QString offeredOf(const Outlines &outlines)
{
    QString numbers;
    for (std::size_t orientation = 0; orientation < kOrientations; ++orientation) {
        if (outlines[orientation].isOffered)
            numbers += QString::number(orientation);
    }
    return numbers;
}

/// An outline as rows of squares around its mark, `A`.
QString drawn(const Outline &outline)
{
    const auto [top, bottom] =
        std::minmax_element(outline.begin(), outline.end(), [](Offset a, Offset b) { return a.row < b.row; });
    const auto [left, right] =
        std::minmax_element(outline.begin(), outline.end(), [](Offset a, Offset b) { return a.col < b.col; });
    QString picture;
    for (int row = top->row; row <= bottom->row; ++row) {
        for (int col = left->col; col <= right->col; ++col) {
            const Offset at {static_cast<std::int8_t>(row), static_cast<std::int8_t>(col)};
            const bool isThere = std::find(outline.begin(), outline.end(), at) != outline.end();
            picture += !isThere ? u'.' : at == Offset {} ? u'A' : u'o';
        }
        picture += row < bottom->row ? u"/"_s : QString();
    }
    return picture;
}

} // namespace

/// Section 2: what is in the box.
class DataTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void tilesAre52AndHaveTheirAnchors()
    {
        int tiles = 0;
        for (const ShapeData &shape : kShapeData) {
            tiles += shape.tiles;
            QCOMPARE(std::ranges::count_if(shape.picture,
                                           [](char square) { return square == 'o' || square == 'A'; }),
                     std::ptrdiff_t {shape.size});
            QCOMPARE(shape.picture.find('A') != std::string_view::npos, shape.hasAnchor);
        }
        QCOMPARE(tiles, 52);
    }

    void orientationsAreOfferedOnce()
    {
        const QStringList expected {u"0123"_s, u"01"_s,       u"0123"_s, u"01234567"_s,
                                    u"0123"_s, u"01234567"_s, u"0123"_s, u"01234567"_s};
        for (std::size_t shape = 0; shape < kShapes; ++shape)
            QCOMPARE(offeredOf(kOutlinesOfShapes[shape]), expected[static_cast<qsizetype>(shape)]);
        const QStringList halls {u"0123"_s, u"0"_s, u"0123"_s, u"01"_s, u"01234567"_s, u"0"_s};
        for (std::size_t hall = 0; hall < kHalls; ++hall)
            QCOMPARE(offeredOf(kOutlinesOfHalls[hall]), halls[static_cast<qsizetype>(hall)]);
    }

    void tilesAreMirroredFirstAndThenTurnedClockwise()
    {
        QCOMPARE(drawn(outlineOf(Shape::Hook4, 0)), u"o./o./Ao"_s);
        QCOMPARE(drawn(outlineOf(Shape::Hook4, 1)), u"Aoo/o.."_s);
        QCOMPARE(drawn(outlineOf(Shape::Hook4, 4)), u".o/.o/oA"_s);
        QCOMPARE(drawn(outlineOf(Shape::Hook4, 5)), u"o../Aoo"_s);
        QCOMPARE(drawn(outlineOf(Shape::Crook5, 1)), u"Aoo/o../o.."_s); // the mark: its first square
        QCOMPARE(drawn(outlineOf(Shape::Step4, 1)), u"o./oA/.o"_s);
    }

    void hallsHaveTheirSizesAndValues()
    {
        const std::array<std::array<int, 3>, kHalls> expected {
            {{4, 0, 7}, {5, 1, 9}, {6, 2, 10}, {7, 4, 12}, {8, 5, 13}, {9, 6, 15}}};
        for (std::size_t hall = 0; hall < kHalls; ++hall) {
            QCOMPARE(int {kHallData[hall].size}, expected[hall][0]);
            QCOMPARE(int {kHallData[hall].low}, expected[hall][1]);
            QCOMPARE(int {kHallData[hall].high}, expected[hall][2]);
            QCOMPARE(int {kOutlinesOfHalls[hall][0].size}, expected[hall][0]);
        }
    }

    void honourOfTunnelsGrowsWithSizeAndMineral()
    {
        const std::array<std::array<int, 3>, 6> bySize {
            {{}, {}, {0, 0, 0}, {2, 3, 4}, {4, 6, 8}, {6, 9, 12}}};
        for (const ShapeData &shape : kShapeData) {
            for (std::size_t mineral = 0; mineral < kMinerals; ++mineral)
                QCOMPARE(int {shape.honour[mineral]}, bySize[shape.size][mineral]);
        }
    }

    void trollsAreOfTheirLevelsAndClans()
    {
        std::array<int, 4> levels {};
        for (std::size_t troll = 0; troll < kTrolls; ++troll) {
            const TrollData &data = kTrollData[troll];
            ++levels[data.level];
            QVERIFY(data.symbols.size() <= kMostSymbols);
            QCOMPARE(data.clan == kNoClan, data.level == 0);
            QCOMPARE(amountsOf(data.starting).sum(), data.level == 0 ? 2 : 0);
        }
        QCOMPARE(levels, (std::array<int, 4> {6, 21, 17, 17}));
        QCOMPARE(kTrollData[firstOfLevel(2)].key, std::string_view("l2-01"));
        QCOMPARE(kTrollData[firstOfLevel(3)].key, std::string_view("l3-01"));
    }

    void workshopsAndSpellsAreComplete()
    {
        for (std::size_t kind = 0; kind < kWorkshops; ++kind) {
            const auto uses =
                std::ranges::count(kConversionData, static_cast<Workshop>(kind), &Conversion::workshop);
            QCOMPARE(uses > 0, static_cast<Workshop>(kind) != Workshop::Stewardship);
        }
        QCOMPARE(std::ranges::count_if(kConversionData, &Conversion::takesAny), std::ptrdiff_t {2});
        QCOMPARE(std::ranges::count_if(kSpellData, &SpellData::lastsTurn), std::ptrdiff_t {5});
        QCOMPARE(kResourceData[indexOf(Resource::Cart)].inBox, std::uint8_t {45});
        QCOMPARE(std::accumulate(kTokensOfValue.begin(), kTokensOfValue.end(), 0), 15);
    }

    void mt_4_3_everyPlaceOfTheHordeRestsOnItsCards()
    {
        const auto below = [](std::size_t place) {
            QStringList keys;
            for (const HordePlace lower : placesBelow(place))
                keys << QString::fromLatin1(kHordeKeys[lower].data(),
                                            static_cast<qsizetype>(kHordeKeys[lower].size()));
            return keys.join(u' ');
        };
        QCOMPARE(below(0), QString());
        QCOMPARE(below(5), u"h1-1 h1-2"_s);
        QCOMPARE(below(8), u"h1-4 h1-5"_s);
        QCOMPARE(below(9), u"h1-1 h1-2 h1-3 h2-1 h2-2"_s);
        QCOMPARE(below(11), u"h1-3 h1-4 h1-5 h2-3 h2-4"_s);
    }
};

std::unique_ptr<QObject> makeDataTest()
{
    return std::make_unique<DataTest>();
}

} // namespace merlon::mountain

#include "data_test.moc"
