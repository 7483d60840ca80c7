#pragma once

#include <QStackedWidget>

namespace merlon {

/// What a dock shows for one kind of document or another: it is called as the page in front is.
class PanelPages final : public QStackedWidget {
    Q_OBJECT

public:
    explicit PanelPages(std::initializer_list<QWidget *> pages);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace merlon
