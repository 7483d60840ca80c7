#include "app/settings/shortcut_page.h"

#include <QAction>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <QTableWidget>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

constexpr int kWays = 2; ///< keys that an action can have

/// Listens for one combination of keys in a cell.
class KeyDelegate final : public QStyledItemDelegate {
public:
    explicit KeyDelegate(ShortcutPage *page)
        : QStyledItemDelegate(page)
        , m_page(page)
    {
    }

    QWidget *createEditor(QWidget *parent, const QStyleOptionViewItem &, const QModelIndex &) const override
    {
        auto *edit = new QKeySequenceEdit(parent);
        auto *self = const_cast<KeyDelegate *>(this); // signals are no part of what is const here
        connect(edit, &QKeySequenceEdit::keySequenceChanged, self, [self, edit](const QKeySequence &keys) {
            if (keys.isEmpty())
                return;
            disconnect(edit, nullptr, self, nullptr); // it tells of its end once more
            Q_EMIT self->commitData(edit);
            Q_EMIT self->closeEditor(edit);
        });
        return edit;
    }

    void setEditorData(QWidget *, const QModelIndex &) const override { }

    void setModelData(QWidget *editor, QAbstractItemModel *, const QModelIndex &index) const override
    {
        const QKeySequence keys = static_cast<QKeySequenceEdit *>(editor)->keySequence();
        if (!keys.isEmpty())
            m_page->give(index.row(), index.column() - 1, QKeySequence(keys[0]));
    }

private:
    ShortcutPage *m_page;
};

} // namespace

ShortcutPage::ShortcutPage(Shortcuts &shortcuts, QWidget *parent)
    : QWidget(parent)
    , m_shortcuts(shortcuts)
    , m_table(new QTableWidget(0, 1 + kWays))
    , m_message(new QLabel)
    , m_reset(new QPushButton(tr("Restore &default")))
    , m_resetAll(new QPushButton(tr("Restore &all defaults")))
{
    m_table->setObjectName(u"shortcuts"_s);
    m_table->setHorizontalHeaderLabels({tr("Action"), tr("Shortcut"), tr("Alternative")});
    m_table->verticalHeader()->hide();
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setItemDelegate(new KeyDelegate(this));
    m_table->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed);
    m_table->setTabKeyNavigation(false);
    m_table->installEventFilter(this);
    m_message->setObjectName(u"shortcut-message"_s);
    m_message->setWordWrap(true);
    m_message->setText(
        tr("Double-click a shortcut or press Enter on it, then press the new keys. Delete removes it."));
    m_message->setMinimumHeight(2 * fontMetrics().lineSpacing());
    m_reset->setObjectName(u"reset-keys"_s);
    m_resetAll->setObjectName(u"reset-all-keys"_s);
    auto *below = new QHBoxLayout;
    below->addWidget(m_reset);
    below->addWidget(m_resetAll);
    below->addStretch();
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_table, 1);
    column->addWidget(m_message);
    column->addLayout(below);
    for (QPushButton *button : {m_reset, m_resetAll})
        button->setAutoDefault(false);
    connect(m_reset, &QPushButton::clicked, this, [this] { resetRow(m_table->currentRow()); });
    connect(m_resetAll, &QPushButton::clicked, this, &ShortcutPage::resetAll);
    fill();
}

void ShortcutPage::fill()
{
    const auto count = static_cast<int>(m_shortcuts.entries().size());
    m_table->setRowCount(count);
    for (int row = 0; row < count; ++row)
        showRow(row);
    m_table->setCurrentCell(qMax(0, m_table->currentRow()), qMax(1, m_table->currentColumn()));
    m_table->resizeColumnsToContents();
    m_table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    for (int column = 1; column <= kWays; ++column)
        m_table->setColumnWidth(column,
                                qMax(m_table->columnWidth(column), 14 * fontMetrics().averageCharWidth()));
}

void ShortcutPage::showRow(int row)
{
    const Shortcuts::Entry &entry = m_shortcuts.entries()[static_cast<std::size_t>(row)];
    const Shortcuts::Keys keys = entry.action->shortcuts();
    auto *name = new QTableWidgetItem(plainName(*entry.action));
    name->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
    m_table->setItem(row, 0, name);
    for (int which = 0; which < kWays; ++which) {
        auto *item = new QTableWidgetItem(which < keys.size() ? keys[which].toString(QKeySequence::NativeText)
                                                              : QString());
        QFont font = item->font();
        font.setBold(keys != entry.usual); // a person's own
        item->setFont(font);
        m_table->setItem(row, 1 + which, item);
    }
}

bool ShortcutPage::give(int row, int which, const QKeySequence &keys)
{
    const Shortcuts::Entry &entry = m_shortcuts.entries()[static_cast<std::size_t>(row)];
    const QString holder = keys.isEmpty() ? QString() : m_shortcuts.holderOf(keys, entry.action);
    if (!holder.isEmpty()) {
        //: %1: keys such as Ctrl+S; %2: what they do already, as it stands in the menu.
        m_message->setText(tr("%1 is already used for “%2”. Nothing was changed.")
                               .arg(keys.toString(QKeySequence::NativeText), holder));
        return false;
    }
    Shortcuts::Keys now = entry.action->shortcuts();
    if (keys.isEmpty() && which < now.size())
        now.removeAt(which);
    else if (which < now.size())
        now[which] = keys;
    else if (!keys.isEmpty())
        now << keys;
    if (now.size() == kWays && now[0] == now[1])
        now.removeLast();
    m_shortcuts.set(entry, now);
    m_message->setText(keys.isEmpty() ? tr("Shortcut removed.") : tr("Shortcut changed."));
    showRow(row);
    Q_EMIT changed();
    return true;
}

QString ShortcutPage::message() const
{
    return m_message->text();
}

void ShortcutPage::resetRow(int row)
{
    if (row < 0)
        return;
    m_shortcuts.reset(m_shortcuts.entries()[static_cast<std::size_t>(row)]);
    m_message->setText(tr("Default shortcut restored. Other commands that used it have lost it."));
    fill();
    Q_EMIT changed();
}

void ShortcutPage::resetAll()
{
    m_shortcuts.resetAll();
    m_message->setText(tr("All shortcuts have been reset."));
    fill();
    Q_EMIT changed();
}

bool ShortcutPage::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress && m_table->currentColumn() >= 1) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            m_table->editItem(m_table->currentItem());
            return true;
        }
        if (key == Qt::Key_Delete)
            return give(m_table->currentRow(), m_table->currentColumn() - 1, {}), true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace merlon
