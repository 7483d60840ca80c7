#pragma once

#include "app/puzzles/scenario_shelf.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace merlon {

/// Scenarios, or those of a game, below their title: each a button.
class ScenarioButtons final : public QWidget {
    Q_OBJECT

public:
    explicit ScenarioButtons(std::vector<ShelvedScenario> scenarios, QWidget *parent = nullptr);

    /// Those of a game alone; an empty key: all of them.
    void showOnly(const std::string &game);

Q_SIGNALS:
    void wanted(const std::filesystem::path &file);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    std::vector<ShelvedScenario> m_scenarios;
    QLabel *m_title;
    std::vector<QPushButton *> m_buttons; ///< one for each scenario
};

} // namespace merlon
