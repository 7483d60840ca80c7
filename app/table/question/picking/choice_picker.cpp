#include "app/table/question/picking/choice_picker.h"

#include "app/table/game_panels.h"
#include "app/table/position_display.h"
#include "app/table/question/bar/prompt_bar.h"
#include "app/table/question/picking/asked_pieces.h"
#include "app/table/question/picking/attempts.h"
#include "app/table/question/words/explainer.h"
#include "app/words/language.h"
#include "core/canvas/view/board_pointer.h"
#include "core/canvas/view/board_view.h"

#include <QGuiApplication>

#include <algorithm>
#include <iterator>
#include <limits>
#include <utility>

namespace merlon {

using canvas::Thing;

ChoicePicker::ChoicePicker(const TableParts &parts, const Explainer &explainer, QObject *parent)
    : QObject(parent)
    , m_parts(parts)
    , m_explainer(explainer)
{
    canvas::BoardView &board = m_parts.board;
    connect(&board, &canvas::BoardView::picked, this, &ChoicePicker::pick);
    connect(&board.pointer(), &canvas::BoardPointer::grasped, this, &ChoicePicker::grasp);
    connect(&board.pointer(), &canvas::BoardPointer::dragged, this, &ChoicePicker::holdOver);
    connect(&board.pointer(), &canvas::BoardPointer::dropped, this, &ChoicePicker::drop);
    GamePanels &panels = m_parts.panels;
    connect(&panels, &GamePanels::picked, this, &ChoicePicker::pick);
    connect(&panels, &GamePanels::grasped, this, &ChoicePicker::grasp);
    connect(&panels, &GamePanels::dragged, this, [this](QPoint position) { boardUnder(position); });
    connect(&panels, &GamePanels::dropped, this, [this](QPoint position) {
        const bool one = QGuiApplication::keyboardModifiers() & Qt::ShiftModifier;
        drop({}, boardUnder(position), one ? 1 : std::numeric_limits<int>::max());
    });
}

void ChoicePicker::open(const Vocabulary &vocabulary)
{
    m_guide = std::make_unique<ChoiceGuide>(vocabulary);
}

void ChoicePicker::clear()
{
    m_guide.reset();
    m_ahead.reset();
    m_early.reset();
    m_stack = {};
    m_hauls = {};
    m_placing = {};
    m_isAsking = false;
}

void ChoicePicker::begin(const ChoiceList &choices)
{
    m_guide->begin(choices, piecesAskedAbout(m_parts.display.view(), m_parts.display.tableau()));
    m_choices.assign(choices);
    m_hauls = Hauls::at(m_parts.display.view(), choices);
    const std::unique_ptr<SeatView> seen = m_parts.display.seen();
    m_placing =
        Placing::at(m_parts.display.view(), choices, [&seen](Choice choice) { return seen->after(choice); });
    m_grasped = m_hauled = m_tried = {};
    m_isNarrowed = false;
    m_ahead.reset();
    m_early.reset();
    m_isAsking = true;
}

std::optional<Choice> ChoicePicker::goOn()
{
    const std::unique_ptr<SeatView> seen = m_parts.display.seen();
    return m_stack.next(*m_guide, m_parts.display.view().decision(), seen->ply());
}

void ChoicePicker::keepOrder(const std::vector<Choice> &order)
{
    const std::vector<Choice> all = m_guide->remaining();
    if (!m_isAsking || all.empty())
        return;
    const bool isOther = order != all && std::ranges::is_permutation(order, all);
    const Decision decision = m_parts.display.view().decision();
    const std::size_t ply = m_parts.display.seen()->ply();
    const Choice first = isOther ? order.front() : all.front();
    if (isOther)
        m_stack.beginOrder(std::vector<Choice>(order.begin() + 1, order.end()), decision, ply);
    else
        m_stack.beginKeeping(decision, ply);
    Q_EMIT completed(first);
}

void ChoicePicker::makeBoth(Choice first, Choice then)
{
    if (!m_isAsking)
        return;
    m_stack.begin(then, m_parts.display.view().decision().seat, m_parts.display.seen()->ply());
    Q_EMIT completed(first);
}

void ChoicePicker::end()
{
    m_guide->begin({});
    m_ahead.reset();
    m_early.reset();
    m_tried = {};
    m_hauls = {};
    m_placing = {};
    m_hauled = {};
    m_isAsking = false;
}

std::vector<Thing> ChoicePicker::choosable() const
{
    if (!m_hauled.isNothing())
        return m_hauls.targetsOf(m_hauled);
    if (m_early)
        return m_early->guide.choosable();
    if (m_ahead)
        return m_ahead->guide.choosable();
    std::vector<Thing> things = m_guide->choosable();
    if (canTurn()) { // only where it can lie as it is turned now
        std::erase_if(things, [](const Thing &thing) { return thing.place >= 0; });
        std::ranges::move(m_placing.targets(), std::back_inserter(things));
        return things;
    }
    if (!m_guide->hasPicks() && !m_isNarrowed)
        std::ranges::move(m_hauls.pieces(), std::back_inserter(things));
    return things;
}

bool ChoicePicker::canTurn() const
{
    return m_isAsking && m_placing.canTurn() && !m_guide->hasPicks() && !m_isNarrowed;
}

bool ChoicePicker::turn(bool clockwise)
{
    if (!canTurn() || !m_placing.turn(clockwise))
        return false;
    Q_EMIT held();
    return true;
}

bool ChoicePicker::flip()
{
    if (!canTurn() || !m_placing.flip())
        return false;
    Q_EMIT held();
    return true;
}

std::vector<std::uint16_t> ChoicePicker::coveredFrom(const Thing &thing) const
{
    const Placing::Lay *lay = m_isAsking ? m_placing.layAt(thing) : nullptr;
    return lay ? lay->places : std::vector<std::uint16_t> {};
}

std::optional<Choice> ChoicePicker::turning() const
{
    return canTurn() ? m_placing.turning() : std::nullopt;
}

Laid ChoicePicker::laidAt(const Thing &thing) const
{
    Laid laid;
    if (!canTurn() || thing.place < 0)
        return laid;
    laid.haul = m_placing.haulAt(thing);
    const View *after = m_placing.afterTurning();
    if (!laid.haul && after)
        laid.whyNot = whyNotPick(*after, guideAt(*after), thing);
    return laid;
}

/// Turned as it is seen, and laid there: one choice, or one after the other.
void ChoicePicker::lay(const Haul &laid)
{
    if (laid.then)
        return makeBoth(laid.first, *laid.then);
    Q_EMIT completed(laid.first);
}

/// What of the board something that is dragged would be dropped on.
Thing ChoicePicker::boardUnder(QPoint onScreen)
{
    return m_parts.board.pointer().hover(m_parts.board.viewport()->mapFromGlobal(onScreen));
}

/// What does not go with what has been picked may be another beginning.
bool ChoicePicker::pickOrStartOver(const Thing &thing)
{
    if (m_guide->pick(thing))
        return true;
    ChoiceGuide fresh = m_guide->unpicked();
    if (std::exchange(m_isNarrowed, false))
        fresh.begin(m_choices);
    if (!fresh.pick(thing))
        return false;
    *m_guide = std::move(fresh);
    return true;
}

/// Something is held, and perhaps dragged: what goes with it glows, but nothing is chosen until it is let go.
void ChoicePicker::grasp(const Thing &thing)
{
    m_grasped = m_hauled = m_tried = {};
    m_early.reset();
    if (!m_isAsking)
        return;
    if (!m_hauls.targetsOf(thing).empty()) {
        m_hauled = thing;
        Q_EMIT held();
        return;
    }
    if (!pickOrStartOver(thing))
        return graspEarly(thing);
    m_grasped = thing;
    m_ahead = aheadOf(*m_guide, *m_parts.display.seen());
    Q_EMIT held();
}

/// What belongs to a step that comes next lights where it may go there: who drags it on has done with this one, and begins the
/// one that is offered; which one is said while it is held. Not while a guide leads step by step.
void ChoicePicker::graspEarly(const Thing &thing)
{
    m_tried = thing;
    if (m_parts.prompt.isGuided())
        return;
    for (NextStep &step : nextSteps(m_parts.display.view(), m_choices)) {
        if (!step.guide.pick(thing) || step.guide.choosable().empty())
            continue;
        m_early = std::move(step);
        Q_EMIT held();
        const Choice implied = m_early->then.empty() ? m_early->ending : m_early->then.back();
        m_parts.prompt.showRemark(
            asSentence(m_parts.game.speaker->sentence(implied, m_parts.display.view().decision())));
        return;
    }
}

std::vector<Thing> ChoicePicker::reachOf(const Thing &thing) const
{
    if (!m_isAsking || thing.isNothing())
        return {};
    if (std::vector<Thing> targets = m_hauls.targetsOf(thing); !targets.empty())
        return targets;
    ChoiceGuide guide = *m_guide;
    if (!guide.pick(thing))
        return {};
    if (std::vector<Thing> places = reachFrom(guide, m_parts.display.view()); !places.empty())
        return places;
    if (const std::optional<Ahead> ahead = aheadOf(guide, *m_parts.display.seen()))
        return ahead->guide.choosable();
    return guide.complete() ? std::vector<Thing>() : guide.choosable();
}

void ChoicePicker::pick(const Thing &thing)
{
    if (!m_isAsking)
        return;
    if (const Laid laid = laidAt(thing); laid.haul)
        return lay(*laid.haul);
    const bool isHeld = !m_grasped.isNothing() && m_grasped == thing && m_guide->hasPicks();
    m_grasped = m_hauled = m_tried = {};
    m_ahead.reset();
    m_early.reset();
    if (!isHeld && !pickOrStartOver(thing)) {
        if (narrowTo(thing))
            return;
        Q_EMIT changed();
        return refuse(thing, thing);
    }
    if (const std::optional<Choice> choice = m_guide->complete()) {
        Q_EMIT completed(*choice);
        return;
    }
    Q_EMIT changed();
    Q_EMIT picked();
}

bool ChoicePicker::back()
{
    if (!m_guide->back()) {
        if (!std::exchange(m_isNarrowed, false))
            return false;
        m_guide->begin(m_choices);
    }
    Q_EMIT changed();
    return true;
}

/// A piece that can be dragged has been clicked: what it can do is left, so that clicking where to does the same as
/// dragging.
bool ChoicePicker::narrowTo(const Thing &piece)
{
    const std::vector<Choice> choices = m_hauls.choicesOf(piece);
    if (choices.empty())
        return false;
    ChoiceList list;
    for (const Choice choice : choices)
        list.add(choice);
    m_guide->begin(list);
    m_isNarrowed = true;
    Q_EMIT changed();
    Q_EMIT picked();
    return true;
}

void ChoicePicker::holdOver(const Thing &over, int count)
{
    if (m_isAsking && !m_hauled.isNothing())
        Q_EMIT foreseen(over, m_hauls.find(m_hauled, over.place, count));
}

/// The piece that is held is let go there, with so many of its kind.
void ChoicePicker::haul(const Thing &to, int count)
{
    const Thing piece = std::exchange(m_hauled, {});
    const Haul *haul = m_hauls.find(piece, to.place, count);
    Q_EMIT foreseen({}, nullptr);
    Q_EMIT changed();
    if (!haul) {
        if (!to.isNothing())
            refuse(to, piece);
        return;
    }
    const Choice first = haul->first;
    if (haul->then)
        m_stack.begin(*haul->then, m_parts.display.view().decision().seat, m_parts.display.seen()->ply());
    Q_EMIT completed(first);
}

void ChoicePicker::refuse(const Thing &thing, const Thing &piece)
{
    const Reason whyNotLaid = laidAt(thing).whyNot;
    Q_EMIT refused(whyNotLaid ? m_explainer.sentence(whyNotLaid) : m_explainer.whyNotPicked(thing, *m_guide),
                   thing, piece);
}

/// Both choices are made, one after the other: whoever lets go over a place means to go there with so many as are held, and not
/// to change places with somebody. False if the second one is not legal.
bool ChoicePicker::dropAhead(const Thing &to, int count)
{
    const std::optional<Choice> first = m_guide->complete();
    if (!m_ahead || !first || !m_ahead->guide.pick(to))
        return false;
    const ChoiceGuide &guide = m_ahead->guide;
    std::optional<Choice> then = guide.complete() ? guide.complete() : guide.whole();
    if (!then)
        then = guide.withNumber(count);
    if (!then)
        return false;
    m_stack.begin(*then, m_ahead->view->decision().seat, m_parts.display.seen()->ply());
    Q_EMIT completed(*first);
    return true;
}

/// All pieces of a place that may go there. False if none may.
bool ChoicePicker::dropAll(const Thing &from, const Thing &to)
{
    const ChoiceGuide fresh = m_guide->unpicked();
    std::vector<StackMove::Batch> batches = batchesTo(
        to, fresh, from.place, m_parts.board.picture().places[static_cast<std::size_t>(from.place)]);
    if (batches.empty())
        return false;
    const Choice first = *choiceByPicks(fresh, batches.front().picks);
    --batches.front().times;
    m_stack.begin(std::move(batches), m_parts.display.view().decision(), m_parts.display.seen()->ply());
    Q_EMIT completed(first);
    return true;
}

/// The step is ended or begun, and what belongs to the next one goes there, as far as the game then goes on as it seemed.
void ChoicePicker::dropEarly(const Thing &to, int count)
{
    const Thing piece = std::exchange(m_tried, {});
    const NextStep next = *std::exchange(m_early, std::nullopt);
    ChoiceGuide after = next.guide;
    const bool goes = !to.isNothing() && after.pick(to) && after.complete();
    Q_EMIT changed();
    if (to.isNothing())
        return;
    if (!goes)
        return refuse(piece, piece);
    const int times = canGoAgain(*after.complete(), m_parts.game.speaker->vocabulary()) ? count : 1;
    m_stack.begin({{after.picks(), times}}, next.decision, m_parts.display.seen()->ply(), next.then);
    Q_EMIT completed(next.ending);
}

/// What was dragged has been let go. A gesture that leads nowhere takes back what it began with.
void ChoicePicker::drop(const Thing &from, const Thing &to, int count)
{
    if (!m_isAsking)
        return;
    if (!m_hauled.isNothing())
        return haul(to, count);
    if (m_early)
        return dropEarly(to, count);
    if (from.isNothing() && !m_tried.isNothing()) {
        const Thing piece = std::exchange(m_tried, {});
        if (!to.isNothing())
            refuse(piece, piece);
        return;
    }
    m_grasped = m_tried = {};
    if (from.place >= 0 && from.key.empty() && dropAll(from, to))
        return;
    ChoiceGuide after = *m_guide;
    if (!m_guide->hasPicks()) {
        if (!from.isNothing() && !after.pick(from))
            refuse(from, from);
        return;
    }
    if (!to.isNothing() && after.pick(to)) {
        const bool isPiece = from.place >= 0 && !from.key.empty();
        if (const auto all = after.withNumber(count); isPiece && !after.complete() && all) {
            Q_EMIT completed(*all);
            return;
        }
        const std::vector<Thing> picks = after.picks();
        if (count > 1 && after.complete()
            && canGoAgain(*after.complete(), m_parts.game.speaker->vocabulary()))
            m_stack.begin({{picks, count - 1}}, m_parts.display.view().decision(),
                          m_parts.display.seen()->ply());
        return pick(to);
    }
    if (!to.isNothing() && dropAhead(to, count))
        return;
    QString why = to.isNothing() ? QString() : m_explainer.whyNotPicked(to, *m_guide);
    if (m_ahead && !to.isNothing()) {
        if (const Reason reason = whyNotPick(*m_ahead->view, m_ahead->guide, to))
            why = m_explainer.sentence(reason);
    }
    const Thing piece = from.isNothing() ? m_guide->picks().back() : from;
    m_ahead.reset();
    back();
    if (!why.isEmpty())
        Q_EMIT refused(why, to, piece);
}

} // namespace merlon
