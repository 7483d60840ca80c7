#include "app/games/siege/siege2/defender/building_block.h"

#include "app/table/widgets/lettering.h"
#include "app/table/widgets/strokes.h"
#include "app/table/widgets/track_row.h"
#include "app/words/language.h"
#include "core/games/siege2/defender/buildings.h"

#include <QHBoxLayout>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace merlon {

using namespace siege2;

namespace {

/// Of the name on a sign, to the font of the panel.
constexpr double kNameScale = 0.86;

std::vector<Action> actionsOf(siege::BuildingType building)
{
    std::vector<Action> actions;
    for (int action = 0; action < kActions; ++action) {
        if (dataOf(static_cast<Action>(action)).building == building)
            actions.push_back(static_cast<Action>(action));
    }
    return actions;
}

/// Some actions have the picture of what they bring; most pictures have the key of the action.
std::string_view pictureKeyOf(Action action)
{
    constexpr std::pair<Action, std::string_view> kOthers[] = {
        {Action::Ladder, "defender-ladder"},
        {Action::Wall, "stone"},
        {Action::Trap, "back-trap"},
        {Action::TrainTroops, "veteran"},
        {Action::TrackingSaboteurs, "saboteur"},
    };
    for (const auto &[other, picture] : kOthers) {
        if (other == action)
            return picture;
    }
    return dataOf(action).key;
}

QString demonInWords(RitualToken token)
{
    return inWords(
        token,
        {PanelWords::tr("A demon lies here, face down: a bluff."),
         PanelWords::tr("A demon lies here, face down: the target."),
         PanelWords::tr("A demon lurks here: each completed action kills a unit in the courtyard."),
         PanelWords::tr("A demon lies here, face down.")});
}

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
                 theme().seat(kInvader));
        right -= size * 0.8;
    }
}

BuildingBlock::BuildingBlock(const canvas::Art &art, siege::BuildingType building, QWidget *parent)
    : QWidget(parent)
    , m_art(art)
    , m_building(building)
    , m_sign(new BuildingSign(art, this))
{
    auto *columns = new QHBoxLayout(this);
    const int gap = qRound(lineOf(font()) * 0.1);
    columns->setContentsMargins(0, gap * 3 / 2, 0, gap * 3 / 2);
    columns->setSpacing(gap);
    columns->addWidget(m_sign);
    auto *rows = new QVBoxLayout;
    rows->setSpacing(0);
    for ([[maybe_unused]] const Action action : actionsOf(building)) {
        m_tracks.push_back(new TrackRow(art, this));
        rows->addWidget(m_tracks.back());
    }
    columns->addLayout(rows, 1);
}

void BuildingBlock::show(const PanelView &view)
{
    // In a high panel the rows stand further apart, within measure.
    setMaximumHeight(qRound(lineOf(font()) * (1.75 * static_cast<double>(m_tracks.size()) + 0.3)));
    showSign(view);
    const std::vector<Action> actions = actionsOf(m_building);
    for (std::size_t index = 0; index < actions.size(); ++index)
        showTrack(view, actions[index], *m_tracks[index]);
}

void BuildingBlock::showSign(const PanelView &view)
{
    const auto number = static_cast<std::size_t>(m_building);
    const PlaceIndex place = view.view.field().buildings[number].place;
    const BuildingState &state = view.data().buildings[number];
    QString name = view.place(place);
    if (!name.isEmpty())
        name[0] = name[0].toUpper();
    std::vector<QString> troubles;
    QStringList sentences;
    if (state.saboteur) {
        troubles.push_back(u"siege/saboteur"_s);
        sentences << PanelWords::tr("A saboteur: each action here costs 1 more hourglass.");
    }
    if (state.demon != RitualToken::None) {
        troubles.push_back(pictureOf(state.demon, "demon"));
        sentences << demonInWords(state.demon);
    }
    const QString units = view.defenders(state.units);
    if (!units.isEmpty())
        //: %1 is a list of units in a building.
        sentences.prepend(PanelWords::tr("Inside: %1.").arg(units));
    m_sign->setThing(canvas::placeThing(place));
    constexpr std::array<std::string_view, kActionBuildings> kPictures {"forge",     "workshop", "scouts",
                                                                        "cathedral", "barracks", "guards"};
    m_sign->setBuilding(pictureOf(kPictures[number]), name, troubles);
    m_sign->describe(name, sentences.join(u' '));
}

void BuildingBlock::showTrack(const PanelView &view, Action action, TrackRow &row)
{
    const std::string_view key = dataOf(action).key;
    TrackFace face;
    face.picture = pictureOf(pictureKeyOf(action));
    face.name = view.nameOf(action);
    face.counter = u"siege/hourglass"_s;
    face.boxes = costOf(view.scene(), action);
    face.filled = view.data().tracks[static_cast<std::size_t>(action)];
    face.done = isCompleted(view.data(), action);
    face.waiting = !face.done && face.filled >= face.boxes;
    face.boxes = qMax(face.boxes, face.filled);
    QStringList sentences {whatItDoes("building-action", key)};
    if (face.done)
        sentences << PanelWords::tr("Completed in this round.");
    else if (face.waiting)
        sentences << PanelWords::tr("Its track is full: it can be completed when its condition holds.");
    else if (const Reason why = whyNotOnTrack(view.scene(), action))
        sentences << asSentence(view.speaker.sentence(why));
    row.setThing(thingOf("building-action", key));
    //: A building action, the hourglasses on its track, and how many it needs.
    row.describe(PanelWords::tr("%1, hourglasses: %2 of %3").arg(face.name).arg(face.filled).arg(face.boxes),
                 sentences.join(u' '));
    row.setFace(std::move(face));
}

/// A thin line above each building.
void BuildingBlock::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setPen(QPen(m_art.theme().shade(0.16), 1));
    painter.drawLine(QPointF(0, 0.5), QPointF(width(), 0.5));
}

} // namespace merlon
