#include "app/window/window_actions.h"

#include "app/words/language.h"

#include <QAction>
#include <QActionGroup>
#include <QIcon>
#include <QKeySequence>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QPainter>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

constexpr int kIconPixels = 48;

/// The same picture in another colour.
QPixmap tinted(QPixmap picture, const QColor &colour)
{
    QPainter painter(&picture);
    painter.setCompositionMode(QPainter::CompositionMode_SourceIn);
    painter.fillRect(picture.rect(), colour);
    return picture;
}

} // namespace

WindowActions::WindowActions(QMainWindow &window, const Settings &settings)
    : home(nullptr)
    , m_window(window)
{
    home = make("home", Qt::CTRL | Qt::Key_H);
    newTable = make("new", QKeySequence::New);
    open = make("open", QKeySequence::Open);
    save = make("save", QKeySequence::Save);
    scenario = makePlain(u"scenario"_s, {});
    statistics = make("course", Qt::CTRL | Qt::Key_G);
    exportFiles = make("save", Qt::CTRL | Qt::Key_E);
    quit = make("quit", QKeySequence::Quit);
    undo = make("undo", {});
    undo->setShortcuts({QKeySequence(QKeySequence::Undo), QKeySequence(Qt::Key_Backspace)});
    redo = make("redo", {});
    redo->setShortcuts({QKeySequence(QKeySequence::Redo), QKeySequence(Qt::SHIFT | Qt::Key_Backspace)});
    pause = make("pause", Qt::Key_P);
    pause->setCheckable(true);
    step = make("step", Qt::Key_N);
    list = make("list", Qt::Key_L);
    lastShow = make("log", Qt::Key_S);
    advice = make("hint", Qt::Key_A);
    choose = make("computer", Qt::SHIFT | Qt::Key_A);
    seats = make("person", Qt::CTRL | Qt::Key_P);
    resign = make("flag", {});
    zoomIn = make("zoom-in", QKeySequence::ZoomIn);
    zoomOut = make("zoom-out", QKeySequence::ZoomOut);
    fit = make("fit", Qt::CTRL | Qt::Key_0);
    balance = make("balance", Qt::Key_B);
    odds = make("odds", Qt::Key_O);
    for (QAction *action : {balance, odds})
        action->setCheckable(true);
    rules = make("help", Qt::Key_F1);
    learn = make("lesson", {});
    openSettings = make("settings", Qt::CTRL | Qt::Key_Comma);
    keySheet = makePlain(u"keys"_s, Qt::Key_Question);
    about = new QAction(this);
    fullScreen = makePlain(u"full-screen"_s, QKeySequence::FullScreen);
    fullScreen->setCheckable(true);
    makeMenus(settings);
    retranslate();
    for (const Icon &icon : m_icons)
        m_shortcuts.add(QLatin1String(icon.picture), icon.action);
    for (QAction *action : {keySheet, fullScreen, scenario, m_animations, m_swapSides})
        m_shortcuts.add(action->objectName(), action);
}

QAction *WindowActions::make(const char *picture, const QKeySequence &keys)
{
    auto *action = new QAction(this);
    action->setShortcut(keys);
    m_window.addAction(action);
    m_icons.push_back({action, picture});
    return action;
}

QAction *WindowActions::makePlain(const QString &name, const QKeySequence &keys)
{
    auto *action = new QAction(this);
    action->setObjectName(name);
    action->setShortcut(keys);
    m_window.addAction(action);
    return action;
}

QActionGroup *WindowActions::makeRadio(QMenu *menu, int count, int checked)
{
    auto *group = new QActionGroup(this);
    for (int i = 0; i < count; ++i) {
        QAction *action = group->addAction(menu->addAction(QString()));
        action->setCheckable(true);
        action->setData(i);
        action->setChecked(i == checked);
    }
    return group;
}

void WindowActions::makeMenus(const Settings &settings)
{
    QMenuBar *bar = m_window.menuBar();
    m_gameMenu = bar->addMenu(QString());
    fillGameMenu();
    m_playMenu = bar->addMenu(QString());
    fillPlayMenu();
    m_viewMenu = bar->addMenu(QString());
    fillViewMenu();
    m_helpMenu = bar->addMenu(QString());
    m_helpMenu->addActions({learn, rules, keySheet, about});

    m_languages = makeRadio(m_languageMenu, static_cast<int>(Language::codes().size()), 0);
    m_themes = makeRadio(m_themeMenu, 3, 0);
    m_speeds = makeRadio(m_speedMenu, 4, static_cast<int>(settings.speed));
    show(settings);
    connectMenus();
}

void WindowActions::fillGameMenu()
{
    m_gameMenu->addActions({home, newTable, open, save, scenario, exportFiles});
    m_gameMenu->addSeparator();
    m_gameMenu->addAction(statistics);
    m_gameMenu->addSeparator();
    m_gameMenu->addAction(quit);
}

void WindowActions::fillPlayMenu()
{
    m_playMenu->addActions({undo, redo, list, lastShow});
    m_playMenu->addSeparator();
    m_playMenu->addActions({advice, choose});
    m_playMenu->addSeparator();
    m_playMenu->addActions({pause, step});
    m_speedMenu = m_playMenu->addMenu(QString());
    m_playMenu->addSeparator();
    m_playMenu->addActions({seats, resign});
}

void WindowActions::fillViewMenu()
{
    m_viewMenu->addActions({zoomIn, zoomOut, fit, fullScreen});
    m_viewMenu->addSeparator();
    m_viewMenu->addActions({balance, odds});
    m_viewMenu->addSeparator();
    m_themeMenu = m_viewMenu->addMenu(QString());
    m_languageMenu = m_viewMenu->addMenu(QString());
    m_animations = makePlain(u"animations"_s, {});
    m_animations->setCheckable(true);
    m_swapSides = makePlain(u"swap-sides"_s, {});
    m_swapSides->setCheckable(true);
    m_viewMenu->addActions({m_animations, m_swapSides});
    m_viewMenu->addSeparator();
    m_viewMenu->addAction(openSettings);
}

void WindowActions::connectMenus()
{
    connect(fullScreen, &QAction::triggered, &m_window, [this](bool wanted) {
        m_window.setWindowState(m_window.windowState().setFlag(Qt::WindowFullScreen, wanted));
    });
    connect(m_viewMenu, &QMenu::aboutToShow, this, // the system may have changed it
            [this] { fullScreen->setChecked(m_window.isFullScreen()); });
    connect(m_languages, &QActionGroup::triggered, this,
            [this](QAction *action) { Q_EMIT languageWanted(Language::codes()[action->data().toInt()]); });
    connect(m_themes, &QActionGroup::triggered, this,
            [this](QAction *action) { Q_EMIT themeWanted(static_cast<ThemeWish>(action->data().toInt())); });
    connect(m_speeds, &QActionGroup::triggered, this,
            [this](QAction *action) { Q_EMIT speedWanted(static_cast<Speed>(action->data().toInt())); });
    connect(m_animations, &QAction::triggered, this, &WindowActions::animationsWanted);
    connect(m_swapSides, &QAction::triggered, this, &WindowActions::swappedSidesWanted);
    connect(balance, &QAction::triggered, this, &WindowActions::balanceWanted);
}

void WindowActions::show(const Settings &settings)
{
    m_languages->actions().at(Language::codes().indexOf(languageCode()))->setChecked(true);
    m_themes->actions().at(static_cast<int>(settings.theme))->setChecked(true);
    m_animations->setChecked(!isMotionReduced(settings));
    balance->setChecked(settings.showsBalance);
    m_swapSides->setChecked(settings.swapsSides);
}

void WindowActions::showSpeed(Speed speed)
{
    m_speeds->actions().at(static_cast<int>(speed))->setChecked(true);
}

std::vector<QWidget *> WindowActions::makeTools()
{
    std::vector<QWidget *> tools;
    for (QAction *action : {undo, redo, list, advice, balance, odds, pause, fit}) {
        auto *button = new QToolButton;
        button->setDefaultAction(action);
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::NoFocus);
        tools.push_back(button);
    }
    return tools;
}

void WindowActions::addToView(QMenu *menu)
{
    m_viewMenu->insertMenu(m_themeMenu->menuAction(), menu);
}

std::vector<QWidget *> WindowActions::makeWatchTools()
{
    std::vector<QWidget *> tools;
    const auto add = [&tools](QAction *action, Qt::ToolButtonStyle style) {
        auto *button = new QToolButton;
        button->setDefaultAction(action);
        button->setToolButtonStyle(style);
        button->setProperty("chunky", true);
        tools.push_back(button);
    };
    for (QAction *action : {pause, step})
        add(action, Qt::ToolButtonTextOnly);
    for (QAction *speed : m_speeds->actions())
        add(speed, Qt::ToolButtonTextOnly);
    return tools;
}

void WindowActions::drawIcons(const canvas::Art &art)
{
    for (const Icon &icon : m_icons) {
        const QPixmap picture = art.pixmap(u"icons/"_s + QLatin1String(icon.picture), kIconPixels);
        QIcon drawn(tinted(picture, art.theme().barText));
        drawn.addPixmap(tinted(picture, art.theme().shade(0.5)), QIcon::Disabled);
        icon.action->setIcon(drawn);
        icon.action->setIconVisibleInMenu(false);
    }
}

void WindowActions::retranslate()
{
    const auto setTexts = [](QActionGroup *group, const QStringList &texts) {
        for (qsizetype i = 0; i < texts.size(); ++i)
            group->actions().at(i)->setText(texts[i]);
    };
    m_gameMenu->setTitle(tr("&Game"));
    m_playMenu->setTitle(tr("&Play"));
    m_viewMenu->setTitle(tr("&View"));
    m_helpMenu->setTitle(tr("&Help"));
    m_languageMenu->setTitle(tr("&Language"));
    m_themeMenu->setTitle(tr("&Colors"));
    m_speedMenu->setTitle(tr("&Speed"));
    home->setText(tr("&New game…"));
    //: Another window, in which another game can be played.
    newTable->setText(tr("New &window"));
    open->setText(tr("&Open a file…"));
    save->setText(tr("&Save game as…"));
    scenario->setText(tr("&Make a scenario…"));
    exportFiles->setText(tr("&Export…"));
    statistics->setText(tr("Stat&istics…"));
    quit->setText(tr("&Quit"));
    undo->setText(tr("&Undo"));
    redo->setText(tr("&Redo"));
    pause->setText(tr("&Pause the computer"));
    step->setText(tr("Play one &computer move"));
    list->setText(tr("&All choices…"));
    //: Opens the sheet that tells the last assault or battle in figures.
    lastShow->setText(tr("Show strength &figures"));
    advice->setText(tr("Ask for ad&vice"));
    choose->setText(tr("Let the &computer choose"));
    seats->setText(tr("Change &players…"));
    resign->setText(tr("&Resign…"));
    zoomIn->setText(tr("Zoom &in"));
    zoomOut->setText(tr("Zoom &out"));
    fit->setText(tr("The &whole board"));
    fullScreen->setText(tr("&Full screen"));
    //: The strengths of both sides on each wall.
    balance->setText(tr("&Balance of strength"));
    //: A panel with the probabilities of the coming assault.
    odds->setText(tr("Od&ds of the assault"));
    //: A menu entry: the lessons.
    learn->setText(tr("&Learn"));
    openSettings->setText(tr("&Settings…"));
    rules->setText(tr("&Rules"));
    keySheet->setText(tr("&Keyboard shortcuts"));
    about->setText(tr("&About Merlon"));
    m_animations->setText(tr("&Animate pieces"));
    //: A setting: the panels of the two sides change places.
    m_swapSides->setText(tr("S&wap sides"));
    setTexts(m_languages, Language::names());
    setTexts(m_themes, {tr("&System default"), tr("&Day"), tr("&Night")});
    setTexts(m_speeds, {tr("&Slow"), tr("&Normal"), tr("&Fast"), tr("&Instant")});
}

} // namespace merlon
