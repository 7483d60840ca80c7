#include "app/games/siege/siege_face.h"

#include "app/games/siege/assault/assault_sheet.h"
#include "app/games/siege/odds/balance.h"
#include "app/games/siege/odds/odds_panel.h"
#include "app/table/face/tableau_face.h"

namespace merlon {

namespace {

/// What is special about the sieges: the sheet of the assault, the odds and the balance of strength, the sounds.
class SiegeFace final : public TableauFace {
public:
    FaceWidgets makeWidgets(const canvas::Art &art, QWidget *parent) const override
    {
        FaceWidgets widgets = TableauFace::makeWidgets(art, parent);
        auto *odds = new OddsPanel(art, parent);
        widgets.odds = odds;
        widgets.sheet = new AssaultSheet(art, parent);
        widgets.themeChanged = [others = widgets.themeChanged, odds] {
            others();
            odds->themeChanged();
        };
        return widgets;
    }

    QString foretell(const View &view, const Speaker &speaker, int place) const override
    {
        return balanceOf(view, speaker, place);
    }

    std::vector<canvas::Badge> badges(const View &view, const Speaker &) const override
    {
        return balanceBadges(view);
    }
};

} // namespace

std::unique_ptr<GameFace> makeSiegeFace()
{
    return std::make_unique<SiegeFace>();
}

} // namespace merlon
