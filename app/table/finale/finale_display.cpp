#include "app/table/finale/finale_display.h"

#include "app/story/odds_end.h"
#include "app/table/finale/finale_sheet.h"
#include "app/table/position_display.h"
#include "app/table/question/bar/prompt_bar.h"
#include "core/engine/match/seat_view.h"
#include "core/games/module.h"

#include <QPushButton>

#include <chrono>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

constexpr std::chrono::milliseconds kPause {400};

} // namespace

FinaleDisplay::FinaleDisplay(const TableParts &parts, QWidget &table, QObject *parent)
    : QObject(parent)
    , m_parts(parts)
    , m_teller(parts)
    , m_sheet(new FinaleSheet(parts.appearance, &table))
    , m_again(new QPushButton)
{
    connect(m_sheet, &FinaleSheet::rematchWanted, this, &FinaleDisplay::rematchWanted);
    connect(m_sheet, &FinaleSheet::newGameWanted, this, &FinaleDisplay::newGameWanted);
    connect(m_sheet, &FinaleSheet::backWanted, this, &FinaleDisplay::backWanted);
    connect(m_sheet, &FinaleSheet::statisticsWanted, this, &FinaleDisplay::statisticsWanted);
    connect(&m_sheet->turning(), &TurningCard::momentWanted, this, &FinaleDisplay::momentWanted);
    m_again->setObjectName(u"how-it-ended"_s);
    m_again->hide();
    m_parts.prompt.addTool(m_again);
    connect(m_sheet, &FinaleSheet::closed, this, [this] {
        m_again->show();
        Q_EMIT coveringChanged(false);
    });
    connect(m_again, &QPushButton::clicked, this, &FinaleDisplay::show);
    retranslate();
    m_search.setSingleShot(true);
    connect(&m_search, &QTimer::timeout, this, &FinaleDisplay::findTurningPoint);
}

void FinaleDisplay::setRoom(QWidget *top, QWidget *bottom)
{
    m_sheet->setRoom(top, bottom);
}

void FinaleDisplay::show()
{
    m_statistics = std::make_shared<const Statistics>(statisticsOf(*m_parts.display.seen()));
    m_again->hide();
    Finale finale = m_teller.tell(*m_statistics);
    finale.canGoBack = m_wayBack && m_wayBack();
    Q_EMIT coveringChanged(true);
    m_sheet->show(finale);
    m_search.start(kPause);
}

void FinaleDisplay::offer()
{
    m_again->show();
}

/// A game that was not decided by what can be foretold has none.
void FinaleDisplay::findTurningPoint()
{
    const Setup &setup = m_parts.game.session->setup();
    const OddsSource *source = oddsSourceOf(setup.game());
    const std::optional<OddsEnd> end = source ? oddsEndOf(*m_parts.display.seen(), *source) : std::nullopt;
    if (end)
        m_sheet->turning().follow(m_statistics, setup, *end);
}

void FinaleDisplay::hide()
{
    m_search.stop();
    m_sheet->turning().clear();
    m_sheet->hide();
    m_again->hide();
    m_statistics.reset();
    Q_EMIT coveringChanged(false);
}

void FinaleDisplay::retranslate()
{
    //: A button: shows once more who has won and how.
    m_again->setText(tr("How it ended"));
}

} // namespace merlon
