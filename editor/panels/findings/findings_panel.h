#pragma once

#include "core/canvas/art/art.h"
#include "editor/document/board_document.h"

#include <QPointer>
#include <QWidget>

class QLabel;
class QListWidget;
class QPushButton;

namespace merlon {

/// What the checks have against the board: what is wrong, what is still to do and what is advised, and the mends that
/// they suggest.
class FindingsPanel final : public QWidget {
    Q_OBJECT

public:
    /// `art` must live longer.
    explicit FindingsPanel(const canvas::Art &art, QWidget *parent = nullptr);

    void setDocument(BoardDocument *document);
    /// `Wrong: 3, Still to do: 1`, or that all is well.
    QString summary() const;
    QListWidget &list() { return *m_list; }
    QPushButton &mendButton() { return *m_mend; }
    QPushButton &mendAllButton() { return *m_mendAll; }

Q_SIGNALS:
    /// Somebody wants to see what a finding is about: it is selected now.
    void shown();
    void summaryChanged();
    /// A finding is to be mended by putting this onto the board.
    void placeWanted(const merlon::PlaceWanted &wanted);
    /// Somebody wants to read the rule that a finding is about: `S2-10.5`.
    void ruleWanted(const QString &rule);

protected:
    void changeEvent(QEvent *event) override;

private:
    void buildFoot();
    void fill();
    void goToCurrent();
    void addHeading(FindingSort sort);
    void mendCurrent();
    void mendAll();
    void describeMend();
    void describeRule();
    const BoardFinding *current() const;
    /// The mend of the current finding that suits the selection; null if there is none.
    const BoardChange *currentMend() const;
    void retranslate();

    const canvas::Art &m_art;
    QPointer<BoardDocument> m_document;
    QLabel *m_summary;
    QListWidget *m_list;
    QWidget *m_foot;  ///< below the list, while there is something to say of the current finding
    QLabel *m_rule;   ///< that the current finding is about
    QLabel *m_remedy; ///< what the mend would do
    QPushButton *m_mend;
    QPushButton *m_mendAll; ///< of those that leave no choice
};

} // namespace merlon
