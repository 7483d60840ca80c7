#include "app/table/staging/fight_display.h"

#include "app/table/game_panels.h"
#include "app/table/position_display.h"
#include "app/table/staging/fight_row.h"
#include "app/widgets/rows/seat_shield.h"
#include "app/words/language.h"
#include "core/canvas/view/board_camera.h"
#include "core/canvas/view/board_highlights.h"
#include "core/canvas/view/board_view.h"

#include <QEvent>
#include <QTimer>

#include <algorithm>

namespace merlon {

FightDisplay::FightDisplay(const TableParts &parts, FightRow &row, QObject *parent)
    : QObject(parent)
    , m_parts(parts)
    , m_banner(new FightBanner(parts.appearance, parts.board))
    , m_row(row)
{
    connect(&m_row, &FightRow::sheetWanted, this, &FightDisplay::showSheet);
    connect(&m_row, &FightRow::placeWanted, this, &FightDisplay::showPlace);
    parts.board.installEventFilter(this);
}

void FightDisplay::show(const StagedAct &act, const Tableau &tableau, int milliseconds)
{
    const bool begins = beginsIn(act.events);
    if (begins)
        hideSheet(); // of the fight before
    if (begins || (!act.inFight && tableau.duels.empty()))
        clear();
    if (!act.inFight && tableau.duels.empty())
        return;
    read(tableau);
    const auto standing = m_standings.find(act.place);
    if (standing != m_standings.end() && !act.verdict.isEmpty()) {
        standing->second.verdict = act.verdict;
        standing->second.victor = act.victor;
    }
    if (act.place >= 0)
        m_place = act.place;
    if (standing != m_standings.end())
        hang(act.place, milliseconds);
    else if (m_standings.size() == 1) // whatever happens belongs to it
        hang(m_standings.begin()->first, milliseconds);
    else
        m_banner->hide();
    fillRow();
}

bool FightDisplay::beginsIn(std::span<const Event> events) const
{
    return std::ranges::any_of(events, [this](const Event &event) {
        return m_parts.game.speaker->roleOf(event) == TermRole::Fight;
    });
}

/// Somebody wants to see it, and goes there.
void FightDisplay::showPlace(int place)
{
    const canvas::Thing thing = canvas::placeThing(place);
    m_parts.board.highlights().setMarked({thing});
    if (m_standings.contains(place))
        hang(place, 0);
    m_look = Look::Fight;
    m_parts.board.camera().goTo(areaAround(thing, {}), static_cast<int>(m_parts.walk().count()));
}

/// What chance answers outside of fights is over before anybody has gone there.
void FightDisplay::lookAt(const StagedAct &act, const std::vector<canvas::Thing> &moved, int milliseconds)
{
    std::vector<canvas::Thing> things = act.scene;
    things.insert(things.end(), moved.begin(), moved.end());
    if (act.inFight)
        lookAtFight(act.place >= 0 ? act.place : m_place, things, milliseconds);
    else if (act.weight != StagedAct::Weight::Brief)
        lookAside(things, milliseconds);
}

void FightDisplay::lookAtFight(int place, const std::vector<canvas::Thing> &things, int milliseconds)
{
    if (place < 0 || things.empty())
        return;
    m_look = Look::Fight;
    m_parts.board.camera().visit(areaAround(canvas::placeThing(place), things), milliseconds);
}

void FightDisplay::lookAside(const std::vector<canvas::Thing> &things, int milliseconds)
{
    canvas::BoardView &board = m_parts.board;
    if (m_look == Look::Fight) { // which is over
        m_look = Look::Home;
        board.camera().comeBack(milliseconds);
    }
    const auto hidden = std::ranges::find_if(things, [&board](const canvas::Thing &thing) {
        const QRect box = board.rectOf(thing);
        const QRect middle =
            box.adjusted(box.width() / 4, box.height() / 4, -box.width() / 4, -box.height() / 4);
        return !box.isEmpty() && !board.camera().sees(board.mapToScene(middle).boundingRect());
    });
    if (hidden == things.end())
        return;
    m_look = Look::Aside;
    board.camera().visit(areaAround(*hidden, things), milliseconds);
}

/// With room for the banner and for what stands around.
QRectF FightDisplay::areaAround(const canvas::Thing &middle, const std::vector<canvas::Thing> &things) const
{
    constexpr double kAround = 1.6; // times the size of the one in the middle
    const QRect box = m_parts.board.rectOf(middle);
    QRect area = box;
    for (const canvas::Thing &thing : things)
        area |= m_parts.board.rectOf(thing);
    const int around = qRound(kAround * std::max(box.width(), box.height()));
    return m_parts.board.mapToScene(area.adjusted(-around, -around, around, around)).boundingRect();
}

void FightDisplay::lookBack()
{
    canvas::BoardCamera &camera = m_parts.board.camera();
    const bool fights = m_parts.display.isFilled() && !m_parts.display.tableau().duels.empty();
    const QRect seen = m_parts.board.viewport()->rect();
    if (fights && camera.isVisiting()
        && std::ranges::all_of(m_parts.board.highlights().choosable(), [&](const canvas::Thing &thing) {
               return seen.contains(m_parts.board.rectOf(thing));
           }))
        return;
    m_look = Look::Home;
    camera.comeBack(static_cast<int>(m_parts.walk().count()));
}

void FightDisplay::showNow(const Tableau &tableau)
{
    if (tableau.duels.empty())
        return clear();
    read(tableau);
    if (m_standings.contains(m_place) && !m_banner->isHidden())
        hang(m_place, 0);
    fillRow();
    QTimer::singleShot(0, m_banner, &FightBanner::giveWay); // when it is known what can be chosen
}

void FightDisplay::clear()
{
    m_standings.clear();
    m_place = -1;
    m_banner->hide();
    m_row.setEntries({});
}

/// What was fought for stays as it was last.
void FightDisplay::read(const Tableau &tableau)
{
    for (const Duel &duel : tableau.duels)
        m_standings[duel.place].duel = duel;
}

void FightDisplay::hang(int place, int milliseconds)
{
    const Standing &standing = m_standings.at(place);
    const canvas::Theme &theme = m_parts.appearance.theme();
    const std::span<const SeatInfo> seats = m_parts.game.session->setup().seats();
    FightBanner::Content content;
    content.place = place;
    content.title = withCapital(nameOf(place));
    for (std::size_t side = 0; side < content.colours.size(); ++side)
        content.colours[side] = colourOfSeat(theme, seats, standing.duel.sides[side]);
    content.strengths = standing.duel.strengths;
    content.fallsAt = standing.duel.fallsAt;
    if (content.fallsAt > 0)
        //: Below the strengths of both sides: with this strength the attacker takes the place.
        content.gauge = tr("falls at %1").arg(content.fallsAt);
    else if (!standing.duel.counted.empty())
        content.gauge = m_parts.game.speaker->say(standing.duel.counted);
    content.verdict = standing.verdict;
    stamp(content, standing);
    for (const auto &[other, its] : m_standings) {
        if (other != place)
            content.others.push_back(other);
    }
    m_banner->tell(std::move(content), milliseconds);
    if (FightSheet *sheet = m_parts.panels.sheet(); sheet && !sheet->isHidden())
        sheet->raise(); // it was asked for, and says the same
}

/// In the colour of the side that the verdict is for, and askew otherwise for each.
void FightDisplay::stamp(FightBanner::Content &content, const Standing &standing) const
{
    switch (standing.victor) {
    case Victor::Nobody:
        content.winner = m_parts.appearance.theme().ink;
        break;
    case Victor::Attacker:
        content.winner = content.colours[standing.duel.attacker];
        content.tilt = -9;
        break;
    case Victor::Defender:
        content.winner = content.colours[standing.duel.defender()];
        content.tilt = 6;
        break;
    }
}

void FightDisplay::fillRow()
{
    std::vector<FightRow::Entry> entries;
    for (const auto &[place, standing] : m_standings)
        entries.push_back(
            {place, nameOf(place), standing.duel.strengths, standing.verdict, place == m_place});
    m_row.setEntries(std::move(entries));
}

void FightDisplay::followSheet()
{
    FightSheet *sheet = m_parts.panels.sheet();
    m_row.setHasSheet(sheet != nullptr);
    if (!sheet)
        return;
    sheet->setParent(&m_parts.board);
    sheet->setAutoFillBackground(true);
    sheet->hide();
    sheet->setSource([this] { return m_parts.display.seen(); });
    connect(sheet, &FightSheet::ruleWanted, this, &FightDisplay::ruleWanted);
    connect(sheet, &FightSheet::placesWanted, this, [this](const std::vector<canvas::Thing> &things) {
        m_parts.board.highlights().setMarked(things);
    });
}

void FightDisplay::restart(std::span<const StoryLine> story)
{
    if (FightSheet *sheet = m_parts.panels.sheet())
        sheet->begin(story, *m_parts.game.speaker);
}

void FightDisplay::add(std::span<const Event> events)
{
    const bool begins = beginsIn(events);
    if (begins)
        hideSheet();
    if (FightSheet *sheet = m_parts.panels.sheet())
        sheet->add(events);
    if (begins)
        Q_EMIT begun();
}

bool FightDisplay::isSheetFilled() const
{
    const FightSheet *sheet = m_parts.panels.sheet();
    return sheet && sheet->isFilled();
}

void FightDisplay::showSheet()
{
    FightSheet *sheet = m_parts.panels.sheet();
    if (!sheet)
        return;
    sheet->show();
    placeSheet();
    sheet->raise();
    sheet->setFocus(Qt::OtherFocusReason);
}

void FightDisplay::hideSheet()
{
    if (FightSheet *sheet = m_parts.panels.sheet())
        sheet->hide();
}

/// Over the board, as wide as it is.
void FightDisplay::placeSheet()
{
    FightSheet *sheet = m_parts.panels.sheet();
    if (!sheet || sheet->isHidden())
        return;
    const QSize board = m_parts.board.size();
    const int height = std::min(sheet->sizeHint().height(), board.height());
    sheet->setGeometry(0, 0, board.width(), height);
}

bool FightDisplay::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize)
        placeSheet();
    return QObject::eventFilter(watched, event);
}

QString FightDisplay::nameOf(int place) const
{
    const Speaker &speaker = *m_parts.game.speaker;
    return speaker.name(speaker.setup().board().places()[static_cast<std::size_t>(place)].key);
}

} // namespace merlon
