#pragma once

#include "app/export/role_sheets.h"
#include "core/canvas/art/art.h"

#include <QFont>
#include <QRectF>

#include <vector>

class QPainter;

namespace merlon {

/// Tokens that fill boxes are printed so large; in tenths of a millimetre.
inline constexpr double kCounterSize = 100;

/// The sheets of the roles on pages, in two columns. All lengths in tenths of a millimetre.
struct RoleRows {
    /// A heading over a page, in the colour of a role.
    struct Heading {
        QString text;
        int livery = -1;
        int page = 0;
        QRectF box;
    };
    /// Words in their box.
    struct Words {
        QString text;
        QFont font;
        int page = 0;
        QRectF box;
    };
    struct Picture {
        QString path;
        int page = 0;
        QRectF box;
    };
    /// A box for a token.
    struct Box {
        QString number {}; ///< of a round, or on a track of numbers; else empty
        int page = 0;
        QRectF box;
    };
    std::vector<Heading> headings;
    std::vector<Words> words;
    std::vector<Picture> pictures;
    std::vector<Box> boxes;
    std::vector<Box> markers; ///< to be cut out: for each track, with the numbers that go on two
    int pages = 0;
};

/// `rounds`: the heading over the tracks of rounds and phases, which come first. `room`: of a page.
RoleRows layOutRoles(const RoleSheets &sheets, const QString &rounds, const QFont &font, const QRectF &room);

void paintRoles(QPainter &painter, const RoleRows &rows, int page, const canvas::Art &art, const QFont &font);

} // namespace merlon
