#include "app/words/game_words.h"
#include "editor/window/cell_actions.h"
#include "editor/window/editor_actions.h"

#include <QAction>
#include <QActionGroup>
#include <QMenu>

using namespace Qt::StringLiterals;

/// How everything is called that can be done.
namespace merlon {

namespace {

QString nameOf(const ToolChoice &tool)
{
    switch (tool.kind) {
    case ToolChoice::Kind::Select:
        return EditorActions::tr("Select and move");
    case ToolChoice::Kind::Note:
        //: A tool: it puts notes onto the drawing.
        return EditorActions::tr("Note");
    case ToolChoice::Kind::Cells:
        return nameOfCellTool(tool.key);
    case ToolChoice::Kind::Place:
    case ToolChoice::Kind::Link:
        return titleOf(tool.key);
    }
    return {};
}

} // namespace

void EditorActions::nameMenus()
{
    m_file->setTitle(tr("&File"));
    m_templates->setTitle(tr("New from a &template"));
    m_scenarios->setTitle(tr("New s&cenario"));
    m_recent->setTitle(tr("Open &recent"));
    m_edit->setTitle(tr("&Edit"));
    //: A menu: a picture under the drawing, to be drawn after.
    m_picture->setTitle(tr("P&icture underneath"));
    m_select->setTitle(tr("&Select"));
    //: A menu: the tools that draw.
    m_draw->setTitle(tr("&Draw"));
    m_arrange->setTitle(tr("&Arrange"));
    m_play->setTitle(tr("&Try"));
    m_view->setTitle(tr("&View"));
    m_panels->setTitle(tr("&Panels"));
    m_themeMenu->setTitle(tr("&Colours"));
    m_textMenu->setTitle(tr("&Text size"));
    m_languageMenu->setTitle(tr("&Language"));
    m_help->setTitle(tr("&Help"));
    const QStringList languages {u"English"_s, u"Français"_s};
    for (qsizetype i = 0; i < languages.size(); ++i)
        m_languages->actions().at(i)->setText(languages[i]);
    const QStringList themes {tr("As the &system"), tr("&Day"), tr("&Night")};
    for (qsizetype i = 0; i < themes.size(); ++i)
        m_themes->actions().at(i)->setText(themes[i]);
}

void EditorActions::nameTools()
{
    for (const NamedTool &tool : m_tools) {
        const QString name = nameOf(tool.choice);
        tool.action->setText(name);
        const QString keys = tool.action->shortcut().toString(QKeySequence::NativeText);
        //: A tool and its key.
        tool.action->setToolTip(keys.isEmpty() ? name : tr("%1 (%2)").arg(name, keys));
    }
}

void EditorActions::retranslate()
{
    nameMenus();
    nameTools();
    m_cells->retranslate();
    newBoard->setText(tr("&New board"));
    open->setText(tr("&Open…"));
    save->setText(tr("&Save"));
    saveAs->setText(tr("Save &as…"));
    exportBoard->setText(tr("&Export…"));
    close->setText(tr("&Close"));
    quit->setText(tr("&Quit"));
    cut->setText(tr("Cu&t"));
    copy->setText(tr("&Copy"));
    paste->setText(tr("&Paste"));
    duplicate->setText(tr("&Duplicate"));
    remove->setText(tr("&Remove"));
    find->setText(tr("&Find…"));
    selectAll->setText(tr("&Everything"));
    selectInverse->setText(tr("What is &not selected"));
    selectConnected->setText(tr("What is &linked with it"));
    selectSameKind->setText(tr("What is of the same &kind"));
    if (m_schema && m_schema->sides.size() > 1) {
        //: A menu entry that selects all places of a side: West.
        selectWest->setText(tr("The side “%1”").arg(titleOf(m_schema->sides[0])));
        selectEast->setText(tr("The side “%1”").arg(titleOf(m_schema->sides[1])));
    }
    const QStringList edges {tr("Align on the &left"),   tr("Align on the &centre"),
                             tr("Align on the &right"),  tr("Align at the &top"),
                             tr("Align in the &middle"), tr("Align at the &bottom")};
    for (std::size_t i = 0; i < align.size(); ++i)
        align[i]->setText(edges[static_cast<qsizetype>(i)]);
    spreadAcross->setText(tr("Equal distances a&cross"));
    spreadDown->setText(tr("Equal distances &down"));
    turnLeft->setText(tr("Turn 15° to the left"));
    turnRight->setText(tr("Turn 15° to the right"));
    grow->setText(tr("&Wider apart"));
    shrink->setText(tr("Closer to&gether"));
    flipAcross->setText(tr("Flip left and right"));
    flipDown->setText(tr("Flip top and bottom"));
    layOut->setText(tr("Lay out by &springs"));
    mirror->setText(tr("Mirrored copy on the &other side"));
    reverse->setText(tr("Reverse the direction of links"));
    playFirst->setText(tr("Play from the &first seat"));
    playSecond->setText(tr("Play from the &second seat"));
    analyse->setText(tr("&Analysis"));
    compare->setText(tr("&Compare boards…"));
    playMany->setText(tr("Let &computers play"));
    zoomIn->setText(tr("Zoom &in"));
    zoomOut->setText(tr("Zoom &out"));
    fit->setText(tr("The &whole board"));
    showGrid->setText(tr("Show the &grid"));
    snap->setText(tr("&Snap to the grid"));
    guides->setText(tr("Snap to &neighbours"));
    showKeys->setText(tr("&Keys instead of names"));
    showLinks->setText(tr("All kinds of &links"));
    putPicture->setText(tr("&Put a picture underneath…"));
    //: A picture underneath of which the board's file holds only the name.
    linkPicture->setText(tr("&Link a picture file…"));
    safeColours->setText(tr("Safe for &colour-blind eyes"));
    largerText->setText(tr("&Larger"));
    smallerText->setText(tr("&Smaller"));
    usualText->setText(tr("As &usual"));
    arrangePicture->setText(tr("&Position, size and strength…"));
    removePicture->setText(tr("&Remove the picture"));
    layers->setText(tr("La&yers"));
    keySheet->setText(tr("All &keys"));
    about->setText(tr("&About Merlon"));
}

} // namespace merlon
