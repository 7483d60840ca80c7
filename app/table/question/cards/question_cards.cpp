#include "app/table/question/cards/question_cards.h"

#include "app/table/face/item_pictures.h"
#include "app/table/face/tableau_face.h"
#include "app/table/position_display.h"
#include "app/words/game_words.h"
#include "app/words/item_words.h"
#include "app/words/language.h"
#include "core/games/module.h"

#include <algorithm>
#include <utility>

namespace merlon {

void QuestionCards::describe(WordedChoice &worded) const
{
    const Speaker &speaker = *m_parts.game.speaker;
    if (const std::optional<Item> meant = itemMeant(m_parts.display.view(), worded.choice)) {
        const std::vector<Component> box = componentsOf(speaker.setup());
        const QString name = asTitle(plainNameOf(*meant, speaker));
        worded.picture = ItemPictures(m_parts.appearance.art(), speaker, box).of(*meant);
        //: On a button. %1: a choice, `Turn the card of phase 2`, or its number alone, %2: what is meant, `Precise fire`.
        const auto named = [&](const QString &choice) { return tr("%1: %2").arg(choice, name); };
        worded.text = named(worded.text);
        worded.sentence = named(worded.sentence);
        return;
    }
    const std::optional<Component> card = of(worded.choice);
    if (!card)
        return;
    worded.picture = pictureOf(*card);
    if (worded.note.isEmpty())
        worded.note = speaker.about(card->type, card->key);
}

/// The card that is all that a choice names.
std::optional<Component> QuestionCards::of(Choice choice) const
{
    const Speaker &speaker = *m_parts.game.speaker;
    const Vocabulary &words = speaker.vocabulary();
    const Term &term = words.verbs()[choice.verb];
    if (term.types.size() != 1 || choice.args[0] == kHidden)
        return std::nullopt;
    const std::string &type = words.types()[term.types[0]].key;
    const std::string key = words.keyOf(term.types[0], choice.args[0]);
    const std::vector<Component> box = componentsOf(speaker.setup());
    const auto component =
        std::ranges::find_if(box, [&](const Component &one) { // a token may be called the same
            return one.type == type && one.key == key && one.role == ComponentRole::Card;
        });
    return component == box.end() ? std::nullopt : std::optional(*component);
}

/// Under resources/art.
QString QuestionCards::pictureOf(const Component &card) const
{
    return QString::fromStdString(m_parts.game.speaker->setup().game().schema().key + '/'
                                  + (card.art.empty() ? card.key : card.art));
}

bool QuestionCards::isInHand(const Component &card) const
{
    return std::ranges::any_of(m_parts.display.tableau().zones, [&](const Zone &zone) {
        return zone.kind == ZoneKind::Hand && std::ranges::any_of(zone.items, [&](const Item &item) {
                   return item.key == card.key && item.type == card.type;
               });
    });
}

QString QuestionCards::titleOn(const Component &card) const
{
    return nameOnCard(card, *m_parts.game.speaker);
}

/// What it is for; where nobody has said that, what is printed on it.
QString QuestionCards::textOn(const Component &card) const
{
    const Speaker &speaker = *m_parts.game.speaker;
    if (QString about = speaker.about(card.type, card.key); !about.isEmpty())
        return about;
    QStringList paragraphs;
    for (const std::vector<Text> &paragraph : card.rule) {
        QStringList sentences;
        for (const Text &sentence : paragraph)
            sentences << speaker.say(sentence);
        paragraphs << sentences.join(u' ');
    }
    return paragraphs.join(u'\n');
}

std::vector<ChoiceCard::Content> QuestionCards::toCompare(const ChoiceGuide &guide) const
{
    constexpr std::size_t kMost = 4;
    const Speaker &speaker = *m_parts.game.speaker;
    const std::vector<Choice> choices = guide.remaining();
    if (guide.hasPicks() || choices.size() < 2 || choices.size() > kMost
        || !speaker.keeping(m_parts.display.view().decision()).isEmpty())
        return {};
    std::vector<ChoiceCard::Content> contents;
    for (const Choice choice : choices) {
        const auto content = choice.verb == choices.front().verb ? contentOf(choice) : std::nullopt;
        if (!content || content->text.isEmpty())
            return {};
        contents.push_back(*content);
    }
    return contents;
}

/// None if no card is chosen, or one that is seen in a hand.
std::optional<ChoiceCard::Content> QuestionCards::contentOf(Choice choice) const
{
    const std::optional<Component> card = of(choice);
    if (!card || isInHand(*card))
        return std::nullopt;
    return ChoiceCard::Content {choice, pictureOf(*card), titleOn(*card), textOn(*card),
                                withCapital(m_parts.game.speaker->sentence(choice))};
}

std::vector<ChoiceCard::Content> QuestionCards::toOrder(const ChoiceGuide &guide) const
{
    constexpr std::size_t kMostInOrder = 6;
    const std::vector<Choice> choices = guide.remaining();
    if (guide.hasPicks() || choices.size() < 2 || choices.size() > kMostInOrder
        || m_parts.game.speaker->keeping(m_parts.display.view().decision()).isEmpty())
        return {};
    std::vector<ChoiceCard::Content> contents;
    for (const Choice choice : choices) {
        const std::optional<ChoiceCard::Content> content = contentOf(choice);
        if (!content)
            return {};
        contents.push_back(*content);
    }
    return contents;
}

} // namespace merlon
