#pragma once

#include "app/look/settings.h"

#include <QDialog>

class QFrame;
class QLabel;
class QListWidget;
class QPushButton;
class QStackedWidget;

namespace merlon {

class Shortcuts;

/// Everything that a person can set, page by page. Every change holds at once.
class SettingsDialog final : public QDialog {
    Q_OBJECT

public:
    /// `settings` and `shortcuts` must live longer. `canSound`: there is something to hear sounds with.
    SettingsDialog(Settings &settings, Shortcuts &shortcuts, bool canSound, QWidget *parent = nullptr);

    /// They have been changed elsewhere.
    void showSettings();

Q_SIGNALS:
    /// The settings are different now.
    void changed();
    /// A sound is to be heard, to judge how loud it is.
    void soundTried();

protected:
    void changeEvent(QEvent *event) override;

private:
    void rebuild();
    void buildPages();
    void buildQuestion();
    void answerQuestion(bool sounds);
    void fit();

    Settings &m_settings;
    Shortcuts &m_shortcuts;
    bool m_canSound;
    QListWidget *m_list;
    QStackedWidget *m_pages;
    QFrame *m_question; ///< whether sounds are welcome
    QLabel *m_asked;
    QPushButton *m_yes;
    QPushButton *m_no;
    QPushButton *m_close;
};

} // namespace merlon
