#pragma once

#include "editor/scenario/scenario_map.h"
#include "editor/tabs/document_tab.h"

#include <memory>

namespace merlon {

/// An open scenario with its board and position.
class ScenarioTab final : public DocumentTab {
    Q_OBJECT

public:
    ScenarioTab(Scenario scenario, const QString &file, const Appearance &appearance);
    ~ScenarioTab() override;

    ScenarioDocument &document() override { return *m_document; }
    ScenarioMap &map() override { return *m_map; }
    void find() override;

private:
    Expected<void> reload() override;

    std::unique_ptr<ScenarioDocument> m_document;
    ScenarioMap *m_map;
    class FindBar *m_find;
};

} // namespace merlon
