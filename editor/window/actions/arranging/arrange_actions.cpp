#include "editor/window/actions/arranging/arrange_actions.h"

#include "editor/model/arrangement.h"
#include "editor/model/copying.h"
#include "editor/model/courses.h"
#include "editor/model/layouts/fortress_layout.h"
#include "editor/model/layouts/layout.h"
#include "editor/model/shaping.h"
#include "editor/panels/findings/change_words.h"
#include "editor/tabs/board_tab.h"
#include "editor/window/actions/arranging/layout_dialog.h"
#include "editor/window/actions/editor_actions.h"
#include "editor/window/documents/open_documents.h"
#include "editor/window/status_line.h"

#include <QAction>
#include <QMainWindow>
#include <QMenu>

#include <utility>

namespace merlon {

namespace {

constexpr double kTurn = 15; ///< degrees
constexpr double kGrowth = 1.1;
constexpr int kTurnSeries = 2; ///< several turns or steps of size are one step to undo
constexpr int kSizeSeries = 3;

/// Of what is selected, or of the whole board where that is no fortress.
auto asFortress(FortressForm form)
{
    return [form](const Board &board, const BoardSchema &schema, const Selection &selection) {
        const BoardChange change = laidOutAsFortress(board, schema, selection, form);
        return change.empty() ? laidOutAsFortress(board, schema, {}, form) : change;
    };
}

} // namespace

ArrangeActions::ArrangeActions(const EditorContext &context)
    : QObject(&context.window)
    , m_context(context)
{
    addAligning();
    addLayouts();
    addTurning();
    addAdding();
    addCourses();
}

template <class Change>
void ArrangeActions::add(const NewAction &added, Change change, int series)
{
    m_context.actions.add(added, [this, text = added.text, change, series] {
        BoardDocument &document = m_context.documents.board()->document();
        const Board &board = document.board();
        const Selection &selection = document.selection();
        const auto what = [text] { return text().remove(u'&'); };
        document.perform(change(board, selection), stepOn(board, selection, what), series);
    });
}

void ArrangeActions::addAligning()
{
    const auto align = [this](const char *name, const std::function<QString()> &text, Edge edge) {
        add({name, text, Needs::FreeSelection, {}, name},
            [edge](const Board &board, const Selection &selection) {
                return aligned(board, selection, edge);
            });
    };
    align(
        "align-left", [] { return tr("Align &left"); }, Edge::Left);
    align(
        "align-centre", [] { return tr("Align &center"); }, Edge::Centre);
    align(
        "align-right", [] { return tr("Align &right"); }, Edge::Right);
    align(
        "align-top", [] { return tr("Align &top"); }, Edge::Top);
    align(
        "align-middle", [] { return tr("Align &middle"); }, Edge::Middle);
    align(
        "align-bottom", [] { return tr("Align &bottom"); }, Edge::Bottom);
    const auto spread = [this](const char *name, const std::function<QString()> &text, Axis axis) {
        add({name, text, Needs::FreeSelection, {}, name},
            [axis](const Board &board, const Selection &selection) {
                return distributed(board, selection, axis);
            });
    };
    spread(
        "spread-across", [] { return tr("Distribute &horizontally"); }, Axis::Across);
    spread(
        "spread-down", [] { return tr("Distribute &vertically"); }, Axis::Down);
}

void ArrangeActions::addLayouts()
{
    m_context.actions.add(
        {"layout", [] { return tr("Automatic la&yout"); }, Needs::FreeBoard, Qt::Key_L, "layout"},
        [this] { layOutBySprings(); });
    //: A menu entry: lays the places out as walls around a courtyard, with the besiegers in rings outside.
    const auto fortress = [] { return tr("As a &fortress…"); };
    m_context.actions.add({"fortress", fortress, Needs::FreeBoard}, [this] {
        offer(
            [] { return tr("Arrange as a fortress"); },
            {{tr("Ellipse"), asFortress(FortressForm::Ellipse)},
             {tr("Rectangle"), asFortress(FortressForm::Rectangle)},
             {tr("Hexagon"), asFortress(FortressForm::Hexagon)},
             {tr("Octagon"), asFortress(FortressForm::Octagon)},
             //: A way to arrange places: those between the first and the last selected wall are spaced evenly.
             {tr("Row between its two ends"), spacedInRow}},
            tr("Not a fortress: fewer than 3 places could be its walls."));
    });
}

/// Whoever has selected some places wants these to move; for the whole board it is asked first.
void ArrangeActions::layOutBySprings()
{
    BoardDocument &document = m_context.documents.board()->document();
    const Board &board = document.board();
    const Selection &selection = document.selection();
    const auto what = [] { return tr("Automatic layout"); };
    const std::size_t selected = placesIn(board, selection).size();
    if (selected > 0 && selected < board.places().size()) {
        document.perform(laidOut(board, selection), stepOn(board, selection, what));
        return;
    }
    const auto whole = [](const Board &of, const BoardSchema &, const Selection &all) {
        return laidOut(of, all);
    };
    offer(what, {NamedLayout {what(), whole}}, tr("There is nothing to arrange."));
}

void ArrangeActions::offer(const std::function<QString()> &what, const std::vector<NamedLayout> &layouts,
                           const QString &nothing)
{
    BoardDocument &document = m_context.documents.board()->document();
    const auto arranged = [&document](const Layout &layout) { // what is locked stays
        const Selection &selection = document.selection();
        const Selection moving =
            selection.places.empty() ? document.reachable(everything(document.board())) : selection;
        return layout(document.board(), document.schema(), moving);
    };
    std::vector<LayoutChoice> choices;
    std::vector<Layout> fitting;
    for (const NamedLayout &one : layouts) {
        Board after = document.board();
        const BoardChange change = arranged(one.layout);
        if (change.empty() || !apply(after, change))
            continue;
        choices.push_back({one.name, std::move(after)});
        fitting.push_back(one.layout);
    }
    if (choices.empty())
        return m_context.status.show(nothing);
    auto *dialog = new LayoutDialog(what(), std::move(choices), document.schema(), m_context.appearance,
                                    &m_context.window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, &document, [&document, dialog, fitting, arranged, what] {
        document.perform(arranged(fitting[dialog->chosen()]),
                         stepOn(document.board(), document.selection(), what));
    });
    dialog->open();
}

void ArrangeActions::addTurning()
{
    const auto turn = [](double degrees) {
        return [degrees](const Board &board, const Selection &selection) {
            return turned(board, selection, degrees);
        };
    };
    const auto scale = [](double factor) {
        return [factor](const Board &board, const Selection &selection) {
            return scaled(board, selection, factor);
        };
    };
    const auto flip = [](Axis axis) {
        return [axis](const Board &board, const Selection &selection) {
            return flipped(board, selection, axis);
        };
    };
    add({"turn-left", [] { return tr("Turn 15° left"); }, Needs::FreeSelection, Qt::Key_Comma, "turn-left"},
        turn(-kTurn), kTurnSeries);
    add({"turn-right", [] { return tr("Turn 15° right"); }, Needs::FreeSelection, Qt::Key_Period,
         "turn-right"},
        turn(kTurn), kTurnSeries);
    add({"grow", [] { return tr("Spread &out"); }, Needs::FreeSelection, Qt::ALT | Qt::Key_Up},
        scale(kGrowth), kSizeSeries);
    add({"shrink", [] { return tr("Pull to&gether"); }, Needs::FreeSelection, Qt::ALT | Qt::Key_Down},
        scale(1 / kGrowth), kSizeSeries);
    add({"flip-across", [] { return tr("Flip horizontally"); }, Needs::FreeSelection, Qt::Key_X,
         "flip-across"},
        flip(Axis::Across));
    add({"flip-down", [] { return tr("Flip vertically"); }, Needs::FreeSelection, Qt::Key_Y, "flip-down"},
        flip(Axis::Down));
}

void ArrangeActions::addAdding()
{
    EditorActions &actions = m_context.actions;
    actions.add({"mirror", [] { return tr("Mirror to the other &side"); }, Needs::Selection,
                 Qt::CTRL | Qt::Key_M, "mirror"},
                [this] {
                    BoardDocument &document = m_context.documents.board()->document();
                    const Addition copy = mirrored(document.board(), document.selection(), document.schema());
                    Sketch sketch = document.sketch();
                    const Arrangement part = partOf(sketch.arrangement, document.selection());
                    sketch.arrangement = withCopies(std::move(sketch.arrangement), part, {copy.copies, {}});
                    const StepText text = stepOn(document.board(), document.selection(),
                                                 [] { return tr("Mirror to the other side"); });
                    if (document.performBoth(copy.change, sketch, text))
                        document.select(copy.added);
                });
    actions.add({"reverse", [] { return tr("Reverse links"); }, Needs::Selection, Qt::Key_R}, [this] {
        BoardDocument &document = m_context.documents.board()->document();
        const Addition turned = reversed(document.board(), document.selection());
        document.perform(turned.change,
                         stepOn(document.board(), document.selection(), [] { return tr("Reverse links"); }),
                         turned.added);
    });
    add({"straighten",
         [] {
             //: A menu entry: the selected links become straight.
             return tr("Remove &bends");
         },
         Needs::Selection},
        straightened);
}

/// A menu of its own, for the bar and for the menu on the drawing.
void ArrangeActions::addCourses()
{
    //: A menu: how the selected links are drawn.
    QMenu *menu = m_context.actions.addMenu("course", [] { return tr("&Line"); });
    const auto draw = [this, menu](const char *name, const std::function<QString()> &text,
                                   LinkCourse course) {
        add({name, text, Needs::Selection}, [course](const Board &board, const Selection &selection) {
            return withCourse(board, selection, course);
        });
        menu->addAction(m_context.actions.find(name));
    };
    draw(
        "course-usual", [] { return tr("&Default line"); }, LinkCourse::AsUsual);
    draw(
        "course-straight", [] { return tr("&Straight line"); }, LinkCourse::Straight);
    draw(
        "course-curved", [] { return tr("&Curved line"); }, LinkCourse::Curved);
}

} // namespace merlon
