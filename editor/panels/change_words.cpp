#include "editor/panels/change_words.h"

#include "app/words/game_words.h"

#include <QCoreApplication>

namespace merlon {

namespace {

/// The sentences about changes.
class Changes {
    Q_DECLARE_TR_FUNCTIONS(Changes)
};

QString ends(const Link &link)
{
    //: The two ends of a link.
    return Changes::tr("%1 – %2").arg(titleOf(link.from), titleOf(link.to));
}

/// One small edit in words.
struct EditWords {
    const Board &board;

    QString operator()(const InsertPlace &edit) const
    {
        //: Undo step. %1: a place, a link or a count of them
        return Changes::tr("Add %1").arg(titleOf(edit.place.key));
    }
    QString operator()(const ErasePlace &edit) const
    {
        //: Undo step. %1: a place, a link, a piece or a count of them
        return Changes::tr("Remove %1").arg(titleOf(board.places()[edit.position].key));
    }
    QString operator()(const ReplacePlace &edit) const
    {
        const Place &before = board.places()[edit.position];
        const QString name = titleOf(before.key);
        if (edit.place.key != before.key)
            //: Undo step. %1: a place, %2: its new key
            return Changes::tr("Give %1 the key “%2”").arg(name, QString::fromStdString(edit.place.key));
        if (edit.place.side != before.side)
            //: Undo step. %1: a place, %2: west or east
            return Changes::tr("Give %1 the side “%2”").arg(name, titleOf(edit.place.side).toLower());
        if (edit.place.at != before.at)
            //: Undo step. %1: a count of places
            return Changes::tr("Move %1 into the drawing").arg(name);
        return /*: Undo step. %1: a place */ Changes::tr("Change %1").arg(name);
    }
    QString operator()(const InsertLink &edit) const
    {
        //: %1: a kind of link, %2: its ends.
        return Changes::tr("Add the link (%1) %2").arg(titleOf(edit.link.kind).toLower(), ends(edit.link));
    }
    QString operator()(const EraseLink &edit) const
    {
        const Link &link = board.links()[edit.position];
        //: %1: a kind of link, %2: its ends.
        return Changes::tr("Remove the link (%1) %2").arg(titleOf(link.kind).toLower(), ends(link));
    }
    QString operator()(const ReplaceLink &edit) const
    {
        //: Undo step. %1: a link, such as “a → b”
        return Changes::tr("Change the link %1").arg(ends(board.links()[edit.position]));
    }
    QString operator()(const ReplaceInfo &) const { return Changes::tr("Edit board description"); }
};

} // namespace

QString nameOf(const BoardChange &change, const Board &board)
{
    if (change.edits.size() == 1)
        return std::visit(EditWords {board}, change.edits.front());
    return Changes::tr("Fix %n problem(s)", nullptr, static_cast<int>(change.edits.size()));
}

} // namespace merlon
