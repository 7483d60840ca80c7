#include "app/start/board_list.h"

#include "app/look/appearance.h"
#include "app/look/text_size.h"
#include "app/start/board_pictures.h"
#include "app/widgets/message_bar.h"
#include "app/words/counting.h"
#include "app/words/game_words.h"
#include "app/words/language.h"
#include "app/words/resources.h"

#include <QEvent>
#include <QLabel>
#include <QListWidget>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

constexpr int kFew = 3; // of what is wrong, so much is told
constexpr int kDescriptionLines = 2;

} // namespace

BoardList::BoardList(const Appearance &appearance, QWidget *parent)
    : QWidget(parent)
    , m_appearance(appearance)
    , m_title(new QLabel)
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
    followTextSize(this, [this] {
        m_list->setMinimumHeight(kBoardPicture.height() + 3 * fontMetrics().height());
        m_description->setMinimumHeight(kDescriptionLines * fontMetrics().lineSpacing());
    });
    m_description->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_title);
    column->addWidget(m_list, 1);
    column->addWidget(m_description);
    column->addWidget(m_troubles);
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
    for (int i = 0; i < m_list->count(); ++i)
        m_list->item(i)->setIcon(iconOf(boardAt(i)->board, boardAt(i)->suits(), m_appearance,
                                        devicePixelRatioF(), palette().color(QPalette::Highlight)));
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
    fitHeight();
}

void BoardList::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitHeight();
}

/// No higher than the boards need, so that the description stands right below them.
void BoardList::fitHeight()
{
    m_list->doItemsLayout();
    int height = 0;
    for (int i = 0; i < m_list->count(); ++i)
        height = qMax(
            height, m_list->visualItemRect(m_list->item(i)).bottom() + m_list->verticalScrollBar()->value());
    m_list->setMaximumHeight(qMax(m_list->minimumHeight(), height + 2 * m_list->spacing()));
}

} // namespace merlon
