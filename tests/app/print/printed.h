#pragma once

#include "app/export/render_file.h"
#include "app/words/language.h"
#include "app/words/resources.h"

#include <QTest>

/// What tests of printed pages share.
namespace merlon::testing {

constexpr double kPixels = 3; ///< for a millimetre

/// A shipped board on paper, with names that are its keys.
struct Printed {
    explicit Printed(Paper paper, int sheets, bool pieces = false, bool cardBacks = false)
        : board(*boardNamed("two-shoulders"))
        , art(resourceDirectories("art").front(), canvas::Theme::day())
        , pages(board, picture(), art, {},
                {QStringLiteral("Two Shoulders"), paper, sheets,
                 pieces ? piecesFor(board) : std::vector<canvas::Token>(),
                 pieces ? cardsFor(board) : std::vector<BoxCard>(), cardBacks})
    {
    }
    static canvas::Picture picture()
    {
        canvas::Picture picture;
        const Board named = *boardNamed("two-shoulders");
        for (const Place &place : named.places())
            picture.places.push_back({QString::fromStdString(place.key), {}, {}, false});
        picture.links.resize(named.links().size());
        return picture;
    }

    Board board;
    canvas::Art art;
    PrintSheets pages;
};

/// Rows of a test: `paper`, as a number.
inline void addPapers()
{
    QTest::addColumn<int>("paper");
    QTest::newRow("A4") << static_cast<int>(Paper::A4);
    QTest::newRow("A3") << static_cast<int>(Paper::A3);
    QTest::newRow("Letter") << static_cast<int>(Paper::Letter);
}

/// Rows of a test: a `board` of each family, in each `language`.
inline void addSpokenBoards()
{
    QTest::addColumn<QString>("board");
    QTest::addColumn<QString>("language");
    for (const QString &code : Language::codes()) {
        for (const char *board : {"two-shoulders", "three-gates", "fiefs-3", "autumn", "ring"})
            QTest::addRow("%s %s", board, qPrintable(code)) << QString::fromLatin1(board) << code;
    }
}

} // namespace merlon::testing
