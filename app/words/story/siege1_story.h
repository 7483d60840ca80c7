#pragma once

#include "app/words/families.h"

#include <QString>

namespace merlon {

class Speaker;

/// What the chronicle of Siege I has of its own: families of its events, and titles of its paragraphs.
Family siege1FamilyOf(std::string_view key, RuleId rule);

/// The name of a phase from 1 to 6.
QString siege1PhaseTitle(int phase);
/// The title that a rule stands for after another title; empty where the rule says nothing about that.
QString siege1TitleFor(RuleId rule, bool inAssault, const QString &lastTitle);

/// The sentences of its own families.
QString toldKeptCards(const Group &group, const Speaker &speaker);
QString toldSeatDraws(const Group &group, const Speaker &speaker);
QString toldActions(const Group &group, const Speaker &speaker);
QString toldCrews(const Group &group, const Speaker &speaker);
QString toldFireCards(const Group &group, const Speaker &speaker);
QString toldGlory(const Group &group, const Speaker &speaker);

} // namespace merlon
