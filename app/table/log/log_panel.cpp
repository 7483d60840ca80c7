#include "app/table/log/log_panel.h"

#include "app/table/log/log_delegate.h"

#include "app/words/game_words.h"

#include <QActionGroup>
#include <QApplication>
#include <QClipboard>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPointerEvent>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace merlon {

LogPanel::LogPanel(const Appearance &appearance, QWidget *parent)
    : QWidget(parent)
    , m_delegate(new LogDelegate(appearance, m_model, this))
    , m_search(new QLineEdit)
    , m_wishes(new QToolButton)
    , m_copy(new QToolButton)
    , m_list(new QListView)
    , m_look(new QPushButton)
{
    m_filter.setSourceModel(&m_model);
    build(appearance);
    connectList();
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString &text) {
        LogFilter::Wish wish = m_filter.wish();
        wish.text = text.trimmed();
        m_filter.setWish(std::move(wish));
    });
    connect(&m_model, &QAbstractItemModel::rowsInserted, this, &LogPanel::takeNews);
    connect(&m_model, &QAbstractItemModel::dataChanged, this,
            [this](const QModelIndex &, const QModelIndex &, const QList<int> &roles) {
                if (roles.isEmpty()) // rows have grown
                    takeNews();
            });
    connect(m_wishes->menu(), &QMenu::aboutToShow, this, &LogPanel::fillFilterMenu);
    connect(m_copy->menu(), &QMenu::aboutToShow, this, [this] {
        m_copy->menu()->clear();
        fillContextMenu(*m_copy->menu());
    });
    retranslate();
}

void LogPanel::build(const Appearance &appearance)
{
    m_list->setModel(&m_filter);
    m_list->setItemDelegate(m_delegate);
    m_list->setWordWrap(true);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_list->setContextMenuPolicy(Qt::CustomContextMenu);
    m_list->setMouseTracking(true);
    m_list->viewport()->setAutoFillBackground(false);
    m_list->installEventFilter(this);
    m_list->viewport()->installEventFilter(this);
    m_search->setClearButtonEnabled(true);
    m_search->setObjectName(u"log-search"_s);
    m_look->setObjectName(u"log-look"_s);
    m_look->hide();
    for (QToolButton *button : {m_wishes, m_copy}) {
        button->setAutoRaise(true);
        button->setPopupMode(QToolButton::InstantPopup);
        button->setMenu(new QMenu(button));
    }
    const auto drawIcons = [this, &appearance] {
        m_wishes->setIcon(QIcon(appearance.art().pixmap(u"icons/eye"_s, 48)));
        m_copy->setIcon(QIcon(appearance.art().pixmap(u"icons/menu"_s, 48)));
    };
    drawIcons();
    connect(&appearance, &Appearance::changed, this, drawIcons);
    auto *head = new QHBoxLayout;
    head->addWidget(m_search, 1);
    head->addWidget(m_wishes);
    head->addWidget(m_copy);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(fontMetrics().height() / 2, 0, 0, 0);
    column->addLayout(head);
    column->addWidget(m_list, 1);
    column->addWidget(m_look);
}

/// A click marks the places for longer and offers to look; a double click or Enter looks.
void LogPanel::connectList()
{
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex &now) {
                m_look->setVisible(now.isValid());
                mark(now);
            });
    connect(m_list, &QListView::clicked, this, &LogPanel::click);
    connect(m_list, &QListView::activated, this, &LogPanel::look);
    connect(m_list, &QListView::customContextMenuRequested, this, [this](QPoint point) {
        QMenu menu(this);
        fillContextMenu(menu);
        menu.exec(m_list->viewport()->mapToGlobal(point));
    });
    connect(m_look, &QPushButton::clicked, this, [this] { look(m_list->currentIndex()); });
}

void LogPanel::click(const QModelIndex &index)
{
    mark(index);
    if (const QString rule = m_delegate->ruleAt(*m_list, m_pointer); !rule.isEmpty())
        Q_EMIT ruleWanted(rule);
}

/// The places of this row stay marked until something else happens.
void LogPanel::mark(const QModelIndex &index)
{
    m_marked = index;
    showPlaces(index);
}

void LogPanel::showPlaces(const QModelIndex &index)
{
    Q_EMIT placesWanted(m_model.thingsOf(m_filter.mapToSource(index).row()));
}

/// The row under the pointer; leaving it, the places are those of the row that stays marked, if there is one.
void LogPanel::pointAt(const QModelIndex &index)
{
    if (m_pointed == index)
        return;
    m_pointed = index;
    showPlaces(index.isValid() ? index : QModelIndex(m_marked));
}

void LogPanel::followPointer(const QEvent &event)
{
    switch (event.type()) {
    case QEvent::HoverEnter:
    case QEvent::HoverMove:
    case QEvent::MouseMove:
    case QEvent::MouseButtonPress:
        m_pointer = static_cast<const QSinglePointEvent &>(event).position().toPoint();
        pointAt(m_list->indexAt(m_pointer));
        break;
    case QEvent::HoverLeave:
    case QEvent::Leave:
        pointAt({});
        break;
    default:
        break;
    }
}

/// What was marked belongs to what was before.
void LogPanel::takeNews()
{
    m_filter.lookAgain();
    if (!m_pointed.isValid() && !m_marked.isValid())
        return;
    m_pointed = QModelIndex();
    m_marked = QModelIndex();
    Q_EMIT placesWanted({});
}

void LogPanel::look(const QModelIndex &index)
{
    if (index.isValid())
        Q_EMIT momentWanted(index.data(PlyRole).value<std::size_t>());
}

void LogPanel::readRule(const QModelIndex &index)
{
    if (const QString rule = index.data(RuleRole).toString(); !rule.isEmpty())
        Q_EMIT ruleWanted(rule);
}

void LogPanel::scrollToEnd()
{
    m_list->scrollToBottom();
}

void LogPanel::showMoment(std::optional<std::size_t> ply)
{
    m_model.setMoment(ply);
    if (!ply)
        return scrollToEnd();
    for (int row = std::max(0, m_model.lastRowBefore(*ply)); row >= 0; --row) { // not all rows are shown
        const QModelIndex last = m_filter.mapFromSource(m_model.index(row));
        if (last.isValid())
            return m_list->scrollTo(last, QAbstractItemView::PositionAtCenter);
    }
}

QString LogPanel::selectedText() const
{
    std::vector<int> rows;
    for (const QModelIndex &index : m_list->selectionModel()->selectedRows())
        rows.push_back(m_filter.mapToSource(index).row());
    std::ranges::sort(rows);
    QStringList lines;
    for (const int row : rows)
        lines << m_model.plainText(row);
    return rows.empty() ? wholeText() : lines.join(u'\n').trimmed() + u'\n';
}

QString LogPanel::wholeText() const
{
    QStringList lines;
    for (int row = 0; row < m_filter.rowCount(); ++row)
        lines << m_model.plainText(m_filter.mapToSource(m_filter.index(row, 0)).row());
    return lines.join(u'\n').trimmed() + u'\n';
}

void LogPanel::fillContextMenu(QMenu &menu)
{
    const QModelIndex index = m_list->currentIndex();
    const auto add = [&](const QString &text, bool isPossible, auto act) {
        QAction *action = menu.addAction(text);
        action->setEnabled(isPossible);
        connect(action, &QAction::triggered, this, act);
    };
    const QString rule = index.data(RuleRole).toString();
    add(tr("Show &this moment"), index.isValid(), [this] { look(m_list->currentIndex()); });
    //: %1: number of a rule.
    add(rule.isEmpty()
            ? tr("Read the &rule")
            : /*: Menu. %1: the number of a rule, such as S2-6.3 */ tr("Read the &rule %1").arg(rule),
        !rule.isEmpty(), [this] { readRule(m_list->currentIndex()); });
    menu.addSeparator();
    add(tr("&Copy selected lines"), m_list->selectionModel()->hasSelection(),
        [this] { QApplication::clipboard()->setText(selectedText()); });
    add(m_filter.isOpen() ? tr("Copy &whole log") : tr("Copy &visible lines"), m_filter.rowCount() > 0,
        [this] { QApplication::clipboard()->setText(wholeText()); });
}

/// The seats and rounds that there are now.
void LogPanel::fillFilterMenu()
{
    QMenu *menu = m_wishes->menu();
    menu->clear();
    const LogFilter::Wish now = m_filter.wish();
    LogFilter::Wish all;
    all.text = now.text;
    addWish(menu, tr("&Everything"), now == all, all);
    if (!m_model.speaker())
        return;
    menu->addSeparator();
    const std::span<const SeatInfo> seats = m_model.speaker()->setup().seats();
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
        LogFilter::Wish wish = now;
        wish.seat = now.seat == seat ? kNobody : static_cast<Seat>(seat);
        //: %1: a side, `Invader`.
        addWish(menu, tr("Choices of: %1").arg(asTitle(m_model.speaker()->seat(static_cast<Seat>(seat)))),
                now.seat == seat, wish);
    }
    if (m_model.hasFights()) {
        LogFilter::Wish wish = now;
        wish.fights = !now.fights;
        addWish(menu, tr("&Assaults only"), now.fights, wish);
    }
    if (m_model.rounds() == 0)
        return;
    menu->addSeparator();
    for (int round = 0; round <= m_model.rounds(); ++round) {
        LogFilter::Wish wish = now;
        wish.round = now.round == round ? -1 : round;
        addWish(menu, round == 0 ? tr("Setting up") : m_model.speaker()->round(round), now.round == round,
                wish);
    }
}

/// A line of the menu: chosen, it makes this the wish.
void LogPanel::addWish(QMenu *menu, const QString &text, bool isFulfilled, LogFilter::Wish wish)
{
    QAction *action = menu->addAction(text);
    action->setCheckable(true);
    action->setChecked(isFulfilled);
    connect(action, &QAction::triggered, this, [this, wish] { m_filter.setWish(wish); });
}

bool LogPanel::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_list->viewport())
        followPointer(*event);
    else if (event->type() == QEvent::KeyPress
             && static_cast<QKeyEvent *>(event)->matches(QKeySequence::Copy)) {
        QApplication::clipboard()->setText(selectedText());
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void LogPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void LogPanel::retranslate()
{
    setWindowTitle(tr("Log"));
    m_list->setAccessibleName(tr("Log"));
    m_list->setToolTip(tr("Point at a line to see its places on the board, double-click to see its moment, "
                          "click its number to read the rule."));
    m_search->setPlaceholderText(tr("Search"));
    m_search->setAccessibleName(tr("Search the log"));
    m_wishes->setToolTip(tr("Filter of the log"));
    m_wishes->setAccessibleName(m_wishes->toolTip());
    m_copy->setToolTip(tr("More"));
    m_copy->setAccessibleName(m_copy->toolTip());
    m_look->setText(tr("Show this moment"));
}

} // namespace merlon
