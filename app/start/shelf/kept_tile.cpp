#include "app/start/shelf/kept_tile.h"

#include "app/look/appearance.h"
#include "app/look/lettering.h"
#include "app/start/kept/kept_pictures.h"
#include "app/start/shelf/card_frame.h"
#include "app/start/shelf/picture_frame.h"
#include "app/start/shelf/shelf_icons.h"
#include "app/widgets/strokes.h"

#include <QEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

constexpr double kHeight = 4.7;  // lines
constexpr double kPicture = 5.4; // its width in lines

} // namespace

/// Lies over the picture of the tile.
class KeptSeal final : public QWidget {
public:
    explicit KeptSeal(KeptTile &tile)
        : QWidget(&tile)
        , m_tile(tile)
    {
        setAttribute(Qt::WA_TransparentForMouseEvents);
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        m_tile.paintSeal(painter, QRectF(rect()).adjusted(1, 1, -1, -1));
    }

private:
    KeptTile &m_tile;
};

KeptTile::KeptTile(const Appearance &appearance, QWidget *parent)
    : QAbstractButton(parent)
    , m_appearance(appearance)
    , m_picture(new PictureFrame(appearance, this))
    , m_seal(new KeptSeal(*this))
    , m_delete(new QToolButton(this))
{
    setObjectName(u"kept-game"_s);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_picture->setLazy(true);
    m_delete->setObjectName(u"delete-kept"_s);
    m_delete->setAutoRaise(true);
    connect(m_delete, &QToolButton::clicked, this, [this] { Q_EMIT deleteWanted(m_kept.file); });
    const auto drawIcon = [this] {
        m_delete->setIcon(iconIn(m_appearance, "close", m_appearance.theme().quietText()));
        update();
    };
    connect(&appearance, &Appearance::changed, this, drawIcon);
    drawIcon();
}

void KeptTile::setKept(const KeptGame &kept)
{
    m_kept = kept;
    m_picture->setPicture(kept.position ? PictureFrame::Draw([this](QSize size, double ratio) {
        return pictureOf(*m_kept.position, m_appearance, size, ratio);
    })
                                        : PictureFrame::Draw());
    m_seal->setVisible(kept.trouble || (kept.position && kept.isOver()));
    retranslate();
}

QSize KeptTile::sizeHint() const
{
    const double line = lineOf(font());
    return QSizeF(15 * line, kHeight * line).toSize();
}

QSize KeptTile::minimumSizeHint() const
{
    const double line = lineOf(font());
    return QSizeF(12 * line, kHeight * line).toSize();
}

void KeptTile::resizeEvent(QResizeEvent *)
{
    const double line = lineOf(font());
    const int gap = qRound(line * 0.4);
    m_picture->setGeometry(gap, gap, qRound(line * kPicture), height() - 2 * gap - 2);
    m_seal->setGeometry(0, 0, qRound(line * 1.5), qRound(line * 1.5));
    const int cross = qRound(line * 1.4);
    m_delete->setGeometry(width() - cross - gap / 2, gap / 2, cross, cross);
    m_delete->setIconSize(QSize(cross, cross) * 0.55);
}

void KeptTile::paintEvent(QPaintEvent *)
{
    const canvas::Theme &theme = m_appearance.theme();
    const double line = lineOf(font());
    QPainter painter(this);
    paintCard(painter, rect(), m_appearance, hasFocus() || underMouse());
    const double left = m_picture->geometry().right() + line * 0.7;
    const QRectF box(left, line * 0.45, width() - left - line * 0.5, height() - line * 0.9 - 2);
    painter.setPen(theme.ink);
    painter.setFont(titleFont(font(), 1.05));
    drawLine(painter, {box.left(), box.top(), box.width() - line * 1.2, line * 1.4},
             Qt::AlignLeft | Qt::AlignVCenter, m_words.title);
    painter.setFont(textFont(font(), 0.95));
    drawLine(painter, {box.left(), box.top() + line * 1.4, box.width(), line * 1.2},
             Qt::AlignLeft | Qt::AlignVCenter, m_words.state);
    painter.setPen(theme.quietText());
    painter.setFont(textFont(font(), 0.9));
    drawLine(painter, {box.left(), box.top() + line * 2.6, box.width(), line * 1.2},
             Qt::AlignLeft | Qt::AlignVCenter, accessibleDescription());
}

/// Won: a check. Lost: a cross. Over without a person who won or lost: a flag. A question mark for what cannot be read.
void KeptTile::paintSeal(QPainter &painter, const QRectF &box) const
{
    const canvas::Theme &theme = m_appearance.theme();
    const std::optional<bool> won = m_kept.position ? m_kept.position->isWon() : std::nullopt;
    painter.setPen(QPen(theme.paper, 1.5));
    painter.setBrush(won ? (*won ? theme.growth : theme.seat(0)) : theme.quietText());
    painter.drawEllipse(box);
    const QRectF inside =
        box.adjusted(box.width() * 0.28, box.width() * 0.28, -box.width() * 0.28, -box.width() * 0.28);
    if (won && *won) {
        drawTick(painter, inside, theme.paper);
    } else if (won) {
        painter.setPen(QPen(theme.paper, box.width() * 0.11, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(inside.topLeft(), inside.bottomRight());
        painter.drawLine(inside.topRight(), inside.bottomLeft());
    } else if (m_kept.trouble) {
        painter.setPen(theme.paper);
        painter.setFont(textFont(font(), 0.95, QFont::Bold));
        painter.drawText(box, Qt::AlignCenter, u"?"_s);
    } else {
        painter.setPen(QPen(theme.paper, box.width() * 0.09, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(inside.topLeft(), inside.bottomLeft());
        painter.setBrush(theme.paper);
        painter.setPen(Qt::NoPen);
        painter.drawPolygon(QPolygonF()
                            << inside.topLeft() << inside.topRight()
                            << inside.center() + QPointF(inside.width() * 0.3, 0)
                            << QPointF(inside.right(), inside.center().y() + inside.height() * 0.2)
                            << QPointF(inside.left(), inside.center().y() + inside.height() * 0.2));
    }
}

void KeptTile::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        click();
    else if (event->key() == Qt::Key_Delete)
        Q_EMIT deleteWanted(m_kept.file);
    else
        QAbstractButton::keyPressEvent(event);
}

void KeptTile::retranslate()
{
    m_words = wordsOf(m_kept);
    //: A game in the library. %1: its name, %2: how it stands, `Round 4 of 7`.
    setAccessibleName(tr("%1: %2").arg(m_words.title, m_words.state));
    //: Below a game in the library. %1: who else plays, %2: when it was played last: `Computer · Today, 11:42`.
    setAccessibleDescription(m_words.others.isEmpty() ? m_words.when
                                                      : tr("%1 · %2").arg(m_words.others, m_words.when));
    // The last line of the tile may have no room for all of it.
    QStringList told {m_words.trouble.isEmpty() ? m_words.board : m_words.trouble, accessibleDescription()};
    told.removeAll(QString());
    setToolTip(told.join(u'\n'));
    //: A button with a cross.
    m_delete->setToolTip(tr("Delete this game"));
    m_delete->setAccessibleName(tr("Delete this game"));
    m_delete->setAccessibleDescription(accessibleName());
    update();
}

void KeptTile::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::FontChange)
        updateGeometry();
    QAbstractButton::changeEvent(event);
}

} // namespace merlon
