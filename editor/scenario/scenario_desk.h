#pragma once

#include "editor/scenario/piece_tray.h"
#include "editor/scenario/scenario_findings.h"
#include "editor/scenario/scenario_panel.h"
#include "editor/scenario/scenario_sheet.h"

#include <QPointer>

namespace merlon {

/// The panels around the scenario in front, and what is carried between them and its board.
class ScenarioDesk final : public QObject {
    Q_OBJECT

public:
    /// `appearance` must live longer. The panels belong to whatever they are put into.
    explicit ScenarioDesk(const Appearance &appearance);

    PieceTray &tray() { return *m_tray; }
    ScenarioPanel &panel() { return *m_panel; }
    ScenarioFindings &findings() { return *m_findings; }
    /// Null: none is in front.
    void show(ScenarioSheet *sheet);
    void themeChanged() { m_tray->themeChanged(); }

Q_SIGNALS:
    void told(const QString &text);

private:
    const DraftPiece *pieceAt(int number) const;
    /// The part below a point of the screen, on the board or in the panel.
    const DraftPart *partAt(QPoint globalPosition, int &card) const;
    void lift(int piece);
    void carry(int piece, QPoint globalPosition);
    void drop(int piece, QPoint globalPosition);

    PieceTray *m_tray;
    ScenarioPanel *m_panel;
    ScenarioFindings *m_findings;
    QPointer<ScenarioSheet> m_sheet;
};

} // namespace merlon
