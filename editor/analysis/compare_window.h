#pragma once

#include "app/words/board_wordings.h"
#include "core/board/analysis/report.h"
#include "core/canvas/view/board_view.h"
#include "editor/document/board_document.h"

#include <QDialog>
#include <QPointer>
#include <QTimer>

#include <optional>
#include <vector>

class QComboBox;
class QLabel;
class QTabWidget;

namespace merlon {

class Appearance;
class MessageBar;
class ReportTable;

/// Two boards side by side: what differs, marked on both, and their figures. What is drawn meanwhile is seen at once.
class CompareWindow final : public QDialog {
    Q_OBJECT

public:
    /// `first`: the board that is compared; `others`: boards that are open too. `appearance` must live longer.
    CompareWindow(const Appearance &appearance, BoardDocument &first,
                  const std::vector<BoardDocument *> &others, QWidget *parent = nullptr);

    /// Compares with the board of a file. False if it cannot be read: says why.
    bool compareWithFile(const QString &file);
    /// Compares with an open board, by its number among the others.
    void compareWith(int other);
    ReportTable &differences() { return *m_differences; }
    ReportTable &figures() { return *m_figures; }
    canvas::BoardView &firstView() { return *m_views[0]; }
    canvas::BoardView &secondView() { return *m_views[1]; }

protected:
    void changeEvent(QEvent *event) override;

private:
    void build();
    void fillOthers();
    void otherChosen();
    void askForFile();
    const Board *second() const;
    /// By the names of both boards.
    BoardWordings words() const;
    void refresh();
    void showBoards();
    void showFigures();
    void showRow();
    void retranslate();

    const Appearance &m_appearance;
    QPointer<BoardDocument> m_first;
    std::vector<QPointer<BoardDocument>> m_others;
    std::optional<Board> m_fromFile;
    QString m_file;
    AnalysisReport m_report;
    QTimer m_waiting;
    MessageBar *m_messages;
    QLabel *m_firstName;
    QComboBox *m_other;
    canvas::BoardView *m_views[2];
    QLabel *m_summary;
    QTabWidget *m_tabs;
    ReportTable *m_differences;
    ReportTable *m_figures;
};

} // namespace merlon
