#pragma once

#include "core/games/mountain/edition.h"
#include "core/games/mountain/player/hauling.h"
#include "core/games/mountain/player/prospect.h"
#include "core/games/mountain/player/worth.h"
#include "core/games/rules_of_thumb.h"

#include <algorithm>
#include <array>
#include <memory>
#include <optional>

/// How Under the Mountain is played well: points for the choices of a decision, in hundredths of honor. One function for
/// each area of the rules, called only for decisions of its area.
namespace merlon::mountain {

/// How trolls are recruited.
struct Recruiting {
    bool isMasked = false; ///< any resources may bribe (MT-4.4)
    bool wakesKin = false; ///< MT-4.11

    /// How many bribes can be paid out of a purse.
    int bribes(const Amounts &purse) const
    {
        return std::min<int>(isMasked ? purse.sum() : purse[Resource::Coin], kMostBribes);
    }
    static constexpr int kMostBribes = 5;
};

/// What a scorer looks at: the view, who decides in it, and what takes longer to find out, once it is asked for.
class Outlook {
public:
    explicit Outlook(const MountainView &view);

    const MountainData &data() const { return scene.data; }
    StepKind kind() const { return static_cast<StepKind>(step.kind); }
    const SeatState &own() const { return scene.data[seat]; }
    /// As the spells of this turn allow.
    Recruiting recruiting() const { return {data().now.has(Spell::Mask), data().now.has(Spell::Kin)}; }

    /// What can be dug: all of it, or what the decision is about.
    const Prospect &prospect() const;
    const Haulage &haulage() const;
    /// The points of the best recruitment that can be paid out of a purse; kHopeless if there is none.
    int bestRecruit(const Amounts &purse) const;
    /// What so many neutral carts are worth.
    int worthOfCarts(int number) const;
    /// What a purse is worth, with the best that can be done with it in step 2 of the turn.
    int worthOfPurse(const Amounts &purse) const;
    /// How much more that is than the purse that the seat has.
    int gainOfPurse(const Amounts &purse) const;

    Scene scene;
    Step step;
    Seat seat;
    Worth worth;
    Amounts purse;

private:
    mutable std::unique_ptr<Prospect> m_prospect;
    mutable std::unique_ptr<Haulage> m_haulage;
    mutable std::array<std::optional<int>, Recruiting::kMostBribes + 1>
        m_bestRecruit {};                                         ///< by what can be paid
    mutable std::array<std::optional<int>, 16> m_worthOfCarts {}; ///< by their number, as far as it goes
    mutable std::optional<int> m_worthOfPurse;
};

Scored scoreSetUp(const Outlook &outlook, Choice choice);      ///< MT-0: portal, starting trolls
Scored scorePayment(const Outlook &outlook, Choice choice);    ///< MT-1: payments, gifts for an exchange
Scored scorePrepare(const Outlook &outlook, Choice choice);    ///< MT-3.1
Scored scoreSpell(const Outlook &outlook, Choice choice);      ///< section 2.7: what a spell asks
Scored scoreWorkshop(const Outlook &outlook, Choice choice);   ///< MT-3.5
Scored scoreAct(const Outlook &outlook, Choice choice);        ///< MT-4.1
Scored scoreRecruiting(const Outlook &outlook, Choice choice); ///< MT-4: bribes, pedestals, slots
Scored scoreDigging(const Outlook &outlook, Choice choice);    ///< MT-5
Scored scoreHall(const Outlook &outlook, Choice choice);       ///< MT-6
Scored scoreHauling(const Outlook &outlook, Choice choice);    ///< MT-7

/// What a card of the horde brings, its bribes taken off; whether it can be paid is not asked.
int recruitPoints(const Outlook &outlook, std::size_t place, Recruiting how);
/// The best of those with no more bribes; kHopeless if there is none.
int bestRecruitPoints(const Outlook &outlook, Recruiting how, int mostBribes);
/// The slot in which the best of them would join; kSlots if there is none.
std::size_t bestRecruitSlot(const Outlook &outlook);
/// What a troll brings in the turns to come on a slot, for each symbol.
int futureOf(const Outlook &outlook, Troll troll, std::size_t slot);
/// What the empty symbols of a troll are worth.
int wakingPoints(const Outlook &outlook, const PackTroll &card);

/// What a workshop brings that can be used so many times.
int workshopPoints(const Outlook &outlook, Workshop workshop, int uses);
/// What a pedestal of a clan brings on an anchor; a statue of the clan on it is sure of its double honor.
int anchorPoints(const Outlook &outlook, Cell anchor, std::size_t clan);
/// What a spell brings, its rune not counted.
int spellPoints(const Outlook &outlook, Spell spell);

/// Scores by these rules of thumb.
const Evaluation &evaluation();

} // namespace merlon::mountain
