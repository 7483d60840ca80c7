#pragma once

#include "editor/balance/kept_run.h"

#include <QFrame>

#include <cstdint>
#include <optional>

class QLabel;
class QPushButton;

namespace merlon {

/// Asks what to do with the games that have been played of a balance test before it was stopped.
class KeptOffer final : public QFrame {
    Q_OBJECT

public:
    explicit KeptOffer(QWidget *parent = nullptr);

    void ask(KeptRun kept, std::uint32_t played, std::uint32_t wanted);
    /// Asks nothing any more.
    void withdraw();
    bool isOpen() const { return m_kept.has_value(); }
    /// Empty while nothing is asked.
    QString question() const;

    QPushButton &continueButton() { return *m_continue; }
    QPushButton &startOverButton() { return *m_startOver; }

Q_SIGNALS:
    // It asks nothing any more.
    void continueWanted(const merlon::KeptRun &kept);
    void startOverWanted(const merlon::KeptRun &kept);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    std::optional<KeptRun> m_kept; ///< what is asked about
    std::uint32_t m_played = 0;
    std::uint32_t m_wanted = 0;
    QLabel *m_question;
    QPushButton *m_continue;
    QPushButton *m_startOver;
};

} // namespace merlon
