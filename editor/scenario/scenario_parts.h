#pragma once

#include "editor/scenario/scenario_document.h"

#include <QPointer>
#include <QWidget>

#include <map>
#include <string>
#include <vector>

class QLineEdit;
class QTreeWidget;
class QTreeWidgetItem;

namespace merlon {

/// The parts of a scenario in groups, with a field to search them by name, or by what they say something about. Those that say anything of their own are bold
/// and have a dot; those that the game objects to have a sign.
class ScenarioParts final : public QWidget {
    Q_OBJECT

public:
    explicit ScenarioParts(QWidget *parent = nullptr);

    /// Null: nothing to show.
    void setDocument(ScenarioDocument *document);
    /// The line of a page is the current one: that of a part of the position by its pointer, kInfoPage or kGoalPage.
    void setCurrent(const QString &page);
    QTreeWidget &tree() { return *m_tree; }
    QLineEdit &search() { return *m_search; }
    /// Null if there is no line for the page.
    QTreeWidgetItem *itemOf(const QString &page) const;

    /// What the scenario tells of itself.
    static const QString kInfoPage;
    /// Its goal.
    static const QString kGoalPage;

Q_SIGNALS:
    void wanted(const QString &page);

protected:
    void changeEvent(QEvent *event) override;

private:
    enum class Group { General, Seats, Others, Places, Links };

    void follow();
    void fill();
    void noteFolded();
    void addGroup(Group group);
    void addPage(QTreeWidgetItem &group, const QString &name, const QString &page);
    Group groupOf(const DraftPart &part) const;
    static QString titleOf(Group group);
    void showStates();
    void showState(QTreeWidgetItem &item);
    bool isMeant(const QTreeWidgetItem &item, const QString &wanted) const;
    void filter();
    void goToFirst();
    void retranslate();
    QStringList problemsOf(const QString &page) const;
    bool isFilled(const QString &page) const;

    QPointer<ScenarioDocument> m_document;
    QLineEdit *m_search;
    QTreeWidget *m_tree;
    std::vector<std::string> m_shape;                      ///< the pointers of the parts that are shown
    std::map<Group, bool> m_folded {{Group::Links, true}}; ///< links are many and seldom say anything
    QString m_page;
};

} // namespace merlon
