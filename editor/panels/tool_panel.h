#pragma once

#include <QScrollArea>

#include <vector>

class QAction;
class QLabel;
class QVBoxLayout;

namespace merlon {

/// The tools, in groups: a button for each.
class ToolPanel final : public QScrollArea {
    Q_OBJECT

public:
    explicit ToolPanel(QWidget *parent = nullptr);

    struct Group {
        QString title;
        std::vector<QAction *> tools; ///< checkable, one at a time
    };
    void setGroups(const std::vector<Group> &groups);

protected:
    void changeEvent(QEvent *event) override;
};

} // namespace merlon
