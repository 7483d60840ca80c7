#include "app/table/staging/since_display.h"

#include "app/table/position_display.h"
#include "app/table/staging/since_strip.h"
#include "app/widgets/seat_shield.h"
#include "core/canvas/view/board_highlights.h"
#include "core/canvas/view/board_view.h"
#include "core/engine/match/seat_view.h"

using namespace Qt::StringLiterals;

namespace merlon {

SinceDisplay::SinceDisplay(const TableParts &parts, SinceStrip &strip, QObject *parent)
    : QObject(parent)
    , m_parts(parts)
    , m_strip(strip)
{
    connect(&m_strip, &SinceStrip::placesWanted, this, [this](const std::vector<canvas::Thing> &things) {
        m_parts.board.highlights().setMarked(things);
    });
    connect(&m_strip, &SinceStrip::leafed, this, &SinceDisplay::point);
    connect(&m_strip, &SinceStrip::againWanted, this, [this] { Q_EMIT againWanted(m_acts); });
    connect(&m_strip, &SinceStrip::closeWanted, this, [this] {
        m_closed = m_parts.game.session->match().ply() + 1;
        hide();
    });
}

void SinceDisplay::show()
{
    const std::unique_ptr<SeatView> seen = m_parts.display.seen();
    if (m_closed == seen->ply() + 1)
        return;
    m_closed = 0;
    m_acts = actsSinceChoice(*seen, *m_parts.game.speaker);
    std::vector<SinceStrip::Entry> entries;
    const Setup &setup = m_parts.game.session->setup();
    const QString folder = QString::fromStdString(setup.game().schema().key);
    for (const StagedAct &act : m_acts) {
        SinceStrip::Entry entry;
        entry.text = act.text;
        entry.colour = colourOfSeat(m_parts.appearance.theme(), setup.seats(), act.seat);
        if (const QString picture = folder + u'/' + act.art;
            !act.art.isEmpty() && m_parts.appearance.art().has(picture))
            entry.picture = picture;
        entry.scene = act.scene;
        if (!entries.empty() && entries.back().text == entry.text && entries.back().scene == entry.scene)
            ++entries.back().times;
        else
            entries.push_back(std::move(entry));
    }
    for (SinceStrip::Entry &entry : entries) {
        if (entry.times > 1)
            //: What somebody did several times. %1: a sentence; %2: how often.
            entry.text = SinceStrip::tr("%1 (×%2)").arg(entry.text).arg(entry.times);
    }
    m_strip.setEntries(std::move(entries));
    point();
}

/// The same numbers as in the strip.
void SinceDisplay::point()
{
    std::vector<std::vector<canvas::Thing>> pins;
    const std::size_t first = m_strip.firstShown();
    for (std::size_t entry = first; entry < first + m_strip.shownCount(); ++entry)
        pins.push_back(m_strip.entries()[entry].scene);
    m_parts.board.highlights().setPins(std::move(pins));
}

void SinceDisplay::hide()
{
    m_strip.setEntries({});
    m_parts.board.highlights().setPins({});
}

void SinceDisplay::clear()
{
    m_closed = 0;
    m_acts.clear();
    hide();
}

} // namespace merlon
