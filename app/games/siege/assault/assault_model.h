#pragma once

#include "app/games/siege/assault/assault_record.h"
#include "app/words/speaker.h"
#include "core/canvas/art/art.h"

#include <QAbstractTableModel>

#include <memory>
#include <optional>
#include <vector>

namespace merlon {

/// What a cell of the sheet holds besides its text.
enum AssaultRole {
    ExplanationRole = Qt::UserRole, ///< sentences, without the numbers of rules
    AssaultRuleRole,                ///< the first rule of the cell: `S2-17.2`; empty if there is none
    PlaceRole,                      ///< of the row, in board order
};

/// The sheet of an assault: a row for each place where something goes on, a column for each step of the game, then
/// strengths, advantage, losses and verdict.
class AssaultModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum class Kind : std::uint8_t { Step, Strength, Advantage, Losses, Verdict };
    struct Column {
        Kind kind;
        AssaultStep step;
    };

    explicit AssaultModel(const canvas::Art &art);

    /// `speaker` must live until the next call of `begin` or `forget`.
    void begin(const Speaker &speaker);
    void forget();
    void add(std::span<const Event> events);

    /// Null before `begin`.
    const AssaultRecord *record() const { return m_record ? &*m_record : nullptr; }
    const Speaker *speaker() const { return m_speaker; }
    const AssaultRow &row(int row) const { return m_record->rows()[static_cast<std::size_t>(row)]; }
    const Column &column(int column) const { return m_columns[static_cast<std::size_t>(column)]; }
    /// The column of a step; -1 if it has none.
    int columnOf(AssaultStep step) const;
    int rowOf(int place) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    void makeColumns();
    QString titleOfColumn(int column) const;
    QVariant headOfColumn(int column, int role) const;
    QString nameOfRow(int row) const;
    QString shortText(const AssaultRow &row, const Column &column) const;
    QString explanation(const AssaultRow &row, const Column &column) const;
    std::span<const Event> eventsOf(const AssaultRow &row, const Column &column) const;

    const canvas::Art &m_art;
    const Speaker *m_speaker = nullptr;
    std::optional<AssaultRecord> m_record;
    std::vector<Column> m_columns;
};

} // namespace merlon
