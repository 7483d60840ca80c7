#pragma once

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
    explicit ScenarioFindings(QWidget *parent = nullptr);

    void setDocument(ScenarioDocument *document);
    /// `2 errors`, or that all is well.
    QString summary() const;
    QListWidget &list() { return *m_list; }

Q_SIGNALS:
    void summaryChanged();

protected:
    void changeEvent(QEvent *event) override;

private:
    void fill();
    void goToCurrent();

    QPointer<ScenarioDocument> m_document;
    QLabel *m_summary;
    QListWidget *m_list;
};

} // namespace merlon
