#include "editor/scenario/scenario_desk.h"

#include "app/window/appearance.h"
#include "core/games/draft_edit.h"
#include "editor/scenario/laying.h"

namespace merlon {

ScenarioDesk::ScenarioDesk(const Appearance &appearance)
    : m_tray(new PieceTray(appearance.art()))
    , m_panel(new ScenarioPanel)
    , m_findings(new ScenarioFindings)
{
    connect(m_tray, &PieceTray::lifted, this, &ScenarioDesk::lift);
    connect(m_tray, &PieceTray::carried, this, &ScenarioDesk::carry);
    connect(m_tray, &PieceTray::dropped, this, &ScenarioDesk::drop);
    connect(m_tray, &PieceTray::told, this, &ScenarioDesk::told);
}

void ScenarioDesk::show(ScenarioSheet *sheet)
{
    if (m_sheet == sheet)
        return;
    m_sheet = sheet;
    ScenarioDocument *document = sheet ? &sheet->document() : nullptr;
    m_tray->setDocument(document);
    m_panel->setDocument(document);
    m_findings->setDocument(document);
}

const DraftPiece *ScenarioDesk::pieceAt(int number) const
{
    if (!m_sheet || number < 0)
        return nullptr;
    const std::vector<DraftPiece> &pieces = m_sheet->document().draft().pieces;
    return static_cast<std::size_t>(number) < pieces.size() ? &pieces[static_cast<std::size_t>(number)]
                                                            : nullptr;
}

const DraftPart *ScenarioDesk::partAt(QPoint globalPosition, int &card) const
{
    card = -1;
    if (const DraftPart *part = m_panel->partAt(globalPosition, card))
        return part;
    return m_sheet->map().partAt(m_sheet->map().viewport()->mapFromGlobal(globalPosition));
}

void ScenarioDesk::lift(int piece)
{
    if (m_sheet)
        m_sheet->map().showRoomFor(pieceAt(piece));
}

void ScenarioDesk::carry(int piece, QPoint globalPosition)
{
    const DraftPiece *carried = pieceAt(piece);
    if (!carried)
        return;
    int card = -1;
    const DraftPart *part = partAt(globalPosition, card);
    std::vector<canvas::Thing> below;
    if (part && slotIn(*carried, m_sheet->document().draft(), *part)) {
        if (part->place >= 0)
            below.push_back(canvas::placeThing(part->place));
        else if (part->link >= 0)
            below.push_back(canvas::linkThing(part->link));
    }
    m_sheet->map().setMarked(std::move(below));
}

void ScenarioDesk::drop(int piece, QPoint globalPosition)
{
    if (!m_sheet)
        return;
    m_sheet->map().showRoomFor(nullptr);
    m_sheet->map().setMarked({});
    const DraftPiece *carried = pieceAt(piece);
    if (!carried)
        return;
    int card = -1;
    const DraftPart *part = partAt(globalPosition, card);
    if (!part)
        return;
    ScenarioDocument &document = m_sheet->document();
    const QString refused = refusal(*carried, *part, document);
    const std::string target = part->pointer;
    if (!putPiece(document, *carried, target, card)) {
        Q_EMIT told(refused);
        return;
    }
    document.select(target);
    Q_EMIT told(firstObjection(document));
}

} // namespace merlon
