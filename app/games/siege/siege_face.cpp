#include "app/games/siege/siege_face.h"

#include "app/games/siege/assault/assault_sheet.h"

#include <algorithm>

namespace merlon {

namespace {

class SiegeFace final : public GameFace {
public:
    explicit SiegeFace(const SiegeFaceParts &parts)
        : m_parts(parts)
    {
    }

    FaceWidgets makeWidgets(const canvas::Art &art, QWidget *parent) const override
    {
        return m_parts.makeWidgets(art, parent);
    }

    canvas::Picture picture(const View &view, const Speaker &speaker) const override
    {
        return m_parts.picture(view, namesOnMap(speaker));
    }

    std::vector<canvas::Motion> motions(const canvas::Picture &before, const canvas::Picture &after,
                                        std::span<const Event> events, const Setup &setup) const override
    {
        return m_parts.motions(before, after, events, setup);
    }

private:
    SiegeFaceParts m_parts;
};

} // namespace

std::unique_ptr<GameFace> makeSiegeFace(const SiegeFaceParts &parts)
{
    return std::make_unique<SiegeFace>(parts);
}

canvas::Names namesOnMap(const Speaker &speaker)
{
    return [&speaker](std::string_view type, std::string_view key) {
        const std::span<const ArgumentType> types = speaker.vocabulary().types();
        const auto found = std::ranges::find(types, type, &ArgumentType::key);
        const bool standsOnMap = found != types.end()
            && (found->kind == ArgumentKind::Place || found->kind == ArgumentKind::Link
                || found->kind == ArgumentKind::Piece);
        return type.empty() || standsOnMap ? speaker.name(key) : speaker.name(type, key);
    };
}

FaceWidgets siegeWidgets(const canvas::Art &art, ThingPanel *left, ThingPanel *right, TimeBar *bar)
{
    FaceWidgets widgets;
    widgets.left = left;
    widgets.right = right;
    auto *sheet = new AssaultSheet(art, bar->parentWidget());
    widgets.above = bar;
    widgets.sheet = sheet;
    widgets.showAbove = [bar](const View &view, const Speaker &speaker) { bar->show(view, speaker); };
    widgets.addTool = [bar](QWidget *tool) { bar->addTool(tool); };
    widgets.themeChanged = [left, right, bar, sheet] {
        left->themeChanged();
        right->themeChanged();
        bar->themeChanged();
        sheet->themeChanged();
    };
    return widgets;
}

} // namespace merlon
