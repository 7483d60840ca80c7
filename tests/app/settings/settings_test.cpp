#include "app/look/settings.h"
#include "app/look/system_motion.h"
#include "app/settings/settings_dialog.h"
#include "app/settings/shortcut_page.h"
#include "app/settings/shortcut_sheet.h"
#include "app/settings/shortcuts.h"
#include "tests/support/test_program.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QProxyStyle>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>

using namespace merlon;
using namespace Qt::StringLiterals;

/// What a person sets: it is remembered, damage does not harm, and no key gets two meanings.
class SettingsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void everythingIsRememberedAsItWasSet();
    void damagedValuesFallBackToTheUsual_data();
    void damagedValuesFallBackToTheUsual();
    void anEmptyStoreHasTheUsualValues();
    void anOldStoreKeepsTheSpeedOfGamesWithPersons();
    void motionFollowsTheSystemUntilItIsChosen_data();
    void motionFollowsTheSystemUntilItIsChosen();
    void anOldStoreKeepsReducedMotion();
    void theSystemSaysByItsStyleThatNothingMoves();
    void keysThatAreTakenAreRefusedByName();
    void keysOfTheBoardAreRefused();
    void aStoreWithTwoMeaningsForAKeyIsNotFollowed();
    void actionsCanSwapTheirKeys();
    void resettingTakesTheKeysBack();
    void theTableListensForKeys();
    void theTableSaysWhoHasTheKeys();
    void theSheetShowsWhatWasChanged();
    void theSheetCanBeSearched();
    void theFirstVisitAsksForSounds();
    void aMachineWithoutSoundIsNotAsked();

private:
    QTemporaryDir m_folder;
};

namespace {

/// A menu with a few actions and their keys.
struct Menus {
    Menus()
    {
        QMenu *menu = bar.addMenu(u"&Game"_s);
        undo = menu->addAction(u"&Undo"_s);
        undo->setShortcuts({QKeySequence(Qt::CTRL | Qt::Key_Z), QKeySequence(Qt::Key_Backspace)});
        save = menu->addAction(u"&Save…"_s);
        save->setShortcut(Qt::CTRL | Qt::Key_S);
        idle = menu->addAction(u"&Idle"_s);
        shortcuts.add(u"undo"_s, undo);
        shortcuts.add(u"save"_s, save);
        shortcuts.add(u"idle"_s, idle);
    }

    QMenuBar bar;
    QAction *undo;
    QAction *save;
    QAction *idle;
    Shortcuts shortcuts;
};

Settings unusual()
{
    Settings settings;
    settings.language = u"fr"_s;
    settings.theme = ThemeWish::Night;
    settings.palette = canvas::PaletteKind::Safe;
    settings.textSize = 150;
    settings.speed = Speed::Fast;
    settings.watchSpeed = Speed::AtOnce;
    settings.motion = Speed::Slow;
    settings.motionWish = MotionWish::Reduced;
    settings.swapsSides = true;
    settings.sounds = true;
    settings.volume = 15;
    settings.wasAskedForSounds = true;
    settings.asksBeforeResigning = false;
    settings.asksBeforeEnding = false;
    settings.skipsIdleSteps = false;
    settings.shortcuts = {{u"undo"_s, {QKeySequence(Qt::CTRL | Qt::Key_U), QKeySequence(Qt::Key_F8)}},
                          {u"save"_s, {}}};
    return settings;
}

} // namespace

void SettingsTest::initTestCase()
{
    QVERIFY(m_folder.isValid());
    QCoreApplication::setOrganizationName(u"merlon-test"_s);
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_folder.path());
}

void SettingsTest::init()
{
    QSettings().clear();
}

void SettingsTest::everythingIsRememberedAsItWasSet()
{
    saveSettings(unusual());
    QVERIFY(loadSettings() == unusual());
    saveSettings(Settings());
    QVERIFY(loadSettings() == Settings());
}

void SettingsTest::damagedValuesFallBackToTheUsual_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<QVariant>("value");
    const auto row = [](const char *key, const QVariant &value) {
        QTest::addRow("%s: %s", key, qPrintable(value.toString())) << QString::fromLatin1(key) << value;
    };
    row("language", u"klingon"_s);
    row("theme", 3);
    row("theme", u"dusk"_s);
    row("palette", -1);
    row("text-size", 9000);
    row("text-size", 10);
    row("text-size", u"large"_s);
    row("speed", 4);
    row("watch-speed", u"quick"_s);
    row("motion", 99);
    row("motion-wish", 3);
    row("motion-wish", u"none"_s);
    row("swap-sides", u"7"_s);
    row("sounds", u"loud"_s);
    row("volume", 101);
    row("volume", -5);
    row("asked-for-sounds", u"?"_s);
    row("ask-before-resigning", u"no"_s);
    row("ask-before-ending", 2);
    row("shortcuts/undo", u"no such key at all"_s);
    row("shortcuts/undo", u"Ctrl+"_s + QChar(u'\0'));
}

void SettingsTest::damagedValuesFallBackToTheUsual()
{
    QFETCH(QString, key);
    QFETCH(QVariant, value);
    saveSettings(Settings());
    QSettings().setValue(key, value);
    QVERIFY(loadSettings() == Settings());
}

void SettingsTest::anEmptyStoreHasTheUsualValues()
{
    QVERIFY(loadSettings() == Settings());
    QVERIFY(!loadSettings().sounds);
}

/// There was one speed for all games once.
void SettingsTest::anOldStoreKeepsTheSpeedOfGamesWithPersons()
{
    QSettings().setValue(u"speed"_s, static_cast<int>(Speed::Slow));
    QCOMPARE(loadSettings().speed, Speed::Slow);
    QCOMPARE(loadSettings().watchSpeed, Settings().watchSpeed);
}

void SettingsTest::motionFollowsTheSystemUntilItIsChosen_data()
{
    QTest::addColumn<MotionWish>("wish");
    QTest::addColumn<bool>("isSystemStill");
    QTest::addColumn<bool>("isReduced");
    for (const bool isStill : {false, true}) {
        QTest::addRow("system, %d", isStill) << MotionWish::System << isStill << isStill;
        QTest::addRow("full, %d", isStill) << MotionWish::Full << isStill << false;
        QTest::addRow("reduced, %d", isStill) << MotionWish::Reduced << isStill << true;
    }
}

void SettingsTest::motionFollowsTheSystemUntilItIsChosen()
{
    QFETCH(const MotionWish, wish);
    QFETCH(const bool, isSystemStill);
    QFETCH(const bool, isReduced);
    Settings settings;
    settings.motionWish = wish;
    settings.isSystemStill = isSystemStill;
    QCOMPARE(isMotionReduced(settings), isReduced);
    QCOMPARE(walkOf(settings, Speed::Normal).count() == 0, isReduced);
    saveSettings(settings);
    QCOMPARE(loadSettings().motionWish, wish);
    QVERIFY(!loadSettings().isSystemStill); // it is asked each time
}

/// It was a flag, written whether it had been chosen or not: only the one that differs says something.
void SettingsTest::anOldStoreKeepsReducedMotion()
{
    QSettings().setValue(u"animations"_s, false);
    QCOMPARE(loadSettings().motionWish, MotionWish::Reduced);
    QSettings().setValue(u"animations"_s, true);
    QCOMPARE(loadSettings().motionWish, MotionWish::System);
    QSettings().setValue(u"animations"_s, u"perhaps"_s);
    QCOMPARE(loadSettings().motionWish, MotionWish::System);
    QSettings().setValue(u"animations"_s, false);
    saveSettings(loadSettings());
    QVERIFY(!QSettings().contains(u"animations"_s));
    QCOMPARE(loadSettings().motionWish, MotionWish::Reduced);
}

void SettingsTest::theSystemSaysByItsStyleThatNothingMoves()
{
    class StyleOfSystem final : public QProxyStyle {
    public:
        int styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                      QStyleHintReturn *answer) const override
        {
            return hint == SH_Widget_Animation_Duration
                ? duration
                : QProxyStyle::styleHint(hint, option, widget, answer);
        }
        int duration = 0;
    };
    StyleOfSystem style;
    QVERIFY(systemReducesMotion(style));
    style.duration = 150;
#ifndef Q_OS_WIN
    QVERIFY(!systemReducesMotion(style));
    QVERIFY(!systemReducesMotion(*QApplication::style())); // one that says nothing of it
#endif
}

void SettingsTest::keysThatAreTakenAreRefusedByName()
{
    Menus menus;
    const QKeySequence keys(Qt::CTRL | Qt::Key_S);
    QCOMPARE(menus.shortcuts.holderOf(keys, menus.undo), u"Save"_s);
    QVERIFY(menus.shortcuts.holderOf(keys, menus.save).isEmpty());
    QVERIFY(!menus.shortcuts.set(*menus.shortcuts.find(u"undo"_s), {keys}));
    QCOMPARE(menus.undo->shortcut(), QKeySequence(Qt::CTRL | Qt::Key_Z));
}

void SettingsTest::keysOfTheBoardAreRefused()
{
    Menus menus;
    for (const int key :
         {Qt::Key_Left, Qt::Key_Return, Qt::Key_Escape, Qt::Key_Tab, Qt::Key_Space, Qt::Key_R, Qt::Key_F})
        QVERIFY(!menus.shortcuts.set(*menus.shortcuts.find(u"idle"_s), {QKeySequence(key)}));
}

void SettingsTest::aStoreWithTwoMeaningsForAKeyIsNotFollowed()
{
    Menus menus;
    const QKeySequence both(Qt::Key_F5);
    menus.shortcuts.use({{u"idle"_s, {both}}, {u"save"_s, {both}}, {u"gone"_s, {both}}});
    QCOMPARE(menus.idle->shortcut(), both);
    QCOMPARE(menus.save->shortcut(), QKeySequence(Qt::CTRL | Qt::Key_S));
}

void SettingsTest::actionsCanSwapTheirKeys()
{
    Menus menus;
    const std::map<QString, Shortcuts::Keys> swapped {{u"save"_s, {QKeySequence(Qt::CTRL | Qt::Key_Z)}},
                                                      {u"undo"_s, {QKeySequence(Qt::CTRL | Qt::Key_S)}}};
    menus.shortcuts.use(swapped);
    QVERIFY(menus.shortcuts.changed() == swapped);
    menus.shortcuts.use({});
    QVERIFY(menus.shortcuts.changed().empty());
}

void SettingsTest::resettingTakesTheKeysBack()
{
    Menus menus;
    QVERIFY(menus.shortcuts.set(*menus.shortcuts.find(u"save"_s), {}));
    QVERIFY(menus.shortcuts.set(*menus.shortcuts.find(u"idle"_s), {QKeySequence(Qt::CTRL | Qt::Key_S)}));
    menus.shortcuts.reset(*menus.shortcuts.find(u"save"_s));
    QCOMPARE(menus.save->shortcut(), QKeySequence(Qt::CTRL | Qt::Key_S));
    QVERIFY(menus.idle->shortcut().isEmpty());
    menus.shortcuts.resetAll();
    QVERIFY(menus.shortcuts.changed().empty());
}

void SettingsTest::theTableListensForKeys()
{
    Menus menus;
    ShortcutPage page(menus.shortcuts);
    page.resize(700, 400);
    page.show();
    QVERIFY(QTest::qWaitForWindowActive(&page));
    const QSignalSpy changed(&page, &ShortcutPage::changed);
    auto *table = page.findChild<QTableWidget *>(u"shortcuts"_s);
    table->setFocus();
    table->setCurrentCell(2, 1);
    QTest::keyClick(table, Qt::Key_Return);
    auto *edit = table->findChild<QKeySequenceEdit *>();
    QVERIFY(edit);
    QTest::keyClick(edit, Qt::Key_F6);
    QTRY_COMPARE(menus.idle->shortcut(), QKeySequence(Qt::Key_F6));
    QCOMPARE(changed.size(), 1);
    table->setFocus();
    table->setCurrentCell(2, 1);
    QTest::keyClick(table, Qt::Key_Delete);
    QVERIFY(menus.idle->shortcut().isEmpty());
    QTest::mouseClick(page.findChild<QPushButton *>(u"reset-all-keys"_s), Qt::LeftButton);
    QVERIFY(menus.shortcuts.changed().empty());
}

void SettingsTest::theTableSaysWhoHasTheKeys()
{
    Menus menus;
    ShortcutPage page(menus.shortcuts);
    const QSignalSpy changed(&page, &ShortcutPage::changed);
    QVERIFY(!page.give(2, 0, QKeySequence(Qt::CTRL | Qt::Key_Z)));
    QVERIFY(page.message().contains(u"Undo"_s));
    QVERIFY(menus.idle->shortcut().isEmpty());
    QVERIFY(!page.give(2, 0, QKeySequence(Qt::Key_Escape)));
    QCOMPARE(changed.size(), 0);
}

void SettingsTest::theSheetShowsWhatWasChanged()
{
    Menus menus;
    ShortcutSheet sheet(menus.bar);
    sheet.show();
    QVERIFY(sheet.text().contains(u"Undo: Ctrl+Z, Backspace"_s));
    QVERIFY(!sheet.text().contains(u"Idle"_s));
    sheet.hide();
    menus.shortcuts.set(*menus.shortcuts.find(u"undo"_s), {QKeySequence(Qt::CTRL | Qt::Key_U)});
    sheet.show();
    QVERIFY(sheet.text().contains(u"Undo: Ctrl+U"_s));
    QVERIFY(!sheet.text().contains(u"Backspace"_s));
    QVERIFY(sheet.text().contains(u"Esc"_s)); // the board's and the question's own
    QVERIFY(sheet.text().contains(u"Arrow keys"_s));
}

void SettingsTest::theSheetCanBeSearched()
{
    Menus menus;
    ShortcutSheet sheet(menus.bar);
    sheet.show();
    const auto shows = [&sheet](const QString &text) {
        const QList<QLabel *> labels = sheet.findChildren<QLabel *>();
        return std::any_of(labels.begin(), labels.end(),
                           [&](const QLabel *label) { return label->text() == text; });
    };
    QVERIFY(shows(u"Save"_s));
    QTest::keyClicks(sheet.findChild<QLineEdit *>(), u"undo"_s);
    QTRY_VERIFY(!shows(u"Save"_s));
    QVERIFY(shows(u"Undo"_s));
}

void SettingsTest::theFirstVisitAsksForSounds()
{
    Menus menus;
    Settings settings;
    SettingsDialog dialog(settings, menus.shortcuts, true);
    const QSignalSpy changed(&dialog, &SettingsDialog::changed);
    dialog.show();
    auto *question = dialog.findChild<QWidget *>(u"sound-question"_s);
    QVERIFY(question->isVisible());
    QVERIFY(!settings.sounds);
    QTest::mouseClick(dialog.findChild<QPushButton *>(u"sounds-yes"_s), Qt::LeftButton);
    QVERIFY(settings.sounds);
    QVERIFY(settings.wasAskedForSounds);
    QVERIFY(!question->isVisible());
    QCOMPARE(changed.size(), 1);
    SettingsDialog again(settings, menus.shortcuts, true);
    again.show();
    QVERIFY(!again.findChild<QWidget *>(u"sound-question"_s)->isVisible());
}

void SettingsTest::aMachineWithoutSoundIsNotAsked()
{
    Menus menus;
    Settings settings;
    SettingsDialog dialog(settings, menus.shortcuts, false);
    dialog.show();
    QVERIFY(!dialog.findChild<QWidget *>(u"sound-question"_s)->isVisible());
    QVERIFY(!dialog.findChild<QPushButton *>(u"try-sound"_s)->isEnabled());
}

MERLON_TEST(SettingsTest)
#include "settings_test.moc"
