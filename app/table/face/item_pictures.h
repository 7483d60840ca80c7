#pragma once

#include "app/widgets/strokes.h"
#include "app/words/speaker.h"
#include "core/canvas/art/art.h"
#include "core/engine/tableau/components.h"
#include "core/engine/tableau/tableau.h"

#include <QString>

#include <string>
#include <vector>

namespace merlon {

/// The pictures of the things of a game, as far as they have been drawn; empty: it has not been.
class ItemPictures {
public:
    /// All must live as long as this.
    ItemPictures(const canvas::Art &art, const Speaker &speaker, const std::vector<Component> &box)
        : m_art(art)
        , m_speaker(speaker)
        , m_box(box)
    {
    }

    /// By what it is called among the drawings of the game.
    QString path(const std::string &art) const;
    QString of(const Item &item) const;
    /// Of the piece or card that a choice names, else of the place; empty if there is none.
    QString of(Choice choice, const Tableau &tableau) const;
    /// Of the first who stands on it.
    QString visitor(const Item &item) const;
    std::vector<QString> visitors(const Item &item) const;
    std::vector<Amount> amounts(const std::vector<Stack> &stacks) const;
    /// What it is in the box; null if that does not know it.
    const Component *component(const Item &item) const;

private:
    QString pictureOfPlace(int place, const Tableau &tableau) const;
    QString pictureOfPiece(const ArgumentType &type, const std::string &key) const;

    const canvas::Art &m_art;
    const Speaker &m_speaker;
    const std::vector<Component> &m_box;
};

} // namespace merlon
