#include "app/games/faces.h"
#include "app/words/language.h"
#include "core/games/module.h"
#include "tests/app/panels/busy_position.h"
#include "tests/app/panels/played_games.h"
#include "tests/app/panels/siege1_busy_position.h"

#include <QApplication>
#include <QLayout>
#include <QPainter>
#include <QPixmap>
#include <QTranslator>

#include <filesystem>

using namespace Qt::StringLiterals;
using namespace merlon;

/// Paints both panels and the bar at a moment of a heuristic game of Siege II, or with a number of players of Siege I,
/// to look at them:
/// panel_pictures OUT.png [--players N] [--ply N] [--seed N] [--seat N] [--width N] [--height N] [--bar N] [--busy] [--select] [--night] [--french] [--qm FILE] [--font POINTS]
namespace {

int numberOf(const QStringList &arguments, const QString &name, int otherwise)
{
    const qsizetype at = arguments.indexOf(name);
    return at < 0 || at + 1 >= arguments.size() ? otherwise : arguments[at + 1].toInt();
}

/// What can be chosen, as things of the panels.
std::vector<canvas::Thing> thingsToChoose(const View &view)
{
    std::vector<canvas::Thing> things;
    ChoiceList choices;
    view.choices(choices);
    const Vocabulary &vocabulary = view.setup().vocabulary();
    for (const Choice choice : choices) {
        const Term &verb = vocabulary.verbs()[choice.verb];
        for (std::size_t argument = 0; argument < verb.types.size(); ++argument) {
            const std::uint8_t type = verb.types[argument];
            things.push_back(
                {-1, -1, vocabulary.types()[type].key, vocabulary.keyOf(type, choice.args[argument])});
        }
    }
    return things;
}

QPixmap pictureOfAll(const FaceWidgets &widgets, QSize panel, int barWidth)
{
    const int barHeight = widgets.above->sizeHint().height();
    widgets.above->resize(barWidth, barHeight);
    const auto grown = [panel](QWidget &widget) {
        const int height = widget.layout()->hasHeightForWidth() ? widget.heightForWidth(panel.width())
                                                                : widget.sizeHint().height();
        qInfo("%s: %d", widget.metaObject()->className(), height);
        widget.resize(panel.width(), qMax(panel.height(), height));
    };
    grown(*widgets.left);
    grown(*widgets.right);
    const int height = barHeight + qMax(widgets.left->height(), widgets.right->height());
    QPixmap sheet(barWidth, height);
    sheet.fill(Qt::gray);
    QPainter painter(&sheet);
    painter.drawPixmap(0, 0, widgets.above->grab());
    painter.drawPixmap(0, barHeight, widgets.left->grab());
    painter.drawPixmap(barWidth - panel.width(), barHeight, widgets.right->grab());
    painter.setPen(Qt::red);
    painter.drawLine(0, barHeight + panel.height(), barWidth, barHeight + panel.height());
    return sheet;
}

} // namespace

int main(int argc, char *argv[])
{
    QApplication app(argc, argv);
    const QStringList arguments = app.arguments();
    const Language language(arguments.contains(u"--french"_s) ? u"fr"_s : u"en"_s);
    QTranslator more; // what has not been merged into the translations yet
    if (const qsizetype at = arguments.indexOf(u"--qm"_s); at >= 0 && more.load(arguments.value(at + 1)))
        QCoreApplication::installTranslator(&more);
    const canvas::Theme &theme =
        arguments.contains(u"--night"_s) ? canvas::Theme::night() : canvas::Theme::day();
    QFont font = QApplication::font();
    font.setPointSize(numberOf(arguments, u"--font"_s, font.pointSize()));
    QApplication::setFont(font);
    QApplication::setPalette(canvas::paletteOf(theme));
    const canvas::Art art(std::filesystem::path(MERLON_SOURCE_DIR) / "resources" / "art", theme);

    const int players = numberOf(arguments, u"--players"_s, 0);
    const std::shared_ptr<const Setup> setup = players == 0
        ? testing::openOnItsBoard("siege2")
        : testing::openOnItsBoard("siege1", {{"players", std::to_string(players)}});
    const int seat = numberOf(arguments, u"--seat"_s, -1);
    std::unique_ptr<View> view;
    int ply = numberOf(arguments, u"--ply"_s, 100);
    testing::watchGame(*setup, "heuristic", static_cast<std::uint64_t>(numberOf(arguments, u"--seed"_s, 3)),
                       [&](const State &state, const View &, Choice) {
                           view = state.seenBy(seat < 0 ? SeatSet {state.decision().seat}
                                                        : SeatSet {static_cast<Seat>(seat)});
                           return ply-- > 0;
                       });
    const std::unique_ptr<siege2::Table> busy2 = testing::busyTable();
    const std::unique_ptr<siege1::Table> busy1 = testing::busySiege1(qBound(2, players, 4));
    if (arguments.contains(u"--busy"_s)) {
        const SeatSet eyes = seat < 0 ? SeatSet::all() : SeatSet {static_cast<Seat>(seat)};
        view = players == 0 ? busy2->state().seenBy(eyes) : busy1->state().seenBy(eyes);
    }
    QWidget table;
    const FaceWidgets widgets = faceOf(setup->game())->makeWidgets(art, &table);
    const Speaker speaker(*setup);
    const Tableau tableau = tableauOf(*view);
    for (TablePanel *panel : {widgets.left, widgets.right})
        panel->show(*view, tableau, speaker);
    widgets.showAbove(tableau, speaker);
    const QStringList names {u"Ada"_s, u"captain (computer)"_s, u"Blaise"_s, u"Emmy"_s};
    for (std::size_t number = 0; number < setup->seats().size(); ++number)
        widgets.setPlayer(static_cast<Seat>(number), names[static_cast<qsizetype>(number)]);
    const std::vector<canvas::Thing> things = thingsToChoose(*view);
    for (TablePanel *panel : {widgets.left, widgets.right})
        panel->setChoosable(things);
    if (arguments.contains(u"--select"_s)) {
        widgets.left->setSelected({{-1, -1, "action-card", "gale"}, {-1, -1, "invader-unit", "orc"}});
        widgets.right->setSelected({{-1, -1, "building-action", "pole"},
                                    {-1, -1, "heroic-order", "errand"},
                                    {-1, -1, "hero", "officer"}});
    }
    qInfo("asked: %s", view->setup().vocabulary().decisions()[view->decision().kind].key.c_str());
    pictureOfAll(widgets, {numberOf(arguments, u"--width"_s, 280), numberOf(arguments, u"--height"_s, 620)},
                 numberOf(arguments, u"--bar"_s, 1280))
        .save(arguments.value(1, u"panels.png"_s));
    for (const QString &trouble : art.troubles())
        qWarning("%s", qPrintable(trouble));
    return 0;
}
