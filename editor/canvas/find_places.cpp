#include "editor/canvas/find_places.h"

#include "app/words/game_words.h"
#include "app/words/own_words.h"
#include "core/canvas/view/board_view.h"

#include <algorithm>

namespace merlon {

namespace {

/// Whether what a designer has said of a place, in attributes of their own, has a text in it.
bool saysOfItself(const Place &place, const std::vector<OwnAttribute> &attributes, const QString &wanted)
{
    return std::ranges::any_of(attributes, [&](const OwnAttribute &own) {
        const auto held = place.attributes.find(own.key);
        return held != place.attributes.end() && own.places.has(place.kind)
            && std::ranges::any_of(saidBy(own, held->second), [&](const QString &said) {
                   return said.contains(wanted, Qt::CaseInsensitive);
               });
    });
}

} // namespace

Selection foundPlaces(const canvas::BoardView &view, const Board &board, const std::string &text)
{
    Selection fitting = found(board, text);
    const QString wanted = QString::fromStdString(text);
    for (std::size_t place = 0; place < board.places().size(); ++place) {
        const QString shown = view.nameOf(canvas::placeThing(static_cast<int>(place)));
        const Place &one = board.places()[place];
        if (shown.contains(wanted, Qt::CaseInsensitive)
            || titleOf(one.kind).contains(wanted, Qt::CaseInsensitive)
            || saysOfItself(one, board.info().ownAttributes, wanted))
            fitting.places.insert(one.key);
    }
    return fitting;
}

} // namespace merlon
