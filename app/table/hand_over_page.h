#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace merlon {

/// Covers the table while two persons change places at the screen.
class HandOverPage final : public QWidget {
    Q_OBJECT

public:
    explicit HandOverPage(QWidget *parent = nullptr);

    /// `player`: who is to come, as it is said.
    void setPlayer(const QString &player);

Q_SIGNALS:
    void taken();

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void retranslate();

    QString m_player;
    QLabel *m_title;
    QLabel *m_text;
    QPushButton *m_take;
};

} // namespace merlon
