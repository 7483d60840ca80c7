#include "app/table/docks/table_docks.h"
#include "app/table/question/gestures.h"
#include "app/table/table_page.h"
#include "app/words/language.h"

#include <algorithm>

using namespace Qt::StringLiterals;

/// How the table asks: what glows, what stands on buttons, and what comes of pointing.
namespace merlon {

using canvas::Thing;

void TablePage::showQuestion()
{
    ChoiceList choices;
    m_view->choices(choices);
    m_guide->begin(choices);
    m_grasped = {};
    m_impossible = impossibleNow(m_session->match().state(), choices);
    showColour();
    bringForward();
    showChoosable();
    m_prompt->announce();
    const std::vector<Thing> onBoard = placed(m_guide->choosable());
    const bool isAtBoard = m_board->hasFocus() && !onBoard.empty();
    if (!isAtBoard && m_prompt->focusFirst())
        return;
    const Thing current = m_board->current();
    if (!isAtBoard || (!current.isNothing() && std::ranges::find(onBoard, current) == onBoard.end()))
        focusBoard();
}

/// What of the board something that is dragged would be dropped on.
Thing TablePage::boardUnder(QPoint onScreen)
{
    return m_board->dragOver(m_board->viewport()->mapFromGlobal(onScreen));
}

/// The first place that can be chosen has the keyboard, unless a press may still be meant for something before.
void TablePage::focusBoard()
{
    m_board->setFocus(Qt::OtherFocusReason);
    if (!m_prompt->isPaused())
        m_board->pointAtFirst();
}

/// A panel that lies behind another comes to the front if something in it can be chosen.
void TablePage::bringForward()
{
    const std::vector<Thing> things = m_guide->choosable();
    for (const TablePanel *panel : panels()) {
        PanelDock *dock = m_docks->dockOf(panel);
        if (dock && !dock->isSeen() && std::ranges::any_of(things, [&](const Thing &thing) {
                return placed({thing}).empty() && panel->holds(thing);
            }))
            dock->raise();
    }
}

/// What can be chosen in a panel that is not seen any more stands on buttons, and the other way round.
void TablePage::followPanels()
{
    if (!m_session || !m_guide || !m_view || m_session->stage() != TableSession::Stage::Asking)
        return;
    const bool hadKeyboard = m_prompt->isAncestorOf(focusWidget());
    showChoosable();
    if (hadKeyboard && !m_prompt->focusFirst())
        m_board->setFocus(Qt::OtherFocusReason);
}

/// A question that is always asked, to somebody who is not at the screen: the table as everybody may see it, and the
/// screen changes hands only if they want to do more than let the moment pass.
void TablePage::showMoment()
{
    showWaiting();
    const QString hint = m_session->atScreen() == kNobody
        ? tr("What is face down stays hidden until somebody takes the seat.")
        //: %1 and %2: a side and perhaps a name, `Defender (Anne)`.
        : asSentence(tr("%1 may go on without a look at what is face down: the screen stays with %2.")
                         .arg(playerInSentence(m_session->asked()), playerInSentence(m_session->atScreen())));
    m_prompt->showQuestion(asSentence(m_speaker->sentence(m_view->decision())), hint);
    //: A button: the one who is asked lets the moment pass.
    const QString without = tr("Continue without");
    m_prompt->showChoices({{QString(), {{*m_session->passingChoice(), without, without}}}});
    //: A button: a side comes to the screen.
    m_prompt->showSeat(tr("%1: take the seat").arg(playerName(m_session->asked())));
    m_prompt->announce();
    m_prompt->setFocus(
        Qt::OtherFocusReason); // not a button: a key too many of the other side must not answer
}

std::vector<Choice> TablePage::buttonChoices() const
{
    constexpr std::size_t kFew = 4; // so many stand on buttons even if a panel shows them too
    const std::vector<Choice> all = m_guide->offBoard();
    std::vector<Choice> plain;
    std::vector<Choice> inPanels;
    for (const Choice choice : all) {
        const std::vector<Thing> things = m_guide->openThings(choice);
        const bool held = !things.empty()
            && std::ranges::all_of(things, [this](const Thing &thing) { return isHeldByPanel(thing); });
        (held ? inPanels : plain).push_back(choice);
    }
    return inPanels.size() > kFew ? plain : all;
}

bool TablePage::isHeldByPanel(const Thing &thing) const
{
    return std::ranges::any_of(panels(), [&](const TablePanel *panel) {
        const PanelDock *dock = m_docks->dockOf(panel);
        return dock && dock->isSeen() && panel->holds(thing);
    });
}

/// Things that can be anywhere on the board get the place where they stand.
std::vector<Thing> TablePage::placed(std::vector<Thing> things) const
{
    std::vector<Thing> result;
    const canvas::Picture &picture = m_board->picture();
    for (Thing &thing : things) {
        if (thing.place >= 0 || thing.link >= 0) {
            result.push_back(std::move(thing));
            continue;
        }
        for (std::size_t place = 0; place < picture.places.size(); ++place) {
            const auto &tokens = picture.places[place].tokens;
            if (isOneOfAKind(thing.type)
                && std::ranges::find(tokens, thing.key, &canvas::Token::key) != tokens.end())
                result.push_back(canvas::pieceThing(static_cast<int>(place), thing.key));
        }
    }
    std::ranges::sort(result);
    result.erase(std::unique(result.begin(), result.end()), result.end());
    return result;
}

void TablePage::showChoosable()
{
    const std::vector<Thing> things = m_guide->choosable();
    m_board->setChoosable(placed(things));
    std::vector<Thing> selected = m_guide->picks();
    selected.insert(selected.end(), m_guide->given().begin(), m_guide->given().end());
    m_board->setSelected(placed(selected));
    for (TablePanel *panel : panels()) {
        panel->setChoosable(things);
        panel->setSelected(m_guide->picks());
    }
    const std::vector<Choice> buttons = buttonChoices();
    m_prompt->showChoices(withNotes(groupChoices(buttons, *m_speaker)));
    m_prompt->showImpossible(m_guide->hasPicks() ? QStringList() : refusalsToTell());
    const bool canLeave = m_guide->hasPicks() || m_view->decision().depth > 0;
    m_prompt->showBack(canLeave ? tr("Back (Esc)") : QString());
    m_prompt->showQuestion(asSentence(m_speaker->sentence(m_view->decision())),
                           whyNow() + hintFor(things, !buttons.empty()));
}

/// With what the choices cost and do.
std::vector<ChoiceGroup> TablePage::withNotes(std::vector<ChoiceGroup> groups) const
{
    for (ChoiceGroup &group : groups) {
        for (WordedChoice &worded : group.choices)
            worded.note = m_face->noteOn(*m_view, *m_speaker, worded.choice);
    }
    return groups;
}

/// When and why the question is asked, before what is to be done: in sentences, or nothing.
QString TablePage::whyNow() const
{
    QStringList sentences;
    if (const std::optional<RoundTime> time = m_face->timeOf(*m_view); time && time->round > 0 && time->now) {
        const QString phase = time->phases[*time->now].name;
        if (time->under && *time->under != *time->now)
            //: %2 and %3: parts of a round; %2 has been put in after %3.
            sentences
                << tr("Round %1, %2 after %3.").arg(time->round).arg(phase, time->phases[*time->under].name);
        else
            //: %2: part of a round.
            sentences << tr("Round %1, %2.").arg(time->round).arg(phase);
    }
    sentences << m_face->whyNow(*m_view);
    sentences.removeAll(QString());
    return sentences.isEmpty() ? QString() : sentences.join(u' ') + u' ';
}

QString TablePage::hintFor(const std::vector<Thing> &things, bool hasButtons) const
{
    const bool onBoard = !placed(things).empty();
    const bool inPanels =
        std::ranges::any_of(things, [this](const Thing &thing) { return isHeldByPanel(thing); });
    const QString rule = QString::fromStdString(ruleName(m_speaker->setup().game(), m_view->decision().rule));
    if (m_guide->hasPicks() && onBoard)
        //: %1: number of a rule.
        return tr("Now choose what glows on the board. (%1)").arg(rule);
    if (onBoard && hasButtons)
        return tr("Choose what glows on the board, or one of the buttons. (%1)").arg(rule);
    if (onBoard && inPanels)
        return tr("Choose what glows on the board, or what is marked beside it. (%1)").arg(rule);
    if (onBoard)
        return tr("Choose what glows on the board. (%1)").arg(rule);
    if (inPanels)
        return tr("Choose what is marked beside the board. (%1)").arg(rule);
    return tr("Choose one of the buttons. (%1)").arg(rule);
}

bool TablePage::isAsking() const
{
    return m_session && !isLookingBack() && !isShowing() && m_session->stage() == TableSession::Stage::Asking;
}

/// What does not go with what has been picked may be another beginning.
bool TablePage::pickOrBeginAnew(const Thing &thing)
{
    if (m_guide->pick(thing))
        return true;
    ChoiceGuide anew = *m_guide;
    while (anew.back()) { }
    if (!anew.pick(thing))
        return false;
    m_guide = std::make_unique<ChoiceGuide>(std::move(anew));
    return true;
}

/// Something is held, and perhaps dragged: what goes with it glows, but nothing is chosen until it is let go.
void TablePage::grasp(const Thing &thing)
{
    m_grasped = {};
    if (!isAsking() || !pickOrBeginAnew(thing))
        return;
    m_grasped = thing;
    showChoosable();
}

void TablePage::pick(const Thing &thing)
{
    if (!isAsking())
        return;
    const bool isHeld = !m_grasped.isNothing() && m_grasped == thing && m_guide->hasPicks();
    m_grasped = {};
    if (!isHeld && !pickOrBeginAnew(thing))
        return refuse(thing);
    if (const std::optional<Choice> choice = m_guide->complete())
        return choose(*choice);
    showChoosable();
    m_prompt->announce();
    if (placed(m_guide->choosable()).empty())
        m_prompt->focusFirst(); // the rest of the choice lies there
}

/// What was dragged has been let go. A gesture that leads nowhere takes back what it began with.
void TablePage::drop(const Thing &from, const Thing &to)
{
    if (!isAsking())
        return;
    m_grasped = {};
    ChoiceGuide after = *m_guide;
    if (!m_guide->hasPicks()) {
        if (!from.isNothing() && !after.pick(from))
            refuse(from);
        return;
    }
    if (!to.isNothing() && after.pick(to))
        return pick(to);
    const QString why = to.isNothing() ? QString() : whyNothingComesOf(to);
    m_guide->back();
    showChoosable();
    if (!why.isEmpty())
        m_prompt->showRemark(why);
}

void TablePage::choose(Choice choice)
{
    if (!m_session || isLookingBack())
        return;
    if (warns(choice))
        return;
    const bool passes = m_session->passingChoice() == choice;
    if (const Expected<void> played = passes ? m_session->letPass() : m_session->play(choice); !played)
        Q_EMIT troubled(played.error());
}

bool TablePage::stepBack()
{
    if (isLookingBack()) {
        backToNow();
        return true;
    }
    if (!m_session || isShowing() || m_session->stage() != TableSession::Stage::Asking)
        return false;
    if (m_guide->back()) {
        showChoosable();
        return true;
    }
    return m_session->leaveSequence();
}

/// What is not possible with the things that are on the screen: those of the board are told where they are pointed at.
QStringList TablePage::refusalsToTell() const
{
    const Vocabulary &vocabulary = m_speaker->vocabulary();
    std::vector<Impossible> seen;
    std::ranges::copy_if(m_impossible, std::back_inserter(seen), [&](const Impossible &impossible) {
        const Thing thing = thingOf(impossible, vocabulary);
        return !isOnBoard(impossible, vocabulary) && (thing.isNothing() || isHeldByPanel(thing))
            && m_face->isWorthTelling(vocabulary.reasons()[impossible.reason.kind()].key);
    });
    QStringList told;
    for (const Refusal &refusal : refusalsFor(seen, *m_speaker))
        told << inRichText(refusal);
    return told;
}

std::vector<Refusal> TablePage::allRefusals() const
{
    if (!m_session || m_session->stage() != TableSession::Stage::Asking)
        return {};
    return refusalsFor(m_impossible, *m_speaker);
}

std::vector<ChoiceGroup> TablePage::allChoices() const
{
    if (!m_session || m_session->stage() != TableSession::Stage::Asking)
        return {};
    return withNotes(groupChoices(m_guide->remaining(), *m_speaker));
}

} // namespace merlon
