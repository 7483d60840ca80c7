#pragma once

#include "editor/document/step_text.h"
#include "editor/scenario/scenario_document.h"

#include <utility>

namespace merlon {

/// One undo step for any edit of a scenario: applying a change yields its inverse.
class ApplyScenarioChange final : public TitledStep {
public:
    /// `series`: as for ScenarioDocument::perform.
    ApplyScenarioChange(ScenarioDocument &document, ScenarioChange change, const StepText &text, int series)
        : TitledStep(text)
        , m_document(document)
        , m_change(std::move(change))
        , m_series(series)
    {
    }

    void redo() override { swap(); }
    void undo() override { swap(); }
    int id() const override { return m_series; }

    /// A change says what a whole part was before, so that the earlier one takes both back.
    bool mergeWith(const QUndoCommand *other) override
    {
        const auto *later = static_cast<const ApplyScenarioChange *>(other);
        if (later->m_change.index() != m_change.index())
            return false;
        Scenario before = m_document.scenario();
        merlon::apply(before, m_change);
        setObsolete(before == m_document.scenario());
        takeTitle(*later);
        return true;
    }

private:
    void swap() { m_change = m_document.apply(m_change); }

    ScenarioDocument &m_document;
    ScenarioChange m_change;
    int m_series;
};

} // namespace merlon
