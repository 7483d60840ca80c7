#include "app/start/shelf/game_card.h"
#include "core/games/module.h"
#include "tests/app/window/window_driver.h"
#include "tests/support/test_program.h"

#include <QLabel>
#include <QPushButton>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cstdlib>
#include <utility>

using namespace merlon;
using namespace Qt::StringLiterals;
using testing::WindowDriver;

namespace {

/// A game to come: played like one that there is, by another name.
class GameToCome final : public Game {
public:
    GameToCome(std::string key, const Game &like)
        : m_key(std::move(key))
        , m_like(like)
    {
    }
    const std::string &key() const override { return m_key; }
    const std::string &rulePrefix() const override { return m_like.rulePrefix(); }
    int rulesVersion() const override { return m_like.rulesVersion(); }
    const BoardSchema &schema() const override { return m_like.schema(); }
    const std::string &defaultBoard() const override { return m_like.defaultBoard(); }
    std::span<const OptionInfo> options() const override { return m_like.options(); }
    bool offers(const Board &board, const OptionInfo &option, const std::string &value) const override
    {
        return m_like.offers(board, option, value);
    }
    std::vector<Finding> check(const Board &board) const override { return m_like.check(board); }
    Expected<std::shared_ptr<const Setup>> open(Board board, const Options &options) const override
    {
        return m_like.open(std::move(board), options);
    }

private:
    std::string m_key;
    const Game &m_like;
};

constexpr Wording kShelfTexts[] = {
    {"word.sea-to-come", "Sea to Come"},
    {"shelf.sea-to-come",
     "Cross the sea with few ships and many hungry mouths, and take a harbor before the winter."},
};

void addGameToCome(const char *key)
{
    const GameModule &like = *findModule("fiefs");
    auto *game = new GameToCome(key, like.game); // lives as long as the program
    std::vector<WordingTable> texts = like.texts;
    texts.insert(texts.begin(), WordingTable(kShelfTexts));
    addModule(*new GameModule {.game = *game, .texts = std::move(texts), .shelf = like.shelf});
}

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

/// The shelf with the games that there are and one to come.
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
    addGameToCome("sea-to-come");
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
