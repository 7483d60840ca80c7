#pragma once

#include "core/base/text.h"
#include "core/engine/game.h"
#include "core/engine/notation/vocabulary.h"

#include <QString>
#include <QStringList>

#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace merlon {

class View;
struct Tableau;

/// Says things of one opened game: its places have the names of the board, if the board gives any.
class Speaker {
public:
    explicit Speaker(const Setup &setup);

    /// From now on places are called as they are in a position: after the tiles that lie there, equal ones with a
    /// number.
    void callPlaces(const Tableau &tableau);

    const Setup &setup() const { return m_setup; }
    const Vocabulary &vocabulary() const { return m_setup.vocabulary(); }

    /// The name of a word as it stands in a list or table, without an article: `west wall 2`; of a path:
    /// `west foreground → west rampart 1`; of a word with a type: `building-action`, `cannon`.
    QString name(std::string_view key) const;
    QString name(std::string_view type, std::string_view key) const;
    /// The name of a value of a type of the vocabulary; `?` if it is hidden.
    QString name(std::uint8_t type, std::uint16_t value) const;
    /// The name of a word of a text.
    QString named(const Word &word) const;
    QString seat(Seat seat) const;

    /// The key of an event's argument; `?` if it is hidden.
    std::string key(const Event &event, std::size_t argument) const;
    QString name(const Event &event, std::size_t argument) const;
    std::string_view keyOf(const Event &event) const { return vocabulary().events()[event.kind].key; }

    TermRole roleOf(const Event &event) const { return vocabulary().events()[event.kind].role; }
    /// The rules under which the events happened, each once: `S2-17.1`.
    QStringList rulesOf(std::span<const Event> events) const;

    /// A whole sentence, as the core words it.
    QString sentence(const Event &event) const { return say(vocabulary().text(event)); }
    QString sentence(const Reason &reason) const { return say(vocabulary().text(reason)); }
    QString sentence(const Decision &decision) const { return say(vocabulary().text(decision)); }
    /// What the question of a position wants of the player who is asked: `use or skip Resources`; empty where a game does
    /// not say it.
    QString toPlayer(const View &view) const;
    /// What to think of at a question, for beginners; empty if nobody has said.
    QString coaching(const Decision &decision) const;
    /// Where things are put in order one after the other: that they are to stay as they lie. Empty elsewhere.
    QString keeping(const Decision &decision) const;
    QString sentence(Choice choice) const { return say(vocabulary().text(choice)); }
    /// A choice at a question: one that ends a step says which, where a game does so: `Done with the supply`.
    QString sentence(Choice choice, const Decision &decision) const;
    QString say(Text text) const;
    /// Empty if nobody has worded it.
    QString sayIfWorded(Text text) const;

    /// What a value is for, in a sentence or two (wording `about.<type>.<key>`); empty where there is nothing to say.
    QString about(std::string_view type, std::string_view key) const;
    /// Why the question of a position is asked now; empty where there is nothing to say.
    QString why(const View &view) const;
    /// What a choice of the question costs and does, and what is reached from where it puts something, with the number of a
    /// rule; empty where its name says everything.
    QString note(const View &view, Choice choice) const;

private:
    QString reach(const View &view, Choice choice) const;
    std::optional<QString> nameOfPart(std::string_view key) const;
    /// Another text about a decision: `yours.march` of `decision.march`; empty if nobody has worded it.
    QString sayAs(std::string_view family, const Decision &decision) const;

    const Setup &m_setup;
    const Wordings &m_wordings;
    std::map<std::string, QString, std::less<>> m_placeNames;
};

} // namespace merlon
