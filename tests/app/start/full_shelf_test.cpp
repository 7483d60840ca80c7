#include "app/start/shelf/game_card.h"
#include "tests/app/window/window_driver.h"
#include "tests/support/test_program.h"

#include <QLabel>
#include <QPushButton>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cstdlib>

using namespace merlon;
using namespace Qt::StringLiterals;
using testing::WindowDriver;

namespace {

/// In the window.
QRect placeOf(const QWidget &widget)
{
    return {widget.mapTo(widget.window(), QPoint()), widget.size()};
}

/// What has less room than it needs.
QStringList cutTexts(const QList<GameCard *> &cards)
{
    QStringList cut;
    for (const GameCard *card : cards) {
        for (const QLabel *label : card->findChildren<QLabel *>()) {
            const bool isWhole = label->wordWrap() ? label->height() >= label->heightForWidth(label->width())
                                                   : label->width() >= label->sizeHint().width();
            if (label->isVisible() && !isWhole)
                cut << label->text();
        }
    }
    return cut;
}

} // namespace

/// The shelf with all games.
class FullShelfTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void fiveCardsAreOneLook_data();
    void fiveCardsAreOneLook();

private:
    QTemporaryDir m_settings;
};

void FullShelfTest::initTestCase()
{
    QCoreApplication::setOrganizationName(u"merlon-test"_s);
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_settings.path());
}

void FullShelfTest::fiveCardsAreOneLook_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QString>("language");
    QTest::newRow("1280x620") << QSize(1280, 620) << u"en"_s;
    QTest::newRow("1280x800") << QSize(1280, 800) << u"en"_s;
    QTest::newRow("1920x1080") << QSize(1920, 1080) << u"en"_s;
    QTest::newRow("1920x1080 French") << QSize(1920, 1080) << u"fr"_s;
}

/// All of the same width, those of a row of the same height; none is cut or lies over another.
void FullShelfTest::fiveCardsAreOneLook()
{
    QFETCH(const QSize, size);
    QFETCH(const QString, language);
    WindowDriver driver(language, ThemeWish::Day, size);
    driver.window().resize(size);
    driver.settle();
    const QList<GameCard *> cards = driver.window().findChildren<GameCard *>();
    QCOMPARE(cards.size(), qsizetype {5});
    QTRY_COMPARE(cutTexts(cards), QStringList());
    const QRect first = placeOf(*cards.front());
    for (const GameCard *card : cards) {
        const QRect place = placeOf(*card);
        QVERIFY(place.left() >= 0 && place.right() < driver.window().width());
        QVERIFY(std::abs(place.width() - first.width()) <= 1);
        for (const GameCard *other : cards) {
            QVERIFY(other == card || !place.intersects(placeOf(*other)));
            if (placeOf(*other).top() == place.top())
                QCOMPARE(other->height(), card->height());
        }
        QVERIFY(place.contains(placeOf(*card->playButton())));
    }
}

MERLON_TEST(FullShelfTest)
#include "full_shelf_test.moc"
