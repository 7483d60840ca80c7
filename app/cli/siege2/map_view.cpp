#include "app/cli/siege2/map_view.h"

#include "app/words/language.h"
#include "core/games/siege2/pieces/row.h"

using namespace Qt::StringLiterals;

namespace merlon::cli {

using namespace siege2;

namespace {

QString lowered(QString name)
{
    if (!name.isEmpty())
        name[0] = name[0].toLower();
    return name;
}

} // namespace

QString MapView::card(Card card) const
{
    return lowered(speaker.name("action-card", dataOf(card).key));
}

QString MapView::action(Action action) const
{
    return lowered(speaker.name("building-action", dataOf(action).key));
}

QString MapView::ritual(Card card, RitualToken token) const
{
    if (token == RitualToken::None)
        return {};
    QString side = u"?"_s;
    if (token == RitualToken::BluffDown)
        side = Cli::tr("bluff, face down");
    else if (token == RitualToken::TargetDown)
        side = Cli::tr("target, face down");
    else if (token == RitualToken::TargetUp)
        side = Cli::tr("target");
    return u"%1 (%2)"_s.arg(this->card(card), side);
}

int MapView::rowPosition() const
{
    const int position = rowPositionInUse(data);
    return position < kRowCards ? position : -1;
}

} // namespace merlon::cli
