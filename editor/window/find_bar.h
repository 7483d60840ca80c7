#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;
class QToolButton;

namespace merlon {

class DrawingView;

/// A line in which one looks for places by key, kind or name: what fits is selected while one types.
class FindBar final : public QWidget {
    Q_OBJECT

public:
    /// `view` must live as long.
    explicit FindBar(DrawingView &view, QWidget *parent = nullptr);

    void open();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void look();
    void retranslate();

    DrawingView &m_view;
    QLineEdit *m_text;
    QLabel *m_count;
    QToolButton *m_close;
};

} // namespace merlon
