#pragma once

#include "editor/canvas/overlays/overlay.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include <map>
#include <string>
#include <vector>

class QPainter;
class QPointF;
class QTransform;

namespace merlon {

/// Whether the numbers are about the board as it is.
enum class HeatAge { Current, Outdated };

/// Numbers of places as a heat map: a disc at each place that is the larger and the darker the more it has, with the
/// number on it, and a legend with its sizes and its scale of colours; without colours if it is outdated.
/// Places are known by their keys: those that are gone are left out. Without numbers only the legend is there.
class HeatMap {
    Q_DECLARE_TR_FUNCTIONS(HeatMap)

public:
    /// `heat`: above 0, by place; `title`: what the numbers are.
    HeatMap(std::map<std::string, double> heat, const QString &title, HeatAge age = HeatAge::Current);

    const QString &title() const { return m_title; }
    HeatAge age() const { return m_age; }
    /// What was found out besides, for a picture of the board.
    const QStringList &sentences() const { return m_sentences; }
    void setSentences(const QStringList &sentences) { m_sentences = sentences; }
    /// In the scene's points; `pixel`: how long a pixel of the screen is in them.
    void paint(QPainter &painter, const OverlayGround &ground, double pixel) const;
    /// In the corner where it hides the fewest places.
    void paintLegend(QPainter &painter, const OverlayGround &ground, double pixel) const;
    /// The same below a picture.
    std::vector<LegendLine> legend() const;

private:
    QColor colourOf(double share, const canvas::Theme &theme) const;
    void paintDisc(QPainter &painter, const canvas::Theme &theme, QPointF at, double heat, double most) const;
    void paintPlate(QPainter &painter, const OverlayGround &ground, const QTransform &world,
                    double most) const;
    void paintBar(QPainter &painter, const canvas::Theme &theme, const QRectF &bar) const;
    void paintSamples(QPainter &painter, const canvas::Theme &theme, QPointF middle, double most) const;
    void paintScale(QPainter &painter, const canvas::Theme &theme, const QRectF &bar) const;
    QString shown(double number) const;

    std::map<std::string, double> m_heat;
    QString m_title;
    QStringList m_sentences;
    HeatAge m_age;
    double m_most = 0;
    bool m_isWhole = true; ///< all numbers are
};

} // namespace merlon
