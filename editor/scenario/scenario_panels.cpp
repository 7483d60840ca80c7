#include "editor/scenario/scenario_panels.h"

#include "app/look/appearance.h"
#include "core/canvas/view/board_highlights.h"
#include "core/engine/position/draft_edit.h"
#include "editor/canvas/overlays/pointer_label.h"
#include "editor/scenario/placement.h"

#include <algorithm>

namespace merlon {

ScenarioPanels::ScenarioPanels(const Appearance &appearance)
    : m_tray(new PieceTray(appearance.art()))
    , m_properties(new ScenarioProperties)
    , m_findings(new ScenarioFindings(appearance.art()))
{
    connect(m_tray, &PieceTray::lifted, this, &ScenarioPanels::lift);
    connect(m_tray, &PieceTray::carried, this, &ScenarioPanels::carry);
    connect(m_tray, &PieceTray::dropped, this, &ScenarioPanels::drop);
    connect(m_tray, &PieceTray::statusMessage, this, &ScenarioPanels::statusMessage);
}

void ScenarioPanels::show(ScenarioTab *tab)
{
    if (m_tab == tab)
        return;
    m_tab = tab;
    ScenarioDocument *document = tab ? &tab->document() : nullptr;
    m_tray->setDocument(document);
    m_properties->setDocument(document);
    m_findings->setDocument(document);
}

const DraftPiece *ScenarioPanels::pieceAt(int number) const
{
    if (!m_tab || number < 0)
        return nullptr;
    const std::vector<DraftPiece> &pieces = m_tab->document().draft().pieces;
    return static_cast<std::size_t>(number) < pieces.size() ? &pieces[static_cast<std::size_t>(number)]
                                                            : nullptr;
}

const DraftPart *ScenarioPanels::partAt(QPoint globalPosition, int &card) const
{
    card = -1;
    if (const DraftPart *part = m_properties->partAt(globalPosition, card))
        return part;
    return m_tab->map().partAt(m_tab->map().viewport()->mapFromGlobal(globalPosition));
}

void ScenarioPanels::lift(int piece)
{
    if (m_tab)
        m_tab->map().showRoomFor(pieceAt(piece));
}

void ScenarioPanels::carry(int piece, QPoint globalPosition)
{
    const DraftPiece *carried = pieceAt(piece);
    if (!carried)
        return;
    int card = -1;
    const DraftPart *part = partAt(globalPosition, card);
    std::vector<canvas::Thing> below;
    if (part && slotIn(*carried, m_tab->document().draft(), *part)) {
        if (part->place >= 0)
            below.push_back(canvas::placeThing(part->place));
        else if (part->link >= 0)
            below.push_back(canvas::linkThing(part->link));
    }
    canvas::BoardHighlights &highlights = m_tab->map().highlights();
    std::erase_if(below, [&](const canvas::Thing &thing) { // where it would be refused
        return std::ranges::find(highlights.choosable(), thing) == highlights.choosable().end();
    });
    highlights.setMarked(std::move(below));
}

void ScenarioPanels::drop(int piece, QPoint globalPosition)
{
    if (!m_tab)
        return;
    m_tab->map().showRoomFor(nullptr);
    m_tab->map().highlights().setMarked({});
    const DraftPiece *carried = pieceAt(piece);
    if (!carried)
        return;
    int card = -1;
    const DraftPart *part = partAt(globalPosition, card);
    if (!part)
        return;
    ScenarioDocument &document = m_tab->document();
    const QString refused = refusal(*carried, *part, document);
    const std::string target = part->pointer;
    if (!putPiece(document, *carried, target, card)) {
        Q_EMIT statusMessage(refused);
        showBeside(m_tab->map(), globalPosition, refused);
        return;
    }
    document.select(target);
    Q_EMIT statusMessage(firstFinding(document));
}

} // namespace merlon
