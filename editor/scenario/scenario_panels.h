#pragma once

#include "editor/scenario/piece_tray.h"
#include "editor/scenario/scenario_findings.h"
#include "editor/scenario/scenario_properties.h"
#include "editor/scenario/scenario_tab.h"

#include <QPointer>

namespace merlon {

/// The panels around the scenario in front, and what is carried between them and its board.
class ScenarioPanels final : public QObject {
    Q_OBJECT

public:
    /// `appearance` must live longer. The panels belong to whatever they are put into.
    explicit ScenarioPanels(const Appearance &appearance);

    PieceTray &tray() { return *m_tray; }
    ScenarioProperties &properties() { return *m_properties; }
    ScenarioFindings &findings() { return *m_findings; }
    /// Null: none is in front.
    void show(ScenarioTab *tab);
    void themeChanged()
    {
        m_tray->themeChanged();
        m_findings->themeChanged();
    }

Q_SIGNALS:
    void statusMessage(const QString &text);

private:
    const DraftPiece *pieceAt(int number) const;
    /// The part below a point of the screen, on the board or in the panel.
    const DraftPart *partAt(QPoint globalPosition, int &card) const;
    void lift(int piece);
    void carry(int piece, QPoint globalPosition);
    void drop(int piece, QPoint globalPosition);

    PieceTray *m_tray;
    ScenarioProperties *m_properties;
    ScenarioFindings *m_findings;
    QPointer<ScenarioTab> m_tab;
};

} // namespace merlon
