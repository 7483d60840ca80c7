#pragma once

#include <QWidget>

#include <filesystem>
#include <vector>

class QLabel;
class QVBoxLayout;

namespace merlon {

class Appearance;
class CampaignCard;
class KeptCampaigns;

/// The campaigns of a person on the start page; nothing is seen of it where there are none.
class CampaignList final : public QWidget {
    Q_OBJECT

public:
    explicit CampaignList(const Appearance &appearance, QWidget *parent = nullptr);

    /// Shows these campaigns from now on, and what becomes of them.
    void follow(KeptCampaigns &campaigns);
    const std::vector<CampaignCard *> &cards() const { return m_cards; }

Q_SIGNALS:
    void resumeWanted(const std::filesystem::path &file);
    void backWanted(const std::filesystem::path &file);
    void storyWanted(const std::filesystem::path &file);
    void renameWanted(const std::filesystem::path &file);
    void deleteWanted(const std::filesystem::path &file);

protected:
    void changeEvent(QEvent *event) override;

private:
    void rebuild();
    CampaignCard *makeCard();
    void retranslate();

    const Appearance &m_appearance;
    KeptCampaigns *m_campaigns = nullptr;
    QLabel *m_title;
    QVBoxLayout *m_column;
    std::vector<CampaignCard *> m_cards;
};

} // namespace merlon
