#include "editor/document/board_document.h"

#include "app/words/language.h"
#include "app/words/resources.h"
#include "core/board/files/format.h"
#include "core/board/files/graphml.h"
#include "editor/document/apply_board_change.h"

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

Expected<BoardChange> BoardDocument::apply(const BoardChange &change)
{
    Expected<BoardChange> inverse = merlon::apply(m_board, change);
    if (!inverse)
        return inverse;
    const Selection left = stillThere(m_board, m_selection);
    const bool other = left != m_selection;
    m_selection = left;
    Q_EMIT boardChanged();
    if (other)
        Q_EMIT selectionChanged();
    tellEdited();
    return inverse;
}

bool BoardDocument::perform(const BoardChange &change, const QString &text, int series)
{
    if (change.empty())
        return false;
    Expected<BoardChange> inverse = apply(change);
    if (!inverse)
        return false; // what does not fit never comes onto the stack
    undoStack().push(new ApplyBoardChange(*this, std::move(*inverse), text, series));
    return true;
}

bool BoardDocument::perform(const BoardChange &change, const QString &text, const Selection &then)
{
    if (!perform(change, text))
        return false;
    select(then);
    return true;
}

void BoardDocument::select(const Selection &selection)
{
    const Selection there = reachable(m_layers, stillThere(m_board, selection));
    if (there == m_selection)
        return;
    m_selection = there;
    Q_EMIT selectionChanged();
}

void BoardDocument::setLayers(const Layers &layers)
{
    if (layers == m_layers)
        return;
    m_layers = layers;
    Q_EMIT layersChanged();
    select(m_selection);
}

void BoardDocument::checkNow()
{
    stopChecking();
    m_objections = objectionsOf(m_board, m_schema);
    Q_EMIT objectionsChanged();
}

bool BoardDocument::hasErrors() const
{
    return std::ranges::any_of(m_objections, [](const Objection &objection) {
        return objection.finding.severity == Severity::Error;
    });
}

QString BoardDocument::name() const
{
    return nameIn(m_board.info().names, m_board.info().key);
}

QByteArray BoardDocument::contents() const
{
    return QByteArray::fromStdString(writeBoard(m_board, m_schema));
}

Json BoardDocument::rescue() const
{
    return boardToJson(m_board, m_schema);
}

Expected<Board> readBoardForEditing(const QString &file)
{
    const std::filesystem::path path(file.toStdU16String());
    if (!file.endsWith(u".graphml"_s, Qt::CaseInsensitive))
        return readBoardFile(path, schemaOf);
    const Expected<std::string> text = readTextFile(path);
    if (!text)
        return tl::unexpected(text.error());
    return boardFromGraphml(*text, schemaOf, sourceName(path));
}

} // namespace merlon
