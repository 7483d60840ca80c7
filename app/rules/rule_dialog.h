#pragma once

#include "core/engine/game.h"

#include <QDialog>
#include <QTextDocument>

#include <string>

class QLabel;
class QLineEdit;
class QShortcut;
class QTextBrowser;

namespace merlon {

/// The rulebook of a game in the language spoken, opened at a rule.
class RuleDialog final : public QDialog {
    Q_OBJECT

public:
    explicit RuleDialog(QWidget *parent = nullptr);

    /// `rule`: `S2-6.3`; empty: the beginning.
    void show(const Game &game, const QString &rule);

private:
    void search();
    bool goToRule(const QString &rule);
    void putCursorOnTop();
    void findNext(QTextDocument::FindFlags flags = {});
    void showPlace(const QString &wanted);

    QTextBrowser *m_text;
    QLineEdit *m_search;
    QLabel *m_place;      ///< which of how many mentions
    QShortcut *m_leave;   ///< from the window beside
    QString m_shown;      ///< game and language of the text
    std::string m_prefix; ///< of all numbers of the book: `S2`
};

} // namespace merlon
