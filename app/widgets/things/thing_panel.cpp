#include "app/widgets/things/thing_panel.h"

#include "app/look/lettering.h"
#include "core/canvas/art/livery.h"

#include <QBoxLayout>
#include <QEvent>
#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

constexpr double kMark = 0.75;    ///< of who is asked, in lines
constexpr double kPartner = 0.85; ///< an emblem behind the name, in lines

bool isAmong(const std::vector<canvas::Thing> &things, const canvas::Thing &thing)
{
    return !thing.isNothing() && std::find(things.begin(), things.end(), thing) != things.end();
}

} // namespace

PanelTitle::PanelTitle(const canvas::Art &art, int seat, QWidget *parent, double scale)
    : QWidget(parent)
    , m_art(art)
    , m_seat(seat)
    , m_scale(scale)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void PanelTitle::setTitle(const QString &title)
{
    m_title = title;
    setAccessibleName(m_player.isEmpty() ? title : u"%1: %2"_s.arg(title, m_player));
    updateGeometry();
    update();
}

void PanelTitle::setPartners(const std::vector<int> &liveries, const QString &told)
{
    m_partners = liveries;
    m_partnersTold = told;
    describe();
    updateGeometry();
    update();
}

void PanelTitle::describe()
{
    QStringList lines {m_player, m_partnersTold};
    lines.removeAll(QString());
    setToolTip(lines.join(u'\n'));
    setAccessibleDescription(m_partnersTold);
}

double PanelTitle::partnersWidth() const
{
    return static_cast<double>(m_partners.size()) * kPartner * 1.35 * lineOf(font());
}

void PanelTitle::setLivery(int livery)
{
    if (livery == m_seat)
        return;
    m_seat = livery;
    update();
}

void PanelTitle::showEmblem()
{
    m_hasEmblem = true;
    update();
}

void PanelTitle::setPlayer(const QString &player)
{
    m_player = player;
    describe();
    setTitle(m_title);
}

void PanelTitle::setAsked(bool asked)
{
    if (asked == m_asked)
        return;
    m_asked = asked;
    update();
}

QSize PanelTitle::sizeHint() const
{
    const QFont title = titleFont(font(), m_scale);
    const double words = widthOf(title, m_title) + widthOf(font(), m_player);
    return QSizeF(words + partnersWidth() + lineOf(font()), lineOf(title) * 1.1).toSize();
}

QSize PanelTitle::minimumSizeHint() const
{
    return {qRound(lineOf(font()) * 6), sizeHint().height()};
}

void PanelTitle::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const QFont title = titleFont(font(), m_scale);
    painter.setFont(title);
    painter.setPen(m_art.theme().seat(m_seat));
    const double baseline = (height() + QFontMetricsF(title).capHeight()) / 2;
    double mark = m_asked ? lineOf(font()) * kMark : 0.0;
    if (m_hasEmblem) {
        const double size = lineOf(font()) * 1.15;
        paintEmblem(painter, m_seat, QRectF(mark, (height() - size) / 2, size, size));
        mark += size * 1.35;
    }
    if (m_asked)
        paintMark(painter,
                  QRectF(0, (height() - kMark * lineOf(font())) / 2, kMark * 0.8 * lineOf(font()),
                         kMark * lineOf(font())));
    painter.drawText(QPointF(mark, baseline), m_title);
    double left = mark + widthOf(title, m_title) + lineOf(font()) * 0.5;
    for (const int partner : m_partners) {
        const double size = lineOf(font()) * kPartner;
        paintEmblem(painter, partner, QRectF(left, (height() - size) / 2, size, size));
        left += size * 1.35;
    }
    left += lineOf(font()) * 0.2;
    painter.setFont(textFont(font(), 0.95));
    painter.setPen(m_art.theme().quietText());
    const QFontMetricsF metrics(painter.font());
    painter.drawText(QPointF(left, baseline), metrics.elidedText(m_player, Qt::ElideRight, width() - left));
}

void PanelTitle::paintEmblem(QPainter &painter, int livery, const QRectF &box) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_art.theme().seat(livery));
    painter.drawPath(canvas::liveryShape(livery, box));
    painter.restore();
}

/// An arrow that points to the name.
void PanelTitle::paintMark(QPainter &painter, const QRectF &box) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_art.theme().choosable);
    painter.drawPolygon(QPolygonF(
        {box.topLeft(), QPointF(box.right() - box.width() * 0.2, box.center().y()), box.bottomLeft()}));
    painter.restore();
}

ThingPanel::ThingPanel(const canvas::Art &art, int seat, QWidget *parent)
    : TablePanel(parent)
    , m_art(art)
    , m_parts(new QBoxLayout(QBoxLayout::TopToBottom, this))
    , m_header(new QWidget(this))
    , m_titleRow(new QBoxLayout(QBoxLayout::LeftToRight, m_header))
    , m_title(new PanelTitle(art, seat, m_header))
{
    m_titleRow->setContentsMargins(0, 0, 0, 0);
    m_titleRow->addWidget(m_title, 1);
    m_parts->addWidget(m_header);
    setSpaces();
    themeChanged();
}

void ThingPanel::setSpaces()
{
    const int space = qRound(lineOf(font()) * 0.4);
    m_parts->setContentsMargins(2 * space, space, 2 * space, space);
    m_parts->setSpacing(space);
}

void ThingPanel::setTitle(const QString &title)
{
    m_title->setTitle(title);
    setWindowTitle(title);
}

void ThingPanel::setLivery(int livery)
{
    m_title->setLivery(livery);
}

QWidget *ThingPanel::takeHeader()
{
    m_parts->removeWidget(m_header);
    return m_header;
}

void ThingPanel::setSeatName(const QString &name)
{
    m_title->setPlayer(name);
}

void ThingPanel::themeChanged()
{
    setPalette(canvas::paletteOf(m_art.theme()));
    update();
    for (const QWidget *part : {static_cast<QWidget *>(this), m_header}) {
        for (QWidget *child : part->findChildren<QWidget *>())
            child->update();
    }
}

void ThingPanel::adoptItems()
{
    for (ThingItem *item : findChildren<ThingItem *>()) {
        if (std::ranges::find(m_items, item) != m_items.end())
            continue;
        m_items.push_back(item);
        adopt(*item);
    }
}

void ThingPanel::setChoosable(const std::vector<canvas::Thing> &things)
{
    m_choosable = things;
    markItems();
}

void ThingPanel::setSelected(const std::vector<canvas::Thing> &things)
{
    m_selected = things;
    markItems();
}

void ThingPanel::setGuided(const std::vector<canvas::Thing> &things)
{
    m_guided = things;
    markItems();
}

void ThingPanel::markItems()
{
    for (ThingItem *item : m_items) {
        item->setChoosable(isAmong(m_choosable, item->thing()));
        item->setSelected(isAmong(m_selected, item->thing()));
        item->setGuided(isAmong(m_guided, item->thing()));
    }
}

bool ThingPanel::holds(const canvas::Thing &thing) const
{
    return !thing.isNothing() && std::any_of(m_items.begin(), m_items.end(), [&](const ThingItem *item) {
        return item->thing() == thing && item->isVisibleTo(this);
    });
}

void ThingPanel::paintEvent(QPaintEvent *)
{
    const canvas::Theme &theme = m_art.theme();
    QLinearGradient ground(0, 0, 0, height());
    ground.setColorAt(0, theme.paper);
    ground.setColorAt(1, theme.dark ? theme.paper.darker(112) : theme.shade(0.05));
    QPainter(this).fillRect(rect(), ground);
}

void ThingPanel::changeEvent(QEvent *event)
{
    TablePanel::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        setSpaces();
}

} // namespace merlon
