#include "app/table/question/choice_list_dialog.h"

#include "app/words/language.h"

#include <QHeaderView>
#include <QLineEdit>
#include <QTreeWidget>
#include <QTreeWidgetItemIterator>
#include <QVBoxLayout>

namespace merlon {

namespace {

constexpr int kChoiceRole = Qt::UserRole;

QTreeWidgetItem *itemFor(const WordedChoice &worded, std::size_t number)
{
    auto *item = new QTreeWidgetItem({worded.text});
    item->setData(0, kChoiceRole, static_cast<qulonglong>(number));
    return item;
}

} // namespace

ChoiceListDialog::ChoiceListDialog(const std::vector<ChoiceGroup> &groups,
                                   const std::vector<Refusal> &refusals, QWidget *parent)
    : QDialog(parent)
    , m_filter(new QLineEdit)
    , m_tree(new QTreeWidget)
{
    setWindowTitle(tr("All choices"));
    m_filter->setPlaceholderText(tr("Type to find a choice"));
    m_filter->setAccessibleName(tr("Type to find a choice"));
    m_filter->setClearButtonEnabled(true);
    m_tree->setHeaderHidden(true);
    m_tree->setAccessibleName(tr("Choices"));
    for (const ChoiceGroup &group : groups) {
        QTreeWidgetItem *heading = group.heading.isEmpty() ? nullptr : new QTreeWidgetItem({group.heading});
        if (heading) {
            heading->setFlags(Qt::ItemIsEnabled);
            m_tree->addTopLevelItem(heading);
        }
        for (const WordedChoice &worded : group.choices) {
            QTreeWidgetItem *item = itemFor(worded, m_choices.size());
            m_choices.push_back(worded.choice);
            heading ? heading->addChild(item) : m_tree->addTopLevelItem(item);
        }
    }
    addRefusals(refusals);
    m_tree->expandAll();
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_filter);
    column->addWidget(m_tree, 1);
    connect(m_filter, &QLineEdit::textChanged, this, &ChoiceListDialog::filter);
    connect(m_filter, &QLineEdit::returnPressed, this, &ChoiceListDialog::choose);
    connect(m_tree, &QTreeWidget::itemActivated, this, &ChoiceListDialog::choose);
    resize(60 * fontMetrics().averageCharWidth(), 24 * fontMetrics().lineSpacing());
    filter({});
}

void ChoiceListDialog::addRefusals(const std::vector<Refusal> &refusals)
{
    if (refusals.empty())
        return;
    auto *heading = new QTreeWidgetItem({tr("Not possible now")});
    heading->setFlags(Qt::ItemIsEnabled);
    m_tree->addTopLevelItem(heading);
    for (const Refusal &refusal : refusals) {
        //: What cannot be done, the reason as a sentence, and the number of its rule.
        const QString told = tr("%1 – %2 (%3)").arg(refusal.what, refusal.why, refusal.rule);
        auto *item = new QTreeWidgetItem(heading, {told});
        item->setFlags(Qt::NoItemFlags);
        item->setToolTip(0, told);
    }
}

/// Shows the choices that have all the words, and goes to the first.
void ChoiceListDialog::filter(const QString &text)
{
    const QStringList words = text.split(u' ', Qt::SkipEmptyParts);
    QTreeWidgetItem *first = nullptr;
    for (QTreeWidgetItemIterator it(m_tree); *it; ++it) {
        QTreeWidgetItem *item = *it;
        if (item->childCount() > 0) {
            item->setHidden(true);
            continue;
        }
        const QString own = item->text(0) + u' ' + (item->parent() ? item->parent()->text(0) : QString());
        const bool fits = std::all_of(words.begin(), words.end(), [&](const QString &word) {
            return own.contains(word, Qt::CaseInsensitive);
        });
        item->setHidden(!fits);
        if (fits && item->parent())
            item->parent()->setHidden(false);
        if (fits && !first && item->data(0, kChoiceRole).isValid())
            first = item;
    }
    m_tree->setCurrentItem(first);
}

void ChoiceListDialog::choose()
{
    const QTreeWidgetItem *item = m_tree->currentItem();
    if (!item || !item->data(0, kChoiceRole).isValid())
        return;
    m_chosen = m_choices[item->data(0, kChoiceRole).toULongLong()];
    accept();
}

} // namespace merlon
