#include "app/look/field_style.h"
#include "app/settings/settings_dialog.h"
#include "app/settings/shortcut_sheet.h"
#include "app/sound/sound_player.h"
#include "app/widgets/things/thing_item.h"
#include "app/window/window_actions.h"
#include "core/canvas/art/theme.h"
#include "tests/app/window/window_driver.h"
#include "tests/support/player_games.h"
#include "tests/support/test_program.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QMenu>
#include <QSettings>
#include <QSignalSpy>
#include <QSlider>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace merlon;
using namespace Qt::StringLiterals;
using testing::sensibleChoice;
using testing::WindowDriver;

/// What is set holds at once, in the window that is open, and the keys are those that were set.
class SettingsWindowTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void paletteAndThemeChangeAtOnce();
    void boxesToTickAreSeenAtNight();
    void theLanguageChangesAtOnceAndThePageStays();
    void textGrowsInTheWholeProgram();
    void reducedMotionTicksTheMenu();
    void theMenuChangesTheDialog();
    void whoWatchesHasAnotherSpeedThanWhoPlays();
    void theSheetOpensWithItsKey();
    void aNewKeyDoesIt();
    void gamesAreHeardWhenSoundsAreOn();
    void theWaitingSentenceHasItsArticle();
    void leavingOutAMarchIsAskedTwice();

private:
    QTemporaryDir m_folder;
};

namespace {

template <class Widget>
Widget *control(WindowDriver &driver, const QString &name)
{
    driver.window().settings().showDialog();
    return driver.window().settings().dialog()->findChild<Widget *>(name);
}

/// In which computers are made faster or slower.
QMenu *speedMenu(WindowDriver &driver)
{
    const QList<QMenu *> menus = driver.window().findChildren<QMenu *>();
    const auto found = std::find_if(menus.begin(), menus.end(), [](const QMenu *menu) {
        return menu->title() == WindowActions::tr("&Speed");
    });
    return found == menus.end() ? nullptr : *found;
}

void choose(QComboBox *box, int row)
{
    box->setCurrentIndex(row);
    Q_EMIT box->activated(row); // as by hand
}

} // namespace

void SettingsWindowTest::initTestCase()
{
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_folder.path());
}

void SettingsWindowTest::paletteAndThemeChangeAtOnce()
{
    WindowDriver driver;
    choose(control<QComboBox>(driver, u"palette"_s), 1);
    QCOMPARE(driver.appearance().theme().palette, canvas::PaletteKind::Safe);
    choose(control<QComboBox>(driver, u"theme"_s), 2);
    QVERIFY(driver.appearance().theme().dark);
    QCOMPARE(driver.appearance().theme().palette, canvas::PaletteKind::Safe);
    QCOMPARE(driver.window().palette().color(QPalette::Window), driver.appearance().theme().paper);
}

/// Their edge is lighter than the window around them.
void SettingsWindowTest::boxesToTickAreSeenAtNight()
{
    FieldStyle style;
    QCheckBox box(u"Iron"_s);
    box.setStyle(&style);
    box.setPalette(canvas::paletteOf(canvas::Theme::night()));
    box.resize(box.sizeHint());
    const QImage image = box.grab().toImage();
    const int row = image.height() / 2;
    const int window = image.pixelColor(image.width() - 1, row).lightness();
    int lightest = 0;
    for (int column = 0; column < image.height(); ++column) // the words are further to the right
        lightest = std::max(lightest, image.pixelColor(column, row).lightness());
    QVERIFY2(lightest > window + 60, qPrintable(QString::number(lightest)));
}

void SettingsWindowTest::theLanguageChangesAtOnceAndThePageStays()
{
    WindowDriver driver;
    choose(control<QComboBox>(driver, u"language"_s), 2);
    driver.settle();
    QCOMPARE(driver.window().settings().dialog()->windowTitle(), u"Réglages"_s);
    QCOMPARE(control<QComboBox>(driver, u"language"_s)->currentText(), u"Français"_s);
    driver.language().change(u"en"_s);
}

void SettingsWindowTest::textGrowsInTheWholeProgram()
{
    WindowDriver driver;
    driver.begin({u"person"_s, u"person"_s}, 1);
    QVERIFY(driver.toQuestion());
    const double before = driver.table().font().pointSizeF();
    const int prompt = driver.table().prompt().height();
    control<QSlider>(driver, u"text-size"_s)->setValue(150);
    driver.settle();
    QCOMPARE(driver.table().font().pointSizeF(), before * 1.5);
    QCOMPARE(driver.table().board().font().pointSizeF(), before * 1.5);
    QVERIFY(driver.table().prompt().height() > prompt * 1.3);
    const auto items = driver.table().findChildren<ThingItem *>();
    QVERIFY(!items.isEmpty());
    for (const ThingItem *item : items)
        QCOMPARE(item->font().pointSizeF(), before * 1.5);
    control<QSlider>(driver, u"text-size"_s)->setValue(100);
    driver.settle();
    QCOMPARE(driver.table().font().pointSizeF(), before);
    QCOMPARE(driver.table().prompt().height(), prompt);
}

void SettingsWindowTest::reducedMotionTicksTheMenu()
{
    WindowDriver driver;
    auto *motion = control<QComboBox>(driver, u"motion-wish"_s);
    auto *animated = driver.window().actions().findChild<QAction *>(u"animations"_s);
    choose(motion, static_cast<int>(MotionWish::Full));
    QCOMPARE(driver.window().settings().values().motionWish, MotionWish::Full);
    QVERIFY(animated->isChecked());
    choose(motion, static_cast<int>(MotionWish::Reduced));
    QVERIFY(!animated->isChecked());
    choose(motion, static_cast<int>(MotionWish::System));
    QVERIFY(animated->isChecked());
    animated->trigger();
    QCOMPARE(driver.window().settings().values().motionWish, MotionWish::Reduced);
}

void SettingsWindowTest::theMenuChangesTheDialog()
{
    WindowDriver driver;
    QVERIFY(!control<QCheckBox>(driver, u"swap-sides"_s)->isChecked());
    driver.window().actions().findChild<QAction *>(u"swap-sides"_s)->trigger();
    driver.settle();
    QVERIFY(control<QCheckBox>(driver, u"swap-sides"_s)->isChecked());
}

/// The menu sets and shows the speed of the game that is open.
void SettingsWindowTest::whoWatchesHasAnotherSpeedThanWhoPlays()
{
    WindowDriver driver;
    const auto speed = [&](int row) { return speedMenu(driver)->actions().at(row); };
    constexpr int kSlow = 0;
    constexpr int kInstant = 3;
    driver.begin({u"heuristic"_s, u"heuristic"_s}, 1);
    driver.session().computers().setPaused(true);
    speed(kSlow)->trigger();
    QCOMPARE(control<QComboBox>(driver, u"watch-speed"_s)->currentIndex(), kSlow);
    QCOMPARE(control<QComboBox>(driver, u"speed"_s)->currentIndex(), kInstant);
    driver.begin({u"person"_s, u"heuristic"_s}, 2);
    QVERIFY(speed(kInstant)->isChecked());
    QVERIFY(driver.playTo([](const TableSession &session) { return session.match().ply() > 12; }));
    driver.session().changePlayers({{u"heuristic"_s, {}}, {u"heuristic"_s, {}}});
    QVERIFY(speed(kSlow)->isChecked());
    const std::size_t ply = driver.session().match().ply();
    QTest::qWait(500); // less than a slow choice takes
    const auto later = driver.session().match().chronicle().subspan(ply);
    QVERIFY(std::ranges::count_if(later, [](const Ply &one) { return one.decision.seat != kChance; }) <= 2);
    driver.window().goHome();
    QVERIFY(speed(kInstant)->isChecked());
}

void SettingsWindowTest::theSheetOpensWithItsKey()
{
    WindowDriver driver;
    QTest::keyClick(&driver.window(), Qt::Key_Question);
    QVERIFY(driver.window().settings().shortcutSheet());
    QVERIFY(driver.window().settings().shortcutSheet()->isVisible());
    QVERIFY(driver.window().settings().shortcutSheet()->text().contains(u"Ctrl+,"_s));
}

void SettingsWindowTest::aNewKeyDoesIt()
{
    WindowDriver driver;
    Shortcuts &shortcuts = driver.window().actions().shortcuts();
    const QSignalSpy opened(driver.window().actions().openSettings, &QAction::triggered);
    QVERIFY(shortcuts.set(*shortcuts.find(u"settings"_s), {QKeySequence(Qt::Key_F9)}));
    QTest::keyClick(&driver.window(), Qt::Key_Comma, Qt::ControlModifier);
    QCOMPARE(opened.size(), 0);
    QTest::keyClick(&driver.window(), Qt::Key_F9);
    QCOMPARE(opened.size(), 1);
}

void SettingsWindowTest::gamesAreHeardWhenSoundsAreOn()
{
    WindowDriver driver;
    const QSignalSpy heard(&driver.window().sounds(), &SoundPlayer::wanted);
    driver.begin({u"heuristic"_s, u"person"_s}, 1);
    QVERIFY(driver.toQuestion());
    QCOMPARE(heard.size(), 0); // silent until somebody has asked for it
    driver.window().sounds().set(true, 0);
    driver.table().choose(driver.choices()[0]);
    QVERIFY(driver.toQuestion());
    driver.table().choose(driver.choices()[0]);
    QVERIFY(driver.toQuestion());
    QVERIFY(heard.size() > 0);
}

void SettingsWindowTest::theWaitingSentenceHasItsArticle()
{
    WindowDriver driver;
    driver.begin({u"heuristic"_s, u"heuristic"_s}, 1);
    driver.session().computers().setPaused(true);
    driver.settle();
    QVERIFY2(driver.table().prompt().title().contains(u": the "_s),
             qPrintable(driver.table().prompt().title()));
}

void SettingsWindowTest::leavingOutAMarchIsAskedTwice()
{
    WindowDriver driver;
    control<QCheckBox>(driver, u"ask-end"_s)->setChecked(true);
    driver.begin(testing::openOnItsBoard("siege1"), {u"person"_s, u"heuristic"_s}, 1);
    const auto isOf = [&](const char *verb) {
        return [&driver, verb](Choice choice) {
            return driver.session().match().setup().vocabulary().verbs()[choice.verb].key == verb;
        };
    };
    std::optional<Choice> skip; // S1-11.2
    while (!skip && driver.toQuestion()) {
        const ChoiceList choices = driver.choices();
        const auto found = std::find_if(choices.begin(), choices.end(), isOf("end-deployments"));
        if (found != choices.end() && std::any_of(choices.begin(), choices.end(), isOf("start-deployment")))
            skip = *found;
        else
            driver.table().choose(sensibleChoice(driver.session().match()));
    }
    QVERIFY(skip);
    const std::uint64_t before = driver.hash();
    driver.table().choose(*skip);
    QCOMPARE(driver.hash(), before);
    QVERIFY(driver.table().prompt().hint().contains(u"the same again"_s));
    driver.table().choose(*skip);
    QVERIFY(driver.hash() != before);
}

MERLON_TEST(SettingsWindowTest)
#include "settings_window_test.moc"
