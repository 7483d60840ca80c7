#include "app/table/question/bar/effect_strip.h"
#include "app/widgets/layout/flight_layer.h"
#include "core/canvas/art/theme.h"
#include "tests/support/test_program.h"

#include <QImage>
#include <QLabel>
#include <QTest>

#include <filesystem>

using namespace merlon;
using namespace Qt::StringLiterals;

/// What changes hands in panels, and what choices cost and bring, in pictures.
class FlightLayerTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void whatIsGoneHereAndMoreThereFlies();
    void whatCameFromNowhereRises();
    void whatIsPaidFliesOntoTheCard();
    void widgetsThatAreGoneDoNoHarm();
    void withoutTimeNothingFlies();
    void aStripIsAsWideAsItsPictures();
    void effectsAreSaid();

private:
    canvas::Art m_art {std::filesystem::path(MERLON_SOURCE_DIR) / "resources/art", canvas::Theme::day()};
    std::unique_ptr<QWidget> m_page;
    QLabel *m_first = nullptr;
    QLabel *m_second = nullptr;
    FlightLayer *m_layer = nullptr;
};

void FlightLayerTest::init()
{
    m_page = std::make_unique<QWidget>();
    m_page->resize(400, 200);
    m_first = new QLabel(u"a"_s, m_page.get());
    m_second = new QLabel(u"b"_s, m_page.get());
    m_second->move(300, 100);
    m_layer = new FlightLayer(m_art, m_page.get());
    m_page->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_page.get()));
}

void FlightLayerTest::whatIsGoneHereAndMoreThereFlies()
{
    m_layer->fly({{u"siege/orc"_s, "orc", -3, m_first}, {u"siege/orc"_s, "orc", 2, m_second}}, 80);
    QVERIFY(QTest::qWaitFor([this] { return m_layer->isFlying(); }));
    QCOMPARE(m_layer->flights(), std::size_t {2});
    QCOMPARE(m_layer->numbers(), std::size_t {1}); // the third has gone nowhere
    QVERIFY(m_layer->isVisible());
    QVERIFY(m_layer->testAttribute(Qt::WA_TransparentForMouseEvents));
    const QImage flying = m_page->grab().toImage();
    QVERIFY(QTest::qWaitFor([this] { return !m_layer->isFlying() && m_layer->isHidden(); }));
    QCOMPARE(m_layer->flights(), std::size_t {0});
    QVERIFY(m_page->grab().toImage() != flying);
}

void FlightLayerTest::whatCameFromNowhereRises()
{
    m_layer->fly({{u"siege/wood"_s, "wood", 2, m_first}, {u"siege/orc"_s, "orc", -1, m_second}}, 80);
    QVERIFY(QTest::qWaitFor([this] { return m_layer->isFlying(); }));
    QCOMPARE(m_layer->flights(), std::size_t {0});
    QCOMPARE(m_layer->numbers(), std::size_t {2});
}

void FlightLayerTest::whatIsPaidFliesOntoTheCard()
{
    QLabel card(u"c"_s, m_page.get());
    card.move(150, 20);
    card.show();
    m_layer->fly({{u"siege/orc"_s, "orc", -2, m_first},
                  {u"siege/orc"_s, "orc", 2, m_second, true},
                  {u"siege/wood"_s, "wood", -1, m_first},
                  {u"siege/wood"_s, "wood", 1, m_second}},
                 80, &card);
    QVERIFY(QTest::qWaitFor([this] { return m_layer->isFlying(); }));
    const auto middle = [](const QWidget &widget) { return QPointF(widget.geometry().center()); };
    const std::vector<QPointF> goals {middle(card), middle(card), middle(*m_second)}; // wood goes to somebody
    QCOMPARE(m_layer->goals(), goals);
    m_layer->stop();
}

void FlightLayerTest::widgetsThatAreGoneDoNoHarm()
{
    m_layer->fly({{u"siege/orc"_s, "orc", -1, m_first}, {u"siege/orc"_s, "orc", 1, m_second}}, 80);
    delete m_first;
    QTest::qWait(20);
    QCOMPARE(m_layer->flights(), std::size_t {0});
    QCOMPARE(m_layer->numbers(), std::size_t {1});
}

void FlightLayerTest::withoutTimeNothingFlies()
{
    m_layer->fly({{u"siege/orc"_s, "orc", 1, m_second}}, 0);
    QTest::qWait(20);
    QVERIFY(!m_layer->isFlying());
    QVERIFY(m_layer->isHidden());
}

void FlightLayerTest::aStripIsAsWideAsItsPictures()
{
    const std::vector<Effect> one {{u"siege/orc"_s, u"orc"_s, -1}};
    const std::vector<Effect> two {{u"siege/orc"_s, u"orc"_s, -1}, {u"siege/wood"_s, u"wood"_s, 2}};
    const QPixmap narrow = effectStrip(one, m_art, m_page->font(), 2);
    const QPixmap wide = effectStrip(two, m_art, m_page->font(), 2);
    QVERIFY(wide.width() > narrow.width());
    QCOMPARE(wide.height(), narrow.height());
    QCOMPARE(narrow.devicePixelRatio(), 2.0);
    const QImage drawn = narrow.toImage();
    QVERIFY(drawn.pixelColor(0, drawn.height() / 2).alpha() == 0); // the words of the button end there
    QVERIFY(drawn.pixelColor(drawn.width() / 2, drawn.height() / 2).alpha() > 0);
    QVERIFY(effectStrip({}, m_art, m_page->font(), 1).isNull());
    QVERIFY(effectStrip({{u"siege/no-such"_s, u"x"_s, 1}}, m_art, m_page->font(), 1).isNull());
}

void FlightLayerTest::effectsAreSaid()
{
    const std::vector<Effect> effects {{{}, u"2 hourglasses"_s, 2, 1, u"the defender"_s},
                                       {{}, u"1 orc"_s, -1},
                                       {{}, u"3 wood"_s, 3},
                                       {{}, u"2 goblins"_s, -2},
                                       {{}, u"1 soldier"_s, -1, 1, u"the defender"_s}};
    const QStringList sentences {u"You pay 1 orc and 2 goblins."_s, u"You get 3 wood."_s,
                                 u"The defender loses 1 soldier."_s, u"The defender gets 2 hourglasses."_s};
    QCOMPARE(effectsInWords(effects), sentences.join(u' '));
    QCOMPARE(effectsInWords({}), QString());
}

MERLON_TEST(FlightLayerTest)
#include "flight_layer_test.moc"
