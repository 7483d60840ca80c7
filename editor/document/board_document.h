#pragma once

#include "core/board/attributes/schema.h"
#include "core/board/changes/change.h"
#include "core/board/files/sketched_board.h"
#include "editor/document/document_change.h"
#include "editor/document/open_document.h"
#include "editor/document/step_text.h"
#include "editor/model/findings.h"
#include "editor/model/layers.h"
#include "editor/model/selection.h"

#include <string_view>
#include <vector>

namespace merlon {

/// A board that is being drawn: the board, what can be undone, what is selected, what the checks say. Nothing changes
/// the board but `perform` and the undo stack.
class BoardDocument final : public OpenDocument {
    Q_OBJECT

public:
    /// `schema` must live as long. `file`: where it lies; empty: nowhere yet.
    BoardDocument(Board board, const BoardSchema &schema, const QString &file = {},
                  QObject *parent = nullptr);
    BoardDocument(SketchedBoard whole, const BoardSchema &schema, const QString &file,
                  QObject *parent = nullptr);

    QString name() const override;
    std::string key() const override { return m_board.info().key.empty() ? "board" : m_board.info().key; }
    QByteArray contents() const override { return contentsFor(file()); }
    QByteArray contentsFor(const QString &file) const override;
    Expected<void> canBeOpened(const QByteArray &contents) const override;
    const char *kind() const override { return "board"; }
    /// Without the bytes of an embedded picture.
    Json recoveryJson() const override;
    std::shared_ptr<const std::string> recoveryPicture() const override;

    const Board &board() const { return m_board; }
    const BoardSchema &schema() const { return m_schema; }

    /// One step that can be undone. Nothing happens if the change is empty, or does not fit the board (which would be
    /// a fault of the program). Steps with the same `series` that follow each other become one; -1: never.
    bool perform(const BoardChange &change, const StepText &text, int series = -1);
    /// The same, and selects something.
    bool perform(const BoardChange &change, const StepText &text, const Selection &then);

    /// What lies on the drawing besides the board.
    const Sketch &sketch() const { return m_sketch; }
    /// It becomes this one: one step, as perform. Nothing happens if it is that one already.
    bool draw(const Sketch &sketch, const StepText &text, int series = -1);
    bool draw(const Sketch &sketch, const StepText &text, const Selection &then);
    /// What becomes of a sketch of this board when the change is made: layers, groups and locks follow the keys.
    Sketch sketchAfter(Sketch sketch, const BoardChange &change) const;
    /// Board and sketch in a single step.
    bool performBoth(const BoardChange &change, const Sketch &sketch, const StepText &text, int series = -1);

    const Selection &selection() const { return m_selection; }
    /// As far as it can be reached.
    void select(const Selection &selection);
    /// Without what is not there, and what layers or locks keep from being selected.
    Selection reachable(const Selection &selection) const;
    /// What is seen of the drawing and can be selected; no part of the board.
    const Layers &layers() const { return m_layers; }
    void setLayers(const Layers &layers);

    /// As of the last check; checks follow every change on their own, a moment later.
    const std::vector<BoardFinding> &findings() const { return m_findings; }
    void checkNow() override;
    bool hasErrors() const override;

Q_SIGNALS:
    /// At once, when everything that belongs to the change has been done.
    void changed(const merlon::DocumentChange &change);

private:
    friend class ApplyBoardChange;
    friend class ApplySketch;
    Expected<BoardChange> apply(const BoardChange &change);
    bool push(const BoardChange &change, const StepText &text, int series);
    void exchange(Sketch &sketch);
    Selection there(const Selection &selection) const;
    bool exchangeSelection(const Selection &selection);

    Board m_board;
    Sketch m_sketch;
    const BoardSchema &m_schema;
    Selection m_selection;
    Layers m_layers;
    std::vector<BoardFinding> m_findings;
};

/// What is left of a shift so that neither the places nor the notes of a selection leave the drawing.
Point withinDrawing(const BoardDocument &document, const Selection &selection, Point by);

/// A board file or GraphML, ready to be edited. `family`: of a graph that does not say any; empty: such a graph is refused.
Expected<SketchedBoard> readBoardForEditing(const QString &file,
                                            std::vector<std::string> *passedOver = nullptr,
                                            std::string_view family = {});

} // namespace merlon
