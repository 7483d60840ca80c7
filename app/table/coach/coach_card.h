#pragma once

#include <QFrame>
#include <QString>

#include <cstdint>

class QLabel;
class QPushButton;

namespace merlon {

/// What a coach says of a question, on a slip of paper with a button that sends it away. Shows what it is given, where
/// it is told to lie.
class CoachCard final : public QFrame {
    Q_OBJECT

public:
    enum class Form : std::uint8_t {
        Strip,  ///< all in one row
        Block,  ///< the text below the title
        Folded, ///< the title, and a button that shows the rest
    };

    /// `parent`: what it lies on.
    explicit CoachCard(QWidget *parent);

    /// It is seen as soon as it lies somewhere.
    void tell(const QString &text);
    QString text() const;
    /// How much room it needs in this form; `width`: of the card, if that is enough for its buttons.
    QSize sizeIn(Form form, int width) const;
    void lie(Form form, const QRect &box);
    Form form() const { return m_form; }

Q_SIGNALS:
    /// It has been read.
    void understood();
    /// No more of it, at any question.
    void unwanted();
    /// The folded card is to be read.
    void unfoldingWanted();
    /// It needs other room than before, or what it lies on has another size.
    void roomChanged();

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    int space() const;
    QSize buttonsSize() const;
    void arrange();
    void retranslate();

    Form m_form = Form::Strip;
    QLabel *m_title;
    QLabel *m_text;
    QPushButton *m_understood;
    QPushButton *m_unwanted;
    QPushButton *m_unfold;
};

} // namespace merlon
