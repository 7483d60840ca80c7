#include "editor/canvas/picture/drawing_picture.h"

#include "editor/canvas/arranged_things.h"
#include "editor/document/board_document.h"

#include <cstddef>

namespace merlon {

DrawingPicture::DrawingPicture(const BoardDocument &document, const ArrangedThings &arranged)
    : m_document(document)
    , m_arranged(arranged)
{
}

canvas::Picture DrawingPicture::picture()
{
    const auto places = m_showsKeys ? BoardTitles::Places::ByKey : BoardTitles::Places::ByName;
    canvas::Picture picture = m_titles.picture(m_document.board(), m_document.schema(), places);
    if (m_showsSetUp && m_document.layers()[LayerKind::Places].isVisible)
        m_setUp.addTo(picture, m_document.board(), m_document.schema());
    removeHidden(picture);
    return picture;
}

/// Away from it.
void DrawingPicture::removeHidden(canvas::Picture &picture) const
{
    for (std::size_t place = 0; place < m_arranged.hiddenPlaces().size(); ++place) {
        if (m_arranged.hiddenPlaces()[place])
            picture.places[place] = {};
    }
    for (std::size_t link = 0; link < m_arranged.hiddenLinks().size(); ++link) {
        if (m_arranged.hiddenLinks()[link])
            picture.links[link] = {};
    }
}

void DrawingPicture::setShowsKeys(bool shows)
{
    m_showsKeys = shows;
    Q_EMIT changed();
}

void DrawingPicture::setShowsSetUp(bool shows)
{
    if (shows == m_showsSetUp)
        return;
    m_showsSetUp = shows;
    Q_EMIT changed();
    followSetUp();
}

/// A large board that cannot be played on is not checked a second time by its game.
void DrawingPicture::followSetUp()
{
    constexpr std::size_t kLarge = 500; ///< places
    const bool isHopeless = m_document.hasErrors() && m_document.board().places().size() > kLarge;
    if (m_showsSetUp && !isHopeless && m_setUp.follow(m_document.board()))
        Q_EMIT changed();
}

void DrawingPicture::translate()
{
    m_titles.forget();
    Q_EMIT changed();
    followSetUp();
}

} // namespace merlon
