#include "editor/balance/lever_list.h"

#include "app/words/balance/balance_words.h"
#include "editor/document/board_document.h"
#include "editor/model/levers.h"
#include "editor/panels/findings/change_words.h"

#include <QBoxLayout>
#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTableWidget>

#include <algorithm>
#include <cmath>
#include <functional>
#include <utility>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

constexpr std::size_t kDecisivePlaces = 6;
constexpr std::size_t kMostChanges = 60;
constexpr std::uint32_t kMostGames = 1000; ///< on each board

/// Where a board is decided: places that are taken, then those with the most losses.
std::vector<std::string> decisivePlaces(const Balance &balance)
{
    std::vector<std::string> places;
    const auto add = [&places](const std::vector<Balance::AtPlace> &from, std::size_t most) {
        for (const Balance::AtPlace &one : from) {
            if (places.size() < most && std::ranges::find(places, one.place) == places.end())
                places.push_back(one.place);
        }
    };
    add(balance.captures, kDecisivePlaces / 2);
    add(balance.losses, kDecisivePlaces);
    return places;
}

/// With a sign, in points of a percentage.
QString signedPoints(double share)
{
    const QString sign = share < 0 ? u"−"_s : u"+"_s;
    return sign + QLocale().toString(std::abs(100 * share), 'f', 1);
}

} // namespace

LeverList::LeverList(QWidget *parent)
    : QWidget(parent)
    , m_title(new QLabel)
    , m_table(new QTableWidget)
    , m_state(new QLabel)
    , m_start(new QPushButton)
    , m_apply(new QPushButton)
{
    build();
    connect(&m_job, &LeverJob::tried, this, &LeverList::note);
    connect(&m_job, &LeverJob::finished, this, &LeverList::showState);
    connect(m_start, &QPushButton::clicked, this, [this] { isRunning() ? stop() : start(); });
    connect(m_apply, &QPushButton::clicked, this, [this] { applyRow(m_table->currentRow()); });
    connect(m_table, &QTableWidget::itemSelectionChanged, this, &LeverList::showState);
    retranslate();
}

void LeverList::build()
{
    constexpr int kLeastLines = 8;
    m_title->setWordWrap(true);
    m_title->setBuddy(m_table);
    m_state->setWordWrap(true);
    m_table->setColumnCount(3);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setSectionResizeMode(
        QHeaderView::ResizeToContents); // long changes take two lines
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setTabKeyNavigation(false);
    m_table->setMinimumHeight(kLeastLines * fontMetrics().lineSpacing());
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_start);
    buttons->addWidget(m_apply);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_title);
    column->addWidget(m_table, 1);
    column->addWidget(m_state);
    column->addLayout(buttons);
}

void LeverList::setRun(const BalanceRun *run)
{
    const bool isSame = run && m_run && run->number == m_run->number
        && run->subject.setup == m_run->subject.setup; // numbers of runs that were deleted come again
    if (!isSame) {
        stop();
        m_levers.clear();
        m_changes.clear();
        m_run = run ? std::optional(*run) : std::nullopt;
        retranslate();
    }
    showState();
}

void LeverList::follow()
{
    showState();
}

/// A scenario's position belongs to its board: it is not tried.
bool LeverList::isAboutNow() const
{
    return m_run && !m_run->subject.scenario && m_run->subject.document && stepsSince(*m_run) == 0;
}

void LeverList::start()
{
    if (!isAboutNow() || isRunning())
        return;
    m_levers.clear();
    m_changes = smallChanges(m_run->board(), m_run->setup().game().schema(), decisivePlaces(m_run->balance));
    m_changes.resize(std::min(m_changes.size(), kMostChanges));
    SimulationSettings settings;
    settings.games = std::min(m_run->balance.games, kMostGames);
    settings.seed = m_run->seed;
    settings.players = m_run->players;
    m_job.start(m_run->subject.setup, std::move(settings), m_changes);
    fill();
    showState();
}

void LeverList::stop()
{
    m_job.stop();
    showState();
}

/// The largest effect first, those that chance may explain last.
void LeverList::note(std::size_t change, const Share &wins)
{
    if (change >= m_changes.size())
        return;
    std::erase_if(m_levers, [change](const Lever &lever) { return lever.change == change; });
    m_levers.push_back({change, wins, differenceOf(m_run->balance.teams.front().share, wins)});
    std::ranges::stable_sort(m_levers, std::greater<>(), [](const Lever &lever) {
        return std::pair(lever.effect.isBeyondChance(), std::abs(lever.effect.value));
    });
    fill();
}

/// What was selected stays selected.
void LeverList::fill()
{
    const int row = m_table->currentRow();
    const QTableWidgetItem *item = row < 0 ? nullptr : m_table->item(row, 0);
    const QVariant selected = item ? item->data(Qt::UserRole) : QVariant();
    {
        const QSignalBlocker quiet(m_table);
        m_table->clearSelection();
        m_table->setCurrentItem(nullptr);
        m_table->setRowCount(static_cast<int>(m_levers.size()));
        for (std::size_t i = 0; i < m_levers.size(); ++i) {
            fillRow(static_cast<int>(i), m_levers[i]);
            if (selected.isValid() && selected.toULongLong() == m_levers[i].change)
                m_table->selectRow(static_cast<int>(i));
        }
    }
    showState();
}

void LeverList::fillRow(int row, const Lever &lever)
{
    const ShareDifference &effect = lever.effect;
    //: From a number to a number: the interval of an effect.
    const QString interval = tr("%1 to %2").arg(signedPoints(effect.low), signedPoints(effect.high));
    const QStringList cells {nameOf(lever), signedPoints(effect.value), interval};
    for (int column = 0; column < cells.size(); ++column) {
        auto *cell = new QTableWidgetItem(cells[column]);
        cell->setToolTip(cells[column]);
        cell->setData(Qt::UserRole, QVariant::fromValue<qulonglong>(lever.change));
        QFont font = m_table->font();
        font.setBold(effect.isBeyondChance());
        cell->setFont(font);
        if (column > 0)
            cell->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
        m_table->setItem(row, column, cell);
    }
}

QString LeverList::nameOf(const Lever &lever) const
{
    return merlon::nameOf(m_changes[lever.change], m_run->board(), m_run->setup().game().schema())();
}

void LeverList::applyRow(int row)
{
    auto *document = m_run ? qobject_cast<BoardDocument *>(m_run->subject.document.data()) : nullptr;
    if (!document || !isAboutNow() || row < 0 || row >= static_cast<int>(m_levers.size()))
        return;
    m_job.stop();
    const BoardChange &change = m_changes[m_levers[static_cast<std::size_t>(row)].change];
    document->perform(change, merlon::nameOf(change, document->board(), document->schema()));
    showState();
}

void LeverList::showState()
{
    const bool isUsable = isAboutNow();
    m_start->setText(isRunning() ? tr("Stop") : tr("Try changes"));
    m_start->setEnabled(isRunning() || isUsable);
    m_apply->setEnabled(isUsable && m_table->currentRow() >= 0 && !m_table->selectedItems().isEmpty());
    if (!m_run)
        m_state->clear();
    else if (m_run->subject.scenario)
        m_state->setText(tr("Changes can only be tried on boards."));
    else if (!isUsable)
        m_state->setText(tr("The board has changed since this run. Run it again."));
    else if (isRunning())
        //: %n: changes of a board that have been tried so far
        m_state->setText(tr("Playing… %n change(s) tried.", nullptr, static_cast<int>(m_levers.size())));
    else
        m_state->setText(m_levers.empty()
                             ? tr("Tries single changes at the places that decide the games.")
                             : tr("Bold: significant. Check a change with a new run after applying it."));
}

void LeverList::retranslate()
{
    m_title->setText(tr("Changes by effect"));
    m_table->setAccessibleName(tr("Changes by effect"));
    const QString team = m_run && !m_run->balance.teams.empty()
        ? teamTitle(m_run->balance.teams.front(), Speaker(m_run->setup()))
        : QString();
    QString effect = tr("Effect");
    if (!team.isEmpty())
        //: Column. %1: a role; how many points of a percentage more or less it wins
        effect = tr("%1 wins, points").arg(team);
    m_table->setHorizontalHeaderLabels({tr("Change"), effect, tr("95% interval")});
    m_apply->setText(tr("Apply"));
    m_apply->setToolTip(tr("Changes the board in one step, which can be undone."));
    m_start->setToolTip(tr("Runs computer games with one change to the board at a time."));
    fill();
}

void LeverList::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace merlon
