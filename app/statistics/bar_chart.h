#pragma once

#include "core/base/share.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace merlon {

/// Figures with their intervals as bars that lie below each other, in words and numbers; where two sets of figures are
/// compared, two bars to a row.
struct BarChart {
    struct Bar {
        Share figure;
        QString text; ///< the figure as it is read
    };
    struct Row {
        QString name;
        std::vector<Bar> bars; ///< one for each set
        bool stressed = false; ///< to be pointed out
        /// Of which side it tells: drawn in that seat's colour. None: in colours that stand for no side.
        std::optional<int> seat {};
        struct Band {
            double low = 0;
            double high = 0;
        };
        std::optional<Band> band {}; ///< what is usual: a gray band behind the bars
    };

    QString title;
    QStringList sets;    ///< names of the sets; empty: there is one, and it needs no name
    bool shares = false; ///< the figures are of 1, and shown in percent
    std::vector<Row> rows;
};

} // namespace merlon
