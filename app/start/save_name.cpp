#include "app/start/save_name.h"

#include "app/games/faces.h"
#include "app/words/game_words.h"
#include "app/words/round_words.h"
#include "app/words/speaker.h"
#include "core/games/module.h"

#include <QCoreApplication>

#include <optional>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

struct SaveWords {
    Q_DECLARE_TR_FUNCTIONS(SaveName)
};

/// Without what Windows does not take.
QString asFileName(QString text)
{
    const QString forbidden = u"<>:\"/\\|?*"_s;
    for (QChar &letter : text) {
        if (!letter.isPrint() || forbidden.contains(letter))
            letter = u' ';
    }
    return text.simplified();
}

} // namespace

QString saveName(const View &view, QDate day)
{
    const Setup &setup = view.setup();
    const QString game = titleOf(setup.game().key());
    const QString date = day.toString(Qt::ISODate);
    const std::optional<RoundTime> time = faceOf(setup.game())->timeOf(tableauOf(view), Speaker(setup));
    //: The name of a saved game. %1: the game, %2: the date, `2026-11-28`.
    QString name = SaveWords::tr("%1, %2").arg(game, date);
    if (time && time->round > 0)
        //: The name of a saved game. %1: the game, %2: `round 3`, %3: the date, `2026-11-28`.
        name = SaveWords::tr("%1, %2, %3").arg(game, RoundWords(setup.game()).inLine(time->round), date);
    return asFileName(name) + u".json"_s;
}

} // namespace merlon
