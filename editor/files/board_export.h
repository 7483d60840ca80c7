#pragma once

#include "core/base/error.h"
#include "core/canvas/art.h"
#include "core/canvas/picture.h"
#include "editor/document/board_document.h"
#include "editor/files/print_dialog.h"

#include <QFont>
#include <QString>
#include <QStringList>

namespace merlon {

/// With what a board is drawn for others.
struct ExportLook {
    canvas::Picture picture; ///< the names of its places
    const canvas::Art &art;
    QFont font;
    PrintChoice print {}; ///< of a PDF
};

/// What files may end with: `graphml`, `dot`, `png`, `svg`, `pdf`.
QStringList exportForms();

/// Writes the board for other programs, in the form that the end of the file's name says.
Expected<void> exportBoard(const BoardDocument &document, const ExportLook &look, const QString &file);

/// How large a board becomes on paper, in words.
QString printedSize(const BoardDocument &document, const ExportLook &look);

} // namespace merlon
