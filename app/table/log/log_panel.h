#pragma once

#include "app/table/log/log_model.h"
#include "app/window/appearance.h"

#include <QListView>
#include <QWidget>

namespace merlon {

/// The chronicle of the game. A line that is clicked shows its places; its rule can be looked up.
class LogPanel final : public QWidget {
    Q_OBJECT

public:
    explicit LogPanel(const Appearance &appearance, QWidget *parent = nullptr);

    LogModel &model() { return m_model; }
    void scrollToEnd();

Q_SIGNALS:
    /// The places and links of the line that is pointed at; empty: none any more.
    void placesWanted(const std::vector<merlon::canvas::Thing> &things);
    void ruleWanted(const QString &rule);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    LogModel m_model;
    QListView *m_list;
};

} // namespace merlon
