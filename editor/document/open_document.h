#pragma once

#include "core/base/error.h"
#include "core/base/json_fwd.h"

#include <QByteArray>
#include <QObject>
#include <QString>
#include <QTimer>
#include <QUndoStack>

#include <memory>
#include <optional>
#include <string>

namespace merlon {

/// What a file holds now, as far as files are read: a larger one is cut, but is still too large. None if there is no file of
/// that name that can be read.
std::optional<QByteArray> contentsOnDisk(const QString &name);

/// Something that is open in a tab: where it lies, what can be undone, whether it can be played.
class OpenDocument : public QObject {
    Q_OBJECT

public:
    /// `file`: where it lies; empty: nowhere yet.
    explicit OpenDocument(const QString &file, QObject *parent);
    ~OpenDocument() override;

    /// Its name in the language that is spoken.
    virtual QString name() const = 0;
    /// What its file is called if nobody says otherwise: without the ending.
    virtual std::string key() const = 0;
    /// It as its file says it.
    virtual QByteArray contents() const = 0;
    /// It as a file there would say it, where that makes a difference.
    virtual QByteArray contentsFor(const QString & /*file*/) const { return contents(); }
    /// Whether a file with these contents could be opened again: what goes beyond the limits of files could not.
    virtual Expected<void> canBeOpened(const QByteArray &contents) const = 0;
    /// Under which key, and how, it is written into a recovery file.
    virtual const char *kind() const = 0;
    virtual Json recoveryJson() const = 0;
    /// What is too large to be written into a recovery file again and again; null: nothing.
    virtual std::shared_ptr<const std::string> recoveryPicture() const { return nullptr; }
    /// Checks follow every change on their own, a moment later; this checks at once.
    virtual void checkNow() = 0;
    virtual bool hasErrors() const = 0;

    QUndoStack &undoStack() { return m_undo; }
    /// The steps of the history say what they do in the language that is spoken now.
    void retranslateSteps();
    bool isModified() const { return m_differsFromFile || m_isFileMissing || !m_undo.isClean(); }
    const QString &file() const { return m_file; }
    bool liesAt(const QString &file) const;
    /// Writes it as a whole, or leaves the file as it is. Refuses what could not be opened again.
    Expected<void> save(const QString &file);
    /// What the file held when it was read or written last.
    const QByteArray &savedContents() const { return m_saved; }
    void setSavedContents(const QByteArray &contents) { m_saved = contents; }
    /// What the file holds now, or nothing, is what was read last.
    void readSaved();
    /// The file on the disk is another, or none: it is modified whatever is undone, until it is saved or loaded anew.
    void setDiffersFromFile();
    /// There is no file on the disk any more, or there is one again.
    void setFileMissing(bool isGone);
    /// It has been loaded anew: it is what the file on the disk is.
    void setSameAsFile();

Q_SIGNALS:
    void findingsChanged();
    /// Its name, its file, or whether it is modified.
    void titleChanged();

protected:
    /// Something has been edited.
    void wasEdited();
    void stopChecking() { m_checking.stop(); }

private:
    QString m_file;
    QByteArray m_saved;
    bool m_differsFromFile = false;
    bool m_isFileMissing = false;
    QUndoStack m_undo;
    QTimer m_checking;
};

} // namespace merlon
