#include "app/puzzles/puzzle_desk.h"

#include "app/puzzles/puzzle_card.h"
#include "app/table/finale/finale_display.h"
#include "app/table/table_page.h"
#include "app/words/goal_words.h"
#include "app/words/resources.h"

#include <utility>

namespace merlon {

PuzzleDesk::PuzzleDesk(TablePage &table, const Appearance &appearance)
    : m_table(table)
    , m_card(new PuzzleCard(appearance))
{
    m_card->hide();
    table.addAbovePrompt(m_card);
    connect(&table, &TablePage::stateChanged, this, &PuzzleDesk::show);
    connect(m_card, &PuzzleCard::againWanted, this, &PuzzleDesk::againWanted);
    connect(m_card, &PuzzleCard::solutionWanted, this, &PuzzleDesk::solutionWanted);
    connect(m_card, &PuzzleCard::playOnWanted, this, &PuzzleDesk::playOnWanted);
    connect(m_card, &PuzzleCard::leavingWanted, this, &PuzzleDesk::leavingWanted);
    connect(m_card, &PuzzleCard::backWanted, this, [this] {
        if (TableSession *session = m_table.session())
            session->undo();
    });
}

PuzzleDesk::~PuzzleDesk() = default;

void PuzzleDesk::begin(std::shared_ptr<const Puzzle> puzzle)
{
    m_puzzle = std::move(puzzle);
    m_watch.emplace(m_puzzle->goal(), m_puzzle->solver);
    m_wasOver = false;
    show();
}

void PuzzleDesk::end()
{
    m_puzzle.reset();
    m_watch.reset();
    m_card->hide();
}

/// What has not been seen yet is not told: while it is being played the card stays as it is.
void PuzzleDesk::show()
{
    const TableSession *session = m_table.session();
    if (!m_puzzle || !session || (m_table.acts().isPlaying() && !m_card->isHidden()))
        return;
    const Goal &goal = m_puzzle->goal();
    const GoalStanding standing = m_watch->look(session->match());
    if (standing.outcome == GoalStanding::Outcome::Reached && !m_puzzle->isSolution)
        rememberSolved(m_puzzle->scenario);
    m_card->show({.name = nameIn(m_puzzle->scenario.names, m_puzzle->scenario.key),
                  .task = taskOf(goal),
                  .left = leftFor(*m_watch, standing, session->setup().game()),
                  .outcome = outcomeOf(goal, standing),
                  .hint = hintOf(goal),
                  .state = standing.outcome,
                  .isSolution = m_puzzle->isSolution,
                  .hasSolution = !goal.solution.empty(),
                  .canTakeBack = session->match().canUndo(),
                  .isOver = session->match().isOver()});
    if (!std::exchange(m_wasOver, session->match().isOver()) && m_wasOver)
        makeRoom();
}

/// The sheet that says who has won would cover the card.
void PuzzleDesk::makeRoom()
{
    m_table.finale().hide();
    m_table.finale().offer();
}

} // namespace merlon
