#pragma once

#include "app/games/siege/assault/assault_model.h"
#include "app/table/face/fight_sheet.h"
#include "core/canvas/art/art.h"

class QLabel;
class QTableView;
class QToolButton;

namespace merlon {

class AssaultCells;

/// The last assault wall by wall, to be read while it is shown and after it.
class AssaultSheet final : public FightSheet {
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
    /// What is explained below the table, in rich text.
    QString explanation() const;

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void point(const QModelIndex &index);
    void pointNowhere();
    void tell();
    void retranslate();
    void fitHeight();
    void markNow(std::span<const Event> events);

    const canvas::Art &m_art;
    AssaultModel m_model;
    AssaultCells *m_cells;
    QLabel *m_title;
    QLabel *m_foot;
    QToolButton *m_close;
    QTableView *m_table;
};

} // namespace merlon
