#include "app/start/shelf/scenario_buttons.h"

#include "app/look/lettering.h"
#include "app/look/text_size.h"
#include "app/widgets/layout/flow_layout.h"
#include "app/words/resources.h"

#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <utility>

using namespace Qt::StringLiterals;

namespace merlon {

ScenarioButtons::ScenarioButtons(std::vector<ShelvedScenario> scenarios, QWidget *parent)
    : QWidget(parent)
    , m_scenarios(std::move(scenarios))
    , m_title(new QLabel)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_title);
    auto *rows = new QWidget;
    auto *flow = new FlowLayout(fontMetrics().height() / 2);
    flow->setContentsMargins(0, 0, 0, 0);
    rows->setLayout(flow);
    column->addWidget(rows);
    for (const ShelvedScenario &shelved : m_scenarios) {
        auto *button = new QPushButton;
        button->setAutoDefault(true); // Return presses it
        button->setObjectName(u"scenario-"_s + QString::fromStdString(shelved.scenario.key));
        m_buttons.push_back(button);
        flow->addWidget(button);
        connect(button, &QPushButton::clicked, this, [this, file = shelved.file] { Q_EMIT wanted(file); });
    }
    followTextSize(this, [this] { m_title->setFont(titleFont(font(), 1.3)); });
    retranslate();
}

void ScenarioButtons::showOnly(const std::string &game)
{
    bool isAny = false;
    for (std::size_t i = 0; i < m_scenarios.size(); ++i) {
        const bool isShown = game.empty() || m_scenarios[i].scenario.game == game;
        m_buttons[i]->setVisible(isShown);
        isAny = isAny || isShown;
    }
    setVisible(isAny);
}

void ScenarioButtons::retranslate()
{
    //: The title of a list of scenarios.
    m_title->setText(tr("Scenarios"));
    for (std::size_t i = 0; i < m_scenarios.size(); ++i) {
        const Scenario &scenario = m_scenarios[i].scenario;
        const QString about = nameIn(scenario.descriptions, {});
        m_buttons[i]->setText(nameIn(scenario.names, scenario.key).replace(u'&', u"&&"_s));
        m_buttons[i]->setToolTip(about);
        m_buttons[i]->setAccessibleDescription(about);
    }
}

void ScenarioButtons::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace merlon
