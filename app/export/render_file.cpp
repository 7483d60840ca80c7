#include "app/export/render_file.h"

#include "app/export/board_image.h"
#include "app/export/export_file.h"
#include "app/export/set_up_picture.h"
#include "app/games/faces.h"
#include "app/words/documents.h"
#include "app/words/game_words.h"
#include "app/words/language.h"
#include "app/words/resources.h"
#include "app/words/speaker.h"
#include "core/base/limits.h"
#include "core/canvas/art/fonts.h"
#include "core/canvas/scene/drawn_board.h"
#include "core/engine/records/record_replay.h"
#include "core/games/module.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QGuiApplication>

#include <memory>
#include <optional>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

/// The sentences about pictures without a window.
class RenderWords {
    Q_DECLARE_TR_FUNCTIONS(Render)
};

constexpr double kUsualPage = 297;  ///< millimetres of the longer side
constexpr double kBrowserDots = 96; ///< per inch
constexpr double kPrinterDots = 300;

/// Pixels to a point of the board.
double scaleFor(const RenderWish &wish, double dotsPerInch)
{
    constexpr double kMillimetresOfAnInch = 25.4;
    return wish.millimetres * dotsPerInch / kMillimetresOfAnInch / canvas::DrawnBoard::kLongerSide;
}

/// Nothing if it would be larger than pictures may be, or than there is memory.
QByteArray pngOf(const BoardImage &image, const RenderWish &wish)
{
    const bool isMeasured = wish.millimetres > 0;
    const double scale =
        isMeasured ? scaleFor(wish, kPrinterDots) : wish.size / canvas::DrawnBoard::kLongerSide;
    if (qRound(scale * canvas::DrawnBoard::kLongerSide) > kMostPictureSide)
        return {};
    return isMeasured ? image.png(scale, kPrinterDots) : image.png(scale);
}

/// What there is to be drawn.
struct Drawn {
    Board board;
    canvas::Picture picture;
    QString title;
    bool isPosition = false;
};

canvas::Picture pictureOf(const State &state)
{
    const Setup &setup = state.setup();
    const Speaker speaker(setup);
    return faceOf(setup.game())->picture(tableauOf(*state.seenBy(SeatSet::all())), speaker);
}

Expected<Drawn> drawn(const Board &board)
{
    Drawn result {board, {}, nameIn(board.info().names, board.info().key), false};
    for (const Place &place : board.places()) {
        const QString own = nameIn(place.names, {});
        result.picture.places.push_back({own.isEmpty() ? merlon::titleOf(place.key) : own, {}, {}, false});
    }
    result.picture.links.resize(board.links().size());
    return result;
}

/// Notes and the picture underneath are for those who draw.
Expected<Drawn> drawn(const SketchedBoard &whole)
{
    return drawn(whole.board);
}

Expected<Drawn> drawn(const Scenario &scenario)
{
    const auto boards = [](std::string_view name, const Game &) { return boardNamed(std::string(name)); };
    const Expected<OpenedScenario> opened = openScenario(scenario, boards);
    if (!opened)
        return tl::unexpected(opened.error());
    const std::unique_ptr<State> own = opened->start ? nullptr : opened->setup->start();
    return Drawn {opened->setup->board(), pictureOf(own ? *own : *opened->start),
                  nameIn(scenario.names, scenario.key), true};
}

Expected<Drawn> drawn(const Record &record)
{
    const Expected<OpenedRecord> opened = openRecord(record);
    if (!opened)
        return tl::unexpected(opened.error());
    const State &state = opened->match.state();
    return Drawn {state.setup().board(), pictureOf(state),
                  nameIn(record.board.info().names, record.board.info().key), true};
}

void nameByKeys(Drawn &drawn)
{
    for (std::size_t place = 0; place < drawn.board.places().size(); ++place)
        drawn.picture.places[place].name = QString::fromStdString(drawn.board.places()[place].key);
}

Expected<QByteArray> contents(const Drawn &drawn, const RenderWish &wish)
{
    const canvas::Art art(resourceDirectories("art").front(),
                          wish.night ? canvas::Theme::night() : canvas::Theme::day());
    canvas::loadFonts(resourceDirectories("fonts").front());
    const QFont font = canvas::readingFont(QGuiApplication::font());
    const QString form = QFileInfo(wish.output).suffix().toLower();
    if (form == u"pdf" && !wish.singlePage) {
        PrintWish print {drawn.title, wish.paper, wish.boardSheets};
        if (wish.pieces && !drawn.isPosition) {
            print.pieces = piecesFor(drawn.board);
            print.cards = cardsFor(drawn.board);
            print.cardBacks = wish.cardBacks;
            print.referenceSheets = referenceSheetsFor(drawn.board);
            print.roles = roleSheetsFor(drawn.board);
            if (wish.cover)
                print.cover = coverFor(drawn.board);
        }
        const canvas::Picture spaces = wish.setUp && !drawn.isPosition
            ? asPrinted(drawn.picture, drawn.board, wish.pieces ? &print : nullptr)
            : drawn.picture;
        return PrintSheets(drawn.board, spaces, art, font, std::move(print)).pdf();
    }
    const BoardImage image(drawn.board, drawn.picture, art, font, {.names = wish.names});
    if (form == u"pdf")
        return image.pdf(drawn.title, wish.millimetres > 0 ? wish.millimetres : kUsualPage);
    if (form == u"svg")
        return image.svg(drawn.title,
                         wish.millimetres > 0 ? image.size() * scaleFor(wish, kBrowserDots) : QSizeF());
    if (form == u"png") {
        const QByteArray png = pngOf(image, wish);
        if (png.isEmpty())
            return tl::unexpected(
                ownError(RenderWords::tr("There is not enough memory for a picture of this size."),
                         RenderWords::tr("Choose a smaller size."), wish.output.toStdString()));
        return png;
    }
    //: Error. %1: the end of a file name, such as “foo”
    return tl::unexpected(ownError(RenderWords::tr("Unsupported file type “.%1”.").arg(form),
                                   /*: After an error. %1: a list such as “PNG, SVG, PDF” */
                                   RenderWords::tr("Supported: %1.").arg(u"png, svg, pdf"_s),
                                   wish.output.toStdString()));
}

} // namespace

canvas::Picture asPrinted(const canvas::Picture &picture, const Board &board, PrintWish *wish)
{
    canvas::Picture printed = picture;
    const std::optional<canvas::Picture> spaces = spacesPicture(board);
    if (!spaces)
        return printed;
    addSetUp(printed, *spaces);
    if (const auto setUp = wish ? setUpPicture(board) : std::nullopt) {
        wish->setUp = picture;
        addSetUp(*wish->setUp, *setUp);
    }
    return printed;
}

Expected<void> renderFile(const RenderWish &wish)
{
    const Expected<Document> document = readDocument(wish.file.toStdString());
    if (!document)
        return tl::unexpected(document.error());
    Expected<Drawn> picture = std::visit([](const auto &held) { return drawn(held); }, *document);
    if (!picture)
        return tl::unexpected(picture.error());
    if (wish.setUp && !picture->isPosition) {
        if (const auto setUp = setUpPicture(picture->board))
            addSetUp(picture->picture, *setUp);
    }
    if (wish.keys)
        nameByKeys(*picture);
    const Expected<QByteArray> bytes = contents(*picture, wish);
    if (!bytes)
        return tl::unexpected(bytes.error());
    return writeFile(wish.output, *bytes);
}

} // namespace merlon
