#include "app/table/coach/coach.h"

#include "app/look/lettering.h"
#include "app/table/position_display.h"
#include "app/table/question/bar/prompt_bar.h"
#include "core/canvas/view/board_camera.h"
#include "core/canvas/view/board_highlights.h"
#include "core/canvas/view/board_view.h"

#include <QSettings>
#include <QTimer>

#include <algorithm>
#include <optional>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

const QString kMemory = u"coached"_s; ///< group of what has been said

constexpr double kMostCovered = 0.15; ///< of the board, by a card that is not folded
constexpr double kCrowded = 1.0 / 3;  ///< of the board: with more of it covered by others the card is folded
constexpr int kStrips[] = {64, 44};   ///< widths that are tried, in lines of text
constexpr int kBlocks[] = {34, 28, 22, 0}; ///< 0: as narrow as it can be
constexpr int kAround = 3;                 ///< pixels that stay free around what can be chosen

double pixelsOf(QSize size)
{
    return double {1} * size.width() * size.height();
}

/// Whether other slips leave little of the ground to be seen.
bool isCrowded(const CoachGround &ground)
{
    double covered = 0;
    for (const QRect &slip : ground.slips)
        covered += pixelsOf((slip & QRect(QPoint(), ground.size)).size());
    return covered > pixelsOf(ground.size) * kCrowded;
}

} // namespace

Coach::Coach(const TableParts &parts, const QWidget &cards, QObject *parent)
    : QObject(parent)
    , m_parts(parts)
    , m_cards(cards)
    , m_card(new CoachCard(&parts.board))
{
    connect(m_card, &CoachCard::understood, this, [this] {
        QSettings().setValue(memoryKey(), true);
        rest();
        if (!m_parts.prompt.choices().focusFirst())
            m_parts.board.setFocus(Qt::OtherFocusReason);
    });
    connect(m_card, &CoachCard::unwanted, this, [this] {
        rest();
        Q_EMIT unwanted();
    });
    connect(m_card, &CoachCard::unfoldingWanted, this, [this] {
        m_isUnfolded = true;
        place();
    });
    connect(m_card, &CoachCard::roomChanged, this, &Coach::place,
            Qt::QueuedConnection); // when the board has seen to its own size
    connect(&m_parts.board.camera(), &canvas::BoardCamera::seenChanged, this, &Coach::giveWay);
}

void Coach::setActive(bool active)
{
    m_isActive = active;
    if (!active)
        rest();
}

/// Of the question that is asked.
QString Coach::memoryKey() const
{
    const Setup &setup = m_parts.game.speaker->setup();
    const Decision decision = m_parts.display.view().decision();
    return u"%1/%2/%3"_s.arg(kMemory, QString::fromStdString(setup.game().key()),
                             QString::fromStdString(setup.vocabulary().decisions()[decision.kind].key));
}

void Coach::ask()
{
    if (!m_isActive || !m_parts.settings.isCoached || QSettings().value(memoryKey()).toBool())
        return rest();
    const QString text = m_parts.game.speaker->coaching(m_parts.display.view().decision());
    if (text.isEmpty())
        return rest();
    m_card->tell(text);
    m_isTelling = true;
    m_isUnfolded = false;
    place();
    QTimer::singleShot(0, this, &Coach::giveWay); // what else lies on the board has found its place
}

void Coach::giveWay()
{
    if (!m_isTelling)
        return;
    const CoachGround now = ground();
    const auto isCovered = [this](const QRect &rect) { return rect.intersects(m_card->geometry()); };
    if (std::ranges::any_of(now.choosable, isCovered) || std::ranges::any_of(now.slips, isCovered))
        place();
}

/// What lies on the board, where.
CoachGround Coach::ground() const
{
    const canvas::BoardView &board = m_parts.board;
    CoachGround ground {board.size(), {}, {}, {}};
    for (const canvas::Thing &thing : m_parts.board.highlights().choosable()) {
        QRect box = board.rectOf(thing);
        if (box.isEmpty())
            continue;        // it is beside the board
        if (thing.link >= 0) // it is long, and can be clicked anywhere
            box = QRect(box.center(), QSize(1, 1));
        ground.choosable.push_back(box.adjusted(-kAround, -kAround, kAround, kAround));
    }
    for (const QObject *child : board.children()) {
        const auto *widget = qobject_cast<const QWidget *>(child);
        if (widget && widget != m_card && widget != board.viewport() && !widget->isHidden())
            ground.slips.push_back(widget->geometry());
    }
    if (!m_cards.isHidden())
        ground.slips.emplace_back(board.mapFromGlobal(m_cards.mapToGlobal(QPoint())), m_cards.size());
    const std::size_t places = m_parts.game.session->setup().board().places().size();
    for (std::size_t place = 0; place < places; ++place)
        ground.places.push_back(board.rectOf(canvas::placeThing(static_cast<int>(place))));
    return ground;
}

/// Folded where there is too little room for the rest, unless the person has asked for it.
void Coach::place()
{
    if (!m_isTelling)
        return;
    const CoachGround now = ground();
    const int line = qRound(lineOf(m_card->font()));
    CoachCard::Form form = CoachCard::Form::Folded;
    std::optional<CoachSpot> best;
    const auto attempt = [&](CoachCard::Form tried, int lines) {
        const QSize size = m_card->sizeIn(tried, std::min(lines * line, now.size.width() - line));
        const bool fits = size.width() <= now.size.width() && size.height() <= now.size.height();
        if (!fits || (!m_isUnfolded && pixelsOf(size) > pixelsOf(now.size) * kMostCovered))
            return;
        const CoachSpot spot = leastCovering(now, size, line);
        if (!best || spot < *best) {
            form = tried;
            best = spot;
        }
    };
    for (const int lines : kStrips)
        attempt(CoachCard::Form::Strip, lines);
    for (const int lines : kBlocks)
        attempt(CoachCard::Form::Block, lines);
    if (m_isUnfolded && !best) { // not even all of it
        form = CoachCard::Form::Block;
        best = leastCovering(now, m_card->sizeIn(form, now.size.width()), line);
    } else if (!m_isUnfolded && (!best || best->taken > 0 || isCrowded(now))) {
        form = CoachCard::Form::Folded;
        best = leastCovering(now, m_card->sizeIn(form, 0), line);
    }
    m_card->lie(form, best->box);
}

void Coach::rest()
{
    m_isTelling = false;
    m_card->hide();
}

void Coach::forget()
{
    QSettings().remove(kMemory);
}

} // namespace merlon
