#include "app/games/fiefs/story/fiefs_teller.h"

#include "app/words/counting.h"
#include "app/words/language.h"

#include <array>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

/// The sentences about several events.
class FiefsStory {
    Q_DECLARE_TR_FUNCTIONS(FiefsStory)
};

/// Events of one kind and, unless it is a kind without seats, of one seat: a sentence of a group.
using Run = std::span<const Event>;

bool belongTogether(const Event &one, const Event &other)
{
    return one.kind == other.kind && one.args[0] == other.args[0];
}

/// A sentence for each run of a group, in the order of the events; empty ones are left out.
QString eachRun(const Group &group, const Speaker &speaker, QString (*tell)(Run run, const Speaker &speaker))
{
    QStringList sentences;
    for (const Group::Sentence &sentence : group.sentences) {
        const Run run = sentence.events;
        const QString told = run.size() == 1 ? speaker.sentence(run.front()) : tell(run, speaker);
        if (!told.isEmpty())
            sentences << asSentence(told);
    }
    return sentences.join(u' ');
}

QString seatOf(Run run, const Speaker &speaker)
{
    return speaker.name(run.front(), 0);
}

/// Cards, artifacts: what the second argument names. Cards that nobody may know are counted.
QString namesIn(Run run, const Speaker &speaker)
{
    QStringList names;
    int hidden = 0;
    for (const Event &event : run) {
        if (event.args[1] == kHidden)
            ++hidden;
        else
            names << speaker.name(event, 1);
    }
    if (hidden > 0)
        //: The log, in a list of cards that are drawn: those that you cannot see. %n: how many
        names << FiefsStory::tr("%n card(s)", nullptr, hidden);
    return enumerated(names);
}

/// Places with numbers of knights: A1 (3), B1 (2).
QString placesIn(Run run, const Speaker &speaker)
{
    QStringList places;
    for (const Event &event : run)
        places << u"%1 (%2)"_s.arg(speaker.name(event, 1)).arg(event.args[2]);
    return separated(places);
}

/// Tiles and where they are dealt, all in one sentence.
QString toldTiles(const Group &group, const Speaker &speaker)
{
    QStringList tiles;
    for (const Group::Sentence &sentence : group.sentences) {
        for (const Event &event : sentence.events)
            tiles << u"%1 (%2)"_s.arg(speaker.name(event, 0), speaker.name(event, 1));
    }
    //: %1: tiles, each with its place: Village (A1), Forest (F2).
    return FiefsStory::tr("Tiles: %1.").arg(separated(tiles));
}

QString toldArtefacts(const Group &group, const Speaker &speaker)
{
    return eachRun(group, speaker, [](Run run, const Speaker &words) {
        //: %1: a seat, %2: artifacts.
        return FiefsStory::tr("%1 receives these artifacts: %2.")
            .arg(seatOf(run, words), namesIn(run, words));
    });
}

QString toldFirstKnights(const Group &group, const Speaker &speaker)
{
    return eachRun(group, speaker, [](Run run, const Speaker &words) {
        //: %1: a seat, %2: places with numbers of knights: castle 1 (3), A1 (3).
        return FiefsStory::tr("%1 places knights: %2.").arg(seatOf(run, words), placesIn(run, words));
    });
}

QString toldDraws(const Group &group, const Speaker &speaker)
{
    return eachRun(group, speaker, [](Run run, const Speaker &words) {
        //: %1: a seat, %2: cards.
        return FiefsStory::tr("%1 draws %2.").arg(seatOf(run, words), namesIn(run, words));
    });
}

/// How many cards are looked at has been told before.
QString toldSeenCards(const Group &group, const Speaker &speaker)
{
    return eachRun(group, speaker, [](Run run, const Speaker &words) {
        if (run.front().args[1] == kHidden)
            return QString();
        //: %1: a seat, %2: cards.
        return FiefsStory::tr("%1 sees %2.").arg(seatOf(run, words), namesIn(run, words));
    });
}

QString toldReturnedCards(const Group &group, const Speaker &speaker)
{
    return eachRun(group, speaker, [](Run run, const Speaker &words) {
        if (run.front().args[1] == kHidden)
            //: %1: a seat.
            return /*: Log. %1: a player */ FiefsStory::tr("%1 puts the cards back on the draw pile.")
                .arg(seatOf(run, words));
        //: %1: a seat, %2: cards, the uppermost first.
        return FiefsStory::tr("%1 puts them back on the draw pile, from the top: %2.")
            .arg(seatOf(run, words), namesIn(run, words));
    });
}

QString toldSupport(const Group &group, const Speaker &speaker)
{
    return eachRun(group, speaker, [](Run run, const Speaker &words) {
        //: %1: a seat, %2: cards.
        return FiefsStory::tr("%1 plays %2.").arg(seatOf(run, words), namesIn(run, words));
    });
}

QString toldKnights(const Group &group, const Speaker &speaker)
{
    return eachRun(group, speaker, [](Run run, const Speaker &words) {
        const bool isRecall = words.keyOf(run.front()) == "recalled";
        //: %1: a seat, %2: places with numbers of knights: A1 (1), B1 (2).
        return (isRecall ? FiefsStory::tr("%1 recalls knights: %2.")
                         : /*: Log. %1: a player, %2: places with numbers */ FiefsStory::tr(
                             "%1 posts knights: %2."))
            .arg(seatOf(run, words), placesIn(run, words));
    });
}

QString toldChaos(const Group &group, const Speaker &speaker)
{
    return eachRun(group, speaker, [](Run run, const Speaker &words) {
        QStringList rolls;
        for (const Event &event : run)
            rolls << words.name(event, 1);
        //: %1: a seat, %2: what its dice show: 1, 4, 6.
        return FiefsStory::tr("Chaos: %1 rolls %2.").arg(seatOf(run, words), separated(rolls));
    });
}

constexpr std::array kTellings = std::to_array<TellingRow>({
    {"tile-dealt", toldTiles},
    {"artefact-dealt", toldArtefacts},
    {"knights-placed", toldFirstKnights},
    {"card-drawn", toldDraws},
    {"card-seen", toldSeenCards},
    {"card-put-back", toldReturnedCards},
    {"support-played", toldSupport},
    {"recalled", toldKnights},
    {"posted", toldKnights},
    {"chaos-rolled", toldChaos},
    {"turn-ends"}, // the next heading says it
});

class FiefsTeller final : public Teller {
public:
    explicit FiefsTeller(const Speaker &speaker)
        : m_speaker(speaker)
    {
    }

    void hear(const Event &event) override
    {
        m_telling = isSaid(event) ? std::nullopt : tellingIn(kTellings, m_speaker.keyOf(event), event);
        m_before = event;
        if (!m_telling)
            return;
        if (!belongTogether(event, m_told))
            ++m_run;
        m_told = event;
        if (m_telling->tell != toldTiles) // all in one sentence
            m_telling->subject = m_run;
    }

    std::optional<Telling> tellingOf(const Event &) const override { return m_telling; }

private:
    /// Whether the event before it says so already.
    bool isSaid(const Event &event) const
    {
        const std::string_view key = m_speaker.keyOf(event);
        const std::string_view before = m_speaker.keyOf(m_before);
        return (key == "artefact-broken" && before == "fracture-played")
            || (key == "support-ends" && before == "support-played" && event.args[0] == m_before.args[0]);
    }

    const Speaker &m_speaker;
    Event m_before {};
    Event m_told {};                     ///< the last one that is not left out
    std::uint32_t m_run = 1;             ///< its number
    std::optional<Telling> m_telling {}; ///< of the event that was heard last
};

} // namespace

std::unique_ptr<Teller> makeFiefsTeller(const Speaker &speaker)
{
    return std::make_unique<FiefsTeller>(speaker);
}

} // namespace merlon
