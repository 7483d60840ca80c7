#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace merlon {

class Appearance;

/// The head of a page behind the shelf: the way back, and the title.
class PageHead final : public QWidget {
    Q_OBJECT

public:
    explicit PageHead(const Appearance &appearance, QWidget *parent = nullptr);

    void setTitle(const QString &title);
    /// Puts something at the right end.
    void add(QWidget *widget);
    QPushButton *backButton() const { return m_back; }

Q_SIGNALS:
    void backWanted();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    QPushButton *m_back;
    QLabel *m_title;
};

} // namespace merlon
