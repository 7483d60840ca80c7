#include "app/table/staging/since_display.h"

#include "app/table/position_display.h"
#include "app/widgets/seat_shield.h"
#include "core/canvas/view/board_highlights.h"
#include "core/canvas/view/board_view.h"
#include "core/engine/match/seat_view.h"
#include "core/engine/notation/vocabulary.h"

#include <algorithm>
#include <set>
#include <span>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

/// The last place that an event names, to which something comes; -1: none.
int targetOf(const Event &event, const Vocabulary &words)
{
    int target = -1;
    const Term &term = words.events()[event.kind];
    for (std::size_t i = 0; i < term.types.size(); ++i) {
        if (words.types()[term.types[i]].kind == ArgumentKind::Place && event.args[i] != kHidden)
            target = event.args[i];
    }
    return target;
}

/// Whether it adds to a track: the last time says how far it has come.
bool isAboutAnArea(const Event &event, const Vocabulary &words)
{
    const Term &term = words.events()[event.kind];
    return !term.types.empty() && words.types()[term.types[0]].kind == ArgumentKind::Area;
}

/// Whether both are told as one: the same was done by the same seat, and to the same place.
bool belongTogether(const StagedAct &one, const StagedAct &other, const Vocabulary &words)
{
    if (&one == &other)
        return true;
    if (one.seat != other.seat || one.events.empty() || other.events.empty() || one.weight != other.weight)
        return false;
    if (one.text == other.text && one.scene == other.scene)
        return true;
    const Event &event = one.events.front();
    const Event &next = other.events.front();
    if (event.kind != next.kind)
        return false;
    const int target = targetOf(event, words);
    return target >= 0 ? target == targetOf(next, words)
                       : isAboutAnArea(event, words) && event.args[0] == next.args[0];
}

} // namespace

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
    for (auto first = m_acts.begin(); first != m_acts.end();) {
        const auto last = std::find_if_not(first, m_acts.end(), [&](const StagedAct &act) {
            return belongTogether(*first, act, m_parts.game.session->setup().vocabulary());
        });
        entries.push_back(entryOf({first, last}));
        first = last;
    }
    m_strip.setEntries(std::move(entries));
    point();
}

/// Acts that are told as one.
SinceStrip::Entry SinceDisplay::entryOf(std::span<const StagedAct> acts) const
{
    const Setup &setup = m_parts.game.session->setup();
    SinceStrip::Entry entry;
    entry.colour = colourOfSeat(m_parts.appearance.theme(), setup.seats(), acts.front().seat);
    const QString folder = QString::fromStdString(setup.game().schema().key);
    std::set<canvas::Thing> scene;
    QStringList lines;
    for (const StagedAct &act : acts) {
        const QString picture = folder + u'/' + act.art;
        if (entry.picture.isEmpty() && !act.art.isEmpty() && m_parts.appearance.art().has(picture))
            entry.picture = picture;
        scene.insert(act.scene.begin(), act.scene.end());
        lines << act.text;
    }
    entry.scene.assign(scene.begin(), scene.end());
    const Event &first = acts.front().events.empty() ? Event {} : acts.front().events.front();
    const Vocabulary &words = setup.vocabulary();
    const bool isTrack =
        !acts.front().events.empty() && targetOf(first, words) < 0 && isAboutAnArea(first, words);
    entry.text = isTrack ? lines.back() : lines.front();
    if (lines.size() == 1 || isTrack)
        return entry;
    const auto times = static_cast<int>(lines.size());
    const bool isSame = lines.count(lines.front()) == lines.size();
    //: What somebody did several times. %1: a sentence; %2: how often.
    entry.text = isSame ? SinceStrip::tr("%1 (×%2)").arg(lines.front()).arg(times)
                        //: %1: what somebody did, a sentence; %n: how often the like was done after it.
                        : SinceStrip::tr("%1 (and %n more)", nullptr, times - 1).arg(lines.front());
    if (isSame)
        return entry;
    QStringList counted;
    QStringList distinct = lines;
    distinct.removeDuplicates();
    for (const QString &line : distinct) {
        const auto often = static_cast<int>(lines.count(line));
        //: What somebody did several times. %1: a sentence; %2: how often.
        counted << (often > 1 ? SinceStrip::tr("%1 (×%2)").arg(line).arg(often) : line);
    }
    entry.detail = counted.join(u'\n');
    return entry;
}

/// The same numbers as in the strip.
void SinceDisplay::point()
{
    const std::size_t first = m_strip.firstShown();
    std::vector<std::vector<canvas::Thing>> pins(first); // those before keep their numbers
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
