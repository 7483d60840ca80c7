#include "app/settings/shortcut_sheet.h"

#include "app/look/lettering.h"
#include "app/settings/shortcuts.h"
#include "app/words/counting.h"

#include <QAction>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QScreen>
#include <QScrollArea>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

QString native(const QKeySequence &keys)
{
    return keys.toString(QKeySequence::NativeText);
}

QString native(const QList<QKeySequence> &keys)
{
    QStringList texts;
    for (const QKeySequence &one : keys)
        texts << native(one);
    return separated(texts);
}

} // namespace

ShortcutSheet::ShortcutSheet(const QMenuBar &menus, QWidget *parent, Of of)
    : QDialog(parent)
    , m_menus(menus)
    , m_of(of)
    , m_search(new QLineEdit)
    , m_area(new QScrollArea)
{
    m_search->setClearButtonEnabled(true);
    m_area->setWidgetResizable(true);
    m_area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_search);
    column->addWidget(m_area, 1);
    connect(m_search, &QLineEdit::textChanged, this, &ShortcutSheet::fill);
    retranslate();
}

void ShortcutSheet::retranslate()
{
    setWindowTitle(tr("Keyboard shortcuts"));
    m_search->setPlaceholderText(tr("Search: a key or a command"));
    m_search->setAccessibleName(tr("Search shortcuts"));
    m_area->setAccessibleName(windowTitle());
    collect();
    fill();
}

/// The actions of the menus that have keys, and what the board reads itself.
void ShortcutSheet::collect()
{
    m_groups.clear();
    for (const QAction *title : m_menus.actions()) {
        if (!title->menu())
            continue;
        Group group {plainName(*title), {}};
        for (const QAction *action : title->menu()->actions()) {
            if (!action->shortcuts().isEmpty())
                group.lines.push_back({plainName(*action), native(action->shortcuts())});
        }
        if (!group.lines.empty())
            m_groups.push_back(std::move(group));
    }
    if (m_of == Of::Table)
        collectTable();
    else
        collectDrawing();
}

void ShortcutSheet::collectDrawing()
{
    m_groups.push_back(
        {tr("The drawing"),
         {
             {tr("From place to place, or move the cross of a tool"), tr("Arrow keys")},
             {tr("Select, place or link"), native(Qt::Key_Return)},
             {tr("Choose a tool while the drawing is focused"), tr("Digits and letters of the Draw menu")},
             {tr("Add to the selection"), native(Qt::CTRL | Qt::Key_Return) + u", "_s + tr("Ctrl+click")},
             {tr("Move the selection by a step of the grid"), tr("Ctrl+arrows")},
             {tr("Move the selection by one point"), tr("Ctrl+Shift+arrows")},
             {tr("Move or place without grid and guides"), tr("Hold Ctrl or Alt")},
             {tr("Add a guide line, or remove it"), tr("Drag from a ruler, or back to it")},
             {tr("Move a selected guide line, or remove it"),
              //: Keys. %1: the key that deletes, “Del”.
              tr("Arrow keys, %1").arg(native(Qt::Key_Delete))},
             {tr("Scale in proportion, or turn in steps of 15°"), tr("Hold Shift")},
             {tr("Bend a link, or remove a bend"), tr("Double-click")},
             {tr("Pan"), tr("Space+drag, middle button")},
             {tr("Open the menu for what is selected"), tr("Menu key, right-click")},
             {tr("Cancel the current action, then the selection, then the tool"), native(Qt::Key_Escape)},
             {tr("Zoom"), u"+, −, "_s + tr("wheel")},
             {tr("See the whole board"), u"0"_s},
         }});
}

void ShortcutSheet::collectTable()
{
    m_groups.push_back(
        {tr("The board"),
         {
             {tr("Next or previous choice"), native(Qt::Key_Tab) + u", "_s + native(Qt::SHIFT | Qt::Key_Tab)},
             {tr("From place to place"), tr("Arrow keys")},
             {tr("Choose the marked item"), native(Qt::Key_Return) + u", "_s + native(Qt::Key_Space)},
             {tr("Turn a tile before you place it"),
              native(Qt::Key_R) + u", "_s + native(Qt::SHIFT | Qt::Key_R) + u", "_s + tr("wheel")},
             {tr("Flip a tile before you place it"), native(Qt::Key_F)},
             {tr("Pin the card under the pointer, or release it"),
              native(Qt::Key_C) + u", "_s + native(Qt::Key_Escape)},
             {tr("Zoom"), u"+, −"_s},
             {tr("See the whole board"), u"0"_s},
         }});
    m_groups.push_back(
        {tr("The question"),
         {
             {tr("One step back in a choice"), native(Qt::Key_Escape)},
             {tr("Press the focused button"), native(Qt::Key_Return) + u", "_s + native(Qt::Key_Space)},
         }});
}

/// What fits the search; everything if it is empty.
void ShortcutSheet::fill()
{
    const QString wanted = m_search->text().trimmed();
    std::vector<Group> found;
    for (const Group &group : m_groups) {
        Group some {group.title, {}};
        for (const Line &line : group.lines) {
            if (line.what.contains(wanted, Qt::CaseInsensitive)
                || line.keys.contains(wanted, Qt::CaseInsensitive))
                some.lines.push_back(line);
        }
        if (!some.lines.empty())
            found.push_back(std::move(some));
    }
    m_area->setWidget(sheetOf(found));
}

/// In two columns, about as long as each other.
QWidget *ShortcutSheet::sheetOf(const std::vector<Group> &groups) const
{
    std::size_t total = 0;
    for (const Group &group : groups)
        total += group.lines.size() + 2;
    auto *sheet = new QWidget;
    auto *across = new QHBoxLayout(sheet);
    const int gap = fontMetrics().height();
    across->setSpacing(2 * gap);
    QGridLayout *grid = nullptr;
    std::size_t laid = 0;
    for (const Group &group : groups) {
        if (!grid || (across->count() == 1 && 2 * laid + group.lines.size() >= total)) {
            auto *column = new QVBoxLayout;
            across->addLayout(column, 1);
            grid = new QGridLayout;
            grid->setHorizontalSpacing(gap);
            grid->setVerticalSpacing(gap / 4);
            grid->setColumnStretch(0, 1);
            column->addLayout(grid);
            column->addStretch();
        }
        laid += group.lines.size() + 2;
        auto *title = new QLabel(group.title);
        title->setFont(titleFont(font(), 1.15));
        title->setContentsMargins(0, gap / 2, 0, 0);
        grid->addWidget(title, grid->rowCount(), 0, 1, 2);
        for (const Line &line : group.lines) {
            auto *what = new QLabel(line.what);
            what->setWordWrap(true);
            auto *keys = new QLabel(u"<b>%1</b>"_s.arg(richText(line.keys)));
            keys->setAccessibleName(line.keys);
            const int row = grid->rowCount();
            grid->addWidget(what, row, 0, Qt::AlignTop);
            grid->addWidget(keys, row, 1, Qt::AlignTop | Qt::AlignRight);
        }
    }
    if (groups.empty())
        across->addWidget(new QLabel(tr("No shortcut found.")));
    return sheet;
}

QString ShortcutSheet::text() const
{
    QStringList lines;
    for (const Group &group : m_groups) {
        for (const Line &line : group.lines)
            lines << line.what + u": "_s + line.keys;
    }
    return lines.join(u'\n');
}

void ShortcutSheet::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void ShortcutSheet::showEvent(QShowEvent *event)
{
    m_search->clear();
    collect();
    fill();
    m_search->setFocus();
    const QFontMetrics metrics = fontMetrics();
    const QSize wanted(120 * metrics.averageCharWidth(), 34 * metrics.lineSpacing());
    resize(screen() ? wanted.boundedTo(screen()->availableSize() * 0.94) : wanted);
    QDialog::showEvent(event);
}

} // namespace merlon
