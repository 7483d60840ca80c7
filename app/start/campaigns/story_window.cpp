#include "app/start/campaigns/story_window.h"

#include "app/look/appearance.h"
#include "app/start/kept/kept_pictures.h"

#include <QImage>
#include <QTextBrowser>
#include <QTextDocument>
#include <QUrl>
#include <QVBoxLayout>

namespace merlon {

namespace {

/// Of a picture, in lines of text.
constexpr int kPictureWide = 30;
constexpr int kPictureHigh = 20;

} // namespace

StoryWindow::StoryWindow(const Appearance &appearance, QWidget *parent)
    : QDialog(parent)
    , m_appearance(appearance)
    , m_text(new QTextBrowser)
{
    m_text->setOpenLinks(false);
    m_text->setAccessibleName(tr("Chronicle"));
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_text);
    const int line = fontMetrics().height();
    resize(line * 44, line * 40);
    m_drawing.setInterval(0);
    connect(&m_drawing, &QTimer::timeout, this, &StoryWindow::drawNext);
}

void StoryWindow::show(const Campaign &campaign)
{
    //: The title of a window. %1: the name of a campaign.
    setWindowTitle(tr("Chronicle of “%1”").arg(QString::fromStdString(campaign.name)));
    m_story = std::make_unique<CampaignStory>(campaign);
    m_next = 0;
    m_text->document()->clear();
    const int line = fontMetrics().height();
    QImage empty(QSize(line * kPictureWide, line * kPictureHigh), QImage::Format_ARGB32_Premultiplied);
    empty.fill(Qt::transparent);
    for (std::size_t i = 0; i < m_story->pictures(); ++i)
        setImage(i, empty);
    m_text->document()->setHtml(m_story->html()); // unlike QTextBrowser it keeps the images
    m_drawing.start();
    QDialog::show();
    raise();
}

void StoryWindow::setImage(std::size_t picture, const QImage &image)
{
    m_text->document()->addResource(QTextDocument::ImageResource, QUrl(CampaignStory::imageName(picture)),
                                    image);
}

void StoryWindow::drawNext()
{
    if (m_next >= m_story->pictures())
        return m_drawing.stop();
    const int line = fontMetrics().height();
    const QSize size(line * kPictureWide, line * kPictureHigh);
    setImage(m_next, pictureOf(*m_story->shown(m_next), m_appearance, size, devicePixelRatioF()).toImage());
    ++m_next;
    m_text->document()->markContentsDirty(0, m_text->document()->characterCount());
    m_text->viewport()->update();
}

} // namespace merlon
