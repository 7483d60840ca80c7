#include "app/start/board_list.h"

#include "app/look/appearance.h"
#include "app/look/lettering.h"
#include "app/look/text_size.h"
#include "app/start/board_pictures.h"
#include "app/widgets/boxes/message_bar.h"
#include "app/words/counting.h"
#include "app/words/game_words.h"
#include "app/words/language.h"
#include "app/words/resources.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QScrollBar>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

constexpr int kFew = 3; // of what is wrong, so much is told
constexpr int kDescriptionLines = 2;
constexpr int kMostDescriptionLines = 4;
constexpr int kWidestDescription = 110; // letters
constexpr int kHigh = 1000;             // more than any text needs
constexpr int kLeastPicture = 139;      // how high a picture is
constexpr int kMostPicture = 277;
constexpr int kStep = 6;
constexpr int kPad = 12; // between pictures and the edge of their cells

QSize pictureSize(int height)
{
    return {height * kBoardPicture.width() / kBoardPicture.height(), height};
}

} // namespace

BoardList::BoardList(const Appearance &appearance, QWidget *parent)
    : QWidget(parent)
    , m_appearance(appearance)
    , m_title(new QLabel)
    , m_more(new QLabel)
    , m_list(new QListWidget)
    , m_description(new QLabel)
    , m_troubles(new MessageBar)
{
    m_title->setBuddy(m_list);
    m_list->setViewMode(QListView::IconMode);
    m_list->setIconSize(kBoardPicture);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setMovement(QListView::Static);
    m_list->setSpacing(4);
    m_list->setWordWrap(true);
    m_description->setObjectName(u"board-description"_s);
    m_description->setWordWrap(true);
    m_description->setTextFormat(Qt::PlainText);
    m_more->setObjectName(u"more-boards"_s);
    m_description->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    auto *head = new QHBoxLayout;
    head->addWidget(m_title);
    head->addStretch();
    head->addWidget(m_more);
    auto *below = new QHBoxLayout;
    below->addWidget(m_description, 1000);
    below->addStretch(1);
    column->addLayout(head);
    column->addWidget(m_list, 1000);
    column->addLayout(below);
    column->addWidget(m_troubles);
    column->addStretch(1);
    followTextSize(this, [this] {
        m_more->setFont(textFont(font(), 1.0, QFont::Bold));
        m_description->setMaximumWidth(kWidestDescription * fontMetrics().averageCharWidth());
        fit();
    });
    m_list->viewport()->installEventFilter(this);
    connect(m_list->verticalScrollBar(), &QScrollBar::valueChanged, this, &BoardList::tellMore);
    connect(m_list->verticalScrollBar(), &QScrollBar::rangeChanged, this, &BoardList::tellMore);
    connect(m_list, &QListWidget::currentRowChanged, this, &BoardList::choose);
    connect(m_list, &QListWidget::itemActivated, this, [this] {
        if (chosen())
            Q_EMIT activated();
    });
    connect(&appearance, &Appearance::changed, this, [this] {
        if (m_isDrawn)
            drawBoards();
    });
    retranslate();
}

void BoardList::setGame(const Game *game)
{
    m_game = game;
    m_shelf = game ? boardsFor(*game) : BoardShelf();
    fill();
    if (m_isDrawn)
        drawBoards();
    retranslate();
}

void BoardList::fill()
{
    const QSignalBlocker quiet(m_list);
    m_list->clear();
    QPixmap blank(kBoardPicture);
    blank.fill(m_appearance.theme().parchment);
    const std::string wished = m_game ? m_remembered[m_game->key()] : std::string();
    const auto rowOf = [this](const std::string &name) {
        const auto found = std::ranges::find(m_shelf.boards, name, &FoundBoard::name);
        return found == m_shelf.boards.end() || !found->suits()
            ? -1
            : static_cast<int>(found - m_shelf.boards.begin());
    };
    for (const FoundBoard &found : m_shelf.boards)
        m_list->addItem(
            new QListWidgetItem(QIcon(blank), nameIn(found.board.info().names, found.board.info().key)));
    int row = rowOf(wished);
    if (row < 0 && m_game)
        row = rowOf(m_game->defaultBoard());
    m_list->setCurrentRow(row < 0 ? 0 : row);
    for (int i = 0; i < m_list->count(); ++i) {
        if (!boardAt(i)->suits())
            m_list->item(i)->setForeground(palette().brush(QPalette::PlaceholderText));
    }
}

const FoundBoard *BoardList::boardAt(int row) const
{
    const bool valid = row >= 0 && row < static_cast<int>(m_shelf.boards.size());
    return valid ? &m_shelf.boards[static_cast<std::size_t>(row)] : nullptr;
}

const FoundBoard *BoardList::chosen() const
{
    const FoundBoard *found = boardAt(m_list->currentRow());
    return found && found->suits() ? found : nullptr;
}

const FoundBoard *BoardList::anyPlayable() const
{
    const auto found = std::ranges::find_if(m_shelf.boards, &FoundBoard::suits);
    return found == m_shelf.boards.end() ? nullptr : &*found;
}

QWidget *BoardList::field() const
{
    return m_list;
}

void BoardList::choose(int)
{
    if (const FoundBoard *found = chosen())
        m_remembered[m_game->key()] = found->name;
    describe();
    Q_EMIT changed();
}

/// What the board is like, or why the game cannot be played on it.
void BoardList::describe()
{
    const FoundBoard *found = boardAt(m_list->currentRow());
    m_description->setToolTip({});
    if (!found)
        return m_description->clear();
    if (found->suits())
        return m_description->setText(nameIn(found->board.info().descriptions, {}));
    //: %1: a game. The reasons follow.
    QStringList lines {tr("%1 cannot be played on this board.").arg(titleOf(m_game->key()))};
    const int count = static_cast<int>(found->against.size());
    for (int i = 0; i < qMin(count, kFew); ++i)
        lines << say(found->against[static_cast<std::size_t>(i)]);
    if (count > kFew)
        lines << tr("… and %n more", nullptr, count - kFew);
    m_description->setText(lines.join(u' '));
}

/// Which files are no boards at all, and why.
void BoardList::tellTroubles()
{
    const auto count = static_cast<qsizetype>(m_shelf.troubles.size());
    if (count == 0)
        return m_troubles->hide();
    QStringList lines {tr("%n board(s) cannot be read and are omitted:", nullptr, static_cast<int>(count))};
    for (qsizetype i = 0; i < qMin<qsizetype>(count, kFew); ++i)
        lines << say(m_shelf.troubles[static_cast<std::size_t>(i)]);
    if (count > kFew)
        lines << tr("… and %n more", nullptr, static_cast<int>(count - kFew));
    m_troubles->show(lines.join(u'\n'));
}

void BoardList::drawBoards()
{
    m_isDrawn = true;
    m_isDrawnLarge = m_list->iconSize().height() > kBoardPicture.height();
    const QSize size = m_isDrawnLarge ? pictureSize(kMostPicture) : kBoardPicture;
    for (int i = 0; i < m_list->count(); ++i)
        m_list->item(i)->setIcon(iconOf(boardAt(i)->board, boardAt(i)->suits(), m_appearance,
                                        devicePixelRatioF(), palette().color(QPalette::Highlight), size));
}

void BoardList::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

/// The name, and below it for which other game it was made, or that it does not suit.
QString BoardList::titleAt(int row) const
{
    const FoundBoard &found = *boardAt(row);
    const BoardInfo &info = found.board.info();
    const QString name = nameIn(info.names, info.key);
    if (!found.suits())
        //: Below the name of a board; %1: a game.
        return name + u'\n' + tr("not for %1").arg(titleOf(m_game->key()));
    if (found.isMeantFor(*m_game))
        return name;
    QStringList games;
    for (const std::string &key : info.games)
        games << titleOf(key);
    //: Below the name of a board; %1: the game for which it was made, which is another than the one chosen.
    return name + u'\n' + tr("designed for %1").arg(separated(games));
}

void BoardList::retranslate()
{
    m_title->setText(tr("&Board:"));
    m_list->setAccessibleName(tr("Boards"));
    for (int i = 0; i < m_list->count(); ++i)
        m_list->item(i)->setText(titleAt(i));
    describe();
    tellTroubles();
    fit();
}

void BoardList::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fit();
}

/// The list has its new height later than this.
bool BoardList::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize)
        QTimer::singleShot(0, this, &BoardList::tellMore);
    return QWidget::eventFilter(watched, event);
}

/// The largest pictures with which all boards are seen, else those with which whole rows are. The description stands
/// right below them.
void BoardList::fit()
{
    if (m_list->count() == 0)
        return tellMore();
    m_description->setMinimumHeight(descriptionHeight());
    const QSize least = cellFor(kLeastPicture);
    const QSize most = cellFor(kMostPicture);
    m_list->setMinimumHeight(heightOf(1, least));
    setMaximumHeight(heightBeside() + heightOf(rowsOf(most), most));
    const int room = height() - heightBeside();
    const int picture = pictureFor(room);
    const QSize cell = cellFor(picture);
    m_list->setIconSize(pictureSize(picture));
    for (int i = 0; i < m_list->count(); ++i) {
        if (m_list->item(i)->sizeHint() != cell)
            m_list->item(i)->setSizeHint(cell);
    }
    int rows = rowsOf(cell);
    while (rows > 1 && heightOf(rows, cell) > room)
        --rows;
    m_list->setMaximumHeight(heightOf(rows, cell));
    m_list->doItemsLayout();
    m_list->scrollToItem(m_list->currentItem());
    tellMore();
    if (m_isDrawn && !m_isDrawnLarge && picture > kBoardPicture.height())
        QTimer::singleShot(0, this, &BoardList::drawBoards);
}

/// How high the pictures are if the list is so high.
int BoardList::pictureFor(int room) const
{
    const QSize least = cellFor(kLeastPicture);
    int rows = rowsOf(least);
    while (rows > 1 && heightOf(rows, least) > room)
        --rows;
    const bool fitsAll = rows == rowsOf(least);
    for (int picture = kMostPicture; picture > kLeastPicture; picture -= kStep) {
        const QSize cell = cellFor(picture);
        if (heightOf(fitsAll ? rowsOf(cell) : rows, cell) <= room)
            return picture;
    }
    return kLeastPicture;
}

/// The room that a board takes, with its name.
QSize BoardList::cellFor(int picture) const
{
    const int width = pictureSize(picture).width();
    int text = 0;
    for (int i = 0; i < m_list->count(); ++i) {
        const QRect box = m_list->fontMetrics().boundingRect(
            QRect(0, 0, width, kHigh), Qt::AlignHCenter | Qt::TextWordWrap, m_list->item(i)->text());
        text = qMax(text, box.height());
    }
    return {width + kPad, picture + text + kPad};
}

/// In how many rows all boards lie.
int BoardList::rowsOf(QSize cell) const
{
    // The list keeps room for a scroll bar whether it is there or not.
    const int room = width() - 2 * m_list->frameWidth() - m_list->spacing() - 2
        - m_list->verticalScrollBar()->sizeHint().width();
    const int columns = qMax(1, room / (cell.width() + m_list->spacing()));
    return (m_list->count() + columns - 1) / columns;
}

int BoardList::heightOf(int rows, QSize cell) const
{
    return rows * (cell.height() + m_list->spacing()) + m_list->spacing() + 2 * m_list->frameWidth();
}

/// Enough for the longest of them: the list keeps its size whichever board is chosen.
int BoardList::descriptionHeight() const
{
    const int width = qMin(this->width(), m_description->maximumWidth());
    const QFontMetrics metrics = m_description->fontMetrics();
    int height = kDescriptionLines * metrics.lineSpacing();
    for (const FoundBoard &found : m_shelf.boards) {
        const QString text = nameIn(found.board.info().descriptions, {});
        height =
            qMax(height, metrics.boundingRect(QRect(0, 0, width, kHigh), Qt::TextWordWrap, text).height());
    }
    return qMin(height, kMostDescriptionLines * metrics.lineSpacing());
}

/// Of all but the list.
int BoardList::heightBeside() const
{
    const int gap = layout()->spacing();
    const int troubles = m_troubles->isHidden() ? 0 : m_troubles->sizeHint().height() + gap;
    return qMax(m_title->sizeHint().height(), m_more->sizeHint().height()) + m_description->minimumHeight()
        + troubles + 3 * gap;
}

/// A list that scrolls says how much of it is not seen.
void BoardList::tellMore()
{
    int below = 0;
    for (int i = 0; i < m_list->count(); ++i)
        below += m_list->visualItemRect(m_list->item(i)).center().y() > m_list->viewport()->height() ? 1 : 0;
    //: Beside the title of the boards: how many of them one must scroll down to.
    m_more->setText(below > 0 ? tr("%n more below", nullptr, below) : QString());
}

} // namespace merlon
