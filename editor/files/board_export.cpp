#include "editor/files/board_export.h"

#include "app/export/board_image.h"
#include "app/export/export_file.h"
#include "app/export/render_file.h"
#include "app/words/counting.h"
#include "app/words/language.h"
#include "app/words/resources.h"
#include "core/board/files/dot.h"
#include "core/board/files/graphml.h"
#include "editor/document/board_document.h"
#include "editor/scenario/scenario_document.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

constexpr double kPixelsToAPoint = 2;

/// The sentences about exports.
class BoardExport {
    Q_DECLARE_TR_FUNCTIONS(BoardExport)
};

/// On paper it is always day.
PrintSheets sheetsOf(const ExportSubject &subject, const ExportLook &look, const canvas::Art &art)
{
    PrintWish wish {subject.title, look.print.paper, look.print.boardSheets};
    if (look.print.pieces) {
        wish.pieces = piecesFor(subject.board);
        wish.cards = cardsFor(subject.board);
        wish.cardBacks = look.print.cardBacks;
        wish.referenceSheets = referenceSheetsFor(subject.board);
        wish.roles = roleSheetsFor(subject.board);
    }
    const bool isBoard = subject.schema; // a position is printed as it is
    const canvas::Picture picture =
        isBoard ? asPrinted(look.picture, subject.board, look.print.pieces ? &wish : nullptr) : look.picture;
    return {subject.board, picture, art, look.font, std::move(wish)};
}

} // namespace

ExportSubject subjectOf(const BoardDocument &document)
{
    return {document.board(), document.name(), &document.schema()};
}

ExportSubject subjectOf(const ScenarioDocument &document)
{
    return {document.board(), document.name()};
}

QStringList exportForms(const ExportSubject &subject)
{
    QStringList forms {u"png"_s, u"svg"_s, u"pdf"_s};
    if (subject.schema)
        forms << u"graphml"_s << u"dot"_s;
    return forms;
}

Expected<void> exportBoard(const ExportSubject &subject, const ExportLook &look, const QString &file)
{
    const Board &board = subject.board;
    const QString form = QFileInfo(file).suffix().toLower();
    const BoardImage image(board, look.picture, look.art, look.font);
    if (!exportForms(subject).contains(form))
        return tl::unexpected(ownError(
            //: Error. %1: the end of a file name, such as “foo”
            BoardExport::tr("Unsupported file type “.%1”.").arg(form),
            /*: After an error. %1: a list such as “PNG, SVG, PDF” */
            BoardExport::tr("Supported: %1.").arg(separated(exportForms(subject))), file.toStdString()));
    if (form == u"graphml")
        return writeFile(file, QByteArray::fromStdString(boardToGraphml(board, subject.schema)));
    if (form == u"dot")
        return writeFile(file, QByteArray::fromStdString(boardToDot(board, *subject.schema)));
    if (form == u"png")
        return writeFile(file, image.png(kPixelsToAPoint));
    if (form == u"pdf") {
        const canvas::Art day(resourceDirectories("art").front(), canvas::Theme::day());
        return writeFile(file, sheetsOf(subject, look, day).pdf());
    }
    return writeFile(file, image.svg(subject.title));
}

QString printedSize(const ExportSubject &subject, const ExportLook &look)
{
    const PrintSheets sheets = sheetsOf(subject, look, look.art);
    const BoardTiling tiling = sheets.tiling();
    const auto centimetres = [](double millimetres) { return QLocale().toString(millimetres / 10, 'f', 0); };
    //: Below the options of an export. %1, %2: width and height
    return BoardExport::tr("The board measures %1 × %2 cm, on %n sheet(s).", nullptr, tiling.sheets())
               .arg(centimetres(tiling.tile.width() * tiling.columns),
                    centimetres(tiling.tile.height() * tiling.rows))
        + u' ' + BoardExport::tr("The PDF has %n page(s).", nullptr, sheets.pageCount());
}

} // namespace merlon
