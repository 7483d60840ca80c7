#include "app/games/siege/assault/assault_model.h"

#include "app/games/siege/assault/assault_words.h"
#include "app/words/counting.h"
#include "app/words/game_words.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace merlon {

using Kind = AssaultModel::Kind;

namespace {

constexpr int kHeadPixels = 18;

QString pictureOfStep(SiegeGame game, AssaultStep step)
{
    switch (step) {
    case AssaultStep::Cannons:
        return u"siege/cannon"_s;
    case AssaultStep::Machines:
        return u"siege/catapult"_s;
    case AssaultStep::Marksmen:
        return u"siege/marksman"_s;
    case AssaultStep::Goblins:
        return u"siege/goblin"_s;
    case AssaultStep::Poison:
        return u"siege/poison"_s;
    case AssaultStep::Cauldrons:
        return u"siege/cauldron-troll"_s;
    case AssaultStep::Poles:
        return game == SiegeGame::One ? u"siege/hook"_s : u"siege/pole"_s;
    case AssaultStep::Orders:
        return u"siege/order-card"_s;
    case AssaultStep::Strength:
        return u"siege/phase-assault"_s;
    case AssaultStep::Losses:
        return u"siege/fallen"_s;
    case AssaultStep::Gate:
        return u"siege/gate"_s;
    }
    return {};
}

} // namespace

AssaultModel::AssaultModel(const canvas::Art &art)
    : m_art(art)
{
}

void AssaultModel::begin(const Speaker &speaker)
{
    beginResetModel();
    m_speaker = &speaker;
    m_record.emplace(speaker.setup());
    makeColumns();
    endResetModel();
}

void AssaultModel::forget()
{
    beginResetModel();
    m_record.reset();
    m_speaker = nullptr;
    m_columns.clear();
    endResetModel();
}

void AssaultModel::makeColumns()
{
    m_columns.clear();
    for (int i = 0; i < static_cast<int>(AssaultStep::Strength); ++i) {
        if (const auto step = static_cast<AssaultStep>(i); hasStep(m_record->reader().game(), step))
            m_columns.push_back({Kind::Step, step});
    }
    m_columns.push_back({Kind::Strength, AssaultStep::Strength});
    m_columns.push_back({Kind::Advantage, AssaultStep::Strength});
    m_columns.push_back({Kind::Losses, AssaultStep::Losses});
    m_columns.push_back({Kind::Verdict, AssaultStep::Gate});
}

void AssaultModel::add(std::span<const Event> events)
{
    if (!m_record)
        return;
    AssaultRecord after = *m_record;
    for (const Event &event : events)
        after.add(event);
    const bool sameRows =
        std::ranges::equal(after.rows(), m_record->rows(), {}, &AssaultRow::place, &AssaultRow::place);
    if (!sameRows || after.round() != m_record->round()) {
        beginResetModel();
        m_record = std::move(after);
        return endResetModel();
    }
    m_record = std::move(after);
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

int AssaultModel::columnOf(AssaultStep step) const
{
    const auto found = std::ranges::find(m_columns, step, &Column::step);
    return found == m_columns.end() ? -1 : static_cast<int>(found - m_columns.begin());
}

int AssaultModel::rowOf(int place) const
{
    if (!m_record)
        return -1;
    const auto found = std::ranges::find(m_record->rows(), place, &AssaultRow::place);
    return found == m_record->rows().end() ? -1 : static_cast<int>(found - m_record->rows().begin());
}

int AssaultModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() || !m_record ? 0 : static_cast<int>(m_record->rows().size());
}

int AssaultModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_columns.size());
}

QString AssaultModel::titleOfColumn(int column) const
{
    switch (m_columns[static_cast<std::size_t>(column)].kind) {
    case Kind::Step:
    case Kind::Strength:
    case Kind::Losses:
        return titleOf(m_record->reader().game(), m_columns[static_cast<std::size_t>(column)].step);
    case Kind::Advantage:
        return AssaultWords::tr("Advantage");
    case Kind::Verdict:
        return AssaultWords::tr("Verdict");
    }
    return {};
}

QString AssaultModel::nameOfRow(int row) const
{
    const auto place = static_cast<std::size_t>(m_record->rows()[static_cast<std::size_t>(row)].place);
    return asTitle(m_speaker->name(m_speaker->setup().board().places()[place].key));
}

std::span<const Event> AssaultModel::eventsOf(const AssaultRow &row, const Column &column) const
{
    if (column.kind != Kind::Verdict)
        return row.at(column.step).events;
    return row.at(row.invader ? AssaultStep::Strength : AssaultStep::Gate).events;
}

/// For those who do not see the pictures.
QString AssaultModel::shortText(const AssaultRow &row, const Column &column) const
{
    switch (column.kind) {
    case Kind::Strength:
        //: Strengths of invader and defender.
        return row.invader ? AssaultWords::tr("%1 : %2").arg(*row.invader).arg(*row.defender) : QString();
    case Kind::Advantage:
        return row.invader ? QString::number(std::abs(*row.invader - *row.defender)) : QString();
    case Kind::Verdict:
        return verdictWord(row.verdict);
    case Kind::Step:
    case Kind::Losses:
        return counted(row.at(column.step).killed, *m_speaker);
    }
    return {};
}

QString AssaultModel::explanation(const AssaultRow &row, const Column &column) const
{
    switch (column.kind) {
    case Kind::Advantage:
        return toldAdvantage(row);
    case Kind::Verdict:
        return toldVerdict(row, *m_speaker);
    case Kind::Step:
    case Kind::Strength:
    case Kind::Losses:
        return toldCell(row, column.step, *m_speaker);
    }
    return {};
}

QVariant AssaultModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount() || index.column() >= columnCount())
        return {};
    const AssaultRow &row = this->row(index.row());
    const Column &column = this->column(index.column());
    const QStringList rules = m_speaker->rulesOf(eventsOf(row, column));
    switch (role) {
    case Qt::DisplayRole:
        return shortText(row, column);
    case ExplanationRole:
        return explanation(row, column);
    case AssaultRuleRole:
        return rules.isEmpty() || explanation(row, column).isEmpty() ? QString() : rules.first();
    case Qt::ToolTipRole:
    case Qt::AccessibleDescriptionRole: {
        const QString text = explanation(row, column);
        //: What a cell of the sheet means, and the numbers of its rules.
        return text.isEmpty() ? QString() : AssaultWords::tr("%1 (%2)").arg(text, separated(rules));
    }
    case Qt::AccessibleTextRole: {
        const QString text = explanation(row, column);
        //: A wall, a step of the assault, what happened there.
        return AssaultWords::tr("%1, %2: %3")
            .arg(nameOfRow(index.row()), titleOfColumn(index.column()),
                 text.isEmpty() ? AssaultWords::tr("nothing") : text);
    }
    case PlaceRole:
        return row.place;
    default:
        return {};
    }
}

QVariant AssaultModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (!m_record)
        return {};
    if (orientation == Qt::Vertical)
        return section < rowCount() && (role == Qt::DisplayRole || role == Qt::AccessibleTextRole)
            ? nameOfRow(section)
            : QVariant();
    return section < columnCount() ? headOfColumn(section, role) : QVariant();
}

QVariant AssaultModel::headOfColumn(int column, int role) const
{
    const Column &head = this->column(column);
    const RuleId rule = ruleOfStep(m_record->reader().game(), head.step);
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
        return titleOfColumn(column);
    case Qt::ToolTipRole:
        return rule.isNone()
            ? titleOfColumn(column)
            : AssaultWords::tr("%1 (%2)").arg(
                titleOfColumn(column), QString::fromStdString(ruleName(m_speaker->setup().game(), rule)));
    case Qt::DecorationRole:
        return head.kind == Kind::Step || head.kind == Kind::Strength || head.kind == Kind::Losses
            ? m_art.pixmap(pictureOfStep(m_record->reader().game(), head.step), kHeadPixels)
            : QVariant();
    default:
        return {};
    }
}

} // namespace merlon
