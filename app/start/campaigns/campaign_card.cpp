#include "app/start/campaigns/campaign_card.h"

#include "app/look/appearance.h"
#include "app/look/lettering.h"
#include "app/look/text_size.h"
#include "app/start/campaigns/campaign_words.h"
#include "app/start/kept/kept_pictures.h"
#include "app/start/shelf/picture_frame.h"
#include "app/widgets/layout/flow_layout.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace merlon {

CampaignCard::CampaignCard(const Appearance &appearance, QWidget *parent)
    : CardFrame(appearance, parent)
    , m_picture(new PictureFrame(appearance))
    , m_title(new QLabel)
    , m_state(new QLabel)
    , m_place(new QLabel)
    , m_terms(new QLabel)
    , m_people(new QLabel)
    , m_resume(new QPushButton)
    , m_back(new QPushButton)
    , m_story(new QPushButton)
    , m_rename(new QPushButton)
    , m_delete(new QPushButton)
{
    setObjectName(u"campaign"_s);
    m_picture->setLazy(true);
    build();
    connectButtons();
    retranslate();
}

void CampaignCard::build()
{
    m_resume->setObjectName(u"resume-campaign"_s);
    m_back->setObjectName(u"back-in-campaign"_s);
    m_place->setObjectName(u"place-of-campaign"_s);
    m_story->setObjectName(u"story-of-campaign"_s);
    m_rename->setObjectName(u"rename-campaign"_s);
    m_delete->setObjectName(u"delete-campaign"_s);
    m_terms->setObjectName(u"campaign-terms"_s);
    for (QLabel *label : {m_title, m_state, m_place, m_terms, m_people}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
    }
    auto *buttons = new QWidget;
    auto *flow = new FlowLayout(fontMetrics().height() / 2);
    flow->setContentsMargins(0, 0, 0, 0);
    buttons->setLayout(flow);
    QSizePolicy flowing(QSizePolicy::Preferred, QSizePolicy::Minimum);
    flowing.setHeightForWidth(true);
    buttons->setSizePolicy(flowing);
    for (QPushButton *button : {m_resume, m_back, m_story, m_rename, m_delete}) {
        button->setAutoDefault(true);
        flow->addWidget(button);
    }
    auto *text = new QVBoxLayout;
    for (QLabel *label : {m_title, m_state, m_place, m_terms, m_people})
        text->addWidget(label);
    text->addWidget(buttons);
    auto *row = new QHBoxLayout(this);
    row->addWidget(m_picture);
    row->addLayout(text, 1);
    followTextSize(this, [this, row, text] {
        const int line = fontMetrics().height();
        m_title->setFont(titleFont(font(), 1.3));
        m_people->setFont(textFont(font(), 0.9));
        m_picture->setFixedSize(line * 11, line * 7);
        row->setContentsMargins(line / 2, line / 2, line / 2, line / 2 + 2);
        row->setSpacing(line * 3 / 4);
        text->setSpacing(line / 4);
    });
}

void CampaignCard::connectButtons()
{
    connect(m_resume, &QPushButton::clicked, this, [this] { Q_EMIT resumeWanted(m_kept.file); });
    connect(m_back, &QPushButton::clicked, this, [this] { Q_EMIT backWanted(m_kept.file); });
    connect(m_story, &QPushButton::clicked, this, [this] { Q_EMIT storyWanted(m_kept.file); });
    connect(m_rename, &QPushButton::clicked, this, [this] { Q_EMIT renameWanted(m_kept.file); });
    connect(m_delete, &QPushButton::clicked, this, [this] { Q_EMIT deleteWanted(m_kept.file); });
}

void CampaignCard::setKept(const KeptCampaign &kept)
{
    m_kept = kept;
    m_picture->setPicture(kept.position ? PictureFrame::Draw([this](QSize size, double ratio) {
        return pictureOf(*m_kept.position->view, appearance(), size, ratio);
    })
                                        : PictureFrame::Draw());
    m_resume->setVisible(kept.isRunning());
    m_back->setVisible(kept.canGoBack());
    m_story->setVisible(kept.position != nullptr);
    m_rename->setVisible(kept.position != nullptr);
    retranslate();
}

void CampaignCard::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    CardFrame::changeEvent(event);
}

void CampaignCard::retranslate()
{
    const CampaignWords words = wordsOf(m_kept);
    m_title->setText(words.title);
    m_state->setText(words.state);
    m_place->setText(words.place);
    m_place->setVisible(!words.place.isEmpty());
    m_terms->setText(words.terms);
    m_terms->setVisible(!words.terms.isEmpty());
    //: Below a campaign. %1: who plays, %2: when it was played last: `Ann and Computer · Today, 11:42`.
    m_people->setText(words.people.isEmpty() ? words.when : tr("%1 · %2").arg(words.people, words.when));
    //: A button: goes on with a campaign, after asking who plays.
    m_resume->setText(tr("Resume…"));
    //: A button: after a defeat a campaign is taken up again, after asking who plays.
    m_back->setText(tr("Back to the last save point…"));
    //: A button: shows what has happened in a campaign.
    m_story->setText(tr("Chronicle"));
    //: A button: gives a campaign another name.
    m_rename->setText(tr("Rename…"));
    //: A button: deletes a campaign, after asking.
    m_delete->setText(tr("Delete…"));
    for (QPushButton *button : {m_resume, m_back, m_story, m_rename, m_delete})
        button->setAccessibleDescription(words.title);
}

} // namespace merlon
