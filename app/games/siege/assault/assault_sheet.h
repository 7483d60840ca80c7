#pragma once

#include "app/games/siege/assault/assault_model.h"
#include "app/table/face/headed_sheet.h"

class QTableView;

namespace merlon {

class AssaultCells;

/// The last assault wall by wall, to be read while it is shown and after it.
class AssaultSheet final : public HeadedSheet {
    Q_OBJECT

public:
    AssaultSheet(const canvas::Art &art, QWidget *parent);

    void begin(std::span<const StoryLine> story, const Speaker &speaker) override;
    void add(std::span<const Event> events) override;
    void forget() override;
    /// From the beginning of an assault to the end of its round.
    bool isRunning() const;
    bool isFilled() const override;
    void themeChanged() override;

    const AssaultModel &model() const { return m_model; }
    QTableView *table() const { return m_table; }

protected:
    void retranslate() override;
    void pointNowhere() override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    AssaultSheet(const canvas::Art &art, QTableView *table, QWidget *parent);

    void point(const QModelIndex &index);
    void tell();
    void fitHeight();
    void markNow(std::span<const Event> events);

    QTableView *m_table;
    AssaultModel m_model;
    AssaultCells *m_cells;
};

} // namespace merlon
