#pragma once

#include "editor/panels/help/part_help.h"

#include <QLabel>
#include <QPointer>
#include <QTimer>

#include <initializer_list>
#include <vector>

namespace merlon {

/// Says what that row of a form is for in which the pointer rests or the keyboard is, with links to the rules.
class HelpStrip final : public QLabel {
    Q_OBJECT

public:
    explicit HelpStrip(QWidget *parent = nullptr);

    /// From now on there are other rows. `usual`: what is said while none of them is pointed at.
    void begin(const PartHelp &usual);
    /// Watches the parts of a row, as long as they are there.
    void watch(std::initializer_list<QWidget *> parts, const PartHelp &help);
    /// The height that the longest help takes; 0 if there is none.
    int heightOfLongest(int wide) const;

Q_SIGNALS:
    void ruleWanted(const QString &rule);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    struct Row {
        QPointer<QWidget> part;
        PartHelp help;
    };

    const Row *rowOf(const QWidget *widget) const;
    void follow(QWidget *widget);
    void tell(const PartHelp &help);

    PartHelp m_usual;
    std::vector<Row> m_rows;
    QPointer<QWidget> m_pointed;
    QTimer m_rest; ///< so that the help stays while the pointer comes across other rows on its way to a link
};

} // namespace merlon
