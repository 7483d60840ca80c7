#include "editor/scenario/scenario_document.h"

#include "app/words/board_wordings.h"
#include "app/words/game_words.h"
#include "app/words/language.h"
#include "app/words/resources.h"
#include "core/base/json.h"
#include "core/board/finding.h"
#include "core/engine/position/draft_edit.h"
#include "editor/scenario/apply_scenario_change.h"

#include <algorithm>

namespace merlon {

ScenarioDocument::ScenarioDocument(Scenario scenario, const QString &file, QObject *parent)
    : OpenDocument(file, parent)
    , m_scenario(std::move(scenario))
    , m_game(*findGame(m_scenario.game))
{
    open();
}

Json ScenarioDocument::position() const
{
    return m_scenario.position ? **m_scenario.position : Json {{"at", "set-up"}};
}

/// Finds the board and opens the game on it.
void ScenarioDocument::open()
{
    m_setup.reset();
    m_ofBoard.clear();
    const auto *name = std::get_if<std::string>(&m_scenario.board);
    const Expected<Board> board =
        name ? boardNamed(*name) : Expected<Board>(std::get<Board>(m_scenario.board));
    m_board = board.value_or(Board());
    if (!board)
        m_ofBoard.push_back({Severity::Error, asSentence(say(board.error()))});
    for (const Finding &finding : board ? objectionsTo(m_board, m_game) : std::vector<Finding> {})
        m_ofBoard.push_back({finding.severity, say(finding, BoardWordings(m_board, &m_game))});
    if (board) {
        auto setup = m_game.open(m_board, m_scenario.options);
        if (setup)
            m_setup = std::move(*setup);
        else if (m_ofBoard.empty())
            m_ofBoard.push_back({Severity::Error, asSentence(say(setup.error()))});
    }
    look();
}

/// What the game says to the position as it is now.
void ScenarioDocument::look()
{
    m_findings = m_ofBoard;
    m_draft = m_setup ? draftOf(m_setup, position()) : Draft {};
    if (m_draft.objection)
        addError(*m_draft.objection, partOf(m_draft.objection->where.pointer));
    for (const auto &[seat, player] : m_setup ? m_scenario.seats : std::map<std::string, std::string> {}) {
        if (std::ranges::find(m_setup->seats(), seat, &SeatInfo::key) == m_setup->seats().end())
            addError({{"scenario.no-seat", {seat}}, {}, {}});
    }
    lookAtGoal();
}

/// Only where the game knows the position: a goal speaks of it.
void ScenarioDocument::lookAtGoal()
{
    if (!m_scenario.goal || !m_setup || m_draft.objection)
        return;
    const Expected<std::unique_ptr<State>> start = m_setup->position(position());
    if (!start)
        return;
    std::vector<std::string> languages;
    for (const auto &[language, name] : m_scenario.names)
        languages.push_back(language);
    for (const GoalFinding &finding : objectionsTo(*m_scenario.goal, *m_setup, **start, languages)) {
        addError(finding.error, kGoalPart);
        m_findings.back().severity = finding.isError ? Severity::Error : Severity::Warning;
    }
}

void ScenarioDocument::addError(const Error &error, const std::string &part)
{
    QString text = asSentence(say(error.what));
    if (!error.right.code.empty())
        text += QChar(u' ') + asSentence(say(error.right));
    m_findings.push_back({Severity::Error, text, part});
}

/// The part that holds what the pointer names: the longest that begins it.
std::string ScenarioDocument::partOf(const std::string &pointer) const
{
    std::string best;
    for (const DraftPart &part : m_draft.parts) {
        const bool holds = pointer == part.pointer || pointer.starts_with(part.pointer + '/');
        if (holds && part.pointer.size() > best.size())
            best = part.pointer;
    }
    return best;
}

bool ScenarioDocument::perform(const ScenarioChange &change, const StepText &text, int series)
{
    Scenario tried = m_scenario;
    merlon::apply(tried, change);
    if (tried == m_scenario)
        return false;
    undoStack().push(new ApplyScenarioChange(*this, change, text, series));
    return true;
}

ScenarioChange ScenarioDocument::apply(const ScenarioChange &change)
{
    ScenarioChange inverse = merlon::apply(m_scenario, change);
    const bool isOther =
        std::holds_alternative<SetOptions>(change) || std::holds_alternative<SetScenario>(change);
    if (isOther)
        open();
    else
        look();
    if (isOther)
        Q_EMIT setupChanged();
    Q_EMIT changed();
    Q_EMIT findingsChanged();
    wasEdited();
    return inverse;
}

void ScenarioDocument::select(const std::string &part)
{
    m_selected = part;
    Q_EMIT selectionChanged();
}

QString ScenarioDocument::name() const
{
    return nameIn(m_scenario.names, m_scenario.key);
}

QByteArray ScenarioDocument::contents() const
{
    return QByteArray::fromStdString(writeScenario(m_scenario));
}

Expected<void> ScenarioDocument::canBeOpened(const QByteArray &contents) const
{
    const std::string_view text(contents.data(), static_cast<std::size_t>(contents.size()));
    const Expected<Scenario> read = readScenario(text, key());
    return read ? Expected<void>() : tl::unexpected(read.error());
}

Json ScenarioDocument::recoveryJson() const
{
    return Json::parse(writeScenario(m_scenario));
}

bool ScenarioDocument::hasErrors() const
{
    return std::ranges::any_of(
        m_findings, [](const ScenarioFinding &finding) { return finding.severity == Severity::Error; });
}

} // namespace merlon
