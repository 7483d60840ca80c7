#pragma once

#include "app/table/face/race_strip.h"
#include "app/table/face/round_time.h"
#include "app/words/speaker.h"
#include "core/canvas/art/art.h"

#include <QWidget>

class QHBoxLayout;

namespace merlon {

class BarTitle;
class PhaseStrip;
class RoundStrip;

/// The bar above the table: game and board, rounds, phases, and room for tool buttons at the right.
class TimeBar final : public QWidget {
    Q_OBJECT

public:
    TimeBar(const canvas::Art &art, QWidget *parent);

    void show(RoundTime time, const Speaker &speaker);
    /// Shows who has come how far, beside a narrower round; a goal of 0: there is no race.
    void showRace(RaceContent race);
    /// Shows where this seat hopes to come to; none: nowhere.
    void showHope(Seat seat, std::optional<int> points) { m_race->showHope(seat, points); }
    void themeChanged();
    /// Adds a button at the right end.
    void addTool(QWidget *tool);

    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool event(QEvent *event) override;

private:
    int widthOfTools() const;
    void shareRoom();

    const canvas::Art &m_art;
    BarTitle *m_title;
    RoundStrip *m_rounds;
    PhaseStrip *m_phases;
    RaceStrip *m_race;
    QHBoxLayout *m_tools;
};

} // namespace merlon
