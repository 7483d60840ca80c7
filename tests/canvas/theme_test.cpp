#include "core/canvas/art/theme.h"
#include "tests/canvas/colour_measures.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <vector>

using namespace merlon;
using namespace merlon::canvas;
using testing::contrast;
using testing::distanceSeen;

/// The colours of all themes: text can be read, and what must not be confused is apart.
class ThemeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void contrastIsMeasuredAsTheGuidelinesSay();
    void coloursThatProtansConfuseAreConfused();
    void textCanBeRead_data() { themes(); }
    void textCanBeRead();
    void seatsCanBeReadAsText_data() { themes(); }
    void seatsCanBeReadAsText();
    void widgetsCanBeRead_data() { themes(); }
    void widgetsCanBeRead();
    void safeSeatsAndGlowStayApart_data();
    void safeSeatsAndGlowStayApart();
    void theTwoSidesStayApartInEveryPalette_data() { themes(); }
    void theTwoSidesStayApartInEveryPalette();

private:
    static void themes()
    {
        QTest::addColumn<bool>("dark");
        QTest::addColumn<bool>("safe");
        QTest::newRow("day") << false << false;
        QTest::newRow("night") << true << false;
        QTest::newRow("safe day") << false << true;
        QTest::newRow("safe night") << true << true;
    }
};

namespace {

const Theme &themeOfRow()
{
    QFETCH(bool, dark);
    QFETCH(bool, safe);
    return Theme::of(dark, safe ? PaletteKind::Safe : PaletteKind::Standard);
}

/// Ground and text laid over it.
QColor laidOver(const QColor &ground, const QColor &text, double opacity)
{
    const auto mix = [opacity](int from, int to) { return qRound(from + (to - from) * opacity); };
    return {mix(ground.red(), text.red()), mix(ground.green(), text.green()),
            mix(ground.blue(), text.blue())};
}

struct Pair {
    const char *where;
    QColor text;
    QColor ground;
};

void verifyReadable(const std::vector<Pair> &pairs)
{
    for (const Pair &pair : pairs)
        QVERIFY2(contrast(pair.text, pair.ground) >= 4.5,
                 qPrintable(QStringLiteral("%1: %2 on %3 has %4")
                                .arg(QLatin1StringView(pair.where), pair.text.name(), pair.ground.name())
                                .arg(contrast(pair.text, pair.ground))));
}

} // namespace

void ThemeTest::contrastIsMeasuredAsTheGuidelinesSay()
{
    QCOMPARE(contrast(Qt::black, Qt::white), 21.0);
    QVERIFY(qAbs(contrast(QColor(0x767676), Qt::white) - 4.54)
            < 0.01); // the well-known limit of grey on white
}

void ThemeTest::coloursThatProtansConfuseAreConfused()
{
    const QColor red(0xb04000);
    const QColor green(0x626200);
    QVERIFY(distanceSeen(red, green, testing::kUsualEye) > 50);
    QVERIFY(distanceSeen(red, green, testing::kProtanEye) < 20);
}

void ThemeTest::textCanBeRead()
{
    const Theme &theme = themeOfRow();
    const double fadedWords = theme.dark ? 0.7 : 0.76; // ThingItem::fadedWords
    const QColor phaseCell = laidOver(theme.bar, theme.barText, 0.13);
    verifyReadable({
        {"text on panels", theme.ink, theme.paper},
        {"names on the map", theme.ink, theme.parchment},
        {"buttons", theme.ink, theme.shade(0.06)},
        {"buttons under the mouse", theme.ink, theme.shade(0.12)},
        {"buttons held down", theme.ink, theme.shade(0.18)},
        {"notes on panels", theme.quietText(), theme.paper},
        {"notes on the map and on cards", theme.quietText(), theme.parchment},
        {"rules in the chronicle under the mouse", theme.quietText(), theme.shade(0.07)},
        {"what cannot be used", theme.asleepText(), theme.paper},
        {"buttons that cannot be used", theme.asleepText(), theme.shade(0.06)},
        {"cards that cannot be used", laidOver(theme.paper, theme.ink, fadedWords), theme.paper},
        {"cards that cannot be used, their ground", laidOver(theme.shade(0.05), theme.ink, fadedWords),
         theme.shade(0.05)},
        {"the bar", theme.barText, theme.bar},
        {"rounds to come", laidOver(theme.bar, theme.barText, 0.65), theme.bar},
        {"phases", theme.barText, phaseCell},
        {"rounds that are over", theme.onChoosable, theme.choosable},
    });
}

void ThemeTest::seatsCanBeReadAsText()
{
    const Theme &theme = themeOfRow();
    for (const QColor &seat : theme.seats)
        verifyReadable({
            {"titles", seat, theme.paper},
            {"the end of a panel", seat, theme.shade(0.05)},
            {"cards", seat, theme.parchment},
            {"badges", theme.paper, seat},
            {"badges on the board", theme.dark ? theme.parchment : theme.paper, seat},
        });
    for (const QColor &seat : theme.byDay().seats)
        verifyReadable({{"the phase of now", theme.byDay().paper, seat}});
}

void ThemeTest::widgetsCanBeRead()
{
    const QPalette palette = paletteOf(themeOfRow());
    for (const QPalette::ColorGroup group : {QPalette::Active, QPalette::Inactive, QPalette::Disabled}) {
        const auto colour = [&](QPalette::ColorRole role) { return palette.color(group, role); };
        verifyReadable({
            {"windows", colour(QPalette::WindowText), colour(QPalette::Window)},
            {"lists", colour(QPalette::Text), colour(QPalette::Base)},
            {"every other line", colour(QPalette::Text), colour(QPalette::AlternateBase)},
            {"buttons", colour(QPalette::ButtonText), colour(QPalette::Button)},
            {"empty fields", colour(QPalette::PlaceholderText), colour(QPalette::Base)},
            {"what is selected", colour(QPalette::HighlightedText), colour(QPalette::Highlight)},
            {"tooltips", colour(QPalette::ToolTipText), colour(QPalette::ToolTipBase)},
            {"links", colour(QPalette::Link), colour(QPalette::Window)},
            {"links in lists", colour(QPalette::Link), colour(QPalette::Base)},
        });
    }
}

void ThemeTest::safeSeatsAndGlowStayApart_data()
{
    QTest::addColumn<bool>("dark");
    QTest::addColumn<testing::Matrix>("eye");
    for (const bool dark : {false, true}) {
        const auto row = [dark](const char *eye) -> QTestData & {
            return QTest::addRow("%s %s", dark ? "night" : "day", eye);
        };
        row("usual") << dark << testing::kUsualEye;
        row("protan") << dark << testing::kProtanEye;
        row("deutan") << dark << testing::kDeutanEye;
        row("tritan") << dark << testing::kTritanEye;
    }
}

void ThemeTest::safeSeatsAndGlowStayApart()
{
    QFETCH(bool, dark);
    QFETCH(testing::Matrix, eye);
    const Theme &theme = Theme::of(dark, PaletteKind::Safe);
    std::vector<QColor> meanings(theme.seats.begin(), theme.seats.end());
    meanings.push_back(theme.choosable);
    for (std::size_t a = 0; a < meanings.size(); ++a) {
        for (std::size_t b = a + 1; b < meanings.size(); ++b)
            QVERIFY2(distanceSeen(meanings[a], meanings[b], eye) >= 20,
                     qPrintable(QStringLiteral("%1 and %2: %3")
                                    .arg(meanings[a].name(), meanings[b].name())
                                    .arg(distanceSeen(meanings[a], meanings[b], eye))));
    }
}

void ThemeTest::theTwoSidesStayApartInEveryPalette()
{
    const Theme &theme = themeOfRow();
    for (const testing::Matrix &eye :
         {testing::kUsualEye, testing::kProtanEye, testing::kDeutanEye, testing::kTritanEye})
        QVERIFY(distanceSeen(theme.seat(0), theme.seat(1), eye) >= 40);
}

MERLON_TEST(ThemeTest)
#include "theme_test.moc"
