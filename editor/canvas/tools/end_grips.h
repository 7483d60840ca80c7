#pragma once

#include "editor/canvas/tools/grips.h"
#include "editor/model/copying.h"

#include <QCoreApplication>

#include <string>
#include <vector>

namespace merlon {

/// Both ends of the link that is selected alone: drawn to another place, the link hangs there.
class EndGrips final : public Grips {
    Q_DECLARE_TR_FUNCTIONS(EndGrips)

public:
    using Grips::Grips;

    std::optional<Qt::CursorShape> cursorAt(const Tool::Touch &touch) const override;
    bool take(const Tool::Touch &touch) override;
    void drag(const Tool::Touch &touch, bool exactly) override;
    bool drop(const Tool::Touch &touch, bool exactly) override;
    void letGo() override;
    void paint(QPainter &painter, double pixel) const override;

private:
    /// The number of the link whose ends can be taken hold of.
    std::optional<std::size_t> linkInHand() const;
    QPointF gripOf(std::size_t link, LinkEnd end) const;
    std::optional<LinkEnd> endAt(const Tool::Touch &touch) const;
    const std::string &keyAt(LinkEnd end) const { return end == LinkEnd::From ? m_link.from : m_link.to; }
    /// As it would be if it were let go now; nothing over bare ground, and where it hangs already.
    std::optional<Link> wanted() const;
    bool isAllowed(const Link &link) const;
    QString prospect(const Link &link) const;
    QPolygonF roadToMouse() const;

    std::optional<LinkEnd> m_held;
    std::size_t m_number = 0;
    Link m_link; ///< as it is
    QPointF m_now;
    std::optional<std::size_t> m_over;   ///< the place under the mouse
    std::vector<std::size_t> m_possible; ///< places
};

} // namespace merlon
