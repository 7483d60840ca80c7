#include "editor/files/new_board.h"

#include "app/words/language.h"
#include "app/words/resources.h"
#include "core/board/files/library.h"
#include "core/board/keys.h"
#include "editor/model/cells/cell_field.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

/// The words for new boards.
class NewBoard {
    Q_DECLARE_TR_FUNCTIONS(NewBoard)
};

QString nameOfField(CellShape shape)
{
    switch (shape) {
    case CellShape::FlatHexagon:
        return NewBoard::tr("Field of flat hexagons");
    case CellShape::PointyHexagon:
        return NewBoard::tr("Field of pointy hexagons");
    case CellShape::Square:
        return NewBoard::tr("Field of squares");
    case CellShape::None:
        break;
    }
    return {};
}

Beginning emptyBoard(const BoardInfo &info)
{
    //: A new board on which there is nothing yet.
    return {NewBoard::tr("Empty"), NewBoard::tr("A blank board."), Board(info, {}, {}),
            NewBoard::tr("My board")};
}

Beginning fieldBeginning(CellShape shape, const BoardInfo &info, const BoardSchema &schema)
{
    CellField field;
    field.shape = shape;
    field.kind = usualKind(schema);
    return {nameOfField(shape), NewBoard::tr("Columns and rows of cells, with links between neighbors."),
            boardOfField(info, schema, field), NewBoard::tr("My board"), shape};
}

bool isFor(const Board &board, const Game &game)
{
    return !board.places().empty() && board.info().schema == game.schema().key
        && std::ranges::find(board.info().games, game.key()) != board.info().games.end();
}

} // namespace

std::vector<Beginning> beginningsFor(const Game &game)
{
    const BoardSchema &schema = game.schema();
    BoardInfo info;
    info.key = "board";
    info.schema = schema.key;
    info.games = {game.key()};
    if (schema.cells.anyShape && schema.cells.grid.shape != CellShape::None)
        info.cells = schema.cells.grid;
    std::vector<Beginning> found {emptyBoard(info)};
    for (const CellShape shape : fieldShapes(schema))
        found.push_back(fieldBeginning(shape, info, schema));
    for (const Template &one : templates()) {
        if (isFor(one.board, game))
            found.push_back({nameIn(one.board.info().names, one.board.info().key),
                             nameIn(one.board.info().descriptions, {}), one.board, suggestedName(one)});
    }
    return found;
}

QString suggestedName(const Template &one)
{
    if (one.board.places().empty())
        return NewBoard::tr("My board");
    QString name = nameIn(one.board.info().names, one.board.info().key);
    if (one.isShippedBoard || name.isEmpty())
        return name;
    name[0] = name[0].toLower();
    //: What a new board is called that begins with a template. %1: its name, such as “small keep”
    return NewBoard::tr("My %1").arg(name);
}

TakenNames takenNames(const std::vector<const Board *> &open)
{
    TakenNames taken;
    const auto add = [&taken](const Board &board) {
        taken.names << nameIn(board.info().names, board.info().key);
        taken.keys.push_back(board.info().key);
    };
    for (const Board *board : open)
        add(*board);
    const std::vector<std::filesystem::path> folders = resourceDirectories("boards");
    for (const std::string &name : boardNames(folders)) {
        taken.keys.push_back(name); // the name of its file
        if (const Expected<Board> board = loadBoard(name, folders, schemaOf))
            add(*board);
    }
    return taken;
}

QString freeName(const QString &wanted, const TakenNames &taken)
{
    QString name = wanted;
    for (int number = 2; taken.names.contains(name, Qt::CaseInsensitive); ++number)
        //: %1: the name of a board, %2: a number that tells it from others: “My board 2”
        name = NewBoard::tr("%1 %2").arg(wanted).arg(number);
    return name;
}

std::string keyOfName(const QString &name)
{
    QString plain = name.toLower();
    plain.replace(u"œ"_s, u"oe"_s).replace(u"æ"_s, u"ae"_s).replace(u"ß"_s, u"ss"_s);
    plain.remove(u'\'').remove(QChar(u'’'));
    plain = plain.normalized(QString::NormalizationForm_KD);
    plain.removeIf([](QChar letter) { return letter.isMark(); }); // accents stand by themselves now
    const std::string key = keyFrom(plain.toStdString());
    return key.empty() ? "board" : key;
}

Board newBoard(const Board &beginning, const QString &name, const TakenNames &taken)
{
    BoardInfo info = beginning.info();
    info.names = {{languageCode().toStdString(), name.toStdString()}};
    info.descriptions.clear();
    info.key = freeKey(keyOfName(name), [&taken](std::string_view key) {
        return std::ranges::find(taken.keys, key) != taken.keys.end();
    });
    return {std::move(info),
            {beginning.places().begin(), beginning.places().end()},
            {beginning.links().begin(), beginning.links().end()}};
}

} // namespace merlon
