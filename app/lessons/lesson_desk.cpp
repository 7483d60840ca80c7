#include "app/lessons/lesson_desk.h"

#include "app/lessons/guide_card.h"
#include "app/table/table_page.h"
#include "app/words/lesson_files.h"
#include "app/words/resources.h"

#include <QApplication>

#include <utility>

namespace merlon {

LessonDesk::LessonDesk(TablePage &table, const Appearance &appearance)
    : m_table(table)
    , m_card(new GuideCard(appearance))
{
    m_card->hide();
    table.addAbovePrompt(m_card);
    connect(&table, &TablePage::stateChanged, this, &LessonDesk::show);
    connect(m_card, &GuideCard::onWanted, this, [this] { m_guide->goOn(); });
    connect(m_card, &GuideCard::backWanted, this, [this] { m_guide->goBack(); });
    connect(m_card, &GuideCard::showingWanted, this, [this] { m_guide->showHow(); });
    connect(m_card, &GuideCard::leavingWanted, this, &LessonDesk::leavingWanted);
    connect(m_card, &GuideCard::nextWanted, this, &LessonDesk::beginNext);
    connect(m_card, &GuideCard::playWanted, this, &LessonDesk::play);
    connect(m_card, &GuideCard::ruleWanted, this, &LessonDesk::ruleWanted);
}

LessonDesk::~LessonDesk() = default;

Expected<void> LessonDesk::begin(const std::filesystem::path &file)
{
    Expected<OpenedLesson> opened = openLessonHere(file);
    if (!opened)
        return tl::unexpected(std::move(opened.error()));
    auto guide = std::make_unique<LessonGuide>(std::move(*opened));
    std::unique_ptr<TableSession> session = guide->makeSession();
    connect(guide.get(), &LessonGuide::changed, this, &LessonDesk::show);
    const std::unique_ptr<LessonGuide> before =
        std::exchange(m_guide, std::move(guide)); // until its game is gone
    m_wasFinished = false;
    m_next.reset();
    m_table.open(std::move(session));
    m_table.prompt().setGuided(true);
    show();
    return {};
}

void LessonDesk::end()
{
    m_guide.reset();
    m_card->hide();
    m_table.prompt().setGuided(false);
    m_table.prompt().choices().setGuided({});
}

void LessonDesk::show()
{
    if (!m_guide || !m_table.session())
        return;
    if (m_table.acts().isPlaying() && !m_card->isHidden())
        return waitForActs();
    const LessonStep &step = m_guide->lesson().steps[m_guide->step()];
    const bool isFinished = m_guide->isFinished();
    if (isFinished && !std::exchange(m_wasFinished, true))
        m_next = lessonAfter(m_guide->lesson());
    m_card->show(
        {.lesson = nameIn(m_guide->lesson().start.names, m_guide->lesson().key),
         .step = m_guide->step(),
         .steps = m_guide->steps(),
         .text = m_guide->saying(),
         .hint = m_guide->hint(),
         .rule = QString::fromStdString(step.rule),
         .canGoBack = m_guide->canGoBack(),
         .canGoOn = m_guide->canGoOn(),
         .canShow = m_guide->awaitedChoice().has_value() && m_guide->kind() == LessonStep::Kind::Doing,
         .isAstray = m_guide->isAstray(),
         .isFinished = isFinished,
         .isOver = m_table.session()->match().isOver(),
         .next = m_next ? nameIn(m_next->lesson.start.names, m_next->lesson.key) : QString()});
    m_table.display().setGuided(m_guide->pointed());
    m_table.prompt().choices().setGuided(m_guide->awaitedChoice());
    if (m_guide->isHolding() && m_table.session()->stage() == TableSession::Stage::Thinking)
        m_table.prompt().showQuestion(tr("The game waits for you."),
                                      tr("Read what the guide says, then press Next."));
    if (m_guide->canGoOn() || isFinished || m_guide->isAstray())
        m_card->focusOnward();
    else if (m_card->isAncestorOf(QApplication::focusWidget()))
        m_table.board().setFocus(Qt::OtherFocusReason); // what is to be done lies there
    remember();
}

/// The guide does not tell what has not been seen yet, and what shows it has the only button that goes on.
void LessonDesk::waitForActs()
{
    GuideCard::Page page = m_card->page();
    page.canGoOn = page.isFinished = page.canShow = false;
    m_card->show(page);
}

void LessonDesk::beginNext()
{
    if (!m_next)
        return;
    const std::filesystem::path file = m_next->file; // it goes when the next one begins
    Q_EMIT lessonWanted(file);
}

void LessonDesk::play()
{
    if (m_table.session()->match().isOver())
        Q_EMIT newGameWanted(m_guide->setup().game());
    else
        Q_EMIT playOnWanted();
}

void LessonDesk::remember()
{
    rememberProgress(m_guide->lesson(), {static_cast<int>(m_guide->step()), m_guide->isFinished()});
}

} // namespace merlon
