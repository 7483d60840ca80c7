#include "app/games/siege/assault/assault_sheet.h"

#include "app/games/siege/assault/assault_cells.h"
#include "app/games/siege/assault/assault_words.h"
#include "app/look/lettering.h"
#include "app/words/counting.h"
#include "app/words/language.h"

#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QMouseEvent>
#include <QTableView>

#include <utility>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

constexpr int kFewRows = 3;  ///< so many have room from the beginning
constexpr int kManyRows = 6; ///< more than these are scrolled
constexpr int kShare = 12;   ///< of the lines of the window, one row in so many: the map needs the rest

} // namespace

AssaultSheet::AssaultSheet(const canvas::Art &art, QWidget *parent)
    : AssaultSheet(art, new QTableView, parent)
{
}

AssaultSheet::AssaultSheet(const canvas::Art &art, QTableView *table, QWidget *parent)
    : HeadedSheet(art, table, parent)
    , m_table(table)
    , m_model(art)
    , m_cells(new AssaultCells(m_model, art, this))
{
    setObjectName(u"assault-sheet"_s);
    m_table->setModel(&m_model);
    m_table->setItemDelegate(m_cells);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_table->horizontalHeader()->setTextElideMode(Qt::ElideRight);
    m_table->verticalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_table->verticalHeader()->viewport()->setMouseTracking(true);
    m_table->verticalHeader()->viewport()->installEventFilter(this);
    hide();
    connect(m_table, &QTableView::entered, this, &AssaultSheet::point);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this, &AssaultSheet::point);
    connect(m_table, &QTableView::activated, this, [this](const QModelIndex &index) {
        if (const QString rule = index.data(AssaultRuleRole).toString(); !rule.isEmpty())
            Q_EMIT ruleWanted(rule);
    });
    retranslate();
}

void AssaultSheet::begin(std::span<const StoryLine> story, const Speaker &speaker)
{
    m_cells->setNow({});
    m_model.begin(speaker);
    std::vector<Event> events;
    for (const StoryLine &line : story)
        events.insert(events.end(), line.events.begin(), line.events.end());
    m_model.add(events);
    tell();
}

void AssaultSheet::add(std::span<const Event> events)
{
    m_model.add(events);
    markNow(events);
    tell();
}

void AssaultSheet::forget()
{
    m_cells->setNow({});
    m_model.forget();
    hide();
}

bool AssaultSheet::isRunning() const
{
    return m_model.record() && m_model.record()->isRunning();
}

bool AssaultSheet::isFilled() const
{
    return m_model.record() && m_model.record()->round() > 0;
}

/// The cell in which the last of these events happened.
void AssaultSheet::markNow(std::span<const Event> events)
{
    QModelIndex now;
    for (int row = 0; row < m_model.rowCount() && isRunning() && !events.empty(); ++row) {
        for (int column = 0; column < m_model.columnCount(); ++column) {
            const std::vector<Event> &told = m_model.row(row).at(m_model.column(column).step).events;
            if (!told.empty() && told.back() == events.back() && !now.isValid())
                now = m_model.index(row, column);
        }
    }
    m_cells->setNow(now);
    if (now.isValid())
        m_table->scrollTo(now);
    m_table->viewport()->update();
}

/// Says in the title which assault this is.
void AssaultSheet::tell()
{
    retranslate();
    fitHeight();
}

void AssaultSheet::fitHeight()
{
    const int most = qBound(kFewRows, window()->height() / fontMetrics().lineSpacing() / kShare, kManyRows);
    const int rows = qBound(kFewRows, m_model.rowCount(), most);
    const int height = m_cells->rowHeight(m_table->fontMetrics());
    m_table->verticalHeader()->setDefaultSectionSize(height);
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_table->setMinimumHeight(m_table->horizontalHeader()->sizeHint().height() + rows * height
                              + 2 * m_table->frameWidth());
    m_table->setMaximumHeight(m_table->minimumHeight());
}

/// Marks the place of the row on the board, and explains the cell.
void AssaultSheet::point(const QModelIndex &index)
{
    if (!index.isValid())
        return pointNowhere();
    mark({canvas::placeThing(index.data(PlaceRole).toInt())});
    const QString text = index.data(ExplanationRole).toString();
    const QString rule = index.data(AssaultRuleRole).toString();
    foot().setText(text.isEmpty() ? QString()
                                  : u"%1 <a href=\"%2\" style=\"color:%3\">%2</a>"_s.arg(
                                      richText(text), rule, theme().shade(0.8).name()));
}

void AssaultSheet::pointNowhere()
{
    mark({});
    retranslate();
}

bool AssaultSheet::eventFilter(QObject *watched, QEvent *event)
{
    const bool inHeader = watched == m_table->verticalHeader()->viewport();
    if (inHeader && event->type() == QEvent::MouseMove) {
        const int row = m_table->verticalHeader()->logicalIndexAt(static_cast<QMouseEvent *>(event)->pos());
        point(m_model.index(row, m_model.columnCount() - 1));
    }
    return HeadedSheet::eventFilter(watched, event);
}

void AssaultSheet::themeChanged()
{
    m_table->viewport()->update();
    HeadedSheet::themeChanged();
    retranslate();
}

void AssaultSheet::retranslate()
{
    HeadedSheet::retranslate();
    m_table->setAccessibleName(tr("The assault, wall by wall"));
    if (!m_model.record() || m_model.record()->round() == 0)
        return;
    //: Title. %1: a number
    title().setText(Cli::tr("Assault of round %1").arg(m_model.record()->round()));
    const QString killed = counted(m_model.record()->killed(), *m_model.speaker());
    //: %1: units, `2 goblins, 1 soldier`.
    foot().setText(killed.isEmpty() ? QString() : richText(tr("Losses in total: %1.").arg(killed)));
}

} // namespace merlon
