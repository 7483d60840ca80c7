#include "editor/files/board_gallery.h"

#include "app/look/appearance.h"
#include "app/start/board_pictures.h"

#include <utility>

namespace merlon {

namespace {

constexpr int kIsDrawn = Qt::UserRole + 1; ///< of a card: whether its picture is there

} // namespace

BoardGallery::BoardGallery(const Appearance &appearance, QWidget *parent)
    : QListWidget(parent)
    , m_appearance(appearance)
{
    setViewMode(QListView::IconMode);
    setResizeMode(QListView::Adjust);
    setMovement(QListView::Static);
    setWordWrap(true);
    setIconSize(kBoardPicture * 3 / 4);
    setSpacing(8);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    connect(&m_drawing, &QTimer::timeout, this, &BoardGallery::drawNext);
}

void BoardGallery::setCards(std::vector<BoardCard> cards)
{
    m_cards = std::move(cards);
    clear();
    QPixmap empty(iconSize()); // as large as the picture that follows
    empty.fill(Qt::transparent);
    for (const BoardCard &card : m_cards) {
        auto *item = new QListWidgetItem(card.name);
        item->setIcon(QIcon(empty));
        item->setToolTip(card.about);
        item->setSizeHint(kBoardPicture * 3 / 4 + QSize(20, 3 * fontMetrics().height()));
        addItem(item);
    }
    if (isVisible())
        m_drawing.start();
}

void BoardGallery::drawNext()
{
    for (int line = 0; line < count() && isVisible(); ++line) {
        QListWidgetItem *card = item(line);
        if (card->data(kIsDrawn).toBool())
            continue;
        card->setIcon(iconOf(m_cards[static_cast<std::size_t>(line)].board, true, m_appearance,
                             devicePixelRatioF(), m_appearance.theme().choosable));
        card->setData(kIsDrawn, true);
        return;
    }
    m_drawing.stop();
}

void BoardGallery::showEvent(QShowEvent *event)
{
    QListWidget::showEvent(event);
    m_drawing.start();
}

} // namespace merlon
