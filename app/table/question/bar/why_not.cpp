#include "app/table/question/bar/why_not.h"

#include "app/look/lettering.h"
#include "app/table/question/bar/prompt_ink.h"

#include <QEvent>
#include <QFrame>
#include <QLabel>
#include <QScreen>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

constexpr int kLetters = 64; ///< of a line
constexpr int kMostLines = 20;

} // namespace

WhyNot::WhyNot(QWidget *parent)
    : QPushButton(parent)
    , m_sheet(new QFrame(this, Qt::Popup))
    , m_text(new QLabel)
{
    setObjectName(u"why-not"_s);
    setFlat(true);
    QSizePolicy policy = sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    setSizePolicy(policy);
    hide();

    m_text->setObjectName(u"impossible"_s);
    m_text->setTextFormat(Qt::RichText);
    m_text->setWordWrap(true);
    m_text->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    m_text->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    m_text->setMargin(fontMetrics().lineSpacing() / 2);
    auto *area = new QScrollArea;
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setWidget(m_text);
    auto *column = new QVBoxLayout(m_sheet);
    column->setContentsMargins(1, 1, 1, 1);
    column->addWidget(area);
    static_cast<QFrame *>(m_sheet)->setFrameStyle(QFrame::StyledPanel | QFrame::Plain);
    connect(this, &QPushButton::clicked, this, &WhyNot::open);
    connect(m_text, &QLabel::linkActivated, this, [this](const QString &link) {
        m_sheet->hide();
        if (const QString rule = ruleOfLink(link); !rule.isEmpty())
            Q_EMIT ruleWanted(rule);
    });
    retranslate();
}

void WhyNot::setRefusals(const QStringList &refusals)
{
    m_refusals = refusals;
    m_sheet->hide();
    setVisible(!refusals.isEmpty());
    write();
}

void WhyNot::write()
{
    const QString line = uR"(<p style="margin:0; margin-bottom:%1px">%2</p>)"_s;
    const int space = fontMetrics().lineSpacing() / 3;
    QString text = line.arg(space).arg(u"<b>%1</b>"_s.arg(tr("Not possible now")));
    for (const QString &refusal : m_refusals)
        text += line.arg(space).arg(refusal);
    m_text->setText(text);
}

/// Above the button, since the question lies at the foot of the window.
void WhyNot::open()
{
    const int space = fontMetrics().lineSpacing() / 3;
    const int width = kLetters * fontMetrics().averageCharWidth();
    const int height =
        std::min(m_text->heightForWidth(width) + 2 * space, kMostLines * fontMetrics().lineSpacing());
    const QRect room = screen()->availableGeometry();
    QRect sheet(mapToGlobal(QPoint(this->width(), 0)) - QPoint(width, height), QSize(width, height));
    sheet.moveLeft(std::clamp(sheet.left(), room.left(), std::max(room.left(), room.right() - width)));
    sheet.moveTop(std::max(sheet.top(), room.top()));
    write(); // in the colors of now
    m_sheet->setGeometry(sheet);
    m_sheet->show();
    m_text->setFocus(Qt::PopupFocusReason);
}

void WhyNot::retranslate()
{
    //: A button beside a question: tells what cannot be chosen now, and why.
    setText(tr("Why not…?"));
    setToolTip(tr("What is not possible now, and by which rule"));
    m_text->setAccessibleName(tr("Not possible now"));
    write();
}

void WhyNot::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::PaletteChange)
        write(); // links have the color of the moment at which they are written
    QPushButton::changeEvent(event);
}

} // namespace merlon
