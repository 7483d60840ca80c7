#pragma once

#include "app/games/siege/assault/assault_model.h"
#include "app/table/face/event_stage.h"
#include "core/canvas/art/art.h"

class QLabel;
class QTableView;
class QToolButton;

namespace merlon {

class AssaultCells;

/// The last assault wall by wall, to be read while it is shown and after it.
class AssaultSheet final : public EventStage {
    Q_OBJECT

public:
    AssaultSheet(const canvas::Art &art, QWidget *parent);

    void begin(std::span<const StoryLine> story, const Speaker &speaker) override;
    void add(std::span<const Event> events) override;
    void forget() override;
    std::vector<StagedEvent> stagedEvents(std::span<const Event> events) const override;
    bool isRunning() const override;
    bool isFilled() const override;
    canvas::Picture pictureAfter(const StagedEvent &staged, std::span<const Event> later,
                                 const canvas::Picture &now, const canvas::Picture &end) const override;
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
    void dress();
    void markNow(std::span<const Event> events);

    const canvas::Art &m_art;
    AssaultModel m_model;
    AssaultCells *m_cells;
    QLabel *m_title;
    QLabel *m_foot;
    QToolButton *m_close;
    QTableView *m_table;
    bool m_isWanted = false;
};

} // namespace merlon
