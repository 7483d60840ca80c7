#pragma once

#include "app/games/siege/assault/assault_record.h"
#include "app/words/speaker.h"

#include <QCoreApplication>
#include <QString>

namespace merlon {

/// The sentences about an assault: `AssaultWords::tr("...")` is looked up in the context "assault".
class AssaultWords {
    Q_DECLARE_TR_FUNCTIONS(assault)
};

QString titleOf(SiegeGame game, AssaultStep step);
/// Events of one cell as the chronicle tells them.
QString toldEvents(std::span<const Event> events, const Speaker &speaker);
/// What a cell of the sheet means, in sentences; empty if it is empty.
QString toldCell(const AssaultRow &row, AssaultStep step, const Speaker &speaker);
QString toldStrength(const AssaultRow &row, const Speaker &speaker);
QString toldAdvantage(const AssaultRow &row);
QString toldVerdict(const AssaultRow &row, const Speaker &speaker);
/// In a word or two, as it stands in the sheet.
QString verdictWord(AssaultRow::Verdict verdict);

} // namespace merlon
