#pragma once

#include "app/table/face/headed_sheet.h"
#include "app/table/figures/fight_account.h"

class QTableWidget;

namespace merlon {

/// The last fight act by act, with the strengths after each and its rules: for any game that measures strengths.
class FiguresSheet final : public HeadedSheet {
    Q_OBJECT

public:
    FiguresSheet(const canvas::Art &art, QWidget *parent);

    void setSource(SeenSource source) override;
    void begin(std::span<const StoryLine> story, const Speaker &speaker) override;
    void add(std::span<const Event> events) override;
    void forget() override;
    bool isFilled() const override { return m_hasFight; }

    /// What it says while it is shown.
    const FightAccount &account() const { return m_account; }
    QTableWidget *table() const { return m_table; }

protected:
    void retranslate() override;
    void pointNowhere() override;
    void showEvent(QShowEvent *event) override;

private:
    FiguresSheet(const canvas::Art &art, QTableWidget *table, QWidget *parent);

    void hear(std::span<const Event> events);
    void read();
    void fill();
    void fillRow(int row, const FightAccount::Line &line);
    void fitHeight();
    bool isElided(int row) const;
    void point(int row);

    QTableWidget *m_table;
    SeenSource m_source;
    const Speaker *m_speaker = nullptr;
    std::size_t m_told = 0; ///< events that are known
    bool m_hasFight = false;
    FightAccount m_account;
};

} // namespace merlon
