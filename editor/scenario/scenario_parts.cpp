#include "editor/scenario/scenario_parts.h"

#include "core/base/json.h"
#include "core/engine/position/draft_edit.h"
#include "editor/scenario/placement.h"

#include <QEvent>
#include <QHeaderView>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QStyle>
#include <QTreeWidget>
#include <QTreeWidgetItemIterator>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

constexpr int kPageRole = Qt::UserRole;
constexpr int kGroupRole = kPageRole + 1;

QString pageIn(const QTreeWidgetItem &item)
{
    return item.data(0, kPageRole).toString();
}

/// Groups are none.
bool isPage(const QTreeWidgetItem &item)
{
    return item.data(0, kPageRole).isValid();
}

std::vector<std::string> pointersOf(const Draft &draft)
{
    std::vector<std::string> pointers;
    for (const DraftPart &part : draft.parts)
        pointers.push_back(part.pointer);
    return pointers;
}

} // namespace

const QString ScenarioParts::kInfoPage = u"info"_s;
const QString ScenarioParts::kGoalPage = QString::fromLatin1(kGoalPart);

ScenarioParts::ScenarioParts(QWidget *parent)
    : QWidget(parent)
    , m_search(new QLineEdit)
    , m_tree(new QTreeWidget)
    , m_page(kInfoPage)
{
    m_search->setObjectName(u"search-parts"_s);
    m_search->setClearButtonEnabled(true);
    m_tree->setColumnCount(2);
    m_tree->setHeaderHidden(true);
    m_tree->header()->setStretchLastSection(false);
    m_tree->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_tree->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    m_tree->setIndentation(fontMetrics().height() / 2);
    m_tree->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_tree->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_search);
    column->addWidget(m_tree, 1);
    connect(m_search, &QLineEdit::textChanged, this, &ScenarioParts::filter);
    connect(m_search, &QLineEdit::returnPressed, this, &ScenarioParts::goToFirst);
    connect(m_tree, &QTreeWidget::currentItemChanged, this, [this](const QTreeWidgetItem *item) {
        if (!item || !isPage(*item))
            return;
        m_page = pageIn(*item);
        Q_EMIT wanted(m_page);
    });
    retranslate();
}

void ScenarioParts::setDocument(ScenarioDocument *document)
{
    if (m_document)
        m_document->disconnect(this);
    m_document = document;
    if (m_document) {
        connect(m_document, &ScenarioDocument::setupChanged, this, &ScenarioParts::fill);
        connect(m_document, &ScenarioDocument::findingsChanged, this, &ScenarioParts::follow);
    }
    m_search->clear();
    fill();
}

void ScenarioParts::setCurrent(const QString &page)
{
    m_page = page;
    QTreeWidgetItem *item = itemOf(page);
    if (item == m_tree->currentItem())
        return;
    const QSignalBlocker quiet(m_tree);
    m_tree->setCurrentItem(item);
    if (item)
        m_tree->scrollToItem(item);
}

QTreeWidgetItem *ScenarioParts::itemOf(const QString &page) const
{
    for (QTreeWidgetItemIterator at(m_tree); *at; ++at) {
        if (isPage(**at) && pageIn(**at) == page)
            return *at;
    }
    return nullptr;
}

/// Machines come and go; the rest is the same as long as the board and the options are.
void ScenarioParts::follow()
{
    if (m_document && pointersOf(m_document->draft()) == m_shape)
        showStates();
    else
        fill();
}

void ScenarioParts::fill()
{
    const QSignalBlocker quiet(m_tree);
    noteFolded();
    m_tree->clear();
    m_shape = m_document ? pointersOf(m_document->draft()) : std::vector<std::string>();
    if (!m_document)
        return;
    for (const Group group : {Group::General, Group::Seats, Group::Others, Group::Places, Group::Links})
        addGroup(group);
    showStates();
    filter();
    m_tree->setCurrentItem(itemOf(m_page));
}

/// They stay so when machines come and go.
void ScenarioParts::noteFolded()
{
    if (!m_search->text().isEmpty()) // some are open only for what is searched
        return;
    for (int group = 0; group < m_tree->topLevelItemCount(); ++group) {
        const QTreeWidgetItem &head = *m_tree->topLevelItem(group);
        m_folded[static_cast<Group>(head.data(0, kGroupRole).toInt())] = !head.isExpanded();
    }
}

/// Nothing if it has no parts.
void ScenarioParts::addGroup(Group group)
{
    auto *head = new QTreeWidgetItem(QStringList {titleOf(group)});
    head->setData(0, kGroupRole, static_cast<int>(group));
    head->setFlags(Qt::ItemIsEnabled);
    head->setTextAlignment(1, Qt::AlignCenter);
    if (group == Group::General) {
        addPage(*head, tr("Text and players"), kInfoPage);
        //: A part of a scenario: what is to be reached in it as a puzzle
        addPage(*head, tr("Goal"), kGoalPage);
    }
    for (const DraftPart &part : m_document->draft().parts) {
        if (groupOf(part) == group)
            addPage(*head, nameOf(part, *m_document), QString::fromStdString(part.pointer));
    }
    if (head->childCount() == 0) {
        delete head;
        return;
    }
    m_tree->addTopLevelItem(head);
    head->setExpanded(!m_folded[group]);
}

void ScenarioParts::addPage(QTreeWidgetItem &group, const QString &name, const QString &page)
{
    auto *item = new QTreeWidgetItem(&group, {name});
    item->setData(0, kPageRole, page);
    item->setTextAlignment(1, Qt::AlignCenter);
}

ScenarioParts::Group ScenarioParts::groupOf(const DraftPart &part) const
{
    if (part.place >= 0)
        return Group::Places;
    if (part.link >= 0)
        return Group::Links;
    if (std::ranges::find(m_document->setup()->seats(), part.key, &SeatInfo::key)
        != m_document->setup()->seats().end())
        return Group::Seats;
    const bool isOneOfMany = std::ranges::count(part.pointer, '/') > 1; // of machines, of cards
    return isOneOfMany ? Group::Others : Group::General;
}

QString ScenarioParts::titleOf(Group group)
{
    switch (group) {
    case Group::General:
        //: A group of parts of a scenario: its texts, the round, how it ended
        return tr("General");
    case Group::Seats:
        //: A group of parts of a scenario: what each role has
        return tr("Roles");
    case Group::Others:
        //: A group of parts of a scenario: engines, what has been paid for cards
        return tr("Cards and pieces");
    case Group::Places:
        //: A group of parts of a scenario
        return tr("Places");
    case Group::Links:
        //: A group of parts of a scenario
        return tr("Links");
    }
    return {};
}

void ScenarioParts::showStates()
{
    for (int group = 0; group < m_tree->topLevelItemCount(); ++group) {
        QTreeWidgetItem &head = *m_tree->topLevelItem(group);
        int filled = 0;
        bool hasProblems = false;
        for (int i = 0; i < head.childCount(); ++i) {
            QTreeWidgetItem &item = *head.child(i);
            showState(item);
            filled += isFilled(pageIn(item)) ? 1 : 0;
            hasProblems = hasProblems || !item.icon(0).isNull();
        }
        head.setText(1, filled > 0 ? QString::number(filled) : QString());
        head.setToolTip(1, filled > 0 ? tr("%n part(s) filled in", nullptr, filled) : QString());
        head.setIcon(0, hasProblems ? style()->standardIcon(QStyle::SP_MessageBoxWarning) : QIcon());
    }
}

void ScenarioParts::showState(QTreeWidgetItem &item)
{
    const QString page = pageIn(item);
    const bool isBold = isFilled(page);
    QFont letters = font();
    letters.setBold(isBold);
    item.setFont(0, letters);
    item.setText(1, isBold ? u"•"_s : QString());
    const QStringList problems = problemsOf(page);
    item.setIcon(0, problems.isEmpty() ? QIcon() : style()->standardIcon(QStyle::SP_MessageBoxWarning));
    QStringList notes = problems;
    if (isBold)
        //: What is said of a part of a scenario in which something has been set
        notes.prepend(tr("Filled in"));
    item.setToolTip(0, notes.join(u'\n'));
    item.setData(0, Qt::AccessibleDescriptionRole, notes.join(u'\n'));
}

/// What is in no part, or in one that is not there, stands with the texts.
QStringList ScenarioParts::problemsOf(const QString &page) const
{
    QStringList problems;
    for (const ScenarioFinding &finding : m_document->findings()) {
        const bool hasPart =
            finding.part == kGoalPart || partAt(m_document->draft(), finding.part) != nullptr;
        if ((hasPart ? QString::fromStdString(finding.part) : kInfoPage) == page)
            problems << finding.text;
    }
    return problems;
}

/// Whether anything in a part is set to another value than the usual one.
bool ScenarioParts::isFilled(const QString &page) const
{
    if (page == kGoalPage)
        return m_document->scenario().goal.has_value();
    const Draft &draft = m_document->draft();
    const DraftPart *part = page == kInfoPage ? nullptr : partAt(draft, page.toStdString());
    if (!part)
        return false;
    return std::ranges::any_of(part->fields, [&](const DraftField &field) {
        const bool isStore = std::ranges::count(draft.stores, pointerInto(part->pointer, field.key)) > 0;
        return !isStore && field.value != field.standard;
    });
}

/// While something is searched, all groups are open that have any of it.
/// By its own name, by that of a field, or by its key.
bool ScenarioParts::isMeant(const QTreeWidgetItem &item, const QString &wanted) const
{
    if (item.text(0).contains(wanted, Qt::CaseInsensitive)
        || pageIn(item).contains(wanted, Qt::CaseInsensitive))
        return true;
    const DraftPart *part = m_document ? partAt(m_document->draft(), pageIn(item).toStdString()) : nullptr;
    return part && std::ranges::any_of(part->fields, [&](const DraftField &field) {
               return nameOf(field, *m_document).contains(wanted, Qt::CaseInsensitive);
           });
}

void ScenarioParts::filter()
{
    const QString wanted = m_search->text().trimmed();
    for (int group = 0; group < m_tree->topLevelItemCount(); ++group) {
        QTreeWidgetItem &head = *m_tree->topLevelItem(group);
        bool hasAny = false;
        for (int i = 0; i < head.childCount(); ++i) {
            QTreeWidgetItem &item = *head.child(i);
            const bool isFound = isMeant(item, wanted);
            item.setHidden(!isFound);
            hasAny = hasAny || isFound;
        }
        head.setHidden(!hasAny);
        if (hasAny && !wanted.isEmpty())
            head.setExpanded(true);
    }
}

void ScenarioParts::goToFirst()
{
    for (QTreeWidgetItemIterator at(m_tree, QTreeWidgetItemIterator::NotHidden); *at; ++at) {
        if (isPage(**at))
            return m_tree->setCurrentItem(*at);
    }
}

void ScenarioParts::retranslate()
{
    //: A field in which the name of a part of a scenario is typed
    m_search->setPlaceholderText(tr("Search parts"));
    m_search->setAccessibleName(m_search->placeholderText());
    m_tree->setAccessibleName(tr("Parts of the scenario"));
}

void ScenarioParts::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        fill();
    } else if (event->type() == QEvent::FontChange && m_document) {
        showStates();
    }
}

} // namespace merlon
