#include "app/table/event_scene.h"

#include "core/games/module.h"

#include <set>

using namespace Qt::StringLiterals;

namespace merlon {

EventScene::EventScene(const Speaker &speaker)
    : m_speaker(speaker)
    , m_box(componentsOf(speaker.setup()))
{
}

std::vector<canvas::Thing> EventScene::thingsIn(std::span<const Event> events) const
{
    std::set<canvas::Thing> things;
    const Vocabulary &words = m_speaker.vocabulary();
    const std::size_t places = m_speaker.setup().board().places().size();
    for (const Event &event : events) {
        const Term &term = words.events()[event.kind];
        for (std::size_t i = 0; i < term.types.size(); ++i) {
            const ArgumentType &type = words.types()[term.types[i]];
            if (event.args[i] == kHidden)
                continue;
            if (type.kind == ArgumentKind::Place && event.args[i] < places)
                things.insert(canvas::placeThing(event.args[i]));
            else if (type.kind == ArgumentKind::Link)
                things.insert(canvas::linkThing(event.args[i]));
            else if (event.args[i] < type.places.size())
                things.insert(canvas::placeThing(type.places[event.args[i]]));
        }
    }
    return {things.begin(), things.end()};
}

QString EventScene::artIn(std::span<const Event> events) const
{
    if (const QString die = dieIn(events); !die.isEmpty())
        return die;
    const Vocabulary &words = m_speaker.vocabulary();
    for (const Event &event : events) {
        const Term &term = words.events()[event.kind];
        for (std::size_t i = 0; i < term.types.size(); ++i) {
            const ArgumentType &type = words.types()[term.types[i]];
            if (event.args[i] == kHidden || type.kind == ArgumentKind::Place
                || type.kind == ArgumentKind::Link)
                continue;
            if (QString art = artOf(type.key, words.keyOf(term.types[i], event.args[i])); !art.isEmpty())
                return art;
        }
    }
    return {};
}

/// Of several throws the last one.
QString EventScene::dieIn(std::span<const Event> events) const
{
    const Vocabulary &words = m_speaker.vocabulary();
    QString art;
    for (const Event &event : events) {
        const Term &term = words.events()[event.kind];
        for (std::size_t i = 0; i < term.types.size(); ++i) {
            const bool isDie = words.types()[term.types[i]].kind == ArgumentKind::Die;
            if (isDie && event.args[i] != kHidden && event.args[i] > 0)
                art = u"die-"_s + QString::number(event.args[i]);
        }
    }
    return art;
}

QString EventScene::artOf(const std::string &type, const std::string &key) const
{
    const Component *component = componentOf(m_box, type, key);
    if (!component)
        component = componentOf(m_box, {}, key);
    return component ? QString::fromStdString(component->art.empty() ? component->key : component->art)
                     : QString();
}

} // namespace merlon
