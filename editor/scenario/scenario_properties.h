#pragma once

#include "core/board/attributes/schema.h"
#include "editor/scenario/scenario_document.h"

#include <QPointer>
#include <QWidget>

#include <functional>
#include <vector>

class QComboBox;
class QFormLayout;
class QScrollArea;

namespace merlon {

class ScenarioParts;

/// What a scenario tells, and its position part by part, in rows that the game gives. Pieces can be dropped on the rows of
/// a part.
class ScenarioProperties final : public QWidget {
    Q_OBJECT

public:
    explicit ScenarioProperties(QWidget *parent = nullptr);

    /// Null: nothing to show.
    void setDocument(ScenarioDocument *document);
    /// The part whose rows are shown, and which of a row of cards lies there (-1: none); null if the point is elsewhere.
    const DraftPart *partAt(QPoint globalPosition, int &card) const;
    ScenarioParts &parts() { return *m_parts; }

protected:
    void changeEvent(QEvent *event) override;

private:
    using Say = std::function<QString()>; ///< in the language that is spoken
    using Texts = std::map<std::string, std::string> ScenarioInfo::*;
    struct Row {
        QWidget *widget;
        int cards; ///< how many cards lie in it, one below the other
    };

    void follow();
    void showCurrent();
    void showPage(const QString &page);
    void rebuild();
    std::vector<std::string> shape() const;
    const DraftPart *part() const;
    void buildInfo();
    void buildTexts(const Say &label, Texts texts, bool isLong);
    void buildOptions();
    void buildSeats();
    void buildPart(const DraftPart &part);
    void addField(const DraftField &field, const std::vector<std::string> &places);
    void addMarks(const DraftField &field);
    void addRow(const QString &label, QWidget *editor, bool isWide);
    void addHeading(const QString &text);
    QComboBox *addChoice(const QString &label, const std::vector<std::pair<QString, QString>> &choices,
                         const std::function<std::string()> &get,
                         const std::function<void(const std::string &)> &set);
    QWidget *addNumber(const QString &label, const OptionInfo &option,
                       const std::function<std::string()> &get,
                       const std::function<void(const std::string &)> &set);
    void setField(const std::string &key, const std::function<Json(const DraftField &)> &value, int series);
    void setInfo(const ScenarioInfo &info, const StepText &text);
    const DraftField *field(const std::string &key) const;

    QPointer<ScenarioDocument> m_document;
    ScenarioParts *m_parts;
    QScrollArea *m_area;
    QWidget *m_page = nullptr;
    QFormLayout *m_form = nullptr;
    std::string m_part;               ///< pointer of the part that is shown
    bool m_isTelling = true;          ///< no part is shown, but what the scenario tells
    bool m_isGoal = false;            ///< no part is shown, but the goal
    std::vector<std::string> m_shape; ///< of the rows that are shown
    std::vector<std::function<void()>> m_refreshers;
    std::vector<Row> m_rows;
    int m_series = 0;
};

} // namespace merlon
