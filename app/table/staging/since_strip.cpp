#include "app/table/staging/since_strip.h"

#include "app/look/lettering.h"
#include "app/look/text_size.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPainterPath>
#include <QPushButton>
#include <QResizeEvent>
#include <QToolButton>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

constexpr int kFewestTitled = 3; ///< entries side by side: for fewer the title makes room
constexpr int kPictures = 5;     ///< entries where there is no room for words
constexpr int kMost = 10;
constexpr int kLettersOfEntry = 20; ///< that an entry likes to have
constexpr int kFewestLetters = 16;  ///< of an entry in words

/// For what has no picture: a shield in the colour of who did it.
QPainterPath shieldIn(const QRectF &box)
{
    QPainterPath path(box.topLeft());
    path.lineTo(box.topRight());
    path.lineTo(box.right(), box.center().y());
    path.quadTo(box.right(), box.bottom() - box.height() * 0.15, box.center().x(), box.bottom());
    path.quadTo(box.left(), box.bottom() - box.height() * 0.15, box.left(), box.center().y());
    path.closeSubpath();
    return path;
}

/// How wide each text may at most be, so that all of them together have room: those that need less leave it to others.
int mostWidthOf(std::vector<int> widths, int room)
{
    std::ranges::sort(widths);
    auto left = static_cast<int>(widths.size());
    for (const int width : widths) {
        if (width > room / left)
            return room / left;
        room -= width;
        --left;
    }
    return widths.empty() ? 0 : widths.back();
}

} // namespace

SinceStrip::SinceStrip(const Appearance &appearance, QWidget *parent)
    : QWidget(parent)
    , m_appearance(appearance)
    , m_title(new QLabel)
    , m_figures(new QPushButton)
    , m_again(new QPushButton)
    , m_earlier(new QToolButton)
    , m_later(new QToolButton)
    , m_close(new QToolButton)
    , m_row(new QHBoxLayout)
{
    setObjectName(u"since-strip"_s);
    followTextSize(this, [this] { m_title->setFont(textFont(font(), 0.95, QFont::Bold)); });
    for (QPushButton *button : {m_figures, m_again}) {
        button->setFlat(true);
        button->setFocusPolicy(Qt::TabFocus);
    }
    m_figures->setObjectName(u"since-figures"_s);
    m_figures->hide();
    m_again->setObjectName(u"since-again"_s);
    m_close->setObjectName(u"since-close"_s);
    m_close->setText(u"×"_s);
    m_earlier->setObjectName(u"since-earlier"_s);
    m_later->setObjectName(u"since-later"_s);
    for (QToolButton *button : {m_earlier, m_later, m_close}) {
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::TabFocus);
    }
    const int space = fontMetrics().height() / 4;
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(2 * space, space / 2, space, space / 2);
    row->setSpacing(space);
    row->addWidget(m_title);
    row->addWidget(m_earlier);
    row->addLayout(m_row);
    row->addWidget(m_later);
    row->addWidget(m_figures);
    row->addWidget(m_again);
    row->addWidget(m_close);
    m_row->setSpacing(0);
    connect(m_figures, &QPushButton::clicked, this, &SinceStrip::figuresWanted);
    connect(m_again, &QPushButton::clicked, this, &SinceStrip::againWanted);
    connect(m_earlier, &QToolButton::clicked, this,
            [this] { leafTo(m_first > m_most ? m_first - m_most : 0); });
    connect(m_later, &QToolButton::clicked, this, [this] { leafTo(m_first + m_most); });
    connect(m_close, &QToolButton::clicked, this, &SinceStrip::closeWanted);
    retranslate();
    hide();
}

void SinceStrip::setEntries(std::vector<Entry> entries)
{
    m_entries = std::move(entries);
    m_first = m_entries.size(); // the last ones come first
    setVisible(!m_entries.empty());
    fill();
}

void SinceStrip::setHasFigures(bool hasFigures)
{
    m_hasFigures = hasFigures;
}

void SinceStrip::leafTo(std::size_t first)
{
    m_first = first;
    fill();
    Q_EMIT leafed();
}

void SinceStrip::updateLeaves()
{
    const std::size_t later = m_entries.size() - m_first - std::min(m_most, m_entries.size() - m_first);
    m_earlier->setVisible(m_first > 0);
    m_later->setVisible(later > 0);
    m_earlier->setText(u"‹ +%1"_s.arg(m_first));
    m_later->setText(u"+%1 ›"_s.arg(later));
    //: What others did before that which stands in the strip.
    m_earlier->setToolTip(tr("%n earlier", nullptr, static_cast<int>(m_first)));
    //: What others did after that which stands in the strip.
    m_later->setToolTip(tr("%n later", nullptr, static_cast<int>(later)));
    for (QToolButton *button : {m_earlier, m_later})
        button->setAccessibleName(button->toolTip());
}

void SinceStrip::fill()
{
    for (QPushButton *item : m_items) {
        m_row->removeWidget(item);
        item->hide();
        item->deleteLater();
    }
    m_items.clear();
    m_room = maximumWidth();
    const int letter = fontMetrics().averageCharWidth();
    const int height = qRound(1.6 * lineOf(font()));
    const int frame = 2 * height + 3 * letter; // of an entry, with its picture
    int room = std::min(m_room, kMost * (kLettersOfEntry * letter + frame)) - m_again->sizeHint().width()
        - m_close->sizeHint().width() - 3 * height - (m_hasFigures ? m_figures->sizeHint().width() : 0);
    m_figures->setVisible(m_hasFigures);
    const int title = m_title->sizeHint().width();
    const int least = frame + kFewestLetters * letter;
    m_title->setVisible(room - title >= kFewestTitled * least);
    room -= m_title->isHidden() ? 0 : title;
    const int leaves = m_earlier->sizeHint().width() + m_later->sizeHint().width();
    const bool isInWords = room - leaves >= least;
    const int liked = (room - leaves) / (frame + kLettersOfEntry * letter);
    m_most = static_cast<std::size_t>(isInWords ? qBound(1, liked, kMost) : kPictures);
    m_first = std::min(m_first, m_entries.size() - std::min(m_most, m_entries.size()));
    const std::size_t shown = std::min(m_most, m_entries.size() - m_first);
    updateLeaves();
    if (shown == 0)
        return;
    const auto count = static_cast<int>(shown);
    room -= m_entries.size() > m_most ? leaves : 0;
    std::vector<int> widths;
    for (std::size_t entry = m_first; entry < m_first + shown; ++entry)
        widths.push_back(fontMetrics().horizontalAdvance(m_entries[entry].text) + letter);
    const int words = isInWords ? mostWidthOf(std::move(widths), room - count * frame) : 0;
    for (std::size_t entry = m_first; entry < m_first + shown; ++entry)
        addItem(entry, words);
    updateGeometry();
}

/// `words`: the width of its text, 0: a picture alone.
void SinceStrip::addItem(std::size_t entry, int words)
{
    auto *item = new QPushButton(this);
    const int height = qRound(1.6 * lineOf(font()));
    item->setFlat(true);
    item->setFocusPolicy(Qt::TabFocus);
    item->setIcon(QIcon(pictureOf(entry)));
    item->setIconSize({2 * height, height});
    item->setStyleSheet(u"QPushButton { text-align: left; padding: 1px 4px; }"_s);
    const Entry &told = m_entries[entry];
    if (words > 0)
        item->setText(item->fontMetrics().elidedText(told.text, Qt::ElideRight, words));
    const QString &whole = told.detail.isEmpty() ? told.text : told.detail;
    item->setToolTip(whole);
    item->setAccessibleName(whole);
    item->installEventFilter(this);
    m_row->addWidget(item);
    m_items.push_back(item);
}

/// The number of the pin, and what it is about.
QPixmap SinceStrip::pictureOf(std::size_t entry) const
{
    const canvas::Theme &theme = m_appearance.theme();
    const double height = 1.6 * lineOf(font());
    const double ratio = devicePixelRatioF();
    QPixmap pixmap((QSizeF(2 * height, height) * ratio).toSize());
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF disc(1, height * 0.14, height * 0.72, height * 0.72);
    painter.setPen(QPen(theme.ink, 1.2));
    painter.setBrush(theme.choosable);
    painter.drawEllipse(disc);
    painter.setFont(textFont(font(), 0.85, QFont::Bold));
    painter.setPen(theme.onChoosable);
    painter.drawText(disc, Qt::AlignCenter, QString::number(entry + 1));
    const QRectF box(height * 0.95, 0, height, height);
    if (!m_entries[entry].picture.isEmpty()) {
        m_appearance.art().paint(painter, m_entries[entry].picture, box);
    } else {
        painter.setPen(QPen(theme.ink, 1));
        painter.setBrush(m_entries[entry].colour);
        painter.drawPath(
            shieldIn(box.adjusted(height * 0.22, height * 0.16, -height * 0.22, -height * 0.12)));
    }
    return pixmap;
}

bool SinceStrip::eventFilter(QObject *watched, QEvent *event)
{
    const auto item = std::ranges::find(m_items, watched);
    if (item != m_items.end()) {
        const std::size_t entry = m_first + static_cast<std::size_t>(item - m_items.begin());
        if (event->type() == QEvent::Enter || event->type() == QEvent::FocusIn)
            Q_EMIT placesWanted(m_entries[entry].scene);
        if (event->type() == QEvent::Leave || event->type() == QEvent::FocusOut)
            Q_EMIT placesWanted({});
    }
    return QWidget::eventFilter(watched, event);
}

/// A slip of paper on the map.
void SinceStrip::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(m_appearance.theme().shade(0.35), 1));
    painter.setBrush(m_appearance.theme().paper);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
}

void SinceStrip::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    if (maximumWidth() != m_room) // never by its own width, which follows from the entries
        fill();
}

void SinceStrip::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void SinceStrip::retranslate()
{
    m_title->setText(tr("Since your last choice"));
    //: A button: opens the sheet that tells a fight in figures.
    m_figures->setText(tr("Show figures"));
    //: A button: plays what others have done once more.
    m_again->setText(tr("Show again"));
    m_close->setToolTip(tr("Close"));
    m_close->setAccessibleName(tr("Close what happened since your last choice"));
    updateLeaves();
}

} // namespace merlon
