#pragma once

#include "editor/window/actions/editor_context.h"

#include <QObject>

namespace merlon {

/// What designers add to the board in front.
class OwnAttributeActions final : public QObject {
    Q_OBJECT

public:
    explicit OwnAttributeActions(const EditorContext &context);

private:
    void ask();

    EditorContext m_context;
};

} // namespace merlon
