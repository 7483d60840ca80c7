#pragma once

#include "app/table/staging/fight_banner.h"
#include "app/table/staging/staged_act.h"
#include "app/table/table_parts.h"
#include "core/engine/tableau/tableau.h"

#include <QObject>
#include <QRectF>

#include <cstdint>
#include <map>
#include <span>
#include <vector>

namespace merlon {

class FightRow;

/// Shows a fight on the board: a banner over the place where something happens, and a row of all places that are fought
/// for. What a place came to stays in the row until the fight is over.
class FightDisplay final : public QObject {
    Q_OBJECT

public:
    FightDisplay(const TableParts &parts, FightRow &row, QObject *parent = nullptr);

    /// An act is shown, and this is what lies where after it.
    void show(const StagedAct &act, const Tableau &tableau, int milliseconds);
    /// Goes to what happens, in so many milliseconds: an act, and the places where something moves in it. In a fight it
    /// comes near; outside of fights what is seen stays unless the act would happen beyond it.
    void lookAt(const StagedAct &act, const std::vector<canvas::Thing> &moved, int milliseconds);
    /// Whether it has gone to an act outside of fights.
    bool looksAside() const { return m_look == Look::Aside; }
    /// The board shows what was seen before. Not if all that can be chosen now is seen from near.
    void lookBack();
    /// Nothing is played, and this is what lies where.
    void showNow(const Tableau &tableau);
    /// The fight is forgotten.
    void clear();

    /// The widgets of a game have been built: its list of figures is new.
    void followSheet();
    /// The story of the game begins again: the list of figures reads all of it.
    void restart(std::span<const StoryLine> story);
    /// The list of figures goes on.
    void add(std::span<const Event> events);
    /// Whether there is something to be read in it.
    bool isSheetFilled() const;
    /// Opens it over the board. It closes by itself when the next fight begins.
    void showSheet();
    void hideSheet();

Q_SIGNALS:
    /// There is a fight to be read about.
    void begun();
    void ruleWanted(const QString &rule);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    /// Why the board shows another part than before.
    enum class Look : std::uint8_t { Home, Fight, Aside };

    void placeSheet();
    void showPlace(int place);
    void lookAtFight(int place, const std::vector<canvas::Thing> &things, int milliseconds);
    void lookAside(const std::vector<canvas::Thing> &things, int milliseconds);
    QRectF areaAround(const canvas::Thing &middle, const std::vector<canvas::Thing> &things) const;
    struct Standing {
        Duel duel;
        QString verdict;
        Victor victor = Victor::Nobody;
    };

    bool beginsIn(std::span<const Event> events) const;
    void read(const Tableau &tableau);
    void hang(int place, int milliseconds);
    void stamp(FightBanner::Content &content, const Standing &standing) const;
    void fillRow();
    QString nameOf(int place) const;

    TableParts m_parts;
    FightBanner *m_banner;
    FightRow &m_row;
    std::map<int, Standing> m_standings; ///< by place
    int m_place = -1;                    ///< where something happened last
    Look m_look = Look::Home;
};

} // namespace merlon
