#include "app/table/staging/since_display.h"

#include "app/table/position_display.h"
#include "app/widgets/rows/seat_shield.h"
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

/// By what acts are told together, if not by the same words.
struct Aim {
    int target = -1; ///< the last place that the event names, to which something comes; -1: none
    int track = -1;  ///< the area to whose track it adds: the last act says how far it has come; -1: to none
};

Aim aimOf(const StagedAct &act, const Vocabulary &words)
{
    Aim aim;
    if (act.events.empty())
        return aim;
    const Event &event = act.events.front();
    const Term &term = words.events()[event.kind];
    for (std::size_t i = 0; i < term.types.size(); ++i) {
        if (words.types()[term.types[i]].kind == ArgumentKind::Place && event.args[i] != kHidden)
            aim.target = event.args[i];
    }
    if (aim.target < 0 && !term.types.empty() && words.types()[term.types[0]].kind == ArgumentKind::Area)
        aim.track = event.args[0];
    return aim;
}

/// Whether an act is told as one with the first, which has this aim: the same was done by the same seat, and to the same
/// place.
bool belongsTo(const StagedAct &first, const Aim &aim, const StagedAct &act, const Vocabulary &words)
{
    if (&first == &act)
        return true;
    if (first.seat != act.seat || first.events.empty() || act.events.empty() || first.weight != act.weight)
        return false;
    if (first.text == act.text && first.scene == act.scene)
        return true;
    if (first.events.front().kind != act.events.front().kind)
        return false;
    const Aim other = aimOf(act, words);
    return aim.target >= 0 ? aim.target == other.target : aim.track >= 0 && aim.track == other.track;
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
    connect(&m_strip, &SinceStrip::figuresWanted, this, &SinceDisplay::figuresWanted);
    connect(&m_strip, &SinceStrip::againWanted, this, [this] { Q_EMIT againWanted(m_acts); });
    connect(&m_strip, &SinceStrip::closeWanted, this, [this] {
        m_closed = m_parts.game.session->match().ply() + 1;
        hide();
    });
}

void SinceDisplay::show(std::size_t lastChoice)
{
    const std::unique_ptr<SeatView> seen = m_parts.display.seen();
    if (m_closed == seen->ply() + 1)
        return;
    m_closed = 0;
    m_acts = lastChoice == 0 ? std::vector<StagedAct>()
                             : actsOfOthersFrom(*seen, lastChoice, seen->seats(), *m_parts.game.speaker);
    const Vocabulary &words = m_parts.game.session->setup().vocabulary();
    std::vector<SinceStrip::Entry> entries;
    for (auto first = m_acts.begin(); first != m_acts.end();) {
        const Aim aim = aimOf(*first, words);
        const auto last = std::find_if_not(
            first, m_acts.end(), [&](const StagedAct &act) { return belongsTo(*first, aim, act, words); });
        entries.push_back(entryOf({first, last}, aim.track >= 0));
        first = last;
    }
    // While a fight goes on, its row offers them.
    m_strip.setHasFigures(m_parts.display.tableau().duels.empty()
                          && std::ranges::any_of(m_acts, &StagedAct::inFight));
    m_strip.setEntries(std::move(entries));
    point();
}

SinceStrip::Entry SinceDisplay::entryOf(std::span<const StagedAct> acts, bool isTrack) const
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

/// The same numbers as in the strip; the entries that do not stand in it have fainter ones.
void SinceDisplay::point()
{
    const std::size_t first = m_strip.firstShown();
    const std::size_t last = first + m_strip.shownCount();
    std::vector<canvas::Pin> pins;
    for (std::size_t entry = 0; entry < m_strip.entries().size(); ++entry)
        pins.push_back({m_strip.entries()[entry].scene, entry < first || entry >= last});
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
