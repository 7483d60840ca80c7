#pragma once

#include <QPushButton>
#include <QStringList>

class QLabel;

namespace merlon {

/// A quiet button that opens a sheet with what is not possible now, and why; a press anywhere else closes it. It keeps
/// its room while there is nothing to tell.
class WhyNot final : public QPushButton {
    Q_OBJECT

public:
    explicit WhyNot(QWidget *parent = nullptr);

    /// As rich text, with links such as `rule:S2-6.1`; empty: everything that belongs to the question is possible.
    void setRefusals(const QStringList &refusals);

Q_SIGNALS:
    /// The number of a rule that somebody wants to read.
    void ruleWanted(const QString &rule);

protected:
    void changeEvent(QEvent *event) override;

private:
    void open();
    void write();
    void retranslate();

    QStringList m_refusals;
    QWidget *m_sheet; ///< a window of its own
    QLabel *m_text;
};

} // namespace merlon
