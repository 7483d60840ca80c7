#pragma once

#include "app/look/appearance.h"
#include "app/table/log/log_filter.h"
#include "app/table/log/log_model.h"

#include <QListView>
#include <QPersistentModelIndex>
#include <QPoint>
#include <QWidget>

#include <optional>

class QLineEdit;
class QMenu;
class QPushButton;
class QToolButton;

namespace merlon {

class LogDelegate;

/// The chronicle of the game. A line that is pointed at shows its places, one that is clicked goes on showing them; from
/// there one looks at its moment, or reads its rule. It can be filtered, searched and copied.
class LogPanel final : public QWidget {
    Q_OBJECT

public:
    explicit LogPanel(const Appearance &appearance, QWidget *parent = nullptr);

    LogModel &model() { return m_model; }
    LogFilter &filter() { return m_filter; }
    void scrollToEnd();
    /// What happened from question `ply` on is shown as later; none: the game is at now.
    void showMoment(std::optional<std::size_t> ply);
    /// The lines that are selected, in their order; all that are shown if there are none.
    QString selectedText() const;
    QString wholeText() const;

Q_SIGNALS:
    /// The places and links of the line that is pointed at; empty: none any more.
    void placesWanted(const std::vector<merlon::canvas::Thing> &things);
    void ruleWanted(const QString &rule);
    /// Somebody wants to look at the moment when step number `ply` had happened.
    void momentWanted(std::size_t ply);

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void build(const Appearance &appearance);
    void connectList();
    void click(const QModelIndex &index);
    void mark(const QModelIndex &index);
    void showPlaces(const QModelIndex &index);
    void pointAt(const QModelIndex &index);
    void followPointer(const QEvent &event);
    void takeNews();
    void look(const QModelIndex &index);
    void readRule(const QModelIndex &index);
    void fillFilterMenu();
    void addWish(QMenu *menu, const QString &text, bool isFulfilled, LogFilter::Wish wish);
    void fillContextMenu(QMenu &menu);
    void retranslate();

    LogModel m_model;
    LogFilter m_filter;
    LogDelegate *m_delegate;
    QLineEdit *m_search;
    QToolButton *m_wishes;
    QToolButton *m_copy;
    QListView *m_list;
    QPushButton *m_look;
    QPoint m_pointer; ///< where it was last, in the viewport of the list
    QPersistentModelIndex m_pointed;
    QPersistentModelIndex m_marked;
};

} // namespace merlon
