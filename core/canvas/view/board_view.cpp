#include "core/canvas/view/board_view.h"

#include "core/canvas/scene/board_scene.h"
#include "core/canvas/view/board_accessible.h"

#include <QEvent>
#include <QTextDocumentFragment>
#include <QTimer>
#include <QVariantAnimation>

#include <algorithm>

namespace merlon::canvas {

namespace {

constexpr int kSettleAfter = 140; ///< milliseconds without zooming or panning

} // namespace

BoardView::BoardView(const Art &art, QWidget *parent)
    : QGraphicsView(parent)
    , m_scene(std::make_unique<BoardScene>(art))
    , m_motion(new QVariantAnimation(this))
    , m_settling(new QTimer(this))
{
    installBoardAccessibility();
    setScene(m_scene.get());
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setViewportUpdateMode(QGraphicsView::FullViewportUpdate);
    setTransformationAnchor(QGraphicsView::NoAnchor);
    setResizeAnchor(QGraphicsView::NoAnchor);
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    viewport()->setMouseTracking(true);
    setAcceptDrops(false); // nothing is dropped on a map: the window around it takes files
    viewport()->setAcceptDrops(false);
    viewport()->grabGesture(Qt::PinchGesture);
    setLayoutDirection(Qt::LeftToRight); // a map is not mirrored
    //: Read aloud: the board of the game.
    setAccessibleName(tr("Board"));
    m_scene->setNameFont(font());
    m_motion->setStartValue(0.0);
    m_motion->setEndValue(1.0);
    m_motion->setEasingCurve(QEasingCurve::InOutCubic);
    connect(m_motion, &QVariantAnimation::valueChanged, this,
            [this](const QVariant &value) { m_scene->setProgress(value.toDouble()); });
    connect(m_motion, &QVariantAnimation::finished, this, [this] {
        finishMotion();
        Q_EMIT settled();
    });
    m_settling->setSingleShot(true);
    m_settling->setInterval(kSettleAfter);
    connect(m_scene.get(), &BoardScene::groundChanged, this, &BoardView::groundChanged);
    connect(m_settling, &QTimer::timeout, this, &BoardView::settleView);
    themeChanged();
}

BoardView::~BoardView()
{
    setScene(nullptr);
}

void BoardView::setBoard(const Board &board)
{
    m_motion->stop();
    m_scene->setBoard(board);
    lookChanged();
    fit();
    tellBoardChanged(*this);
}

void BoardView::changeBoard(const Board &board)
{
    if (!m_scene->look()) {
        setBoard(board);
        return;
    }
    m_motion->stop();
    m_scene->changeBoard(board);
    lookChanged();
    growSheet();
    settleView();
    tellBoardChanged(*this);
}

void BoardView::setPicture(Picture picture)
{
    const bool wasMoving = isAnimating();
    if (wasMoving) {
        m_motion->stop();
        finishMotion();
    }
    m_scene->setPicture(std::move(picture));
    settleView();
    tellBoardChanged(*this);
    if (wasMoving)
        Q_EMIT settled();
}

const Picture &BoardView::picture() const
{
    return m_scene->picture();
}

void BoardView::setChoosable(std::vector<Thing> things)
{
    m_scene->setChoosable(std::move(things));
}

void BoardView::setSelected(std::vector<Thing> things)
{
    m_scene->editMarks().selected = std::move(things);
}

void BoardView::setMarked(std::vector<Thing> things)
{
    m_scene->editMarks().marked = std::move(things);
}

void BoardView::setBadges(std::vector<Badge> badges)
{
    if (badges.empty() && m_scene->badges().empty())
        return;
    m_scene->setBadges(std::move(badges));
    settleView();
}

const std::vector<Badge> &BoardView::badges() const
{
    return m_scene->badges();
}

void BoardView::setGuided(std::vector<Thing> things)
{
    m_scene->editMarks().guided = std::move(things);
}

void BoardView::setArrow(const Thing &from, const Thing &to)
{
    m_scene->editMarks().arrow = {from, to};
    //: Read aloud: what an arrow on the board shows.
    setAccessibleDescription(hasArrow() ? tr("Suggested: from %1 to %2").arg(nameOf(from), nameOf(to))
                                        : QString());
}

bool BoardView::hasArrow() const
{
    const BoardMarks::Arrow &arrow = m_scene->marks().arrow;
    return m_scene->isOnBoard(arrow.from) && m_scene->isOnBoard(arrow.to);
}

void BoardView::setExplanation(std::function<QString(const Thing &)> explain)
{
    m_explain = std::move(explain);
}

void BoardView::animate(std::vector<Motion> motions, Picture after, int milliseconds)
{
    if (isAnimating()) {
        m_motion->stop();
        finishMotion();
    }
    if (milliseconds <= 0 || !isVisible()) {
        setPicture(std::move(after));
        Q_EMIT settled();
        return;
    }
    m_scene->beginMotion(motions, std::move(after));
    m_motion->setDuration(milliseconds);
    m_motion->start();
}

bool BoardView::isAnimating() const
{
    return m_scene->isMoving();
}

void BoardView::finishMotion()
{
    m_scene->endMotion();
    settleView();
    tellBoardChanged(*this);
}

void BoardView::themeChanged()
{
    const Theme &theme = m_scene->art().theme();
    const double depth = theme.dark ? 0.25 : 0.16;
    const QColor table = theme.parchment;
    const QColor wood = theme.dark ? theme.bar : theme.trail;
    const auto mix = [&](int from, int to) { return static_cast<int>(from + (to - from) * depth); };
    setBackgroundBrush(QColor(mix(table.red(), wood.red()), mix(table.green(), wood.green()),
                              mix(table.blue(), wood.blue())));
    m_scene->themeChanged();
    settleView();
}

QRect BoardView::rectOf(const Thing &thing) const
{
    const QPainterPath outline = m_scene->outlineOf(thing);
    return outline.isEmpty() ? QRect() : viewportTransform().mapRect(outline.boundingRect()).toAlignedRect();
}

Thing BoardView::thingAt(QPoint position) const
{
    const std::vector<Thing> things = m_scene->thingsAt(mapToScene(position), 0);
    return things.empty() ? Thing {} : things.front();
}

Thing BoardView::current() const
{
    return hasFocus() ? m_scene->marks().current : Thing {};
}

void BoardView::setCurrent(const Thing &thing)
{
    if (m_scene->marks().current == thing)
        return;
    m_scene->editMarks().current = thing;
    if (m_scene->isOnBoard(thing)) {
        const QRectF box = m_scene->outlineOf(thing).boundingRect();
        if (!visibleArea().contains(box))
            ensureVisible(box, 40, 40);
    }
    tellCurrentChanged(*this);
}

QString BoardView::nameOf(const Thing &thing) const
{
    return m_scene->nameOf(thing);
}

QString BoardView::explanationOf(const Thing &thing) const
{
    return m_explain ? QTextDocumentFragment::fromHtml(m_explain(thing)).toPlainText() : QString();
}

Point BoardView::boardPointAt(QPoint position) const
{
    return m_scene->look() ? m_scene->look()->toBoard(mapToScene(position)) : Point {};
}

QPoint BoardView::viewportPointOf(Point point) const
{
    return m_scene->look() ? mapFromScene(m_scene->look()->toScene(point)) : QPoint();
}

void BoardView::changeEvent(QEvent *event)
{
    QGraphicsView::changeEvent(event);
    if (event->type() == QEvent::FontChange && m_scene) {
        m_scene->setNameFont(font());
        settleView();
    }
}

} // namespace merlon::canvas
