#include "editor/files/board_export.h"

#include "app/export/board_image.h"
#include "app/export/export_file.h"
#include "app/words/language.h"
#include "core/board/files/dot.h"
#include "core/board/files/graphml.h"

#include <QCoreApplication>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

constexpr double kPixelsToAPoint = 2;

/// The sentences about exports.
class BoardExport {
    Q_DECLARE_TR_FUNCTIONS(BoardExport)
};

} // namespace

QStringList exportForms()
{
    return {u"graphml"_s, u"dot"_s, u"png"_s, u"svg"_s};
}

Expected<void> exportBoard(const BoardDocument &document, const ExportLook &look, const QString &file)
{
    const Board &board = document.board();
    const QString form = QFileInfo(file).suffix().toLower();
    const BoardImage image(board, look.picture, look.art, look.font);
    if (form == u"graphml")
        return writeFile(file, QByteArray::fromStdString(boardToGraphml(board)));
    if (form == u"dot")
        return writeFile(file, QByteArray::fromStdString(boardToDot(board, document.schema())));
    if (form == u"png")
        return writeFile(file, image.png(kPixelsToAPoint));
    if (form == u"svg")
        return writeFile(file, image.svg(document.name()));
    return tl::unexpected(ownError(BoardExport::tr("Nothing is known of files that end with “.%1”").arg(form),
                                   BoardExport::tr("Possible: %1").arg(exportForms().join(u", "_s)),
                                   file.toStdString()));
}

} // namespace merlon
