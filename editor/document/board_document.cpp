#include "editor/document/board_document.h"

#include "app/words/language.h"
#include "app/words/resources.h"
#include "core/base/json.h"
#include "core/base/text_file.h"
#include "core/board/files/format.h"
#include "core/board/files/graphml.h"
#include "editor/document/apply_board_change.h"
#include "editor/document/apply_sketch.h"
#include "editor/document/picture_file.h"
#include "editor/model/arrangement.h"
#include "editor/model/notes.h"

#include <QFileInfo>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace merlon {

BoardDocument::BoardDocument(Board board, const BoardSchema &schema, const QString &file, QObject *parent)
    : OpenDocument(file, parent)
    , m_board(std::move(board))
    , m_schema(schema)
{
    checkNow();
}

BoardDocument::BoardDocument(SketchedBoard whole, const BoardSchema &schema, const QString &file,
                             QObject *parent)
    : BoardDocument(std::move(whole.board), schema, file, parent)
{
    m_sketch = std::move(whole.sketch);
}

Selection BoardDocument::there(const Selection &selection) const
{
    Selection there = stillThere(m_board, selection);
    there.notes = notesThere(m_sketch, selection.notes);
    return there;
}

/// Whether it has been another one.
bool BoardDocument::exchangeSelection(const Selection &selection)
{
    if (selection == m_selection)
        return false;
    m_selection = selection;
    return true;
}

Expected<BoardChange> BoardDocument::apply(const BoardChange &change)
{
    Expected<BoardChange> inverse = merlon::apply(m_board, change);
    if (!inverse)
        return inverse;
    const bool otherSelection = exchangeSelection(there(m_selection));
    Q_EMIT changed({.board = true, .selection = otherSelection});
    wasEdited();
    return inverse;
}

Sketch BoardDocument::sketchAfter(Sketch sketch, const BoardChange &change) const
{
    sketch.arrangement = following(std::move(sketch.arrangement), m_board, change);
    return sketch;
}

/// What is locked or lies on layers is called by its key: it follows in the same step.
bool BoardDocument::perform(const BoardChange &change, const StepText &text, int series)
{
    return m_sketch.arrangement.namesNothing()
        ? push(change, text, series)
        : performBoth(change, sketchAfter(m_sketch, change), text, series);
}

bool BoardDocument::push(const BoardChange &change, const StepText &text, int series)
{
    if (change.empty())
        return false;
    Expected<BoardChange> inverse = apply(change);
    if (!inverse)
        return false; // what does not fit never comes onto the stack
    undoStack().push(new ApplyBoardChange(*this, std::move(*inverse), text, series));
    return true;
}

bool BoardDocument::perform(const BoardChange &change, const StepText &text, const Selection &then)
{
    if (!perform(change, text))
        return false;
    select(then);
    return true;
}

bool BoardDocument::draw(const Sketch &sketch, const StepText &text, int series)
{
    if (sketch == m_sketch)
        return false;
    Sketch before = sketch;
    exchange(before);
    undoStack().push(new ApplySketch(*this, std::move(before), text, series));
    return true;
}

bool BoardDocument::draw(const Sketch &sketch, const StepText &text, const Selection &then)
{
    if (!draw(sketch, text))
        return false;
    select(then);
    return true;
}

bool BoardDocument::performBoth(const BoardChange &change, const Sketch &sketch, const StepText &text,
                                int series)
{
    if (change.empty())
        return draw(sketch, text, series);
    if (sketch == m_sketch)
        return push(change, text, series);
    undoStack().beginMacro(text());
    push(change, text, -1);
    draw(sketch, text);
    undoStack().endMacro();
    return true;
}

void BoardDocument::exchange(Sketch &sketch)
{
    std::swap(m_sketch, sketch);
    const bool otherSelection = exchangeSelection(reachable(m_selection));
    Q_EMIT changed({.sketch = true, .selection = otherSelection});
    Q_EMIT titleChanged();
}

Selection BoardDocument::reachable(const Selection &selection) const
{
    Selection reached = merlon::reachable(m_layers, there(selection));
    return m_sketch.arrangement.namesNothing()
        ? reached
        : without(std::move(reached), unreachable(m_sketch.arrangement));
}

void BoardDocument::select(const Selection &selection)
{
    if (exchangeSelection(reachable(selection)))
        Q_EMIT changed({.selection = true});
}

void BoardDocument::setLayers(const Layers &layers)
{
    if (layers == m_layers)
        return;
    m_layers = layers;
    const bool otherSelection = exchangeSelection(reachable(m_selection));
    Q_EMIT changed({.selection = otherSelection, .layers = true});
}

void BoardDocument::checkNow()
{
    stopChecking();
    m_findings = findingsOf(m_board, m_schema);
    Q_EMIT findingsChanged();
}

bool BoardDocument::hasErrors() const
{
    return std::ranges::any_of(
        m_findings, [](const BoardFinding &found) { return found.finding.severity == Severity::Error; });
}

QString BoardDocument::name() const
{
    const QString name = nameIn(m_board.info().names, m_board.info().key);
    //: A board that has no name yet.
    return name.isEmpty() ? tr("Unnamed board") : name;
}

QByteArray BoardDocument::contentsFor(const QString &file) const
{
    const Sketch sketch =
        withRelativePaths(m_sketch, file.isEmpty() ? QString() : QFileInfo(file).absolutePath());
    return QByteArray::fromStdString(writeSketchedBoard({m_board, sketch}, m_schema));
}

Expected<void> BoardDocument::canBeOpened(const QByteArray &contents) const
{
    const auto ownSchema = [this](std::string_view) { return &m_schema; };
    const std::string_view text(contents.data(), static_cast<std::size_t>(contents.size()));
    const Expected<SketchedBoard> read = readSketchedBoard(text, ownSchema, key());
    return read ? Expected<void>() : tl::unexpected(read.error());
}

Json BoardDocument::recoveryJson() const
{
    Sketch sketch = m_sketch;
    if (sketch.background)
        sketch.background->data.reset();
    return sketchedBoardToJson({m_board, sketch}, m_schema);
}

std::shared_ptr<const std::string> BoardDocument::recoveryPicture() const
{
    return m_sketch.background ? m_sketch.background->data : nullptr;
}

Point withinDrawing(const BoardDocument &document, const Selection &selection, Point by)
{
    const Point left = withinDrawing(document.board(), selection, by);
    const auto notes = boxOf(document.sketch(), selection);
    return notes ? withinDrawing(*notes, left) : left;
}

Expected<SketchedBoard> readBoardForEditing(const QString &file, std::vector<std::string> *passedOver,
                                            std::string_view family)
{
    const std::filesystem::path path(file.toStdU16String());
    const Expected<std::string> text = readTextFile(path);
    if (!text)
        return tl::unexpected(text.error());
    if (!file.endsWith(u".graphml"_s, Qt::CaseInsensitive)) {
        Expected<SketchedBoard> whole = readSketchedBoard(*text, schemaOf, sourceName(path), passedOver);
        if (whole)
            whole->sketch = withAbsolutePaths(std::move(whole->sketch), QFileInfo(file).absolutePath());
        return whole;
    }
    Expected<Board> board = boardFromGraphml(*text, schemaOf, sourceName(path), family);
    if (!board)
        return tl::unexpected(board.error());
    return SketchedBoard {std::move(*board), {}};
}

} // namespace merlon
