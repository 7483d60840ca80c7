#include "editor/export/export_picture.h"

#include "app/export/set_up_picture.h"
#include "app/words/game_words.h"
#include "app/words/language.h"
#include "editor/canvas/links/drawn_links.h"
#include "editor/canvas/notes/note_layer.h"
#include "editor/canvas/picture/board_titles.h"
#include "editor/canvas/picture/set_up_pieces.h"

#include <QPainter>

#include <algorithm>
#include <memory>
#include <optional>

namespace merlon {

namespace {

constexpr double kAroundSelection = 45; ///< of the scene: room for the names below places
constexpr double kLeastPart = 150;      ///< of the scene, in both directions

/// What places are called in another language than the one that is spoken.
class ForeignTitles {
public:
    explicit ForeignTitles(const QString &language)
        : m_language(language.toStdString())
        , m_words(language)
    {
    }

    QString titleOf(const Place &place) const
    {
        for (const std::string &language : {m_language, std::string("en")}) {
            if (const auto name = place.names.find(language); name != place.names.end())
                return QString::fromStdString(name->second);
        }
        return asTitle(QString::fromStdString(nameOf(Word {place.key}, m_words)));
    }

private:
    std::string m_language;
    LanguageWordings m_words;
};

void relabel(canvas::Picture &picture, const Board &board, const ExportChoice &choice)
{
    const bool isForeign = !choice.language.isEmpty() && choice.language != languageCode();
    std::optional<ForeignTitles> titles;
    if (isForeign)
        titles.emplace(choice.language);
    for (std::size_t i = 0; i < std::min(picture.places.size(), board.places().size()); ++i) {
        const Place &place = board.places()[i];
        if (choice.labels == PlaceLabels::Keys)
            picture.places[i].name = QString::fromStdString(place.key);
        else if (titles)
            picture.places[i].name = titles->titleOf(place);
    }
}

/// What is drawn besides the board; it takes its places when the board has been drawn.
struct Besides {
    NoteLayer notes;
    DrawnLinks links;
};

QRectF areaOfSelection(const ExportSubject &subject, const canvas::BoardLook &look, const Besides &besides)
{
    QRectF area;
    for (const std::size_t place : placesIn(subject.board, subject.selection))
        area |= look.shapeOfPlace(place).boundingRect();
    for (const std::size_t link : linksIn(subject.board, subject.selection)) {
        const std::vector<QPointF> &line = look.lineOfLink(link);
        area |= line.empty() ? besides.links.lineOf(link).boundingRect()
                             : QPolygonF(QList<QPointF>(line.begin(), line.end())).boundingRect();
    }
    for (const std::string &note : subject.selection.notes)
        area |= besides.notes.boxOf(note);
    if (area.isNull())
        return area;
    area.adjust(-kAroundSelection, -kAroundSelection, kAroundSelection, kAroundSelection);
    const double across = std::max(0.0, kLeastPart - area.width()) / 2;
    const double down = std::max(0.0, kLeastPart - area.height()) / 2;
    return area.adjusted(-across, -down, across, down);
}

QRectF areaWithNotes(const ExportSubject &subject, const canvas::BoardLook &look, const Besides &besides)
{
    constexpr double kEdgeOfNotes = 10;
    QRectF area = look.bounds();
    for (const Note &note : subject.sketch->notes)
        area |=
            besides.notes.boxOf(note.key).adjusted(-kEdgeOfNotes, -kEdgeOfNotes, kEdgeOfNotes, kEdgeOfNotes);
    return area;
}

ImageParts partsOf(const ExportSubject &subject, const ExportChoice &choice, const ExportLook &look)
{
    const auto besides = std::make_shared<Besides>();
    const bool hasNotes = choice.notes && subject.sketch;
    const std::shared_ptr<const Overlay> overlay = choice.overlay ? subject.overlay : nullptr;
    ImageParts parts;
    parts.names = choice.labels != PlaceLabels::None;
    parts.area = [&subject, &look, besides, hasNotes,
                  isPart = choice.selectionOnly](const canvas::BoardLook &drawn) {
        besides->links.follow(subject.board, drawn);
        if (hasNotes)
            besides->notes.follow(*subject.sketch, drawn, look.font);
        const QRectF part = isPart ? areaOfSelection(subject, drawn, *besides) : QRectF();
        if (!part.isNull())
            return part;
        return hasNotes ? areaWithNotes(subject, drawn, *besides) : drawn.bounds();
    };
    if (hasNotes)
        parts.onGround = [&look, besides](QPainter &painter, const canvas::BoardLook &, double pixel) {
            besides->notes.paint(painter, look.art.theme(), pixel);
        };
    parts.over = [&subject, &look, besides, overlay, hasGrid = choice.grid](
                     QPainter &painter, const canvas::BoardLook &drawn, const QRectF &seen, double pixel) {
        if (hasGrid)
            paintGrid(painter, subject.grid, drawn, look.art.theme(), drawn.bounds(), pixel);
        if (!overlay)
            return;
        const auto lineOf = [&](std::size_t link) {
            const std::vector<QPointF> &line = drawn.lineOfLink(link);
            return line.empty() ? besides->links.lineOf(link)
                                : QPolygonF(QList<QPointF>(line.begin(), line.end()));
        };
        const OverlayGround ground {subject.board, drawn, look.art.theme(), look.font, seen, lineOf};
        overlay->paint(painter, ground, pixel);
        overlay->paintAbove(painter, ground, pixel);
    };
    if (overlay) {
        const QStringList caption = overlay->caption();
        parts.title = caption.value(0);
        parts.lines = caption.mid(1);
        parts.legend = overlay->legend();
    }
    return parts;
}

} // namespace

const canvas::Theme &themeOf(const ExportChoice &choice, const canvas::Theme &window)
{
    if (choice.theme == ThemeWish::System)
        return window;
    return canvas::Theme::of(choice.theme == ThemeWish::Night, window.palette);
}

canvas::Picture exportPicture(const ExportSubject &subject, const ExportChoice &choice)
{
    canvas::Picture picture = subject.picture;
    if (subject.schema) {
        picture = BoardTitles().picture(subject.board, *subject.schema);
        if (choice.setUp && subject.showsSetUp) {
            addSetUp(picture, subject.picture);
        } else if (choice.setUp) {
            SetUpPieces pieces;
            pieces.follow(subject.board);
            pieces.addTo(picture, subject.board, *subject.schema);
        }
    }
    relabel(picture, subject.board, choice);
    return picture;
}

BoardImage exportImage(const ExportSubject &subject, const ExportChoice &choice, const ExportLook &look)
{
    return {subject.board, exportPicture(subject, choice), look.art, look.font,
            partsOf(subject, choice, look)};
}

} // namespace merlon
