#include "app/games/siege/odds/odds_panel.h"

#include "app/games/siege/odds/share_delegate.h"
#include "core/games/siege/reports/foresight/foresight.h"

#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <QtMath>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

enum Column { Wall, Breach, Lost };

double sumOf(const siege::MeanLosses &losses)
{
    return losses[0] + losses[1] + losses[2];
}

QString number(double value)
{
    return QLocale().toString(value, 'f', 1);
}

/// `goblin 1.2 · orc 0.4`; a dash if nothing is lost.
QString listOf(const siege::MeanLosses &losses, const std::array<QString, 3> &names)
{
    QStringList parts;
    for (std::size_t unit = 0; unit < losses.size(); ++unit) {
        if (losses[unit] >= 0.05)
            parts << u"%1\u00a0%2"_s.arg(names[unit], number(losses[unit]));
    }
    return parts.isEmpty() ? u"–"_s : parts.join(u" · "_s);
}

/// `12 % ± 2`
QString percentOf(const Share &share, bool exact)
{
    //: A percentage
    const QString value = OddsPanel::tr("%1%").arg(qRound(share.value * 100));
    //: A probability and how far off it may be: `12 % ± 2`.
    return exact ? value : OddsPanel::tr("%1 ± %2").arg(value).arg(qCeil(share.margin() * 100));
}

/// A label of any height.
QLabel *wrapped(QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    return label;
}

std::array<QString, 3> unitNames(const Speaker &speaker, const char *type)
{
    std::array<QString, 3> names;
    const auto found = std::ranges::find(speaker.vocabulary().types(), type, &ArgumentType::key);
    for (std::size_t unit = 0; unit < names.size() && found != speaker.vocabulary().types().end(); ++unit)
        names[unit] = speaker.name(found->values[unit]);
    return names;
}

} // namespace

OddsPanel::OddsPanel(const canvas::Art &art, QWidget *parent)
    : TablePanel(parent)
    , m_finder(new OddsFinder(this))
    , m_entry(wrapped(this))
    , m_assumption(wrapped(this))
    , m_state(wrapped(this))
    , m_walls(new QTreeWidget(this))
{
    QFont bold = font();
    bold.setBold(true);
    m_entry->setFont(bold);
    m_walls->setColumnCount(3);
    m_walls->setRootIsDecorated(false);
    m_walls->setUniformRowHeights(true);
    m_walls->setMouseTracking(true);
    m_walls->setItemDelegateForColumn(Breach, new ShareDelegate(art, this));
    m_walls->header()->setStretchLastSection(false);
    m_walls->header()->setSectionResizeMode(Wall, QHeaderView::Stretch);
    for (const Column column : {Breach, Lost})
        m_walls->header()->setSectionResizeMode(column, QHeaderView::ResizeToContents);
    m_walls->viewport()->installEventFilter(this);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(8, 6, 8, 6);
    column->setSpacing(4);
    for (QWidget *part : std::initializer_list<QWidget *> {m_entry, m_walls, m_state, m_assumption})
        column->addWidget(part, part == m_walls ? 1 : 0);
    connect(m_finder, &OddsFinder::refined, this, &OddsPanel::take);
    connect(m_walls, &QTreeWidget::itemEntered, this, [this](QTreeWidgetItem *row) { pointAt(row); });
    connect(m_walls, &QTreeWidget::currentItemChanged, this, [this](QTreeWidgetItem *row) {
        if (m_walls->hasFocus())
            pointAt(row);
    });
    retranslate();
}

QSize OddsPanel::sizeHint() const
{
    return {fontMetrics().averageCharWidth() * 40, fontMetrics().height() * 22};
}

void OddsPanel::show(const View &view, const Tableau &, const Speaker &speaker)
{
    m_invaders = unitNames(speaker, "invader-unit");
    m_defenders = unitNames(speaker, "defender-unit");
    if (view.seats().empty()) // the screen is handed over
        return forget(tr("The odds are shown to the player who takes over."));
    std::shared_ptr<const siege::ComingAssault> assault = siege::comingAssault(view);
    if (!assault)
        return forget(tr("No assault is coming."));
    m_names.clear();
    for (const siege::WallField &wall : assault->walls())
        m_names << speaker.name(view.setup().board().places()[wall.place].key);
    const std::uint64_t position = view.hash() ^ (std::uint64_t {view.seats().bits()} << 48);
    if (m_assault && &m_assault->setup() == &view.setup() && position == m_position)
        return showRows(); // perhaps in another language
    m_position = position;
    m_assault = std::move(assault);
    find();
}

/// Begins anew, if anybody looks.
void OddsPanel::find()
{
    m_odds.reset();
    m_done = false;
    m_finder->stop();
    showRows();
    if (m_assault && isVisible())
        m_finder->find(m_assault);
}

/// There is nothing to show.
void OddsPanel::forget(const QString &why)
{
    m_assault.reset();
    m_names.clear();
    m_nothing = why;
    find();
}

void OddsPanel::take(const siege::AssaultOdds &odds, bool done)
{
    m_odds = odds;
    m_done = done;
    showRows();
}

void OddsPanel::showRows()
{
    while (m_walls->topLevelItemCount() > m_names.size())
        delete m_walls->takeTopLevelItem(m_walls->topLevelItemCount() - 1);
    while (m_walls->topLevelItemCount() < m_names.size())
        m_walls->addTopLevelItem(new QTreeWidgetItem);
    for (int i = 0; i < m_walls->topLevelItemCount(); ++i) {
        QTreeWidgetItem *row = m_walls->topLevelItem(i);
        row->setText(Wall, m_names[i]);
        row->setData(Wall, Qt::UserRole, m_assault->walls()[static_cast<std::size_t>(i)].place);
        if (m_odds)
            showWall(m_odds->walls[static_cast<std::size_t>(i)], row);
        for (const Column column : {Breach, Lost}) {
            if (m_odds)
                continue;
            row->setText(column, u"…"_s);
            row->setToolTip(column, {});
            row->setData(column, ShareDelegate::Value, {});
        }
        row->setTextAlignment(Lost, Qt::AlignRight | Qt::AlignVCenter);
    }
    showState();
}

void OddsPanel::showWall(const siege::WallOdds &wall, QTreeWidgetItem *row) const
{
    row->setText(Breach, percentOf(wall.breach, m_odds->exact));
    row->setData(Breach, ShareDelegate::Value, wall.breach.value);
    row->setData(Breach, ShareDelegate::Low, wall.breach.low);
    row->setData(Breach, ShareDelegate::High, wall.breach.high);
    const auto words = [](const siege::MeanLosses &losses) {
        return sumOf(losses) < 0.05 ? u"–"_s : number(sumOf(losses));
    };
    row->setText(Lost, u"%1 / %2"_s.arg(words(wall.invaders), words(wall.defenders)));
    row->setToolTip(Lost, lossesOf(wall.invaders, wall.defenders));
}

/// In words, by kind.
QString OddsPanel::lossesOf(const siege::MeanLosses &invaders, const siege::MeanLosses &defenders) const
{
    //: Odds. %1, %2: average numbers of units
    return tr("Losses of the invaders: %1\nLosses of the defenders: %2")
        .arg(listOf(invaders, m_invaders), listOf(defenders, m_defenders));
}

void OddsPanel::showState()
{
    m_walls->setVisible(m_assault != nullptr);
    m_assumption->setVisible(m_assault != nullptr);
    m_entry->setText({});
    if (!m_assault)
        return m_state->setText(m_nothing);
    if (!m_odds)
        return m_state->setText(tr("Calculating…"));
    //: Odds. %1: a percentage
    m_entry->setText(tr("The invaders get in: %1").arg(percentOf(m_odds->entry, m_odds->exact)));
    const QString losses = lossesOf(m_odds->invaders, m_odds->defenders);
    QString state = tr("These odds are exact.");
    if (!m_odds->exact) {
        const QString margin = QLocale().toString(m_odds->margin() * 100, 'f', 1);
        //: %1: a number with a decimal.
        state = tr("Based on %n simulated assault(s); margin of error ±%1 points (95%).", nullptr,
                   static_cast<int>(m_odds->samples))
                    .arg(margin);
    }
    //: %1: losses of both sides, %2: how exact the odds are.
    m_state->setText(tr("%1\n%2").arg(
        losses,
        m_done ? state : /*: %1: what is known so far, a sentence */ tr("%1 Still calculating…").arg(state)));
}

void OddsPanel::pointAt(const QTreeWidgetItem *row)
{
    canvas::Thing thing;
    if (row)
        thing.place = row->data(Wall, Qt::UserRole).toInt();
    Q_EMIT pointed(thing);
}

bool OddsPanel::eventFilter(QObject *object, QEvent *event)
{
    if (event->type() == QEvent::Leave)
        pointAt(nullptr);
    return TablePanel::eventFilter(object, event);
}

void OddsPanel::showEvent(QShowEvent *event)
{
    TablePanel::showEvent(event);
    if (!m_done)
        find();
}

void OddsPanel::hideEvent(QHideEvent *event)
{
    TablePanel::hideEvent(event);
    if (!m_done)
        m_finder->stop();
}

void OddsPanel::themeChanged()
{
    m_walls->viewport()->update();
}

void OddsPanel::changeEvent(QEvent *event)
{
    TablePanel::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void OddsPanel::retranslate()
{
    setWindowTitle(tr("Odds"));
    //: The head of a column: the units that die.
    m_walls->setHeaderLabels({tr("Wall"), tr("Breach"), tr("Losses")});
    m_walls->headerItem()->setToolTip(Lost, tr("Invaders / defenders killed on this wall, on average"));
    m_walls->setAccessibleName(tr("Odds of the assault"));
    m_assumption->setText(tr("Assumes that the assault starts now and that both players choose like the "
                             "computer. Hidden information is treated as unknown."));
    showRows();
}

} // namespace merlon
