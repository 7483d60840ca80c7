#pragma once

#include "app/table/question/picking/ahead.h"
#include "app/table/question/picking/choice_guide.h"
#include "app/table/question/picking/hauls.h"
#include "app/table/question/picking/placing.h"
#include "app/table/question/picking/sequel.h"
#include "app/table/question/picking/stack_move.h"
#include "app/table/table_parts.h"

#include <QObject>
#include <QPoint>
#include <QString>

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace merlon {

class Explainer;

/// Takes what is picked, dragged and dropped on the board and in the panels of a table until a choice is complete.
class ChoicePicker final : public QObject {
    Q_OBJECT

public:
    /// `explainer` says why something cannot be picked; it must live as long.
    ChoicePicker(const TableParts &parts, const Explainer &explainer, QObject *parent);

    /// A game has come to the table.
    void open(const Vocabulary &vocabulary);
    /// The game goes.
    void clear();
    /// A question is asked, with these choices.
    void begin(const ChoiceList &choices);
    /// What a drag has begun at the question before, and goes on with at this one; none if it is over.
    std::optional<Choice> goOn();
    /// Makes the choices of this question in an order. In that in which they lie, or none: makes the first one, and so at all
    /// questions of this kind that follow: what lies in order stays so.
    void keepOrder(const std::vector<Choice> &order);
    /// Makes a choice, and another one at the question that follows.
    void makeBoth(Choice first, Choice then);
    /// What was completed last is not made after all, nor what was to follow.
    void forgetSequel() { m_stack.forget(); }
    /// It is asked no more.
    void end();
    bool isAsking() const { return m_isAsking; }
    /// How far the choice has come; null while the table is clear.
    const ChoiceGuide *guide() const { return m_guide.get(); }
    /// What the choice leads to, when what is held makes it complete: where it can be dropped; null if it ends there.
    const ChoiceGuide *ahead() const { return m_ahead ? &m_ahead->guide : nullptr; }

    /// What can be pointed at next, and pieces that can be dragged; while one is held, where it can be dropped.
    std::vector<canvas::Thing> choosable() const;
    /// Where a thing could go if it were picked now, or what could be acted upon from what would be put there; empty if it
    /// cannot be picked, or goes nowhere.
    std::vector<canvas::Thing> reachOf(const canvas::Thing &thing) const;

    /// Whether something is laid over several places that can be turned before.
    bool canTurn() const;
    /// A quarter clockwise, or back, or as in a mirror. False if nothing can be turned so; else other places are lit.
    bool turn(bool clockwise);
    bool flip();
    /// What turns it as it is seen now, if that is a choice of its own.
    std::optional<Choice> turning() const;
    /// What would be laid if this place were picked, as it is turned now, or why it cannot lie there.
    Laid laidAt(const canvas::Thing &thing) const;
    /// The places over which something would be laid if this one were picked; none: nothing would.
    std::vector<std::uint16_t> coveredFrom(const canvas::Thing &thing) const;

    void pick(const canvas::Thing &thing);
    /// Takes the last pick back. False if there is none.
    bool back();

Q_SIGNALS:
    /// Other things can be picked than before.
    void changed();
    /// Something is held, and may be let go elsewhere: other things are lit than before, until `changed` or a choice
    /// follows.
    void held();
    /// Something has been picked, and the choice is not complete yet.
    void picked();
    void completed(merlon::Choice choice);
    /// Nothing was picked; why, in a sentence. `at`: where it was tried. `piece`: what was to go there; the same if nothing
    /// was.
    void refused(const QString &why, const merlon::canvas::Thing &at, const merlon::canvas::Thing &piece);
    /// A piece is held over a thing: what dropping it there would do; null: nothing.
    void foreseen(const canvas::Thing &over, const merlon::Haul *haul);

private:
    void grasp(const canvas::Thing &thing);
    void graspEarly(const canvas::Thing &thing);
    void holdOver(const canvas::Thing &over, int count);
    void haul(const canvas::Thing &to, int count);
    bool narrowTo(const canvas::Thing &piece);
    bool dropAll(const canvas::Thing &from, const canvas::Thing &to);
    void drop(const canvas::Thing &from, const canvas::Thing &to, int count);
    void lay(const Haul &laid);
    bool dropAhead(const canvas::Thing &to, int count);
    void dropEarly(const canvas::Thing &to, int count);
    bool pickOrStartOver(const canvas::Thing &thing);
    void refuse(const canvas::Thing &thing, const canvas::Thing &piece);
    canvas::Thing boardUnder(QPoint onScreen);

    TableParts m_parts;
    const Explainer &m_explainer;
    std::unique_ptr<ChoiceGuide> m_guide;
    bool m_isAsking = false;
    canvas::Thing m_grasped;         ///< is held by the pointer, and counts among the picks
    canvas::Thing m_tried;           ///< is held by the pointer, but cannot be picked at this question
    std::optional<NextStep> m_early; ///< where it can be picked, when this step has been ended or begun
    std::optional<Ahead> m_ahead;    ///< what the choice leads to, when what is held makes it complete
    StackMove m_stack;
    Hauls m_hauls;
    Placing m_placing;
    canvas::Thing m_hauled;    ///< the piece that is dragged by a haul
    ChoiceList m_choices;      ///< of the question
    bool m_isNarrowed = false; ///< to what begins with a piece that has been clicked
};

} // namespace merlon
