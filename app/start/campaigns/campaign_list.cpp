#include "app/start/campaigns/campaign_list.h"

#include "app/look/lettering.h"
#include "app/look/text_size.h"
#include "app/start/campaigns/campaign_card.h"
#include "app/start/campaigns/kept_campaigns.h"

#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

namespace merlon {

CampaignList::CampaignList(const Appearance &appearance, QWidget *parent)
    : QWidget(parent)
    , m_appearance(appearance)
    , m_title(new QLabel)
    , m_column(new QVBoxLayout(this))
{
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->addWidget(m_title);
    followTextSize(this, [this] {
        m_title->setFont(titleFont(font(), 1.3));
        m_column->setSpacing(fontMetrics().height() / 2);
    });
    retranslate();
    hide();
}

void CampaignList::follow(KeptCampaigns &campaigns)
{
    m_campaigns = &campaigns;
    connect(&campaigns, &KeptCampaigns::changed, this, &CampaignList::rebuild);
    rebuild();
}

/// Cards that are there already are used again.
void CampaignList::rebuild()
{
    const std::span<const KeptCampaign> kept = m_campaigns->campaigns();
    while (m_cards.size() > kept.size()) {
        m_cards.back()->hide();
        m_cards.back()->deleteLater(); // it may hold the button whose click brought us here
        m_cards.pop_back();
    }
    while (m_cards.size() < kept.size())
        m_cards.push_back(makeCard());
    for (std::size_t i = 0; i < kept.size(); ++i)
        m_cards[i]->setKept(kept[i]);
    setVisible(!kept.empty());
}

CampaignCard *CampaignList::makeCard()
{
    auto *card = new CampaignCard(m_appearance);
    m_column->addWidget(card);
    connect(card, &CampaignCard::resumeWanted, this, &CampaignList::resumeWanted);
    connect(card, &CampaignCard::backWanted, this, &CampaignList::backWanted);
    connect(card, &CampaignCard::storyWanted, this, &CampaignList::storyWanted);
    connect(card, &CampaignCard::renameWanted, this, &CampaignList::renameWanted);
    connect(card, &CampaignCard::deleteWanted, this, &CampaignList::deleteWanted);
    return card;
}

void CampaignList::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void CampaignList::retranslate()
{
    //: The title of the list of campaigns on the start page.
    m_title->setText(tr("Campaigns"));
}

} // namespace merlon
