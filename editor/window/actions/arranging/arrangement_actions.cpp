#include "editor/window/actions/arranging/arrangement_actions.h"

#include "core/base/limits.h"
#include "editor/model/arrangement.h"
#include "editor/panels/findings/change_words.h"
#include "editor/panels/layers/own_layers.h"
#include "editor/tabs/board_tab.h"
#include "editor/window/actions/editor_actions.h"
#include "editor/window/documents/open_documents.h"
#include "editor/window/status_line.h"

#include <QAction>
#include <QMainWindow>
#include <QMenu>

namespace merlon {

ArrangementActions::ArrangementActions(const EditorContext &context)
    : QObject(&context.window)
    , m_context(context)
{
    addGroups();
    addLocks();
    addLayers();
}

BoardDocument &ArrangementActions::document() const
{
    return m_context.documents.board()->document();
}

void ArrangementActions::arrange(const Arrangement &arrangement, const std::function<QString()> &text,
                                 const QString &said)
{
    Sketch sketch = document().sketch();
    sketch.arrangement = arrangement;
    if (document().draw(sketch, stepOn(document().board(), document().selection(), text)))
        m_context.status.show(said);
}

void ArrangementActions::addGroups()
{
    EditorActions &actions = m_context.actions;
    //: A menu entry: what is selected is selected and moved together from now on.
    const auto group = [] { return tr("&Group"); };
    actions.add({"group", group, Needs::Selection, Qt::CTRL | Qt::Key_G}, [this] {
        arrange(
            grouped(document().sketch().arrangement, document().selection()), [] { return tr("Group"); },
            tr("Grouped. A double-click or Ctrl+click selects a single place."));
    });
    //: A menu entry: the groups that are selected are groups no more.
    const auto ungroup = [] { return tr("U&ngroup"); };
    actions.add({"ungroup", ungroup, Needs::Selection, Qt::CTRL | Qt::SHIFT | Qt::Key_G}, [this] {
        arrange(
            ungrouped(document().sketch().arrangement, document().selection()), [] { return tr("Ungroup"); },
            tr("Ungrouped."));
    });
}

void ArrangementActions::addLocks()
{
    EditorActions &actions = m_context.actions;
    //: A menu entry: what is selected can be neither selected nor moved from now on.
    const auto lock = [] { return tr("Loc&k"); };
    actions.add({"lock", lock, Needs::Selection, Qt::CTRL | Qt::SHIFT | Qt::Key_L}, [this] {
        arrange(
            locked(document().sketch().arrangement, document().selection()), [] { return tr("Lock"); },
            tr("Locked. Alt+click unlocks a place again."));
    });
    //: A menu entry: whatever is locked, by itself or with its layer, can be selected and moved again.
    const auto unlock = [] { return tr("&Unlock all"); };
    actions.add({"unlock-all", unlock, Needs::Board}, [this] {
        arrange(
            allUnlocked(document().sketch().arrangement), [] { return tr("Unlock all"); },
            tr("Everything is unlocked."));
    });
}

/// A menu of the layers that there are when it opens.
void ArrangementActions::addLayers()
{
    //: A menu: on which of the designer's own layers the selection lies.
    QMenu *menu = m_context.actions.addMenu("own-layer", [] { return tr("Put on la&yer"); });
    connect(menu, &QMenu::aboutToShow, this, [this, menu] { fillLayers(*menu); });
}

void ArrangementActions::fillLayers(QMenu &menu)
{
    menu.clear();
    if (!m_context.documents.board())
        return;
    const Arrangement &arrangement = document().sketch().arrangement;
    const Selection &selection = document().selection();
    const auto common = commonLayer(arrangement, selection);
    const auto put = [this](std::optional<std::size_t> layer) {
        arrange(putOnLayer(document().sketch().arrangement, document().selection(), layer),
                [] { return tr("Put on layer"); }, {});
    };
    for (std::size_t layer = 0; layer < arrangement.layers.size(); ++layer) {
        QString name = QString::fromStdString(arrangement.layers[layer].name);
        QAction *action = menu.addAction(name.replace(u'&', QStringLiteral("&&")));
        action->setCheckable(true);
        action->setChecked(common == layer);
        connect(action, &QAction::triggered, this, [put, layer] { put(layer); });
    }
    if (!arrangement.layers.empty()) {
        menu.addSeparator();
        //: A menu entry: the selection lies on none of the designer's own layers.
        connect(menu.addAction(tr("N&o layer")), &QAction::triggered, this, [put] { put(std::nullopt); });
    }
    //: A menu entry: the selection comes to lie on a new layer.
    QAction *added = menu.addAction(tr("&New layer"));
    added->setEnabled(arrangement.layers.size() < kMostLayers);
    connect(added, &QAction::triggered, this, [this] {
        const Arrangement before = document().sketch().arrangement;
        const Arrangement more = withLayer(before, nameOfNewLayer(before).toStdString());
        arrange(putOnLayer(more, document().selection(), 0), [] { return tr("New layer"); }, {});
    });
    for (QAction *action : menu.actions())
        action->setEnabled(action->isEnabled() && !selection.empty());
}

} // namespace merlon
