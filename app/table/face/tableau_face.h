#pragma once

#include "app/table/face/game_face.h"

#include <memory>

namespace merlon {

struct Component;

/// A face made from what a game declares: its tableau, its components and its texts. Any game can be played with it;
/// one that has special widgets beside them derives from it.
class TableauFace : public GameFace {
public:
    FaceWidgets makeWidgets(const canvas::Art &art, QWidget *parent) const override;
    canvas::Picture picture(const Tableau &tableau, const Speaker &speaker) const override;
    canvas::Picture layout(Tableau tableau, const Speaker &speaker) const override;
    std::vector<canvas::Token> box(const Speaker &speaker) const override;
    std::vector<BoxCard> cards(const Speaker &speaker) const override;
    std::vector<canvas::Motion> motions(const canvas::Picture &before, const canvas::Picture &after,
                                        std::span<const Event> events, const Setup &setup) const override;
    std::optional<RoundTime> timeOf(const Tableau &tableau, const Speaker &speaker) const override;
    ResultTable resultOf(const View &view, const Speaker &speaker,
                         const canvas::Picture &picture) const override;
    QString whyNow(const View &view, const Speaker &speaker) const override;
    QString noteOn(const View &view, const Speaker &speaker, Choice choice) const override;
    std::optional<int> hopeOf(const View &view, Choice choice) const override;
    QString warningBefore(const View &view, const Speaker &speaker, Choice choice) const override;
};

/// Round and phases of a position, in the language spoken.
RoundTime roundTimeOf(const Tableau &tableau, const Speaker &speaker);

/// As it is printed.
QString nameOnCard(const Component &card, const Speaker &speaker);

std::unique_ptr<GameFace> makeTableauFace();

} // namespace merlon
