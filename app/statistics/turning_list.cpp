#include "app/statistics/turning_list.h"

#include "app/look/lettering.h"
#include "app/story/turning_words.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace merlon {

TurningList::TurningList(QWidget *parent)
    : QWidget(parent)
    , m_title(new QLabel)
    , m_assumption(new QLabel)
    , m_list(new QListWidget)
    , m_progress(new QProgressBar)
    , m_start(new QPushButton)
{
    m_title->setFont(titleFont(font()));
    m_assumption->setWordWrap(true);
    m_list->setWordWrap(true);
    m_list->setUniformItemSizes(false);
    m_list->setSpacing(2);
    auto *top = new QHBoxLayout;
    top->addWidget(m_title);
    top->addWidget(m_progress, 1);
    top->addStretch();
    top->addWidget(m_start);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(top);
    column->addWidget(m_assumption);
    column->addWidget(m_list, 1);
    connect(m_start, &QPushButton::clicked, this, [this] {
        if (m_running)
            Q_EMIT stopWanted();
        else
            Q_EMIT startWanted();
    });
    const auto go = [this](const QListWidgetItem *item) {
        Q_EMIT momentWanted(item->data(Qt::UserRole).toULongLong());
    };
    connect(m_list, &QListWidget::itemActivated, this, go);
    connect(m_list, &QListWidget::itemClicked, this, go);
    retranslate();
    showState({}, false, 0, 1);
}

void TurningList::showState(const QString &assumption, bool running, int done, int all)
{
    m_assumption->setText(assumption);
    m_assumption->setVisible(!assumption.isEmpty());
    m_running = running;
    m_progress->setVisible(running);
    m_progress->setRange(0, std::max(all, 1));
    m_progress->setValue(done);
    m_start->setEnabled(running || done < all);
    retranslate();
}

void TurningList::showPoints(const std::vector<TurningPoint> &points, const std::vector<std::string> &parts,
                             const Statistics &statistics, const Speaker &speaker)
{
    m_list->clear();
    for (std::size_t number = 0; number < points.size(); ++number) {
        const std::string part = partOf(points[number], parts);
        //: A number in a list, a sentence.
        auto *item =
            new QListWidgetItem(tr("%1. %2").arg(QLocale().toString(static_cast<qulonglong>(number + 1)),
                                                 sentenceOf(points[number], part, part, statistics, speaker)),
                                m_list);
        item->setData(Qt::UserRole, static_cast<qulonglong>(statistics.moments[points[number].after].ply));
    }
}

void TurningList::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void TurningList::retranslate()
{
    m_title->setText(tr("Turning points"));
    m_list->setAccessibleName(tr("Turning points"));
    m_progress->setAccessibleName(tr("Odds calculated so far"));
    m_start->setText(m_running ? tr("S&top") : tr("&Calculate"));
}

} // namespace merlon
