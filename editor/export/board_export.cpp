#include "editor/export/board_export.h"

#include "app/export/export_file.h"
#include "app/export/render_file.h"
#include "app/words/counting.h"
#include "app/words/language.h"
#include "app/words/resources.h"
#include "core/board/files/dot.h"
#include "core/board/files/graphml.h"
#include "editor/model/copying.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QLocale>

#include <algorithm>
#include <optional>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

constexpr double kMillimetresToAnInch = 25.4;

/// The sentences about exports.
class BoardExport {
    Q_DECLARE_TR_FUNCTIONS(BoardExport)
};

/// In the language spoken, as all that is drawn on them.
PrintSheets sheetsOf(const ExportSubject &subject, const ExportChoice &choice, const ExportLook &look)
{
    const bool isBoard = subject.schema; // a position is printed as it is
    const QString name = isBoard ? nameIn(subject.board.info().names, {}) : QString();
    PrintWish wish {name.isEmpty() ? subject.title : name, choice.print.paper, choice.print.boardSheets};
    if (choice.print.pieces) {
        wish.pieces = piecesFor(subject.board);
        wish.cards = cardsFor(subject.board);
        wish.cardBacks = choice.print.cardBacks;
        wish.referenceSheets = referenceSheetsFor(subject.board);
        wish.roles = roleSheetsFor(subject.board);
        if (choice.print.cover)
            wish.cover = coverFor(subject.board);
    }
    const canvas::Picture shown = exportPicture(subject, choice);
    const canvas::Picture picture =
        isBoard ? asPrinted(shown, subject.board, choice.print.pieces ? &wish : nullptr) : shown;
    return {subject.board, picture, look.art, look.font, std::move(wish)};
}

Board exportedGraph(const ExportSubject &subject, const ExportChoice &choice)
{
    const bool isPart = choice.selectionOnly && !subject.selection.places.empty();
    return isPart ? partOf(subject.board, subject.selection) : subject.board;
}

/// The longer side of an image.
double millimetresOf(const ExportChoice &choice)
{
    return choice.isInMillimetres ? choice.millimetres
                                  : choice.pixels * kMillimetresToAnInch / choice.dotsPerInch();
}

double pixelsOf(const ExportChoice &choice)
{
    return choice.isInMillimetres ? choice.millimetres * choice.dotsPerInch() / kMillimetresToAnInch
                                  : choice.pixels;
}

Expected<QByteArray> imageContents(const ExportSubject &subject, const ExportChoice &choice,
                                   const ExportLook &look)
{
    const BoardImage image = exportImage(subject, choice, look);
    const double scale = exportScale(image, choice);
    if (choice.form == ExportForm::Svg)
        return image.svg(subject.title, image.size() * scale);
    if (choice.form == ExportForm::Pdf)
        return image.pdf(subject.title, millimetresOf(choice));
    const QByteArray png = image.png(scale, choice.isInMillimetres ? choice.dotsPerInch() : 0);
    if (png.isEmpty())
        return tl::unexpected(
            ownError(BoardExport::tr("There is not enough memory for an image of this size."),
                     BoardExport::tr("Choose a smaller size.")));
    return png;
}

std::optional<ExportForm> formOf(const QString &ending, const ExportSubject &subject, ExportForm chosen)
{
    std::vector<ExportForm> forms = exportForms(subject);
    std::ranges::reverse(forms); // so that sheets to be printed come before a single page
    const auto fits = [&](ExportForm form) { return endingOf(form) == ending; };
    if (fits(chosen) && std::ranges::count(forms, chosen) > 0)
        return chosen;
    const auto found = std::ranges::find_if(forms, fits);
    return found == forms.end() ? std::nullopt : std::optional(*found);
}

/// What is told of a print, and its first page.
struct Printed {
    QImage first;
    BoardTiling tiling;
    int pages;
};

Printed printed(const ExportSubject &subject, const ExportChoice &choice, const QFont &font)
{
    constexpr double kPixelsToAMillimetre = 3;
    const PassingLanguage language(choice.language);
    const canvas::Art day(resourceDirectories("art").front(), canvas::Theme::day()); // as paper is
    const PrintSheets sheets = sheetsOf(subject, choice, {day, font});
    return {sheets.page(0, kPixelsToAMillimetre), sheets.tiling(), sheets.pageCount()};
}

QString printedSize(const BoardTiling &tiling, int pages)
{
    const auto centimetres = [](double millimetres) { return QLocale().toString(millimetres / 10, 'f', 0); };
    //: Below the options of an export. %1, %2: width and height
    return BoardExport::tr("The board measures %1 × %2 cm, on %n sheet(s).", nullptr, tiling.sheets())
               .arg(centimetres(tiling.tile.width() * tiling.columns),
                    centimetres(tiling.tile.height() * tiling.rows))
        + u' ' + BoardExport::tr("The PDF has %n page(s).", nullptr, pages);
}

QString graphSummary(const ExportSubject &subject, const ExportChoice &choice)
{
    const Board board = exportedGraph(subject, choice);
    //: Part of a sentence about a file.
    const QString places = BoardExport::tr("%n place(s)", nullptr, static_cast<int>(board.places().size()));
    //: Part of a sentence about a file.
    const QString links = BoardExport::tr("%n link(s)", nullptr, static_cast<int>(board.links().size()));
    //: What a file will hold. %1: “35 places”, %2: “60 links”
    QString what = BoardExport::tr("%1 and %2 with all attributes and positions, for yEd and other programs "
                                   "for graphs. Merlon can read it again.");
    if (choice.form == ExportForm::Dot)
        //: What a file will hold. %1: “35 places”, %2: “60 links”
        what = BoardExport::tr("%1 and %2 with shapes, colors and positions, for Graphviz (neato -n). Merlon "
                               "cannot read it again.");
    const bool isLeftOut = subject.sketch && !subject.sketch->empty();
    const QString lacking = BoardExport::tr("Notes and the background image are omitted.");
    return isLeftOut ? what.arg(places, links) + u' ' + lacking : what.arg(places, links);
}

QString imageSummary(const BoardImage &image, const ExportChoice &choice)
{
    const QLocale locale;
    if (choice.form == ExportForm::Png) {
        const QSize size = (image.size() * exportScale(image, choice)).toSize();
        //: About an image. %1, %2: width and height
        return BoardExport::tr("%1 × %2 pixels")
            .arg(locale.toString(size.width()), locale.toString(size.height()));
    }
    const double longer = std::max(image.size().width(), image.size().height());
    const QSize size = (image.size() * (millimetresOf(choice) / longer)).toSize();
    //: About a drawing. %1, %2: width and height
    return BoardExport::tr("%1 × %2 mm, sharp at any size")
        .arg(locale.toString(size.width()), locale.toString(size.height()));
}

} // namespace

std::vector<ExportForm> exportForms(const ExportSubject &subject)
{
    std::vector<ExportForm> forms {ExportForm::Png, ExportForm::Svg, ExportForm::Pdf,
                                   ExportForm::PrintAndPlay};
    if (subject.schema)
        forms.insert(forms.end(), {ExportForm::GraphMl, ExportForm::Dot});
    return forms;
}

QStringList exportEndings(const ExportSubject &subject)
{
    QStringList endings;
    for (const ExportForm form : exportForms(subject))
        endings << endingOf(form);
    endings.removeDuplicates();
    return endings;
}

Expected<QByteArray> exportContents(const ExportSubject &subject, const ExportChoice &choice,
                                    const ExportLook &look)
{
    switch (choice.form) {
    case ExportForm::GraphMl:
        return QByteArray::fromStdString(boardToGraphml(exportedGraph(subject, choice), subject.schema));
    case ExportForm::Dot:
        return QByteArray::fromStdString(boardToDot(exportedGraph(subject, choice), *subject.schema));
    case ExportForm::PrintAndPlay: {
        const PassingLanguage language(choice.language);
        const canvas::Art day(resourceDirectories("art").front(), canvas::Theme::day()); // as paper is
        return sheetsOf(subject, choice, {day, look.font}).pdf();
    }
    case ExportForm::Png:
    case ExportForm::Svg:
    case ExportForm::Pdf:
        break;
    }
    return imageContents(subject, choice, look);
}

Expected<void> exportBoard(const ExportSubject &subject, ExportChoice choice, const ExportLook &look,
                           const QString &file)
{
    const QString ending = QFileInfo(file).suffix().toLower();
    const std::optional<ExportForm> form = formOf(ending, subject, choice.form);
    if (!form)
        return tl::unexpected(ownError(
            //: Error. %1: the end of a file name, such as “foo”
            BoardExport::tr("Unsupported file type “.%1”.").arg(ending),
            /*: After an error. %1: a list such as “PNG, SVG, PDF” */
            BoardExport::tr("Supported: %1.").arg(separated(exportEndings(subject))), file.toStdString()));
    choice.form = *form;
    const Expected<QByteArray> contents = exportContents(subject, choice, look);
    if (!contents)
        return tl::unexpected(contents.error());
    return writeFile(file, *contents);
}

double exportScale(const BoardImage &image, const ExportChoice &choice)
{
    return pixelsOf(choice) / std::max(image.size().width(), image.size().height());
}

ExportPreview exportPreview(const ExportSubject &subject, const ExportChoice &choice, const ExportLook &look,
                            int pixels)
{
    if (isGraph(choice.form))
        return {{}, {}, graphSummary(subject, choice)};
    if (choice.form == ExportForm::PrintAndPlay) {
        const Printed print = printed(subject, choice, look.font);
        return {print.first, {}, printedSize(print.tiling, print.pages)};
    }
    const BoardImage image = exportImage(subject, choice, look);
    const double longer = std::max(image.size().width(), image.size().height());
    // Names have the size that they have in the file: where it has no pixels, that of an image of its points.
    const double scale = choice.form == ExportForm::Png ? exportScale(image, choice) : 1;
    return {image.image(std::min(scale, pixels / longer)), image.size(), imageSummary(image, choice)};
}

} // namespace merlon
