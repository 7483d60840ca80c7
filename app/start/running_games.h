#pragma once

#include <QStringList>
#include <QWidget>

class QGridLayout;

namespace merlon {

/// The games that wait to be continued, each with a button that does so and one that forgets it.
class RunningGames final : public QWidget {
    Q_OBJECT

public:
    explicit RunningGames(QWidget *parent = nullptr);

    /// What each of them is.
    void setGames(const QStringList &summaries);
    bool isEmpty() const { return m_summaries.isEmpty(); }
    /// Gives the keyboard to the first.
    void focusFirst();

Q_SIGNALS:
    /// The number of a game.
    void continueWanted(int game);
    void forgetWanted(int game);

protected:
    void changeEvent(QEvent *event) override;

private:
    void rebuild();

    QStringList m_summaries;
    QGridLayout *m_grid;
    QWidget *m_inside;
};

} // namespace merlon
