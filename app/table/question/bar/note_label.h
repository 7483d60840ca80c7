#pragma once

#include <QLabel>

namespace merlon {

/// What a choice costs and does, below its button: small, in the ink of the moment, with links to its rules.
class NoteLabel final : public QLabel {
    Q_OBJECT

public:
    /// `bar`: on whose ground it is read; has to live as long.
    NoteLabel(const QString &note, const QWidget &bar);

Q_SIGNALS:
    /// The number of a rule that somebody wants to read.
    void ruleWanted(const QString &rule);

protected:
    void changeEvent(QEvent *event) override;

private:
    void write();

    QString m_note;
    const QWidget &m_bar;
};

} // namespace merlon
