#pragma once

#include "app/table/question/words/refusals.h"
#include "app/words/choice_groups.h"

#include <QDialog>

#include <optional>
#include <vector>

class QLineEdit;
class QTreeWidget;

namespace merlon {

/// All choices of the question in words, to be found by typing.
class ChoiceListDialog final : public QDialog {
    Q_OBJECT

public:
    /// `refusals`: what is not possible, told below in grey.
    ChoiceListDialog(const std::vector<ChoiceGroup> &groups, const std::vector<Refusal> &refusals,
                     QWidget *parent = nullptr);

    /// The choice that was made; none if the dialog was left.
    std::optional<Choice> chosen() const { return m_chosen; }

private:
    void addRefusals(const std::vector<Refusal> &refusals);
    void filter(const QString &text);
    void choose();

    QLineEdit *m_filter;
    QTreeWidget *m_tree;
    std::vector<Choice> m_choices; ///< by the number that an item holds
    std::optional<Choice> m_chosen;
};

} // namespace merlon
