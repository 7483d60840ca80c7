#pragma once

#include "editor/document/recovery.h"
#include "editor/window/actions/editor_context.h"

#include <QObject>

namespace merlon {

class AskBar;
class FileActions;

/// What is there again at the next start: the files that were open, and what was not saved when the program ended badly.
class Session final : public QObject {
    Q_OBJECT

public:
    /// Both must live as long.
    Session(const EditorContext &context, FileActions &files, AskBar &questions);

    /// Opens the files that were open when the window was closed last; those that are gone are left out.
    void reopen();
    /// Offers what a program left behind that ended badly.
    void offerRecovery();
    /// Closes everything, asking for what is not saved. False if something stays open.
    bool closeAll();

private:
    void store() const;
    void recover(const RecoverableDocument &left);

    EditorContext m_context;
    FileActions &m_files;
    AskBar &m_questions;
};

} // namespace merlon
