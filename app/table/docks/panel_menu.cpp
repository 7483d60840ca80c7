#include "app/table/docks/panel_menu.h"

#include "app/table/docks/table_docks.h"

#include <QApplication>
#include <QEvent>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

constexpr int kKeys = 5; ///< F5 to F9

} // namespace

PanelMenu::PanelMenu(TableDocks &docks, QWidget &window, QWidget *parent)
    : QMenu(parent)
    , m_docks(docks)
    , m_window(window)
{
    addSeparator();
    m_float = addEntry(&TableDocks::toggleFloating);
    m_fold = addEntry(&TableDocks::toggleFold);
    m_side = addEntry(&TableDocks::changeSide);
    addSeparator();
    m_reset = addAction(QString(), &m_docks, &TableDocks::resetLayout);
    connect(&docks, &TableDocks::panelsChanged, this, &PanelMenu::rebuild);
    connect(this, &QMenu::aboutToShow, this, &PanelMenu::refresh);
    retranslate();
    rebuild();
}

/// For the panel that has the keyboard.
QAction *PanelMenu::addEntry(void (TableDocks::*change)(PanelDock &))
{
    return addAction(QString(), this, [this, change] {
        if (PanelDock *dock = panelWithKeyboard())
            (m_docks.*change)(*dock);
    });
}

PanelDock *PanelMenu::panelWithKeyboard() const
{
    return m_docks.dockOf(QApplication::focusWidget());
}

/// An entry and a key for each panel.
void PanelMenu::rebuild()
{
    qDeleteAll(m_toggles);
    qDeleteAll(m_keys);
    m_toggles.clear();
    m_keys.clear();
    QAction *end = actions().isEmpty() ? nullptr : actions().first();
    for (PanelDock *dock : m_docks.panels()) {
        auto *toggle = new QAction(dock->windowTitle(), this);
        toggle->setCheckable(true);
        toggle->setData(dock->key());
        connect(toggle, &QAction::triggered, dock, [this, dock](bool open) { m_docks.setOpen(*dock, open); });
        insertAction(end, toggle);
        m_toggles.push_back(toggle);
        if (m_keys.size() == kKeys)
            continue;
        auto *key = new QAction(this);
        key->setShortcut(Qt::Key_F5 + static_cast<int>(m_keys.size()));
        connect(key, &QAction::triggered, dock, [this, dock] { m_docks.bringUp(*dock); });
        m_window.addAction(key);
        m_keys.push_back(key);
        toggle->setText(dock->windowTitle() + u'\t' + key->shortcut().toString(QKeySequence::NativeText));
    }
}

void PanelMenu::refresh()
{
    const bool seen = m_docks.isVisible();
    for (QAction *toggle : m_toggles) {
        const PanelDock *dock = m_docks.panel(toggle->data().toString());
        toggle->setChecked(dock && !dock->isHidden());
        toggle->setEnabled(seen);
    }
    const PanelDock *dock = panelWithKeyboard();
    //: In the menu, before what can be done with it: the panel that has the keyboard.
    const QString name = dock ? dock->windowTitle() : tr("Focused panel");
    //: %1: name of a panel.
    m_float->setText(tr("%1: &undock or dock").arg(name));
    //: %1: name of a panel.
    m_fold->setText(tr("%1: &fold or unfold").arg(name));
    //: %1: name of a panel.
    m_side->setText(tr("%1: change &side").arg(name));
    m_float->setEnabled(dock && seen);
    m_fold->setEnabled(dock && seen && !dock->isFloating());
    m_side->setEnabled(dock && seen);
    m_reset->setEnabled(seen);
}

void PanelMenu::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QMenu::changeEvent(event);
}

void PanelMenu::retranslate()
{
    setTitle(tr("&Panels"));
    m_reset->setText(tr("&Reset layout"));
}

} // namespace merlon
