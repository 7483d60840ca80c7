#pragma once

#include "app/table/face/fight_sheet.h"
#include "app/table/figures/fight_account.h"
#include "core/canvas/art/art.h"

class QLabel;
class QTableWidget;
class QToolButton;

namespace merlon {

/// The last fight act by act, with the strengths after each and its rules: for any game that measures strengths.
class FiguresSheet final : public FightSheet {
    Q_OBJECT

public:
    FiguresSheet(const canvas::Art &art, QWidget *parent);

    void setSource(SeenSource source) override;
    void begin(std::span<const StoryLine> story, const Speaker &speaker) override;
    void add(std::span<const Event> events) override;
    void forget() override;
    bool isFilled() const override { return m_hasFight; }
    void themeChanged() override;

    /// What it says while it is shown.
    const FightAccount &account() const { return m_account; }
    QTableWidget *table() const { return m_table; }
    /// What is explained beside the title, in rich text.
    QString explanation() const;

protected:
    void showEvent(QShowEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void hear(std::span<const Event> events);
    void read();
    void fill();
    void fillRow(int row, const FightAccount::Line &line);
    void fitHeight();
    void point(int row);
    void pointNowhere();
    void retranslate();

    const canvas::Art &m_art;
    SeenSource m_source;
    const Speaker *m_speaker = nullptr;
    std::size_t m_told = 0; ///< events that are known
    bool m_hasFight = false;
    FightAccount m_account;
    QLabel *m_title;
    QLabel *m_foot;
    QToolButton *m_close;
    QTableWidget *m_table;
};

} // namespace merlon
