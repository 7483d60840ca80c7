#include "editor/scenario/scenario_tab.h"

#include "app/words/language.h"
#include "core/canvas/view/board_highlights.h"
#include "editor/tabs/find_bar.h"

#include <QVBoxLayout>

namespace merlon {

ScenarioTab::ScenarioTab(Scenario scenario, const QString &file, const Appearance &appearance)
    : m_document(std::make_unique<ScenarioDocument>(std::move(scenario), file))
    , m_map(new ScenarioMap(*m_document, appearance))
    , m_find(nullptr)
{
    m_find =
        new FindBar({m_map, [this](const std::string &text) { return FindCount {m_map->showFound(text)}; },
                     [this] { m_map->revealFound(); }, [this] { m_map->highlights().setMarked({}); }});
    column().addWidget(m_find);
    column().addWidget(m_map, 1);
    setFocusProxy(m_map);
    connect(m_map, &ScenarioMap::statusMessage, this, &DocumentTab::statusMessage);
    follow();
}

ScenarioTab::~ScenarioTab()
{
    m_document->disconnect(); // its undo stack speaks even while it goes
    delete m_map;             // before the document that it shows
    m_map = nullptr;
}

void ScenarioTab::find()
{
    m_find->open();
}

Expected<void> ScenarioTab::reload()
{
    const Expected<Scenario> scenario =
        readScenarioFile(std::filesystem::path(m_document->file().toStdU16String()));
    if (!scenario)
        return tl::unexpected(scenario.error());
    if (scenario->game != m_document->game().key())
        return tl::unexpected(ownError(tr("The file is now a scenario of another game."),
                                       tr("Open it in another tab."), m_document->file().toStdString()));
    m_document->perform(SetScenario {*scenario}, [] { return tr("Reload from disk"); });
    return {};
}

} // namespace merlon
