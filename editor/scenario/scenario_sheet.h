#pragma once

#include "editor/scenario/scenario_map.h"
#include "editor/tabs/open_sheet.h"

#include <memory>

namespace merlon {

/// An open scenario with its board and position.
class ScenarioSheet final : public OpenSheet {
    Q_OBJECT

public:
    ScenarioSheet(Scenario scenario, const QString &file, const Appearance &appearance);
    ~ScenarioSheet() override;

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
