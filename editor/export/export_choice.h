#pragma once

#include "app/export/print_sheets.h"
#include "app/look/settings.h"

#include <QString>

namespace merlon {

/// What a file for others can be.
enum class ExportForm { Png, Svg, Pdf, PrintAndPlay, GraphMl, Dot };
/// Whether it is a graph for other programs, or something to be looked at.
bool isGraph(ExportForm form);
/// Whether it is an image of the board, and not sheets to be printed.
bool isImage(ExportForm form);
/// Of its file: `png`.
QString endingOf(ExportForm form);

/// How a board is to be printed: paper, size, with the pieces or without.
struct PrintChoice {
    Paper paper = usualPaper();
    int boardSheets = 0; ///< 0: as its spaces need, see PrintWish
    bool pieces = true;
    bool cardBacks = false; ///< for printers that print on both sides
    bool cover = true;      ///< before the pieces and all else
};

/// What stands at places.
enum class PlaceLabels { Names, Keys, None };

inline constexpr int kLeastImage = 100; ///< pixels of the longer side
inline constexpr int kMostImage = 12'000;
inline constexpr int kLeastImageLength = 20; ///< millimetres
inline constexpr int kMostImageLength = 1000;

/// How a board or a position is exported. Graphs know only of the selection.
struct ExportChoice {
    ExportForm form = ExportForm::Png;
    bool isInMillimetres = false;
    int pixels = 2400;     ///< of the longer side
    int millimetres = 297; ///< the same
    ThemeWish theme = ThemeWish::System;
    PlaceLabels labels = PlaceLabels::Names;
    QString
        language {}; ///< of the names, or of all that is printed to be played; empty: the one that is spoken
    bool setUp = true; ///< spaces, and the pieces that start on the board
    bool notes = false;
    bool grid = false;
    bool overlay = true; ///< the marks of an analysis, a heat map
    bool selectionOnly = false;
    PrintChoice print {};

    /// Of a millimetre where the image itself does not say: as printers have them, and as browsers do.
    double dotsPerInch() const { return form == ExportForm::Png ? 300 : 96; }
};

/// What was chosen last; what never was is as in `usual`. Only the selection is not remembered, for it is another one.
ExportChoice rememberedExport(const ExportChoice &usual);
void rememberExport(const ExportChoice &choice);

} // namespace merlon
