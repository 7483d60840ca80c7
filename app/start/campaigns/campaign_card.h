#pragma once

#include "app/start/campaigns/kept_campaigns.h"
#include "app/start/shelf/card_frame.h"

class QLabel;
class QPushButton;

namespace merlon {

class PictureFrame;

/// A campaign on the start page: the board as it stands, and what can be done with it.
class CampaignCard final : public CardFrame {
    Q_OBJECT

public:
    explicit CampaignCard(const Appearance &appearance, QWidget *parent = nullptr);

    void setKept(const KeptCampaign &kept);
    const KeptCampaign &kept() const { return m_kept; }

Q_SIGNALS:
    void resumeWanted(const std::filesystem::path &file);
    /// After a defeat: on from the last save point.
    void backWanted(const std::filesystem::path &file);
    void storyWanted(const std::filesystem::path &file);
    void renameWanted(const std::filesystem::path &file);
    void deleteWanted(const std::filesystem::path &file);

protected:
    void changeEvent(QEvent *event) override;

private:
    void build();
    void connectButtons();
    void retranslate();

    KeptCampaign m_kept;
    PictureFrame *m_picture;
    QLabel *m_title;
    QLabel *m_state;
    QLabel *m_place;
    QLabel *m_terms; ///< hidden where it has none of its own
    QLabel *m_people;
    QPushButton *m_resume;
    QPushButton *m_back;
    QPushButton *m_story;
    QPushButton *m_rename;
    QPushButton *m_delete;
};

} // namespace merlon
