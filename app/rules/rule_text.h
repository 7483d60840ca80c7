#pragma once

#include "app/rules/rule_pictures.h"

#include <QTextBrowser>
#include <QTextCursor>

#include <vector>

namespace merlon {

/// A heading or a numbered rule, where it begins.
struct RuleMark {
    QString number; ///< `S2-6.3`, `S2-6`; empty for headings without one
    QString title;
    int position = 0;
    bool isHeading = false;
    bool isPart = false; ///< a heading above those of chapters
};

/// The text of a rulebook, with numbers of rules as links, pictures drawn as the table draws them, and marks of what
/// is searched for.
class RuleText final : public QTextBrowser {
    Q_OBJECT

public:
    explicit RuleText(const Appearance &appearance, QWidget *parent = nullptr);

    /// Shows a book. `markdown` in the language spoken.
    void setBook(const Game &game, const QString &markdown);
    /// Headings of chapters and numbered rules, in order.
    const std::vector<RuleMark> &marks() const { return m_marks; }
    /// The rule or chapter with this number; null if there is none.
    const RuleMark *find(const QString &number) const;
    /// The mark that stands above everything that is seen; null before the first.
    const RuleMark *markOnTop() const;
    /// Puts the text at a position to the top of the window.
    void showAt(int position);

    /// Marks everything that says `wanted`, and how often it does.
    int search(const QString &wanted);
    /// Shows one of the hits, counted from 0.
    void showHit(int hit);
    /// The first hit at or after the upper edge of the window.
    int hitFromHere() const;

Q_SIGNALS:
    void ruleWanted(const QString &number);

protected:
    QVariant loadResource(int type, const QUrl &name) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void fitColumn();
    void makeRoom();
    /// What is read stays at the upper edge while lines come to break otherwise.
    template <class Change>
    void keepPlace(Change change);
    void collectMarks();
    void linkNumbers();
    void markHits();

    const Appearance &m_appearance;
    RulePictures m_pictures;
    const Game *m_game = nullptr;
    std::vector<RuleMark> m_marks;
    std::vector<QTextCursor> m_hits;
    int m_hit = -1;
    double m_widest = 0; ///< of tables for which the column is too narrow
};

} // namespace merlon
