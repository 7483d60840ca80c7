#pragma once

#include "core/base/error.h"
#include "editor/export/export_picture.h"

#include <QByteArray>
#include <QImage>
#include <QSizeF>
#include <QString>
#include <QStringList>

#include <vector>

namespace merlon {

/// What a subject can become: a position no graph.
std::vector<ExportForm> exportForms(const ExportSubject &subject);
/// What files may end with.
QStringList exportEndings(const ExportSubject &subject);

/// What a file holds.
Expected<QByteArray> exportContents(const ExportSubject &subject, const ExportChoice &choice,
                                    const ExportLook &look);

/// Writes it for other programs, in the form that the end of the file's name says: for `pdf` the one that was chosen, if it
/// is one of both, else sheets to print and play. The file stays as it was if anything fails.
Expected<void> exportBoard(const ExportSubject &subject, ExportChoice choice, const ExportLook &look,
                           const QString &file);

/// How many pixels there are to a point of an image, if it has pixels.
double exportScale(const BoardImage &image, const ExportChoice &choice);

/// What a file will be.
struct ExportPreview {
    QImage image;    ///< or the first page to be printed; null for graphs
    QSizeF size;     ///< of an image, in points; empty for all else
    QString summary; ///< a sentence or two: how large it is, how many sheets, how many places
};
/// `pixels`: at most as large the image is in both directions.
ExportPreview exportPreview(const ExportSubject &subject, const ExportChoice &choice, const ExportLook &look,
                            int pixels);

} // namespace merlon
