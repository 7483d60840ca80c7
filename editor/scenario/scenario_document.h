#pragma once

#include "core/board/finding.h"
#include "core/engine/position/draft.h"
#include "editor/document/open_document.h"
#include "editor/document/step_text.h"
#include "editor/scenario/scenario_change.h"

#include <memory>
#include <vector>

namespace merlon {

/// Something that is wrong with a scenario.
struct ScenarioFinding {
    Severity severity = Severity::Error;
    QString text;
    std::string part {}; ///< pointer of the part of the position in which it is; empty: of none, or of all
};

/// In the place of such a pointer: the goal of the scenario.
inline constexpr const char *kGoalPart = "goal";

/// A scenario that is being laid out: what it says, what can be undone, what the game says to it. Nothing changes it but
/// `perform` and the undo stack.
class ScenarioDocument final : public OpenDocument {
    Q_OBJECT

public:
    /// `file`: where it lies; empty: nowhere yet. Its game must be known.
    explicit ScenarioDocument(Scenario scenario, const QString &file = {}, QObject *parent = nullptr);

    const Scenario &scenario() const { return m_scenario; }
    const Game &game() const { return m_game; }
    /// Empty while it cannot be found.
    const Board &board() const { return m_board; }
    /// The game opened on the board; null while that cannot be.
    const std::shared_ptr<const Setup> &setup() const { return m_setup; }
    /// What its position consists of; empty while there is no setup.
    const Draft &draft() const { return m_draft; }
    /// The position; without one, that before the first draw.
    Json position() const;
    const std::vector<ScenarioFinding> &findings() const { return m_findings; }

    /// One step that can be undone; nothing happens if it changes nothing. Steps with the same `series` that follow each
    /// other become one; -1: never.
    bool perform(const ScenarioChange &change, const StepText &text, int series = -1);

    /// The part of the position that is looked at, by its pointer; it need not exist.
    const std::string &selected() const { return m_selected; }
    void select(const std::string &part);

    QString name() const override;
    std::string key() const override { return m_scenario.key; }
    QByteArray contents() const override;
    Expected<void> canBeOpened(const QByteArray &contents) const override;
    const char *kind() const override { return "scenario"; }
    Json recoveryJson() const override;
    /// The game looks at every change at once: nothing is left to do.
    void checkNow() override { }
    bool hasErrors() const override;

Q_SIGNALS:
    void changed();
    /// Another board, or other options: everything else than before.
    void setupChanged();
    void selectionChanged();

private:
    friend class ApplyScenarioChange;
    ScenarioChange apply(const ScenarioChange &change);
    void open();
    void look();
    void lookAtGoal();
    void addError(const Error &error, const std::string &part = {});
    std::string partOf(const std::string &pointer) const;

    Scenario m_scenario;
    const Game &m_game;
    Board m_board;
    std::shared_ptr<const Setup> m_setup;
    Draft m_draft;
    std::vector<ScenarioFinding> m_ofBoard; ///< what stands in the way of opening the game
    std::vector<ScenarioFinding> m_findings;
    std::string m_selected;
};

} // namespace merlon
