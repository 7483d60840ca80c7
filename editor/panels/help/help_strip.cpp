#include "editor/panels/help/help_strip.h"

#include "app/table/question/bar/prompt_ink.h"

#include <QApplication>
#include <QEvent>

#include <algorithm>

namespace merlon {

namespace {

constexpr int kPointerRest = 250; ///< milliseconds
constexpr double kLinkInk = 0.8;  ///< of links, between ground and text
constexpr int kStripMargin = 6;   ///< pixels
constexpr int kDeepest = 2000;    ///< pixels, more than any help needs

} // namespace

HelpStrip::HelpStrip(QWidget *parent)
    : QLabel(parent)
{
    setWordWrap(true);
    setTextFormat(Qt::RichText);
    setAlignment(Qt::AlignTop | Qt::AlignLeading);
    setMargin(kStripMargin);
    setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    m_rest.setSingleShot(true);
    m_rest.setInterval(kPointerRest);
    connect(&m_rest, &QTimer::timeout, this, [this] { follow(m_pointed); });
    connect(qApp, &QApplication::focusChanged, this,
            [this](const QWidget * /*before*/, QWidget *now) { follow(now); });
    connect(this, &QLabel::linkActivated, this, [this](const QString &link) {
        if (const QString rule = ruleOfLink(link); !rule.isEmpty())
            Q_EMIT ruleWanted(rule);
    });
}

void HelpStrip::begin(const PartHelp &usual)
{
    m_rest.stop();
    m_rows.clear();
    m_usual = usual;
    tell(usual);
}

void HelpStrip::watch(std::initializer_list<QWidget *> parts, const PartHelp &help)
{
    if (help.empty())
        return;
    for (QWidget *part : parts) {
        if (!part)
            continue;
        part->installEventFilter(this);
        m_rows.push_back({part, help});
    }
}

int HelpStrip::heightOfLongest(int wide) const
{
    const QRect room(0, 0, std::max(1, wide - 2 * kStripMargin), kDeepest);
    const auto heightOf = [&](const PartHelp &help) {
        return help.empty()
            ? 0
            : fontMetrics().boundingRect(room, Qt::TextWordWrap, inOneText(help)).height() + 2 * kStripMargin;
    };
    int most = heightOf(m_usual);
    for (const Row &row : m_rows)
        most = std::max(most, heightOf(row.help));
    return most;
}

/// Of which row the widget is a part.
const HelpStrip::Row *HelpStrip::rowOf(const QWidget *widget) const
{
    for (; widget; widget = widget->parentWidget()) {
        const auto row =
            std::ranges::find_if(m_rows, [&](const Row &one) { return one.part.data() == widget; });
        if (row != m_rows.end())
            return &*row;
    }
    return nullptr;
}

void HelpStrip::follow(QWidget *widget)
{
    if (const Row *row = rowOf(widget))
        tell(row->help);
}

void HelpStrip::tell(const PartHelp &help)
{
    setText(withRuleLinks(inOneText(help), between(palette(), kLinkInk)));
}

bool HelpStrip::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Enter) {
        m_pointed = qobject_cast<QWidget *>(watched);
        m_rest.start();
    } else if (event->type() == QEvent::Leave) {
        m_rest.stop();
    }
    return QLabel::eventFilter(watched, event);
}

} // namespace merlon
