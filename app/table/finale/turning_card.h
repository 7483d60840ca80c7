#pragma once

#include "app/story/odds_run.h"
#include "core/engine/game.h"
#include "core/engine/statistics/statistics.h"
#include "core/engine/statistics/turning_points.h"

#include <QFrame>

#include <memory>
#include <optional>
#include <string>

class QLabel;
class QPushButton;

namespace merlon {

/// The moment that turned a game, or the greatest danger that passed (see turningPoint), in words, with a button that
/// leads there. It is looked for in the background, and the card is hidden as long as none is known.
class TurningCard final : public QFrame {
    Q_OBJECT

public:
    explicit TurningCard(QWidget *parent = nullptr);

    /// Looks for the turning point of a game that ended so; `setup` must live until it is followed no more.
    void follow(std::shared_ptr<const Statistics> statistics, const Setup &setup, const OddsEnd &end);
    void clear();

Q_SIGNALS:
    /// What came of question `ply` is to be looked at, and there a place; empty: none in particular.
    void momentWanted(std::size_t ply, const QString &place);

protected:
    void changeEvent(QEvent *event) override;

private:
    void find();
    void retranslate();
    void tell();

    std::shared_ptr<const Statistics> m_statistics;
    const Setup *m_setup = nullptr;
    OddsEnd m_end;
    OddsRun m_run;
    std::optional<TurningPoint> m_point; ///< once it has been found
    std::size_t m_ply = 0;               ///< of the question from which it came
    std::string m_part;                  ///< whose chances changed most; empty: nothing in particular
    std::string m_place;                 ///< that part, or else where it happened; empty: nowhere
    QLabel *m_title;
    QLabel *m_text;
    QPushButton *m_look;
};

} // namespace merlon
