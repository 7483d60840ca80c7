#pragma once

#include "core/canvas/picture/thing.h"
#include "core/engine/choice.h"
#include "core/engine/notation/vocabulary.h"

#include <optional>
#include <vector>

namespace merlon {

/// Leads from the legal choices of a question to one of them, by what a person points at. Every pick leaves the
/// choices that go with it; when one is left it is complete. Knows no rules: only what the vocabulary says of the
/// arguments.
///
/// Places and links are pointed at in the order of the arguments; a piece on the board stands for its place and
/// itself where the verb moves a piece from there, and for itself where the question is asked about its place; all else can be pointed at whenever a choice has it. A card after
/// which a verb is called stands for it, and the place of an area for the area.
class ChoiceGuide {
public:
    /// `vocabulary` must live as long as the guide.
    explicit ChoiceGuide(const Vocabulary &vocabulary);

    /// A new question: forgets all picks. `asked`: the pieces of the board that it is about (piecesAskedAbout).
    void begin(const ChoiceList &choices, std::vector<canvas::Thing> asked = {});

    /// Narrows the choices down to those that go with the thing. False, and nothing changed, if there are none.
    bool pick(const canvas::Thing &thing);
    /// Takes the last pick back. False if there is none.
    bool back();
    bool hasPicks() const { return m_levels.size() > 1; }
    /// The same question before the first pick.
    ChoiceGuide unpicked() const;
    /// The one choice that is left, if it is one. Who picks a card that can be used or let go by means to use it.
    std::optional<Choice> complete() const;

    /// The one choice of which everything has been picked, though others that want more may be left.
    std::optional<Choice> whole() const;

    /// Of the choices that are left, if they differ in nothing but a number: that with the most up to this one.
    std::optional<Choice> withNumber(int most) const;

    /// The choices that go with all picks, in the order of the question.
    std::vector<Choice> remaining() const;
    /// What can be pointed at next.
    std::vector<canvas::Thing> choosable() const;
    /// What has been pointed at.
    const std::vector<canvas::Thing> &picks() const { return m_picks; }
    /// What all choices of the question begin with, so that it need not be pointed at.
    const std::vector<canvas::Thing> &given() const { return m_given; }
    /// The choices that need no place or link of the board any more, so that they can stand on buttons.
    std::vector<Choice> offBoard() const;
    /// The things that are still open in a choice, other than places and links: its cards, tracks, pieces.
    std::vector<canvas::Thing> openThings(Choice choice) const;
    /// Whether the argument is open: not fixed by a pick. `choice` is one of `remaining`.
    bool isOpen(Choice choice, std::size_t argument) const;

private:
    struct Candidate {
        Choice choice;
        std::uint8_t fixed = 0; ///< bit i: argument i has been pointed at
    };

    void fixWhatIsGiven();
    const Term &termOf(Choice choice) const { return m_vocabulary->verbs()[choice.verb]; }
    const ArgumentType &typeOf(Choice choice, std::size_t argument) const;
    canvas::Thing thingOf(Choice choice, std::size_t argument) const;
    canvas::Thing cardOf(const Term &term) const;
    int nextLocation(const Candidate &candidate) const;
    bool isAsked(const canvas::Thing &thing) const;
    std::uint8_t fixedByPiece(const Candidate &candidate, const canvas::Thing &thing) const;
    std::uint8_t fixedByLocation(const Candidate &candidate, const canvas::Thing &thing) const;
    std::uint8_t fixedByName(const Candidate &candidate, const canvas::Thing &thing) const;
    template <class FixedBy>
    bool narrow(const canvas::Thing &thing, FixedBy fixedBy);
    void addChoosable(const Candidate &candidate, std::vector<canvas::Thing> &things) const;

    const Vocabulary *m_vocabulary;
    std::vector<std::vector<Candidate>> m_levels; ///< the first: all choices; one more for each pick
    std::vector<canvas::Thing> m_picks;
    std::vector<canvas::Thing> m_given;
    std::vector<canvas::Thing> m_asked; ///< pieces that the question is about
};

} // namespace merlon
