#pragma once

#include "core/base/error.h"
#include "core/board/files/sketched_board.h"
#include "core/engine/records/scenario.h"

#include <QLockFile>
#include <QString>

#include <memory>
#include <variant>
#include <vector>

namespace merlon {

class OpenDocument;

/// A file in which a board or scenario is kept that is not saved. It is locked as long as its program runs, so that the next one
/// knows which were left behind by a program that ended badly.
class RecoveryFile {
public:
    /// A new one in the person's own folder; null if it cannot be locked.
    static std::unique_ptr<RecoveryFile> fresh();
    /// Takes over one that was left behind; null if somebody else has it.
    static std::unique_ptr<RecoveryFile> take(const QString &path);

    /// A picture that is embedded in a board is written once, beside it.
    Expected<void> write(const OpenDocument &document);
    void remove();
    const QString &path() const { return m_path; }

private:
    explicit RecoveryFile(const QString &path);

    QString m_path;
    QLockFile m_lock;
    std::shared_ptr<const std::string> m_picture; ///< lies beside it already
};

/// A board or scenario that was not saved when its program ended.
struct RecoverableDocument {
    QString recovery; ///< path of its recovery file
    QString file;     ///< where it lay; empty: nowhere
    std::variant<SketchedBoard, Scenario> what;

    /// In the language that is spoken.
    QString name() const;
};

/// Nobody wants it any more.
void discardRecovery(const RecoverableDocument &left);

/// Those of programs that do not run any more. Recovery files that are damaged are passed over.
std::vector<RecoverableDocument> recoverableDocuments();

} // namespace merlon
