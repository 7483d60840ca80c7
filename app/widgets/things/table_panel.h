#pragma once

#include "app/widgets/layout/flight_layer.h"
#include "app/words/speaker.h"
#include "core/canvas/picture/thing.h"
#include "core/engine/state.h"
#include "core/engine/tableau/filling.h"
#include "core/engine/tableau/tableau.h"

#include <QWidget>

#include <vector>

namespace merlon {

class ThingItem;

/// A panel beside the board that shows things of the game: cards, tracks, supplies. Shows what it is given and says
/// what was pointed at; it decides nothing.
class TablePanel : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;

    /// What some seats may know, and what lies where in it. `speaker` is for the language of now and must not be kept.
    virtual void show(const View &view, const Tableau &tableau, const Speaker &speaker) = 0;
    /// What is highlighted because it can be chosen now. Things that the panel does not show are ignored.
    virtual void setChoosable(const std::vector<canvas::Thing> &things) = 0;
    /// What has been chosen already of a choice that is not complete.
    virtual void setSelected(const std::vector<canvas::Thing> &things) = 0;
    /// What a guide points at.
    virtual void setGuided(const std::vector<canvas::Thing> &) { }
    /// What is about to fill cards: the cards of the first one are marked, and each space says how much all get from there.
    virtual void setFillings(const std::vector<Filling> &) { }
    /// Whether the panel shows this thing, so that it can be picked here.
    virtual bool holds(const canvas::Thing &thing) const = 0;
    /// The row with its title, for whoever puts the panel somewhere and wants to show that row above it; null if it has
    /// none. What it shows stays the panel's business.
    virtual QWidget *takeHeader() { return nullptr; }
    /// What is more or less in it than before `show` was called last.
    virtual std::vector<AmountChange> changes() const { return {}; }
    /// The card that was in use when `show` was called before, or else is now; null: none.
    virtual QWidget *cardInUse() const { return nullptr; }

Q_SIGNALS:
    void picked(const merlon::canvas::Thing &thing);
    /// Nothing if the pointer has left all things.
    void pointed(const merlon::canvas::Thing &thing);
    /// Something begins to be dragged.
    void grasped(const merlon::canvas::Thing &thing);
    /// Something that has been grasped or picked is dragged, or let go there: positions on the screen.
    void dragged(QPoint position);
    void dropped(QPoint position);
    /// It shows another item from now on, until that goes.
    void adopted(merlon::ThingItem *item);

protected:
    /// Tells what happens to an item as its own.
    void adopt(ThingItem &item);
};

} // namespace merlon
