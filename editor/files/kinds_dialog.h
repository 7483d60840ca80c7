#pragma once

#include "editor/model/kinds.h"

#include <QDialog>

#include <vector>

class QComboBox;
class QFormLayout;

namespace merlon {

/// Asks what the unknown kinds of a board from another program are meant to be. What is most likely is chosen.
class KindsDialog final : public QDialog {
    Q_OBJECT

public:
    KindsDialog(const UnknownKinds &unknown, const BoardSchema &schema, QWidget *parent = nullptr);

    /// Those that are known now; the others stay as they are.
    KindNames names() const;

private:
    struct Row {
        std::string kind;
        QComboBox *meant;
    };
    Row addRow(QFormLayout &rows, const QString &label, const std::string &kind,
               const std::vector<std::string> &known, const std::string &likely);

    std::vector<Row> m_places;
    std::vector<Row> m_links;
};

} // namespace merlon
