#include "app/table/face/item_pictures.h"

#include <algorithm>

namespace merlon {

const Component *ItemPictures::component(const Item &item) const
{
    return componentOf(m_box, item.type, item.component.empty() ? item.key : item.component);
}

QString ItemPictures::path(const std::string &art) const
{
    const QString path = QString::fromStdString(m_speaker.setup().game().schema().key + '/' + art);
    return m_art.has(path) ? path : QString();
}

QString ItemPictures::of(const Item &item) const
{
    if (!item.art.empty())
        return path(item.art);
    const Component *part = component(item);
    return path(part && !part->art.empty() ? part->art : item.key.empty() ? std::string("back") : item.key);
}

QString ItemPictures::of(Choice choice, const Tableau &tableau) const
{
    const Vocabulary &words = m_speaker.vocabulary();
    const Term &verb = words.verbs()[choice.verb];
    QString ofPlace;
    for (std::size_t i = 0; i < verb.types.size(); ++i) {
        if (choice.args[i] == kHidden)
            continue;
        const ArgumentType &type = words.types()[verb.types[i]];
        if (type.kind == ArgumentKind::Place) {
            if (ofPlace.isEmpty())
                ofPlace = pictureOfPlace(choice.args[i], tableau);
            continue;
        }
        const QString ofPiece = pictureOfPiece(type, words.keyOf(verb.types[i], choice.args[i]));
        if (!ofPiece.isEmpty())
            return ofPiece;
    }
    return ofPlace;
}

/// Of what it is made of now, of the sign that stands for it, or of all of its kind.
QString ItemPictures::pictureOfPlace(int place, const Tableau &tableau) const
{
    const auto ground = std::ranges::find(tableau.grounds, place, &Ground::place);
    if (ground != tableau.grounds.end() && !ground->name.key.empty()) {
        if (QString made = path(ground->name.key); !made.isEmpty())
            return made;
    }
    for (const Zone &zone : tableau.zones) {
        if (zone.head && zone.head->place == place)
            return of(*zone.head);
    }
    return path(m_speaker.setup().board().places()[static_cast<std::size_t>(place)].kind);
}

/// A piece may be one of several numbered ones, or tell behind its name what it has done, and be of a type that the box
/// does not know.
QString ItemPictures::pictureOfPiece(const ArgumentType &type, const std::string &key) const
{
    const Component *piece = componentOf(m_box, type.key, key);
    if (!piece && type.kind == ArgumentKind::Piece) {
        const auto named = [this](const std::string &name) {
            const auto found = std::ranges::find_if(m_box, [&](const Component &one) {
                return one.role != ComponentRole::Card && !one.faceDown && one.key == name;
            });
            return found == m_box.end() ? nullptr : &*found;
        };
        piece = named(key);
        std::string stem = key.substr(0, key.find_last_not_of("-0123456789") + 1);
        while (!piece && !stem.empty()) {
            piece = named(stem);
            const std::size_t end = stem.rfind('-');
            stem.resize(end == std::string::npos ? 0 : end);
        }
    }
    return piece ? path(piece->art.empty() ? piece->key : piece->art) : QString();
}

QString ItemPictures::visitor(const Item &item) const
{
    const std::vector<QString> all = visitors(item);
    return all.empty() ? QString() : all.front();
}

std::vector<QString> ItemPictures::visitors(const Item &item) const
{
    std::vector<QString> pictures;
    for (const Visitor &visitor : item.visitors)
        pictures.push_back(path(visitor.art.empty() ? visitor.name.key : visitor.art));
    return pictures;
}

std::vector<Amount> ItemPictures::amounts(const std::vector<Stack> &stacks) const
{
    std::vector<Amount> amounts;
    for (const Stack &stack : stacks)
        amounts.push_back({path(stack.art.empty() ? stack.key : stack.art), stack.count});
    return amounts;
}

} // namespace merlon
