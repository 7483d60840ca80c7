#pragma once

#include "editor/scenario/scenario_document.h"

#include <QPointer>
#include <QWidget>

#include <functional>
#include <vector>

class QComboBox;
class QFormLayout;
class QSpinBox;

namespace merlon {

/// The rows about the goal of a scenario: who is to reach what by when, and what is said about it.
class GoalEditor final : public QWidget {
    Q_OBJECT

public:
    explicit GoalEditor(ScenarioDocument &document, QWidget *parent = nullptr);

private:
    using Edit = std::function<void(Goal &)>;
    using Say = std::function<QString()>; ///< in the language that is spoken

    void build();
    void buildReach();
    void buildLimit();
    void buildTexts(const Say &label, const char *name, Goal::Texts Goal::*texts);
    void buildSolution();
    QComboBox *addChoice(const Say &label, const char *name,
                         const std::vector<std::pair<QString, QString>> &choices,
                         const std::function<QString(const Goal &)> &get,
                         const std::function<void(Goal &, const QString &)> &set);
    QSpinBox *addNumber(const Say &label, const char *name, int least, int most,
                        const std::function<int(const Goal &)> &get,
                        const std::function<void(Goal &, int)> &set);
    void addLine(const Say &label, const char *name, const QStringList &words,
                 const std::function<std::string(const Goal &)> &get,
                 const std::function<void(Goal &, const std::string &)> &set);
    void addLongText(const Say &label, const QString &name,
                     const std::function<std::string(const Goal &)> &get,
                     const std::function<void(Goal &, const std::string &)> &set);
    void makePuzzle(bool isPuzzle);
    void edit(const Say &what, const Edit &change);
    void refresh();

    QPointer<ScenarioDocument> m_document;
    QFormLayout *m_form;
    QWidget *m_rows; ///< of the goal, while there is one
    std::vector<std::function<void(const Goal &)>> m_refreshers;
};

} // namespace merlon
