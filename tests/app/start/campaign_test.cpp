#include "app/games/faces.h"
#include "app/start/campaigns/campaign_card.h"
#include "app/start/campaigns/campaign_list.h"
#include "app/start/campaigns/story_window.h"
#include "app/start/kept/kept_pictures.h"
#include "app/start/start_page.h"
#include "app/table/face/result_table.h"
#include "app/table/face/time_strips.h"
#include "app/table/time/time_panel.h"
#include "app/widgets/boxes/message_bar.h"
#include "app/window/campaign_desk.h"
#include "app/words/speaker.h"
#include "core/base/json.h"
#include "core/canvas/view/board_camera.h"
#include "core/canvas/view/board_view.h"
#include "core/engine/campaign/campaign_check.h"
#include "core/engine/records/durable_file.h"
#include "core/games/module.h"
#include "tests/app/start/new_game_hands.h"
#include "tests/app/window/window_driver.h"
#include "tests/support/boards.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QImage>
#include <QLabel>
#include <QPushButton>
#include <QTest>
#include <QTextBrowser>
#include <QTextDocument>
#include <QUrl>

#include <cstdlib>
#include <memory>

using namespace merlon;
using namespace Qt::StringLiterals;
using testing::WindowDriver;

namespace {

const Sitting kAnn {u"open"_s, u"Ann"_s};
const Sitting kBen {u"open"_s, u"Ben"_s};
const Sitting kComputer {u"random"_s, {}};

NewGame newCampaign(Options options = {})
{
    options["players"] = "2";
    NewGame game;
    game.game = findGame("exiles");
    game.options = std::move(options);
    game.sittings = {kAnn, kBen};
    game.seed = 5;
    game.campaign = u"Four rivers"_s;
    return game;
}

/// Writes a campaign that one person has given up after so many turns.
void keepGivenUp(const QString &name, int turns)
{
    const auto setup = *findGame("exiles")->open(testing::shippedBoard("ring"), {{"players", "1"}});
    Expected<std::unique_ptr<State>> start = setup->position({{"at", "turn"}, {"turn", turns}});
    QVERIFY(start);
    Match match(setup, std::move(*start), {5, ChanceMode::Dealt, {{"blue", "Ann", "open"}}});
    QVERIFY(match.resign(0));
    const Campaign campaign {name.toStdString(), "exiles", {{campaignTime(), match.record()}}};
    QVERIFY(replaceFile(freshCampaignFile(name), writeCampaign(campaign)));
}

/// What is said of the place of a campaign among those that are over.
QString placeTold(WindowDriver &driver, const std::string &name)
{
    for (const CampaignCard *card : driver.window().startPage().campaigns().cards()) {
        if (card->kept().held && card->kept().held->campaign.name == name)
            return card->findChild<QLabel *>(u"place-of-campaign"_s)->text();
    }
    return {};
}

/// The first choice of each question.
void play(WindowDriver &driver, int choices)
{
    for (int i = 0; i < choices; ++i) {
        QVERIFY(driver.toQuestion());
        QVERIFY(driver.session().play(driver.choices()[0]));
    }
}

const std::vector<CampaignCard *> &cards(WindowDriver &driver)
{
    return driver.window().startPage().campaigns().cards();
}

CampaignDesk &desk(WindowDriver &driver)
{
    return driver.window().games().campaigns();
}

QPushButton *wayBackOnTheLastPage(WindowDriver &driver)
{
    return driver.table().findChild<QPushButton *>(u"back-to-save-point"_s);
}

bool has(const CampaignCard &card, const QString &button)
{
    return card.findChild<QPushButton *>(button)->isVisibleTo(&card);
}

/// What a window of that shape shows of a board, from as near as pictures do, in a few points.
QImage seenInAWindow(const View &shown, const Appearance &appearance, QSize size)
{
    Speaker speaker(shown.setup());
    const Tableau tableau = tableauOf(shown);
    speaker.callPlaces(tableau);
    canvas::BoardView view(appearance.art());
    view.resize(size);
    view.show();
    view.setBoard(shown.setup().board());
    view.setPicture(faceOf(shown.setup().game())->picture(tableau, speaker));
    view.camera().fit();
    view.camera().showHeart();
    return view.grab().toImage();
}

/// How many of the points of two pictures look otherwise.
double shareOfOtherPoints(const QImage &one, const QImage &other)
{
    constexpr int kWide = 60;
    constexpr int kHigh = 40;
    constexpr int kVisible = 24;
    const auto small = [](const QImage &image) {
        return image.scaled(kWide, kHigh, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    };
    const QImage a = small(one);
    const QImage b = small(other);
    int count = 0;
    for (int y = 0; y < kHigh; ++y) {
        for (int x = 0; x < kWide; ++x)
            count += std::abs(qGray(a.pixel(x, y)) - qGray(b.pixel(x, y))) > kVisible ? 1 : 0;
    }
    return double(count) / (kWide * kHigh);
}

const Campaign &campaignOn(const CampaignCard &card)
{
    return card.kept().held->campaign;
}

} // namespace

/// Campaigns in the window: begun, listed, resumed, taken up again after a defeat, told.
class CampaignWindowTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void itIsKeptAndListed();
    void othersResumeIt();
    void othersBeginAChapterAtASavePoint();
    void afterADefeatItIsTakenUpAgain();
    void theLastPageOfADefeatLeadsBack();
    void aRematchIsACampaignOfItsOwn();
    void ironHasNoWayBack();
    void ironIsToldOnTheCard();
    void itGetsAnotherName();
    void aFileThatWasCutIsResumedWithAWord();
    void anOlderOneIsResumedWithAWord();
    void resultsAreRanked();
    void itsChronicleIsTold();
    void theMapIsInTheMiddleOfItsPicture();
    void itsRoundsAreCalledAsTheGameCallsThem();
    void whatAllHaveTogetherIsToldOnce();
    void playingOnFromAMomentLeavesItAsItIs();
    void theFormAsksForItsName();
};

void CampaignWindowTest::itIsKeptAndListed()
{
    WindowDriver driver;
    driver.begin(newCampaign());
    play(driver, 6);
    driver.window().goHome();
    QCOMPARE(cards(driver).size(), std::size_t {1});
    const CampaignCard &card = *cards(driver).front();
    QCOMPARE(campaignOn(card).name, std::string("Four rivers"));
    QCOMPARE(campaignOn(card).chapters.front().record.entries.size(), std::size_t {6});
    QVERIFY(has(card, u"resume-campaign"_s) && has(card, u"story-of-campaign"_s));
    QVERIFY(!has(card, u"back-in-campaign"_s));
    QVERIFY(verifyCampaign(*card.kept().held));
    driver.restart();
    QCOMPARE(cards(driver).size(), std::size_t {1});
    driver.begin(newCampaign());
    driver.window().goHome();
    QCOMPARE(cards(driver).size(), std::size_t {2}); // of the same name, in files of their own
}

void CampaignWindowTest::othersResumeIt()
{
    WindowDriver driver;
    driver.begin(newCampaign());
    play(driver, 6);
    driver.window().goHome();
    const std::filesystem::path file = cards(driver).front()->kept().file;
    desk(driver).resume(file, {kBen, kComputer});
    QVERIFY(driver.session().match().record().entries.size() >= 6);
    QCOMPARE(driver.session().seating().players()[0].name, u"Ben"_s);
    play(driver, 1);
    driver.window().goHome();
    const Campaign &campaign = campaignOn(*cards(driver).front());
    QCOMPARE(campaign.chapters.size(), std::size_t {1});
    QCOMPARE(campaign.chapters.front().record.seats[1].player, std::string("random"));
    QVERIFY(campaign.chapters.front().record.entries.size() >= 7);
}

void CampaignWindowTest::othersBeginAChapterAtASavePoint()
{
    WindowDriver driver;
    driver.begin(newCampaign());
    play(driver, 2); // two heroes: before the first scenario
    driver.window().goHome();
    QVERIFY(isAtSavePoint(campaignOn(*cards(driver).front())));
    desk(driver).resume(cards(driver).front()->kept().file, {kBen, kAnn});
    play(driver, 1);
    driver.window().goHome();
    const HeldCampaign &held = *cards(driver).front()->kept().held;
    QCOMPARE(held.campaign.chapters.size(), std::size_t {2});
    QCOMPARE(held.campaign.chapters.front().record.seats[0].name, std::string("Ann"));
    QCOMPARE(held.campaign.chapters.back().record.seats[0].name, std::string("Ben"));
    QVERIFY(verifyCampaign(held));
}

void CampaignWindowTest::afterADefeatItIsTakenUpAgain()
{
    WindowDriver driver;
    driver.begin(newCampaign());
    play(driver, 12);
    QVERIFY(driver.toQuestion());
    QVERIFY(driver.session().resign(driver.session().asked()));
    driver.window().goHome();
    CampaignCard &card = *cards(driver).front();
    QVERIFY(has(card, u"back-in-campaign"_s) && !has(card, u"resume-campaign"_s));
    const std::optional<SavePoint> save = lastSavePoint(campaignOn(card));
    QVERIFY(save.has_value());
    const std::filesystem::path file = card.kept().file;
    desk(driver).goBack(file, {kBen, kAnn});
    QCOMPARE(driver.hash(), save->position.hash);
    QVERIFY(driver.toQuestion());
    driver.window().goHome();
    const HeldCampaign &held = *cards(driver).front()->kept().held;
    QCOMPARE(held.campaign.chapters.size(), std::size_t {2});
    QCOMPARE(held.campaign.chapters.back().record.seats[0].name, std::string("Ben"));
    QVERIFY(has(*cards(driver).front(), u"resume-campaign"_s));
    QVERIFY(verifyCampaign(held));
}

void CampaignWindowTest::theLastPageOfADefeatLeadsBack()
{
    WindowDriver driver;
    driver.begin(newCampaign());
    play(driver, 12);
    QVERIFY(driver.toQuestion());
    QPushButton *back = wayBackOnTheLastPage(driver);
    QVERIFY(!back->isVisibleTo(&driver.table()));
    QVERIFY(driver.session().resign(driver.session().asked()));
    QTRY_VERIFY(back->isVisibleTo(&driver.table()));
    back->click();
    QVERIFY(!driver.session().match().isOver());
    QCOMPARE(driver.session().seating().players()[0].name, u"Ann"_s);
    const std::uint64_t hash = driver.hash();
    QVERIFY(driver.toQuestion());
    driver.window().goHome();
    const HeldCampaign &held = *cards(driver).front()->kept().held;
    QCOMPARE(held.campaign.chapters.size(), std::size_t {2});
    QVERIFY(held.campaign.chapters.back().record.parent.has_value());
    QCOMPARE(held.campaign.chapters.back().record.parent->hash, hash);
    QVERIFY(verifyCampaign(held));
}

/// From its beginning, although the last chapter began at a save point.
void CampaignWindowTest::aRematchIsACampaignOfItsOwn()
{
    WindowDriver driver;
    driver.begin(newCampaign({{"difficulty", "hard"}}));
    auto *rematch = driver.table().findChild<QPushButton *>(u"rematch"_s);
    for (int chapter = 0; chapter < 2; ++chapter) {
        play(driver, 8);
        QVERIFY(driver.toQuestion());
        QVERIFY(driver.session().resign(driver.session().asked()));
        QTRY_VERIFY(rematch->isVisibleTo(&driver.table()));
        (chapter == 0 ? wayBackOnTheLastPage(driver) : rematch)->click();
        QVERIFY(!driver.session().match().isOver());
    }
    QCOMPARE(driver.session().seating().players()[0].name, u"Ann"_s);
    play(driver, 3);
    driver.window().goHome();
    QCOMPARE(cards(driver).size(), std::size_t {2});
    std::size_t chapters = 0;
    for (const CampaignCard *card : cards(driver)) {
        const Campaign &campaign = campaignOn(*card);
        QCOMPARE(campaign.name, std::string("Four rivers"));
        QCOMPARE(campaign.chapters.front().record.options.at("difficulty"), std::string("hard"));
        QVERIFY(!campaign.chapters.front().record.start);
        QVERIFY(verifyCampaign(*card->kept().held));
        chapters += campaign.chapters.size();
    }
    QCOMPARE(chapters, std::size_t {3}); // two of the one that was lost, one of the new one
}

void CampaignWindowTest::ironHasNoWayBack()
{
    WindowDriver driver;
    driver.begin(newCampaign({{"iron", "on"}}));
    play(driver, 8);
    QVERIFY(driver.toQuestion());
    QVERIFY(driver.session().resign(driver.session().asked()));
    QTRY_VERIFY(driver.table().findChild<QPushButton *>(u"rematch"_s)->isVisibleTo(&driver.table()));
    QVERIFY(!wayBackOnTheLastPage(driver)->isVisibleTo(&driver.table()));
    driver.window().goHome();
    QVERIFY(!has(*cards(driver).front(), u"back-in-campaign"_s));
    QVERIFY(has(*cards(driver).front(), u"story-of-campaign"_s));
}

void CampaignWindowTest::ironIsToldOnTheCard()
{
    const auto toldTerms = [](const Options &options) {
        WindowDriver driver;
        driver.begin(newCampaign(options));
        play(driver, 3);
        driver.window().goHome();
        const auto *terms = cards(driver).front()->findChild<QLabel *>(u"campaign-terms"_s);
        return terms->isVisibleTo(cards(driver).front()) ? terms->text() : QString();
    };
    QVERIFY(!toldTerms({{"iron", "on"}}).isEmpty());
    QCOMPARE(toldTerms({}), QString());
}

void CampaignWindowTest::itGetsAnotherName()
{
    WindowDriver driver;
    driver.begin(newCampaign());
    play(driver, 3);
    driver.window().goHome();
    desk(driver).rename(cards(driver).front()->kept().file, u"  Long  winter "_s);
    QCOMPARE(campaignOn(*cards(driver).front()).name, std::string("Long winter"));
    QCOMPARE(campaignOn(*cards(driver).front()).chapters.front().record.entries.size(), std::size_t {3});
}

void CampaignWindowTest::aFileThatWasCutIsResumedWithAWord()
{
    WindowDriver driver;
    driver.begin(newCampaign());
    play(driver, 6);
    driver.window().goHome();
    const std::filesystem::path file = cards(driver).front()->kept().file;
    QFile cut(QString::fromStdU16String(file.u16string()));
    QVERIFY(cut.resize(cut.size() - 10));
    driver.window().games().offerKeptGames();
    desk(driver).resume(file, {});
    const QString said = driver.window().messages().text();
    QVERIFY2(said.contains(u"not written to its end"_s), qPrintable(said));
    QVERIFY(driver.session().match().record().entries.size() >= 5);
}

void CampaignWindowTest::anOlderOneIsResumedWithAWord()
{
    WindowDriver driver;
    driver.begin(newCampaign());
    play(driver, 6);
    driver.window().goHome();
    const std::filesystem::path file = cards(driver).front()->kept().file;
    Campaign campaign = campaignOn(*cards(driver).front());
    const int rules = campaign.chapters.front().record.rulesVersion;
    QVERIFY(rules > 1);
    campaign.chapters.front().record.rulesVersion = rules - 1;
    QVERIFY(replaceFile(file, writeCampaign(campaign)));
    driver.window().games().offerKeptGames();
    desk(driver).resume(file, {});
    const QString said = driver.window().messages().text();
    QVERIFY2(said.contains(u"older rules"_s) && said.contains(u"must be made again"_s), qPrintable(said));
    QCOMPARE(driver.session().match().record().rulesVersion, rules);
    play(driver, 1);
    driver.window().goHome();
    const Campaign &kept = campaignOn(*cards(driver).front());
    QCOMPARE(kept.chapters.size(), std::size_t {2});
    QCOMPARE(kept.chapters.front().record.entries.size(), std::size_t {6});
}

/// EX-16.5
void CampaignWindowTest::resultsAreRanked()
{
    WindowDriver driver;
    keepGivenUp(u"Ashes"_s, 4);
    driver.window().games().offerKeptGames();
    QCOMPARE(placeTold(driver, "Ashes"), QString()); // there is nothing to compare it with
    keepGivenUp(u"Embers"_s, 10);
    keepGivenUp(u"Cinders"_s, 4);
    driver.begin(newCampaign()); // one that goes on is not ranked
    driver.window().goHome();
    QCOMPARE(placeTold(driver, "Embers"), u"Ranked 1 of 3 on this board"_s);
    QCOMPARE(placeTold(driver, "Ashes"), u"Ranked 2 of 3 on this board, tied"_s);
    QCOMPARE(placeTold(driver, "Cinders"), u"Ranked 2 of 3 on this board, tied"_s);
    QCOMPARE(placeTold(driver, "Four rivers"), QString());
}

void CampaignWindowTest::itsChronicleIsTold()
{
    WindowDriver driver;
    driver.begin(newCampaign());
    play(driver, 8);
    driver.window().goHome();
    desk(driver).showStory(cards(driver).front()->kept().file);
    StoryWindow *window = desk(driver).story();
    QVERIFY(window && window->windowTitle().contains(u"Four rivers"_s));
    const QString told = window->text().toPlainText();
    QVERIFY2(told.contains(u"Chapter 1"_s) && told.contains(u"Ann"_s), qPrintable(told));
    QVERIFY(testing::waitUntil([&] { return window->isDrawn(); }));
    const QVariant picture =
        window->text().document()->resource(QTextDocument::ImageResource, QUrl(CampaignStory::imageName(0)));
    QVERIFY(!picture.value<QImage>().isNull());
    window->close();
}

void CampaignWindowTest::theMapIsInTheMiddleOfItsPicture()
{
    WindowDriver driver;
    driver.begin(newCampaign());
    play(driver, 4);
    const std::unique_ptr<View> shown = driver.session().match().state().seenBy({});
    const QSize size(780, 520);
    const Appearance &appearance = driver.appearance();
    const QImage picture = pictureOf(*shown, appearance, size, 1).toImage();
    QCOMPARE(picture.size(), size);
    const QImage seen = seenInAWindow(*shown, appearance, size);
    const double others = shareOfOtherPoints(picture, seen);
    QVERIFY2(others < 0.02, qPrintable(QString::number(others)));
}

void CampaignWindowTest::itsRoundsAreCalledAsTheGameCallsThem()
{
    WindowDriver driver;
    driver.begin(newCampaign());
    play(driver, 6);
    const auto *strip = driver.table().findChild<RoundStrip *>();
    QVERIFY2(strip && strip->accessibleName() == u"Turn 1 of 20"_s, qPrintable(strip->accessibleName()));
    TimePanel &time = driver.table().retrospect().time();
    const QString now = time.timeline().textOf(time.timeline().choices());
    QVERIFY2(now.startsWith(u"Turn 1, "_s), qPrintable(now));
    QCOMPARE(time.actions().roundBack->text().remove(u'&'), u"One turn back"_s);
    for (const QString &told : {time.timeline().accessibleDescription(), time.timeline().accessibleName()})
        QVERIFY2(!told.contains(u"round"_s), qPrintable(told));
}

void CampaignWindowTest::whatAllHaveTogetherIsToldOnce()
{
    WindowDriver driver;
    driver.begin(newCampaign());
    play(driver, 2);
    const Speaker speaker(driver.session().setup());
    const std::unique_ptr<View> view = driver.session().match().seenBy(SeatSet::all());
    const ResultTable table =
        faceOf(driver.session().setup().game())->resultOf(*view, speaker, driver.table().board().picture());
    QVERIFY(!table.rows.isEmpty());
    QCOMPARE(table.heads.size(), qsizetype {2}); // two play
    for (const QStringList &row : table.rows)
        QCOMPARE(row.size(), qsizetype {2});
}

void CampaignWindowTest::playingOnFromAMomentLeavesItAsItIs()
{
    WindowDriver driver;
    driver.begin(newCampaign());
    play(driver, 6);
    driver.window().games().playOnFrom(3);
    driver.window().goHome();
    QCOMPARE(cards(driver).size(), std::size_t {1});
    QCOMPARE(campaignOn(*cards(driver).front()).chapters.front().record.entries.size(), std::size_t {6});
}

void CampaignWindowTest::theFormAsksForItsName()
{
    testing::OwnSettings settings;
    settings.use();
    testing::Form form;
    form.choose(u"game"_s, u"exiles"_s);
    auto *name = form.form.findChild<QLineEdit *>(u"campaign-name"_s);
    QVERIFY(name->isVisibleTo(&form.form));
    name->setText(u"Four rivers"_s);
    QCOMPARE(form.form.choice().campaign, u"Four rivers"_s);
    form.choose(u"option-length"_s, u"1"_s);
    QVERIFY(!name->isVisibleTo(&form.form));
    form.choose(u"game"_s, u"siege2"_s);
    QVERIFY(!name->isVisibleTo(&form.form));
}

MERLON_TEST(CampaignWindowTest)
#include "campaign_test.moc"
