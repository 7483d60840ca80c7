#include "app/start/running_games.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QToolButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

constexpr int kLines = 14; ///< of text; more games are scrolled to

} // namespace

RunningGames::RunningGames(QWidget *parent)
    : QWidget(parent)
    , m_grid(nullptr)
    , m_inside(nullptr)
{
    auto *area = new QScrollArea;
    area->setWidgetResizable(true);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setFocusPolicy(Qt::NoFocus);
    area->setSizeAdjustPolicy(QAbstractScrollArea::AdjustToContents);
    area->setMaximumHeight(kLines * fontMetrics().lineSpacing());
    area->viewport()->setAutoFillBackground(false);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(area);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Maximum);
    hide();
}

void RunningGames::setGames(const QStringList &summaries)
{
    m_summaries = summaries;
    rebuild();
    setVisible(!summaries.isEmpty());
}

void RunningGames::rebuild()
{
    auto *area = findChild<QScrollArea *>();
    m_inside = new QWidget;
    m_grid = new QGridLayout(m_inside);
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setColumnStretch(0, 1);
    for (int game = 0; game < static_cast<int>(m_summaries.size()); ++game) {
        auto *go =
            new QPushButton(m_summaries.size() == 1 ? tr("&Continue the game") : tr("Continue this game"));
        go->setObjectName(u"continue"_s);
        go->setProperty("primary", game == 0);
        go->setAutoDefault(true);
        go->setAccessibleDescription(m_summaries[game]);
        auto *forget = new QToolButton;
        forget->setObjectName(u"forget"_s);
        forget->setText(u"✕"_s);
        forget->setAutoRaise(true);
        forget->setToolTip(tr("Delete this game"));
        forget->setAccessibleName(tr("Delete this game"));
        forget->setAccessibleDescription(m_summaries[game]);
        auto *summary = new QLabel(m_summaries[game]);
        summary->setWordWrap(true);
        summary->setAlignment(Qt::AlignTop | Qt::AlignHCenter);
        m_grid->addWidget(go, 2 * game, 0);
        m_grid->addWidget(forget, 2 * game, 1);
        m_grid->addWidget(summary, 2 * game + 1, 0, 1, 2);
        connect(go, &QPushButton::clicked, this, [this, game] { Q_EMIT continueWanted(game); });
        connect(forget, &QToolButton::clicked, this, [this, game] { Q_EMIT forgetWanted(game); });
    }
    if (QWidget *old = area->takeWidget())
        old->deleteLater(); // it may hold the button whose click brought us here
    area->setWidget(m_inside);
    m_inside->setAutoFillBackground(false); // the area has just set it
    updateGeometry();
}

void RunningGames::focusFirst()
{
    if (auto *first = m_inside ? m_inside->findChild<QPushButton *>() : nullptr)
        first->setFocus(Qt::OtherFocusReason);
}

void RunningGames::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        rebuild();
    QWidget::changeEvent(event);
}

} // namespace merlon
