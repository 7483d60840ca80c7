#pragma once

#include "editor/canvas/tools/tool.h"
#include "editor/model/copying.h"

#include <QCoreApplication>

#include <optional>
#include <string>

namespace merlon {

class BoardDocument;

/// Links places by a link of one kind: drag from one to the other, or click both. By keyboard Enter on both.
class LinkTool final : public Tool {
    Q_DECLARE_TR_FUNCTIONS(LinkTool)

public:
    LinkTool(DrawingView &view, std::string kind)
        : Tool(view)
        , m_kind(std::move(kind))
    {
    }

    /// Why a link cannot be, as a sentence; empty if nothing is against it.
    static QString reasonOf(LinkRefusal refusal, const BoardDocument &document, const LinkName &link);

    QString hint() const override;
    Qt::CursorShape cursor() const override { return Qt::CrossCursor; }
    void press(const Touch &touch) override;
    void move(const Touch &touch, bool held) override;
    void release(const Touch &touch) override;
    bool key(const QKeyEvent &event) override;
    bool takesLocked() const override { return true; }
    bool cancel() override;
    void boardChanged() override;
    void paint(QPainter &painter, double pixel) const override;

private:
    /// An end of the link to be, by its key; nothing if there is no place.
    std::optional<std::string> placeOf(const canvas::Thing &thing) const;
    void setEnd(const std::optional<std::string> &end);
    void begin(const std::string &place);
    /// False if the schema forbids the link; says why, there too.
    bool finish(const std::string &place, QPoint at);
    LinkName wanted() const { return {m_kind, m_from.value_or(""), m_to.value_or("")}; }
    LinkRefusal refusal() const;
    bool isHindered(QPoint at) const;
    /// What would come of it.
    QString prospect() const;

    std::string m_kind;
    std::optional<std::string> m_from;
    std::optional<std::string> m_to; ///< under the mouse
    QPointF m_now;
    bool m_justBegun = false; ///< with the press of the button that is held
};

} // namespace merlon
