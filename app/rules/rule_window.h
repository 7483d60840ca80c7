#pragma once

#include "core/engine/game.h"

#include <QDialog>

#include <string>
#include <vector>

class QLabel;
class QLineEdit;
class QSplitter;
class QToolButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace merlon {

class Appearance;
class RuleText;

/// The rulebook of a game in the language spoken: contents, text, search, and the way back.
class RuleWindow final : public QDialog {
    Q_OBJECT

public:
    /// `appearance` must live as long.
    explicit RuleWindow(const Appearance &appearance, QWidget *parent = nullptr);

    /// `rule`: `S2-6.3`; empty: where it was read last, or the beginning.
    void show(const Game &game, const QString &rule);
    RuleText &text() { return *m_text; }

protected:
    void changeEvent(QEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void build();
    void connectParts();
    void addKeys();
    void load();
    void listContents();
    void retranslate();
    void goToRule(const QString &rule);
    void visit(int position);
    void step(int by);
    void updateSteps();
    void search();
    void onward(int by);
    void follow();

    const Appearance &m_appearance;
    const Game *m_game = nullptr;
    std::string m_prefix;      ///< of all numbers of the book: `S2`
    std::vector<int> m_visits; ///< positions in the text
    int m_now = -1;            ///< index of the visit that is shown
    int m_hits = 0;
    int m_hit = -1;
    QTreeWidget *m_contents;
    RuleText *m_text;
    QLineEdit *m_search;
    QLabel *m_count;
    QToolButton *m_back;
    QToolButton *m_forward;
    QToolButton *m_previous;
    QToolButton *m_next;
    QSplitter *m_across;
};

} // namespace merlon
