#include "app/games/siege/defender/building_block.h"

#include "app/look/lettering.h"
#include "app/widgets/strokes.h"
#include "app/widgets/track_row.h"

#include <QHBoxLayout>
#include <QPainter>

#include <array>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

/// Of the name on a sign, to the font of the panel.
constexpr double kNameScale = 0.86;

} // namespace

BuildingSign::BuildingSign(const canvas::Art &art, QWidget *parent)
    : ThingItem(art, parent)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
}

void BuildingSign::setBuilding(const QString &picture, const QString &name,
                               const std::vector<QString> &troubles)
{
    m_picture = picture;
    m_name = name;
    m_troubles = troubles;
    updateGeometry();
    update();
}

QSize BuildingSign::sizeHint() const
{
    return QSizeF(line() * 4.75, line() * (isLong() ? 1.75 : 1.3)).toSize();
}

/// Whether the name needs two lines.
bool BuildingSign::isLong() const
{
    return m_name.contains(u' ') && !fitsLine(titleFont(font(), kNameScale), m_name, line() * 4.2);
}

/// The name on top; below it, where there is room, the picture.
void BuildingSign::paintItem(QPainter &painter)
{
    const double row = line() * (isLong() ? 1.75 : 1.25);
    const double margin = line() * 0.28;
    const QRectF box = QRectF(rect()).adjusted(margin, 0, -margin, 0);
    const bool roomy = box.height() > row + line();
    paintName(painter, QRectF(box.left(), box.top(), box.width(), roomy ? row : box.height()));
    const double size = qMin(box.height() - row - line() * 0.15, line() * 3.2);
    if (roomy)
        art().paint(painter, m_picture, QRectF(box.left(), box.top() + row, size, size));
    paintTroubles(painter, box);
}

void BuildingSign::paintName(QPainter &painter, const QRectF &box) const
{
    painter.setPen(theme().ink);
    painter.setFont(titleFont(font(), isLong() ? kNameScale * 0.85 : kNameScale));
    if (!isLong())
        return drawLine(painter, box, Qt::AlignLeft | Qt::AlignVCenter, m_name);
    const qsizetype gap = m_name.lastIndexOf(u' ');
    const QRectF upper(box.left(), box.top(), box.width(), box.height() / 2);
    drawLine(painter, upper, Qt::AlignLeft | Qt::AlignVCenter, m_name.left(gap));
    drawLine(painter, upper.translated(0, upper.height()), Qt::AlignLeft | Qt::AlignVCenter,
             m_name.mid(gap + 1));
}

/// Right below, over the picture.
void BuildingSign::paintTroubles(QPainter &painter, const QRectF &box) const
{
    const double size = line() * (box.height() > line() * 2.5 ? 1.6 : 1.25);
    double right = box.right();
    for (const QString &trouble : m_troubles) {
        drawDisc(painter, art(), QRectF(right - size, box.bottom() - size, size, size), trouble,
                 theme().seat(kInvaderTeam));
        right -= size * 0.8;
    }
}

BuildingContent quietBuilding(const SiegePanelView &view, const siege::Battlefield &field,
                              siege::BuildingType building, const QString &units)
{
    constexpr std::array<std::string_view, 6> kPictures {"forge",     "workshop", "scouts",
                                                         "cathedral", "barracks", "guards"};
    const auto number = static_cast<std::size_t>(building);
    const siege::PlaceIndex place = field.buildings[number].place;
    BuildingContent content {
        canvas::placeThing(place), pictureOf(kPictures[number]), view.place(place), {}, {}, {}};
    if (!content.name.isEmpty())
        content.name[0] = content.name[0].toUpper();
    if (!units.isEmpty())
        //: %1 is a list of units in a building.
        content.explanation = PanelWords::tr("Inside: %1.").arg(units);
    return content;
}

BuildingBlock::BuildingBlock(const canvas::Art &art, std::size_t works, QWidget *parent)
    : QWidget(parent)
    , m_art(art)
    , m_sign(new BuildingSign(art, this))
{
    auto *columns = new QHBoxLayout(this);
    const int gap = qRound(lineOf(font()) * 0.1);
    columns->setContentsMargins(0, gap * 3 / 2, 0, gap * 3 / 2);
    columns->setSpacing(gap);
    columns->addWidget(m_sign);
    auto *rows = new QVBoxLayout;
    rows->setSpacing(0);
    for (std::size_t work = 0; work < works; ++work) {
        m_tracks.push_back(new TrackRow(art, this));
        rows->addWidget(m_tracks.back());
    }
    columns->addLayout(rows, 1);
}

void BuildingBlock::show(const BuildingContent &building)
{
    // In a high panel the rows stand further apart, within measure.
    setMaximumHeight(qRound(lineOf(font()) * (1.75 * static_cast<double>(m_tracks.size()) + 0.3)));
    m_sign->setThing(building.thing);
    m_sign->setBuilding(building.picture, building.name, building.troubles);
    m_sign->describe(building.name, building.explanation);
    for (std::size_t work = 0; work < m_tracks.size(); ++work)
        showTrack(building.works[work], *m_tracks[work]);
}

void BuildingBlock::showTrack(const WorkContent &work, TrackRow &row)
{
    TrackContent content;
    content.picture = work.picture;
    content.name = work.name;
    content.counter = work.counter;
    content.boxes = qMax(work.cost, work.filled);
    content.filled = work.filled;
    content.done = work.done;
    content.waiting = !work.done && work.filled >= work.cost;
    QStringList sentences {work.explanation};
    if (content.done)
        sentences << PanelWords::tr("Completed in this round.");
    else if (content.waiting)
        sentences << PanelWords::tr("Its track is full: it can be completed when its condition holds.");
    else
        sentences << work.why;
    sentences.removeAll(QString());
    row.setThing(work.thing);
    //: A building action, the hourglasses on its track, and how many it needs.
    row.describe(
        PanelWords::tr("%1, hourglasses: %2 of %3").arg(work.name).arg(work.filled).arg(content.boxes),
        sentences.join(u' '));
    row.setContent(std::move(content));
}

/// A thin line above each building.
void BuildingBlock::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setPen(QPen(m_art.theme().shade(0.16), 1));
    painter.drawLine(QPointF(0, 0.5), QPointF(width(), 0.5));
}

} // namespace merlon
