#pragma once

#include "core/canvas/art/art.h"
#include "editor/scenario/scenario_document.h"

#include <QPointer>
#include <QWidget>

class QLabel;
class QListWidget;

namespace merlon {

/// What the game has against a scenario; a click shows the part of which it speaks.
class ScenarioFindings final : public QWidget {
    Q_OBJECT

public:
    /// `art` must live longer.
    explicit ScenarioFindings(const canvas::Art &art, QWidget *parent = nullptr);

    void setDocument(ScenarioDocument *document);
    /// `2 errors`, or that all is well.
    QString summary() const;
    QListWidget &list() { return *m_list; }
    void themeChanged() { fill(); }

Q_SIGNALS:
    void summaryChanged();

protected:
    void changeEvent(QEvent *event) override;

private:
    void fill();
    void goToCurrent();

    const canvas::Art &m_art;
    QPointer<ScenarioDocument> m_document;
    QLabel *m_summary;
    QListWidget *m_list;
};

} // namespace merlon
