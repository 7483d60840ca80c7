#include "editor/canvas/tools/link_tool.h"

#include "app/words/counting.h"
#include "app/words/game_words.h"
#include "app/words/language.h"
#include "editor/canvas/drawing/drawing_view.h"

#include <QKeyEvent>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

/// The kinds of places that a kind of link may join, in words.
QString allowedEnds(const LinkKind &kind)
{
    QStringList ends;
    for (const LinkKind::Ends &joined : kind.joins)
        ends << titleOf(joined.from).toLower() + (kind.directed ? u" → "_s : u" – "_s)
                + titleOf(joined.to).toLower();
    return separated(ends);
}

} // namespace

QString LinkTool::hint() const
{
    //: %1: a kind of link: Path.
    return tr("%1: drag from place to place, or click both. By keyboard: Enter on both. Esc ends.")
        .arg(titleOf(m_kind));
}

std::optional<std::string> LinkTool::placeOf(const canvas::Thing &thing) const
{
    if (thing.place < 0)
        return std::nullopt;
    return m_view.document().board().places()[static_cast<std::size_t>(thing.place)].key;
}

LinkRefusal LinkTool::refusal() const
{
    const BoardDocument &document = m_view.document();
    return whyNoLink(document.board(), document.schema(), wanted());
}

QString LinkTool::reasonOf(LinkRefusal refusal, const BoardDocument &document, const LinkName &link)
{
    const auto noun = [&document](const std::string &key) {
        const Place *place = document.board().find(key);
        return titleOf(place ? place->kind : key).toLower();
    };
    const QString title = titleOf(link.kind);
    switch (refusal) {
    case LinkRefusal::None:
    case LinkRefusal::UnknownPlace:
        return {};
    case LinkRefusal::SamePlace:
        return tr("A link needs two different places.");
    case LinkRefusal::AlreadyThere:
        //: %1: a kind of link.
        return tr("%1: these two places already have this link.").arg(title);
    case LinkRefusal::OnlyBackwards:
        //: %1: a kind of link, %2 and %3: kinds of places.
        return tr("%1: this link leads from %3 to %2, not the other way round.")
            .arg(title, noun(link.from), noun(link.to));
    case LinkRefusal::KindsDoNotFit:
        //: %1: a kind of link, %2 and %3: kinds of places, %4: which pairs of kinds there may be.
        return tr("%1: not between %2 and %3. Possible: %4.")
            .arg(title, noun(link.from), noun(link.to), allowedEnds(*document.schema().linkKind(link.kind)));
    }
    return {};
}

QString LinkTool::prospect() const
{
    const LinkRefusal refused = refusal();
    if (refused == LinkRefusal::None)
        //: %1: a kind of link, %2 and %3: two places.
        return tr("%1: %2 – %3").arg(titleOf(m_kind), titleOf(*m_from), titleOf(*m_to));
    const QString reason = reasonOf(refused, m_view.document(), wanted());
    return reason.isEmpty() ? hint() : reason;
}

void LinkTool::setEnd(const std::optional<std::string> &end)
{
    m_to = end;
    if (m_from)
        m_view.tell(m_to && *m_to != *m_from ? prospect() : hint());
}

void LinkTool::begin(const std::string &place)
{
    m_from = place;
    m_to.reset();
}

bool LinkTool::finish(const std::string &place, QPoint at)
{
    m_to = place;
    if (refusal() != LinkRefusal::None) {
        m_view.refuse(at, prospect());
        return false;
    }
    BoardDocument &document = m_view.document();
    const Link link = fittingLink(document.board(), document.schema(), {m_kind, *m_from, *m_to, {}, {}});
    Selection added;
    added.links.insert(linkName(link));
    const auto text = [name = linkName(link)] {
        //: %1: a kind of link, %2 and %3: two places.
        return tr("%1: %2 – %3").arg(titleOf(name.kind), titleOf(name.from), titleOf(name.to));
    };
    document.perform(addLink(document.board(), link), text, added);
    m_from.reset();
    m_to.reset();
    return true;
}

/// Nothing is added to a layer that cannot be reached: says so.
bool LinkTool::isHindered(QPoint at) const
{
    const bool hindered = !m_view.document().layers()[LayerKind::Links].isReachable();
    if (hindered)
        m_view.refuse(at, tr("Links are hidden or locked: see the Layers panel."));
    return hindered;
}

void LinkTool::press(const Touch &touch)
{
    if (isHindered(touch.at))
        return;
    const auto place = placeOf(touch.thing);
    m_now = touch.point;
    m_justBegun = place && !m_from;
    if (m_justBegun)
        begin(*place);
}

void LinkTool::move(const Touch &touch, bool)
{
    m_now = touch.point;
    setEnd(placeOf(touch.thing));
}

/// A click that has begun a link waits for the second click; a drag ends where the button is let go.
void LinkTool::release(const Touch &touch)
{
    const auto place = placeOf(touch.thing);
    if (!m_from || (place == m_from && m_justBegun))
        return;
    if (!place || place == m_from)
        cancel();
    else if (!finish(*place, touch.at) && m_justBegun)
        m_from.reset(); // the reason stays in the status line
}

bool LinkTool::key(const QKeyEvent &event)
{
    if (event.key() != Qt::Key_Return && event.key() != Qt::Key_Enter)
        return false;
    const Selection there = m_view.atKeyboard();
    const auto place =
        there.places.empty() ? std::nullopt : m_view.document().board().indexOf(*there.places.begin());
    if (!place)
        return true;
    const QPoint at = m_view.mapFromScene(m_view.shapes().centreOfPlace(*place));
    if (isHindered(at))
        return true;
    if (m_from)
        finish(*there.places.begin(), at);
    else
        begin(*there.places.begin());
    return true;
}

bool LinkTool::cancel()
{
    const bool begun = m_from.has_value();
    m_from.reset();
    m_to.reset();
    m_view.tell(hint());
    return begun;
}

void LinkTool::boardChanged()
{
    if (m_from && !m_view.document().board().find(*m_from))
        cancel();
}

void LinkTool::paint(QPainter &painter, double pixel) const
{
    const Board &board = m_view.document().board();
    const auto from = m_from ? board.indexOf(*m_from) : std::nullopt;
    if (!from)
        return;
    std::size_t to = *from;
    if (const auto found = m_to ? board.indexOf(*m_to) : std::nullopt)
        to = *found;
    const bool leadsAway = to != *from;
    const bool allowed = !leadsAway || refusal() == LinkRefusal::None;
    const QColor colour = allowed ? m_view.theme().choosable : m_view.theme().seat(0);
    painter.setPen(QPen(m_view.theme().paper, 5 * pixel));
    const QLineF line(m_view.shapes().centreOfPlace(*from), m_to ? m_view.shapes().centreOfPlace(to) : m_now);
    painter.drawLine(line);
    painter.setPen(QPen(colour, 2.6 * pixel, allowed ? Qt::SolidLine : Qt::DotLine));
    painter.drawLine(line);
    painter.drawPath(m_view.look().shapeOfPlace(*from));
    if (leadsAway)
        painter.drawPath(m_view.look().shapeOfPlace(to));
}

} // namespace merlon
