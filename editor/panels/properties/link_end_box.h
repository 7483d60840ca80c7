#pragma once

#include "editor/document/board_document.h"
#include "editor/model/copying.h"

#include <QComboBox>
#include <QPointer>

#include <cstddef>
#include <functional>
#include <optional>

namespace merlon {

/// One end of the link that is selected: the place where it is, and all others where it may be, to choose from. Of several
/// links nothing can be chosen.
class LinkEndBox final : public QComboBox {
public:
    /// `label`: what the end is called, in the language that is spoken.
    LinkEndBox(BoardDocument &document, LinkEnd end, std::function<QString()> label);

    /// As the document is now.
    void refresh();

private:
    /// The number of the link, if it is one.
    std::optional<std::size_t> link() const;
    void choose();

    QPointer<BoardDocument> m_document;
    LinkEnd m_end;
    std::function<QString()> m_label;
};

} // namespace merlon
