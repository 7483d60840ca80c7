#include "app/games/siege/siege_face.h"

#include "app/games/siege/assault/assault_sheet.h"
#include "app/games/siege/odds/balance.h"
#include "app/games/siege/odds/odds_panel.h"
#include "app/games/siege/panel_words.h"
#include "app/table/face/tableau_face.h"
#include "app/table/face/token_words.h"
#include "app/words/game_words.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

bool canStill(const View &view, std::string_view verb)
{
    ChoiceList choices;
    view.choices(choices);
    const std::span<const Term> verbs = view.setup().vocabulary().verbs();
    return std::ranges::any_of(choices, [&](Choice choice) { return verbs[choice.verb].key == verb; });
}

/// `2 goblins, banner` of the pieces that are a team's.
QString piecesOf(const canvas::PlacePicture &place, int team, const Speaker &speaker)
{
    QStringList pieces;
    for (const canvas::Token &token : place.tokens) {
        if (token.seat == team && token.role != canvas::TokenRole::Shadow)
            pieces << tokenInWords(token, speaker);
    }
    return pieces.join(u", "_s);
}

/// The seats of each team: `Western invader, Eastern invader`.
QStringList teamsOf(const Speaker &speaker)
{
    QStringList teams;
    const std::span<const SeatInfo> seats = speaker.setup().seats();
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
        while (teams.size() <= seats[seat].team)
            teams << QString();
        QString &team = teams[seats[seat].team];
        const QString name = asTitle(speaker.seat(static_cast<Seat>(seat)));
        team += team.isEmpty() ? name : u", "_s + name;
    }
    return teams;
}

class SiegeFace final : public TableauFace {
public:
    explicit SiegeFace(const SiegeFaceParts &parts)
        : m_parts(parts)
    {
    }

    /// The sheet of the assault and the panel of odds are the sieges' own.
    FaceWidgets makeWidgets(const canvas::Art &art, QWidget *parent) const override
    {
        FaceWidgets widgets = TableauFace::makeWidgets(art, parent);
        auto *odds = new OddsPanel(art, parent);
        auto *sheet = new AssaultSheet(art, parent);
        widgets.odds = odds;
        widgets.stage = sheet;
        widgets.themeChanged = [others = widgets.themeChanged, odds, sheet] {
            others();
            odds->themeChanged();
            sheet->themeChanged();
        };
        return widgets;
    }

    std::vector<BoxCard> cards(const Speaker &speaker) const override { return m_parts.cards(speaker); }

    QString foretell(const View &view, const Speaker &speaker, int place) const override
    {
        return balanceOf(view, speaker, place);
    }

    std::vector<canvas::Badge> badges(const View &view, const Speaker &) const override
    {
        return balanceBadges(view);
    }

    QString whyNow(const View &view) const override { return m_parts.whyNow(view); }

    QString noteOn(const View &view, const Speaker &speaker, Choice choice) const override
    {
        return m_parts.noteOn(view, speaker, choice);
    }

    /// What stands on each wall.
    ResultTable resultOf(const View &, const Speaker &speaker, const canvas::Picture &picture) const override
    {
        const QStringList teams = teamsOf(speaker);
        ResultTable table {QStringList {PanelWords::tr("Wall")} + teams, {}};
        for (std::size_t i = 0; i < picture.places.size(); ++i) {
            if (speaker.setup().board().places()[i].kind != "wall")
                continue;
            QStringList row {asTitle(picture.places[i].name)};
            for (int team = 0; team < teams.size(); ++team)
                row << piecesOf(picture.places[i], team, speaker);
            table.rows << row;
        }
        return table;
    }

    /// S1-11.2: the army would stay where it is for a whole round. (Siege II leaves no march out: S2-3.2.)
    QString warningBefore(const View &view, Choice choice) const override
    {
        const Term &verb = view.setup().vocabulary().verbs()[choice.verb];
        if (verb.key != "end-deployments" || !canStill(view, "start-deployment"))
            return {};
        return PanelWords::tr("The army could still march in this round. "
                              "Choose the same once more if it is to stay where it is.");
    }

private:
    SiegeFaceParts m_parts;
};

} // namespace

std::unique_ptr<GameFace> makeSiegeFace(const SiegeFaceParts &parts)
{
    return std::make_unique<SiegeFace>(parts);
}

} // namespace merlon
