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
    open = make("open", QKeySequence::Open);
    save = make("save", QKeySequence::Save);
    course = make("course", Qt::CTRL | Qt::Key_G);
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
    advice = make("hint", Qt::Key_A);
    choose = make("computer", Qt::SHIFT | Qt::Key_A);
    resign = make("flag", {});
    zoomIn = make("zoom-in", QKeySequence::ZoomIn);
    zoomOut = make("zoom-out", QKeySequence::ZoomOut);
    fit = make("fit", Qt::CTRL | Qt::Key_0);
    rules = make("help", Qt::Key_F1);
    about = new QAction(this);
    makeMenus(settings);
    retranslate();
}

QAction *WindowActions::make(const char *picture, const QKeySequence &keys)
{
    auto *action = new QAction(this);
    action->setShortcut(keys);
    m_window.addAction(action);
    m_icons.push_back({action, picture});
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
    m_gameMenu->addActions({home, open, save, exportFiles});
    m_gameMenu->addSeparator();
    m_gameMenu->addAction(course);
    m_gameMenu->addSeparator();
    m_gameMenu->addAction(quit);
    m_playMenu = bar->addMenu(QString());
    m_playMenu->addActions({undo, redo, list});
    m_playMenu->addSeparator();
    m_playMenu->addActions({advice, choose});
    m_playMenu->addSeparator();
    m_playMenu->addActions({pause, step});
    m_speedMenu = m_playMenu->addMenu(QString());
    m_playMenu->addSeparator();
    m_playMenu->addAction(resign);
    m_viewMenu = bar->addMenu(QString());
    m_viewMenu->addActions({zoomIn, zoomOut, fit});
    m_viewMenu->addSeparator();
    m_themeMenu = m_viewMenu->addMenu(QString());
    m_languageMenu = m_viewMenu->addMenu(QString());
    m_animations = m_viewMenu->addAction(QString());
    m_animations->setCheckable(true);
    m_animations->setChecked(settings.animations);
    m_swapSides = m_viewMenu->addAction(QString());
    m_swapSides->setCheckable(true);
    m_swapSides->setChecked(settings.swapsSides);
    m_helpMenu = bar->addMenu(QString());
    m_helpMenu->addActions({rules, about});

    const int language = static_cast<int>(Language::codes().indexOf(languageCode()));
    m_languages = makeRadio(m_languageMenu, static_cast<int>(Language::codes().size()), language);
    m_themes = makeRadio(m_themeMenu, 3, static_cast<int>(settings.theme));
    m_speeds = makeRadio(m_speedMenu, 4, static_cast<int>(settings.speed));
    connect(m_languages, &QActionGroup::triggered, this,
            [this](QAction *action) { Q_EMIT languageWanted(Language::codes()[action->data().toInt()]); });
    connect(m_themes, &QActionGroup::triggered, this,
            [this](QAction *action) { Q_EMIT themeWanted(static_cast<ThemeWish>(action->data().toInt())); });
    connect(m_speeds, &QActionGroup::triggered, this,
            [this](QAction *action) { Q_EMIT speedWanted(static_cast<Speed>(action->data().toInt())); });
    connect(m_animations, &QAction::triggered, this, &WindowActions::animationsWanted);
    connect(m_swapSides, &QAction::triggered, this, &WindowActions::swappedSidesWanted);
}

std::vector<QWidget *> WindowActions::makeTools()
{
    std::vector<QWidget *> tools;
    for (QAction *action : {undo, redo, list, advice, pause, fit}) {
        auto *button = new QToolButton;
        button->setDefaultAction(action);
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::NoFocus);
        tools.push_back(button);
    }
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
    m_themeMenu->setTitle(tr("&Colours"));
    m_speedMenu->setTitle(tr("&Speed"));
    home->setText(tr("&New game or another…"));
    open->setText(tr("&Open a record or scenario…"));
    save->setText(tr("&Save the record…"));
    exportFiles->setText(tr("&Export…"));
    course->setText(tr("The &course of the game…"));
    quit->setText(tr("&Quit"));
    undo->setText(tr("&Undo"));
    redo->setText(tr("&Redo"));
    pause->setText(tr("&Pause the computer"));
    step->setText(tr("&One step of the computer"));
    list->setText(tr("&All choices…"));
    advice->setText(tr("Ask for ad&vice"));
    choose->setText(tr("Let the &computer choose"));
    resign->setText(tr("&Give up…"));
    zoomIn->setText(tr("Zoom &in"));
    zoomOut->setText(tr("Zoom &out"));
    fit->setText(tr("The &whole board"));
    rules->setText(tr("&Rules"));
    about->setText(tr("&About Merlon"));
    m_animations->setText(tr("&Moving pieces"));
    //: A setting: the panels of the two sides change places.
    m_swapSides->setText(tr("S&wap the sides"));
    setTexts(m_languages, {u"English"_s, u"Français"_s});
    setTexts(m_themes, {tr("As the &system"), tr("&Day"), tr("&Night")});
    setTexts(m_speeds, {tr("&Slow"), tr("&Normal"), tr("&Fast"), tr("At &once")});
}

} // namespace merlon
