#pragma once

#include "core/base/error.h"
#include "core/board/schema.h"
#include "core/canvas/art/art.h"
#include "core/canvas/picture/picture.h"
#include "editor/files/print_dialog.h"

#include <QFont>
#include <QString>
#include <QStringList>

namespace merlon {

class BoardDocument;
class ScenarioDocument;

/// What is written for others.
struct ExportSubject {
    const Board &board;
    QString title;
    const BoardSchema *schema = nullptr; ///< null: a position, which programs for graphs do not know
};
ExportSubject subjectOf(const BoardDocument &document);
ExportSubject subjectOf(const ScenarioDocument &document);

/// With what it is drawn.
struct ExportLook {
    canvas::Picture picture; ///< the names of its places, and the pieces of a position
    const canvas::Art &art;
    QFont font;
    PrintChoice print {}; ///< of a PDF
};

/// What files may end with: `png`, `svg`, `pdf`, for boards `graphml` and `dot` as well.
QStringList exportForms(const ExportSubject &subject);

/// Writes it for other programs, in the form that the end of the file's name says.
Expected<void> exportBoard(const ExportSubject &subject, const ExportLook &look, const QString &file);

/// How large a board becomes on paper, in words.
QString printedSize(const ExportSubject &subject, const ExportLook &look);

} // namespace merlon
