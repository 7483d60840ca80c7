#include "app/table/face/headed_sheet.h"

#include "app/look/lettering.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace merlon {

HeadedSheet::HeadedSheet(const canvas::Art &art, QTableView *table, QWidget *parent)
    : FightSheet(parent)
    , m_art(art)
    , m_title(new QLabel)
    , m_foot(new QLabel)
    , m_close(new QToolButton)
    , m_view(table)
{
    m_title->setFont(titleFont(font(), 1.1));
    m_title->setBuddy(m_view);
    m_foot->setTextFormat(Qt::RichText);
    m_foot->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    m_close->setText(u"×"_s);
    m_close->setAutoRaise(true);
    m_view->setMouseTracking(true);
    m_view->setSelectionMode(QAbstractItemView::SingleSelection);
    m_view->setTabKeyNavigation(false);
    m_view->setWordWrap(false);
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_view->horizontalHeader()->setHighlightSections(false);
    m_view->viewport()->installEventFilter(this);
    setFocusProxy(m_view);
    arrange();
    dress();
    connect(m_close, &QToolButton::clicked, this, &QWidget::hide);
    connect(m_foot, &QLabel::linkActivated, this, &FightSheet::ruleWanted);
}

void HeadedSheet::arrange()
{
    auto *head = new QHBoxLayout;
    head->addWidget(m_title);
    head->addSpacing(fontMetrics().height());
    head->addWidget(m_foot, 1);
    head->addWidget(m_close, 0, Qt::AlignTop);
    auto *column = new QVBoxLayout(this);
    const int space = fontMetrics().height() / 3;
    column->setContentsMargins(2 * space, space, 2 * space, 0);
    column->setSpacing(space / 2);
    column->addLayout(head);
    column->addWidget(m_view, 1);
}

void HeadedSheet::dress()
{
    m_view->setShowGrid(false);
    m_view->setStyleSheet(uR"(
QTableView { background: %1; border: 1px solid %2; border-radius: 4px; }
QHeaderView, QTableCornerButton::section { background: %1; border: none; }
QHeaderView::section { background: %3; color: %4; border: none; padding: 2px 6px; }
)"_s.arg(theme().paper.name(), theme().shade(0.2).name(), theme().shade(0.06).name(), theme().ink.name()));
}

QString HeadedSheet::explanation() const
{
    return m_foot->text();
}

void HeadedSheet::themeChanged()
{
    dress();
}

void HeadedSheet::mark(const std::vector<canvas::Thing> &things)
{
    if (things.empty() && !m_hasMarks) // those of an act that is played are not its own
        return;
    m_hasMarks = !things.empty();
    Q_EMIT placesWanted(things);
}

void HeadedSheet::retranslate()
{
    //: For screen readers: a button on the sheet with the figures of a fight.
    m_close->setAccessibleName(FightSheet::tr("Close the sheet"));
    //: The menu entry is that of the menu Play.
    m_close->setToolTip(FightSheet::tr("Closes the sheet; Play > Show strength figures opens it again."));
}

void HeadedSheet::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::FontChange)
        m_title->setFont(titleFont(font(), 1.1));
    FightSheet::changeEvent(event);
}

void HeadedSheet::hideEvent(QHideEvent *event)
{
    FightSheet::hideEvent(event);
    if (isHidden()) // not out of sight with the window alone
        pointNowhere();
}

bool HeadedSheet::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Leave)
        pointNowhere();
    return FightSheet::eventFilter(watched, event);
}

} // namespace merlon
