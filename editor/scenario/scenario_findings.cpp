#include "editor/scenario/scenario_findings.h"

#include "editor/panels/findings/finding_icons.h"

#include <QEvent>
#include <QLabel>
#include <QListWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace merlon {

ScenarioFindings::ScenarioFindings(const canvas::Art &art, QWidget *parent)
    : QWidget(parent)
    , m_art(art)
    , m_summary(new QLabel)
    , m_list(new QListWidget)
{
    m_summary->setWordWrap(true);
    m_list->setWordWrap(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_summary);
    column->addWidget(m_list, 1);
    column->addStretch(0); // keeps the summary above while there is nothing else
    connect(m_list, &QListWidget::itemClicked, this, &ScenarioFindings::goToCurrent);
    connect(m_list, &QListWidget::itemActivated, this, &ScenarioFindings::goToCurrent);
    setWindowTitle(tr("Problems"));
    fill();
}

void ScenarioFindings::setDocument(ScenarioDocument *document)
{
    if (m_document)
        m_document->disconnect(this);
    m_document = document;
    if (m_document)
        connect(m_document, &ScenarioDocument::findingsChanged, this, &ScenarioFindings::fill);
    fill();
}

QString ScenarioFindings::summary() const
{
    if (!m_document)
        return {};
    const auto errors = static_cast<int>(
        std::ranges::count(m_document->findings(), Severity::Error, &ScenarioFinding::severity));
    if (errors > 0)
        return tr("%n error(s)", nullptr, errors);
    return m_document->findings().empty() ? tr("No problems found.") : tr("It can be played.");
}

void ScenarioFindings::fill()
{
    m_list->clear();
    if (m_document) {
        for (const ScenarioFinding &finding : m_document->findings()) {
            const auto sort = finding.severity == Severity::Error ? FindingSort::Wrong : FindingSort::Advice;
            m_list->addItem(new QListWidgetItem(iconOfFinding(sort, m_art.theme()), finding.text));
        }
    }
    m_summary->setText(summary());
    m_list->setHidden(m_list->count() == 0);
    Q_EMIT summaryChanged();
}

void ScenarioFindings::goToCurrent()
{
    const auto row = static_cast<std::size_t>(m_list->currentRow());
    if (m_document && row < m_document->findings().size())
        m_document->select(m_document->findings()[row].part);
}

void ScenarioFindings::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::LanguageChange)
        return;
    setWindowTitle(tr("Problems"));
    m_list->setAccessibleName(tr("Problems"));
    fill();
}

} // namespace merlon
