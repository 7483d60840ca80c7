#pragma once

#include "app/start/campaigns/campaign_story.h"

#include <QDialog>
#include <QTimer>

class QImage;
class QTextBrowser;

namespace merlon {

class Appearance;

/// The chronicle of a campaign, to be read beside the window. Its pictures are drawn one after the other, while the window
/// has nothing else to do.
class StoryWindow final : public QDialog {
    Q_OBJECT

public:
    /// `appearance` must live as long.
    explicit StoryWindow(const Appearance &appearance, QWidget *parent = nullptr);

    void show(const Campaign &campaign);
    const QTextBrowser &text() const { return *m_text; }
    /// Whether all pictures have been drawn.
    bool isDrawn() const { return !m_drawing.isActive(); }

private:
    void drawNext();
    void setImage(std::size_t picture, const QImage &image);

    const Appearance &m_appearance;
    QTextBrowser *m_text;
    std::unique_ptr<CampaignStory> m_story;
    QTimer m_drawing;
    std::size_t m_next = 0; ///< picture that is to be drawn
};

} // namespace merlon
