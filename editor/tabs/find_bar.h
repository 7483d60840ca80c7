#pragma once

#include <QWidget>

#include <functional>
#include <string>

class QLabel;
class QLineEdit;
class QToolButton;

namespace merlon {

/// How much fits what one looks for.
struct FindCount {
    int places;
    int notes = 0;
};

/// In what places and notes are searched.
struct FindTarget {
    QWidget *view; ///< has the keyboard afterwards; must live as long
    /// Shows the places that fit a text, and says how many they are.
    std::function<FindCount(const std::string &text)> search;
    /// Scrolls to what was found.
    std::function<void()> reveal;
    /// The search is over.
    std::function<void()> finish = [] {};
    bool hasNotes = false; ///< and they are searched
};

/// A line in which one looks for places by key, kind or name: what fits is shown while one types.
class FindBar final : public QWidget {
    Q_OBJECT

public:
    explicit FindBar(FindTarget target, QWidget *parent = nullptr);

    void open();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void search();
    void close();
    void retranslate();

    FindTarget m_target;
    QLineEdit *m_text;
    QLabel *m_count;
    QToolButton *m_close;
};

} // namespace merlon
