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
    /// `below`: what comes below them, or null; it becomes the panel's.
    void setGroups(const std::vector<Group> &groups, QWidget *below = nullptr);

protected:
    void changeEvent(QEvent *event) override;
};

} // namespace merlon
