#include "editor/panels/findings/findings_panel.h"

#include "app/table/question/bar/prompt_ink.h"
#include "app/words/board_wordings.h"
#include "app/words/counting.h"
#include "app/words/game_words.h"
#include "editor/panels/findings/change_words.h"
#include "editor/panels/findings/finding_icons.h"
#include "editor/panels/help/part_help.h"

#include <QEvent>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <map>
#include <optional>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

constexpr int kNumber = Qt::UserRole; ///< of a finding, in its line
constexpr int kMost = 300;            ///< findings that are listed; whoever has more mends these first

int countOf(const std::vector<BoardFinding> &findings, FindingSort sort)
{
    return static_cast<int>(std::ranges::count_if(
        findings, [sort](const BoardFinding &one) { return sortOf(one.finding) == sort; }));
}

int countOf(const std::vector<BoardFinding> &findings, MendScope scope)
{
    return static_cast<int>(std::ranges::count_if(
        findings, [scope](const BoardFinding &one) { return isWithin(one.finding, scope); }));
}

/// What leaves no choice comes first; without it, whatever has a proposal.
MendScope scopeOf(const std::vector<BoardFinding> &findings)
{
    return countOf(findings, MendScope::Unasked) > 1 ? MendScope::Unasked : MendScope::Proposed;
}

/// What has to be done about something that is missing.
QString nameOf(const PlaceWanted &wanted)
{
    const QString name = titleOf(wanted.identity.empty() ? wanted.kind : wanted.identity);
    if (wanted.side.empty())
        //: What a button does. %1: a kind of place: Forge
        return FindingsPanel::tr("Take the tool to place it on the board: %1").arg(name);
    //: What a button does. %1: a kind of place: Foreground, %2: its side: West
    return FindingsPanel::tr("Take the tool to place it on the board: %1 (%2)")
        .arg(name, titleOf(wanted.side));
}

/// The heading of a part of the list, and its part of the summary.
QString titleOfSort(FindingSort sort, int count)
{
    switch (sort) {
    case FindingSort::Wrong:
        //: Heading and status line: what is wrong with a board. %1: how many
        return FindingsPanel::tr("Wrong: %1").arg(count);
    case FindingSort::ToDo:
        //: Heading and status line: what a board still needs. %1: how many
        return FindingsPanel::tr("Still to do: %1").arg(count);
    case FindingSort::Advice:
        //: Heading and status line: what could be better about a board. %1: how many
        return FindingsPanel::tr("Advice: %1").arg(count);
    }
    return {};
}

} // namespace

FindingsPanel::FindingsPanel(const canvas::Art &art, QWidget *parent)
    : QWidget(parent)
    , m_art(art)
    , m_summary(new QLabel)
    , m_list(new QListWidget)
    , m_foot(new QWidget)
    , m_rule(new QLabel)
    , m_remedy(new QLabel)
    , m_mend(new QPushButton)
    , m_mendAll(new QPushButton)
{
    m_list->setWordWrap(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setSpacing(1);
    m_summary->setWordWrap(true);
    m_rule->setObjectName(u"rule"_s);
    m_rule->setTextFormat(Qt::RichText);
    m_rule->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    m_remedy->setWordWrap(true);
    m_mendAll->setObjectName(u"mend-all"_s);
    auto *above = new QHBoxLayout;
    above->addWidget(m_summary, 1);
    above->addWidget(m_mendAll);
    auto *column = new QVBoxLayout(this);
    column->addLayout(above);
    column->addWidget(m_list, 1);
    column->addWidget(m_foot);
    column->addStretch(0); // keeps the summary above while there is nothing else
    buildFoot();
    connect(m_list, &QListWidget::itemClicked, this, &FindingsPanel::goToCurrent);
    connect(m_list, &QListWidget::itemActivated, this, &FindingsPanel::goToCurrent);
    connect(m_list, &QListWidget::currentRowChanged, this, &FindingsPanel::describeMend);
    connect(m_rule, &QLabel::linkActivated, this, [this](const QString &link) {
        if (const QString rule = ruleOfLink(link); !rule.isEmpty())
            Q_EMIT ruleWanted(rule);
    });
    connect(m_mend, &QPushButton::clicked, this, &FindingsPanel::mendCurrent);
    connect(m_mendAll, &QPushButton::clicked, this, &FindingsPanel::mendAll);
    retranslate();
}

/// About the current problem alone: what would fix it, and where the rules speak of it. It takes no room while there is
/// nothing to say.
void FindingsPanel::buildFoot()
{
    auto *about = new QVBoxLayout;
    about->setSpacing(0);
    about->addWidget(m_remedy);
    about->addWidget(m_rule);
    auto *row = new QHBoxLayout(m_foot);
    row->setContentsMargins(0, 0, 0, 0);
    row->addLayout(about, 1);
    row->addWidget(m_mend, 0, Qt::AlignTop);
}

void FindingsPanel::setDocument(BoardDocument *document)
{
    if (m_document)
        m_document->disconnect(this);
    m_document = document;
    if (m_document) {
        connect(m_document, &BoardDocument::findingsChanged, this, &FindingsPanel::fill);
        connect(m_document, &BoardDocument::changed, this, [this](const DocumentChange &change) {
            if (change.board || change.selection)
                describeMend();
        });
    }
    fill();
}

QString FindingsPanel::summary() const
{
    if (!m_document)
        return {};
    QStringList parts;
    for (const FindingSort sort : {FindingSort::Wrong, FindingSort::ToDo, FindingSort::Advice}) {
        if (const int count = countOf(m_document->findings(), sort); count > 0)
            parts << titleOfSort(sort, count);
    }
    if (!parts.isEmpty())
        return separated(parts);
    return m_document->board().info().games.empty()
        ? tr("No problems. No game has been chosen for this board yet.")
        : tr("No problems found.");
}

/// The line that was current stays current, if it is still there.
void FindingsPanel::fill()
{
    const QString before = m_list->currentItem() ? m_list->currentItem()->text() : QString();
    m_list->clear();
    int shown = 0;
    if (m_document) {
        const bool several = m_document->board().info().games.size() > 1;
        std::map<FindingSort, QIcon> icons;
        std::optional<FindingSort> last;
        for (const BoardFinding &found : m_document->findings()) {
            if (shown == kMost)
                break;
            const FindingSort sort = sortOf(found.finding);
            if (sort != last) {
                addHeading(sort);
                icons[sort] = iconOfFinding(sort, m_art.theme());
            }
            last = sort;
            const QString text = say(found.finding, BoardWordings(m_document->board(), found.game));
            auto *item = new QListWidgetItem(icons[sort], text);
            item->setData(kNumber, shown++);
            if (several && found.game)
                //: %1: what is wrong with a board, %2: the game that says so.
                item->setText(tr("%1 (%2)").arg(text, titleOf(found.game->key())));
            m_list->addItem(item);
            if (item->text() == before)
                m_list->setCurrentItem(item);
        }
    }
    const int more = m_document ? static_cast<int>(m_document->findings().size()) - shown : 0;
    m_summary->setText(more > 0 ? summary() + u'\n' + tr("Only the first %n are shown.", nullptr, kMost)
                                : summary());
    m_list->setHidden(m_list->count() == 0);
    describeMend();
    Q_EMIT summaryChanged();
}

void FindingsPanel::addHeading(FindingSort sort)
{
    auto *heading = new QListWidgetItem(titleOfSort(sort, countOf(m_document->findings(), sort)));
    heading->setFlags(Qt::ItemIsEnabled); // there is nothing to choose about it
    QFont bold = m_list->font();
    bold.setBold(true);
    heading->setFont(bold);
    m_list->addItem(heading);
}

const BoardFinding *FindingsPanel::current() const
{
    const QListWidgetItem *item = m_list->currentItem();
    const QVariant number = item ? item->data(kNumber) : QVariant();
    if (!m_document || !number.isValid())
        return nullptr;
    const auto row = static_cast<std::size_t>(number.toInt());
    return row < m_document->findings().size() ? &m_document->findings()[row] : nullptr;
}

const BoardChange *FindingsPanel::currentMend() const
{
    const BoardFinding *found = current();
    return found ? mendFor(found->finding, m_document->board(), m_document->selection()) : nullptr;
}

void FindingsPanel::goToCurrent()
{
    const BoardFinding *found = current();
    if (!found)
        return;
    const Selection about = concerned(m_document->board(), found->finding);
    if (about.empty())
        return;
    m_document->select(about);
    Q_EMIT shown();
}

/// Mends fit the board that was checked.
void FindingsPanel::mendCurrent()
{
    if (!m_document)
        return;
    m_document->checkNow();
    if (const BoardChange *suggested = currentMend()) {
        const BoardChange mend = *suggested; // the check after it throws this one away
        const StepText what = nameOf(mend, m_document->board(), m_document->schema());
        m_document->perform(mend, [what] {
            //: Undo step: a problem has been fixed. %1: how: “Barracks: set Access to “open””
            return tr("Fix: %1").arg(what());
        });
        m_document->checkNow();
    } else if (const BoardFinding *found = current(); found && found->finding.wanted) {
        Q_EMIT placeWanted(PlaceWanted(*found->finding.wanted));
    }
}

void FindingsPanel::mendAll()
{
    if (!m_document)
        return;
    m_document->checkNow();
    const MendScope scope = scopeOf(m_document->findings());
    const int count = countOf(m_document->findings(), scope);
    m_document->perform(mendedTogether(m_document->board(), m_document->schema(), scope),
                        //: Undo step: problems have been fixed. %n: so many
                        [count] { return tr("Fix %n problem(s)", nullptr, count); });
    m_document->checkNow();
}

void FindingsPanel::describeMend()
{
    const BoardFinding *found = current();
    const BoardChange *mend = currentMend();
    Board tried = mend ? m_document->board() : Board();
    const bool fits = mend && apply(tried, *mend).has_value();
    const bool isTool = found && !mend && found->finding.wanted;
    if (fits)
        m_remedy->setText(nameOf(*mend, m_document->board(), m_document->schema())());
    else
        m_remedy->setText(isTool ? nameOf(*found->finding.wanted) : QString());
    for (QWidget *part : std::initializer_list<QWidget *> {m_remedy, m_mend})
        part->setVisible(fits || isTool);
    m_mend->setEnabled(fits || isTool);
    m_mend->setAccessibleDescription(m_remedy->text());
    const MendScope scope = m_document ? scopeOf(m_document->findings()) : MendScope::Unasked;
    const int count = m_document ? countOf(m_document->findings(), scope) : 0;
    if (scope == MendScope::Unasked)
        //: A button: does what mends the problems that leave no choice. %1: how many
        m_mendAll->setText(tr("Fix &all (%1)").arg(count));
    else
        //: A button: does what is proposed for each problem. %1: how many
        m_mendAll->setText(tr("Follow &all proposals (%1)").arg(count));
    m_mendAll->setHidden(count < 2);
    describeRule();
    const bool wasAway = m_foot->isHidden();
    m_foot->setVisible(!m_mend->isHidden() || !m_rule->isHidden());
    if (wasAway && !m_foot->isHidden()) // it may have come to lie over the current line
        QTimer::singleShot(0, m_list, [list = m_list] { list->scrollToItem(list->currentItem()); });
}

void FindingsPanel::describeRule()
{
    const BoardFinding *found = current();
    const QStringList rules = found ? rulesOf(*found) : QStringList();
    //: Below the list of problems. %1: the number of the rule that a problem is about: S2-10.5
    const QString text = tr("In the rules: %1").arg(separated(rules));
    m_rule->setText(withRuleLinks(text, between(palette(), 0.8)));
    m_rule->setHidden(rules.isEmpty());
}

void FindingsPanel::retranslate()
{
    setWindowTitle(tr("Problems"));
    m_list->setAccessibleName(tr("Problems"));
    //: A button: does what the line above it says, so that a finding goes away.
    m_mend->setText(tr("&Fix"));
    fill();
}

void FindingsPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace merlon
