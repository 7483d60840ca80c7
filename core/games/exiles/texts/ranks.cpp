#include "core/games/exiles/texts/texts.h"

namespace merlon::exiles {

WordingTable rankTexts()
{
    static constexpr Wording kWords[] = {
        // Units of one type with different marks
        {"word.spearman-fought", QT_TRANSLATE_NOOP("exiles", "spearman (has fought)")},
        {"word.spearman-fired", QT_TRANSLATE_NOOP("exiles", "spearman (has shot)")},
        {"word.spearman-fought-fired", QT_TRANSLATE_NOOP("exiles", "spearman (has fought and shot)")},
        {"word.spearman-moved", QT_TRANSLATE_NOOP("exiles", "spearman (has moved)")},
        {"word.spearman-fought-moved", QT_TRANSLATE_NOOP("exiles", "spearman (has fought and moved)")},
        {"word.spearman-fired-moved", QT_TRANSLATE_NOOP("exiles", "spearman (has shot and moved)")},
        {"word.spearman-fought-fired-moved",
         QT_TRANSLATE_NOOP("exiles", "spearman (has fought, shot and moved)")},
        {"word.archer-fought", QT_TRANSLATE_NOOP("exiles", "archer (has fought)")},
        {"word.archer-fired", QT_TRANSLATE_NOOP("exiles", "archer (has shot)")},
        {"word.archer-fought-fired", QT_TRANSLATE_NOOP("exiles", "archer (has fought and shot)")},
        {"word.archer-moved", QT_TRANSLATE_NOOP("exiles", "archer (has moved)")},
        {"word.archer-fought-moved", QT_TRANSLATE_NOOP("exiles", "archer (has fought and moved)")},
        {"word.archer-fired-moved", QT_TRANSLATE_NOOP("exiles", "archer (has shot and moved)")},
        {"word.archer-fought-fired-moved",
         QT_TRANSLATE_NOOP("exiles", "archer (has fought, shot and moved)")},
        {"word.swordsman-fought", QT_TRANSLATE_NOOP("exiles", "swordsman (has fought)")},
        {"word.swordsman-fired", QT_TRANSLATE_NOOP("exiles", "swordsman (has shot)")},
        {"word.swordsman-fought-fired", QT_TRANSLATE_NOOP("exiles", "swordsman (has fought and shot)")},
        {"word.swordsman-moved", QT_TRANSLATE_NOOP("exiles", "swordsman (has moved)")},
        {"word.swordsman-fought-moved", QT_TRANSLATE_NOOP("exiles", "swordsman (has fought and moved)")},
        {"word.swordsman-fired-moved", QT_TRANSLATE_NOOP("exiles", "swordsman (has shot and moved)")},
        {"word.swordsman-fought-fired-moved",
         QT_TRANSLATE_NOOP("exiles", "swordsman (has fought, shot and moved)")},
        {"word.crossbowman-fought", QT_TRANSLATE_NOOP("exiles", "crossbowman (has fought)")},
        {"word.crossbowman-fired", QT_TRANSLATE_NOOP("exiles", "crossbowman (has shot)")},
        {"word.crossbowman-fought-fired", QT_TRANSLATE_NOOP("exiles", "crossbowman (has fought and shot)")},
        {"word.crossbowman-moved", QT_TRANSLATE_NOOP("exiles", "crossbowman (has moved)")},
        {"word.crossbowman-fought-moved", QT_TRANSLATE_NOOP("exiles", "crossbowman (has fought and moved)")},
        {"word.crossbowman-fired-moved", QT_TRANSLATE_NOOP("exiles", "crossbowman (has shot and moved)")},
        {"word.crossbowman-fought-fired-moved",
         QT_TRANSLATE_NOOP("exiles", "crossbowman (has fought, shot and moved)")},
        {"word.heavy-infantry-fought", QT_TRANSLATE_NOOP("exiles", "heavy infantry (has fought)")},
        {"word.heavy-infantry-fired", QT_TRANSLATE_NOOP("exiles", "heavy infantry (has shot)")},
        {"word.heavy-infantry-fought-fired",
         QT_TRANSLATE_NOOP("exiles", "heavy infantry (has fought and shot)")},
        {"word.heavy-infantry-moved", QT_TRANSLATE_NOOP("exiles", "heavy infantry (has moved)")},
        {"word.heavy-infantry-fought-moved",
         QT_TRANSLATE_NOOP("exiles", "heavy infantry (has fought and moved)")},
        {"word.heavy-infantry-fired-moved",
         QT_TRANSLATE_NOOP("exiles", "heavy infantry (has shot and moved)")},
        {"word.heavy-infantry-fought-fired-moved",
         QT_TRANSLATE_NOOP("exiles", "heavy infantry (has fought, shot and moved)")},
        {"word.arquebusier-fought", QT_TRANSLATE_NOOP("exiles", "arquebusier (has fought)")},
        {"word.arquebusier-fired", QT_TRANSLATE_NOOP("exiles", "arquebusier (has shot)")},
        {"word.arquebusier-fought-fired", QT_TRANSLATE_NOOP("exiles", "arquebusier (has fought and shot)")},
        {"word.arquebusier-moved", QT_TRANSLATE_NOOP("exiles", "arquebusier (has moved)")},
        {"word.arquebusier-fought-moved", QT_TRANSLATE_NOOP("exiles", "arquebusier (has fought and moved)")},
        {"word.arquebusier-fired-moved", QT_TRANSLATE_NOOP("exiles", "arquebusier (has shot and moved)")},
        {"word.arquebusier-fought-fired-moved",
         QT_TRANSLATE_NOOP("exiles", "arquebusier (has fought, shot and moved)")},
    };
    return kWords;
}

} // namespace merlon::exiles
