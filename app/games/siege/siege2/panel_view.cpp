#include "app/games/siege/siege2/panel_view.h"

#include "app/words/counting.h"
#include "core/games/siege2/cards.h"

using namespace Qt::StringLiterals;

namespace merlon {

using namespace siege2;

namespace {

template <class Keys>
QString unitsInWords(const Units &units, const Keys &keys, const Speaker &speaker)
{
    Tally tally;
    for (std::size_t unit = 0; unit < keys.size(); ++unit) {
        if (units[unit] > 0)
            tally[std::string(keys[unit])] = units[unit];
    }
    return counted(tally, speaker);
}

} // namespace

bool PanelView::sees(Seat seat) const
{
    return view.seats().contains(seat) || data().winner != Winner::Nobody;
}

QString PanelView::place(PlaceIndex index) const
{
    return index == kNowhere ? QString() : speaker.name(speaker.setup().board().places()[index].key);
}

QString PanelView::title(std::string_view key) const
{
    QString name = speaker.name(key);
    if (!name.isEmpty())
        name[0] = name[0].toUpper();
    return name;
}

QString PanelView::invaders(const Units &units) const
{
    return unitsInWords(units, kInvaderUnitKeys, speaker);
}

QString PanelView::defenders(const Units &units) const
{
    return unitsInWords(units, kDefenderUnitKeys, speaker);
}

QString PanelView::nameOf(Card card) const
{
    return speaker.name("action-card", dataOf(card).key);
}

QString PanelView::nameOf(Action action) const
{
    return speaker.name("building-action", dataOf(action).key);
}

QString pictureOf(std::string_view key)
{
    return u"siege/%1"_s.arg(QLatin1StringView(key.data(), static_cast<qsizetype>(key.size())));
}

QString inWords(RitualToken token, const TokenSentences &sentences)
{
    switch (token) {
    case RitualToken::None:
        return {};
    case RitualToken::BluffDown:
        return sentences.bluff;
    case RitualToken::TargetDown:
        return sentences.target;
    case RitualToken::TargetUp:
        return sentences.revealed;
    case RitualToken::HiddenDown:
        return sentences.hidden;
    }
    return {};
}

QString pictureOf(RitualToken token, std::string_view key)
{
    return pictureOf(token == RitualToken::HiddenDown ? "back-ritual" : key);
}

} // namespace merlon
