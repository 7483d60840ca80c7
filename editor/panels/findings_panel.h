#pragma once

#include "core/canvas/art/art.h"
#include "editor/document/board_document.h"

#include <QPointer>
#include <QWidget>

class QLabel;
class QListWidget;
class QPushButton;

namespace merlon {

/// What the checks have against the board, and the mends that they suggest.
class FindingsPanel final : public QWidget {
    Q_OBJECT

public:
    /// `art` must live longer.
    explicit FindingsPanel(const canvas::Art &art, QWidget *parent = nullptr);

    void setDocument(BoardDocument *document);
    /// `3 errors, 1 warning`, or that all is well.
    QString summary() const;
    QListWidget &list() { return *m_list; }
    QPushButton &mendButton() { return *m_mend; }

Q_SIGNALS:
    /// Somebody wants to see what a finding is about: it is selected now.
    void shown();
    void summaryChanged();

protected:
    void changeEvent(QEvent *event) override;

private:
    void fill();
    void goToCurrent();
    void mendCurrent();
    void describeMend();
    const BoardFinding *current() const;
    void retranslate();

    const canvas::Art &m_art;
    QPointer<BoardDocument> m_document;
    QLabel *m_summary;
    QListWidget *m_list;
    QLabel *m_remedy; ///< what the mend would do
    QPushButton *m_mend;
};

} // namespace merlon
