#include "editor/scenario/scenario_menu.h"

#include "core/base/json.h"
#include "core/engine/position/draft_edit.h"
#include "editor/scenario/placement.h"
#include "editor/scenario/scenario_map.h"

#include <QCoreApplication>
#include <QMenu>

#include <algorithm>
#include <optional>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

/// The entries of the menu.
class ScenarioMenu {
    Q_DECLARE_TR_FUNCTIONS(ScenarioMenu)
};

/// Names may hold what menus take for the mark of a key.
QString asEntry(QString name)
{
    return name.replace(u'&', u"&&"_s);
}

/// Whether the game has nothing against one more of a piece there. `position`: of which the draft tells.
bool hasRoomFor(const Setup &setup, const Draft &draft, const Json &position, const DraftPiece &piece,
                const DraftPart &part)
{
    const auto after = slotIn(piece, draft, part) ? withPiece(draft, position, piece, part) : std::nullopt;
    return after && setup.position(*after);
}

void addTaking(QMenu &menu, ScenarioDocument &document, const DraftPiece &piece, const DraftPart &part)
{
    //: A menu entry. %1: a piece: goblin
    QAction *take = menu.addAction(ScenarioMenu::tr("&Remove %1").arg(asEntry(nameOf(piece, document))));
    take->setObjectName(u"take-piece"_s);
    QObject::connect(take, &QAction::triggered, &menu,
                     [&document, piece, pointer = part.pointer] { takePiece(document, piece, pointer); });
}

/// One of them goes to another place or path that has room for it.
void addMoving(QMenu &menu, ScenarioDocument &document, const DraftPiece &piece, const DraftPart &from)
{
    const auto without = withoutPiece(document.draft(), document.position(), piece, from);
    if (!without)
        return;
    const Draft between = draftOf(document.setup(), *without);
    const auto same = std::ranges::find_if(between.pieces, [&piece](const DraftPiece &one) {
        return one.key == piece.key && one.type == piece.type && one.note == piece.note;
    });
    if (same == between.pieces.end())
        return;
    //: A menu of places. %1: a piece: goblin
    QMenu *places = menu.addMenu(ScenarioMenu::tr("&Move %1 to").arg(asEntry(nameOf(piece, document))));
    places->menuAction()->setObjectName(u"move-piece"_s);
    for (const DraftPart &part : between.parts) {
        const bool isElsewhere = (part.place >= 0 || part.link >= 0) && part.pointer != from.pointer;
        if (!isElsewhere || !hasRoomFor(*document.setup(), between, *without, *same, part))
            continue;
        QAction *move = places->addAction(asEntry(nameOf(part, document)));
        QObject::connect(move, &QAction::triggered, &menu,
                         [&document, piece, start = from.pointer, end = part.pointer] {
                             if (movePieces(document, piece, 1, start, end))
                                 document.select(end);
                         });
    }
    places->setEnabled(!places->isEmpty());
}

void addPutting(QMenu &menu, ScenarioDocument &document, const DraftPart &part)
{
    //: A menu of pieces: one of them comes to the place where the menu was opened.
    QMenu *pieces = menu.addMenu(ScenarioMenu::tr("&Place here"));
    pieces->menuAction()->setObjectName(u"put-piece"_s);
    const Json position = document.position();
    for (const DraftPiece &piece : document.draft().pieces) {
        if (piece.left == 0 || !hasRoomFor(*document.setup(), document.draft(), position, piece, part))
            continue;
        QAction *put = pieces->addAction(asEntry(nameOf(piece, document)));
        QObject::connect(put, &QAction::triggered, &menu,
                         [&document, piece, pointer = part.pointer] { putPiece(document, piece, pointer); });
    }
    pieces->setEnabled(!pieces->isEmpty());
}

} // namespace

void addScenarioEntries(QMenu &menu, ScenarioMap &map)
{
    ScenarioDocument &document = map.document();
    const DraftPart *part = map.heldPart();
    if (!part || !document.setup())
        return;
    if (const DraftPiece *piece = map.heldPiece()) {
        addTaking(menu, document, *piece, *part);
        addMoving(menu, document, *piece, *part);
    }
    addPutting(menu, document, *part);
}

} // namespace merlon
