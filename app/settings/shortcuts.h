#pragma once

#include <QKeySequence>
#include <QList>
#include <QString>

#include <map>
#include <vector>

class QAction;

namespace merlon {

/// The keys of the window's actions: those it was made with, and those that a person has given instead. No key has
/// two meanings, and none takes those that the board and the questions need.
class Shortcuts {
public:
    using Keys = QList<QKeySequence>;
    struct Entry {
        QString key; ///< stable, of the action: `undo`
        QAction *action;
        Keys usual;
    };

    /// The keys that the action has now are its usual ones.
    void add(const QString &key, QAction *action);
    const std::vector<Entry> &entries() const { return m_entries; }
    /// Null if there is none.
    const Entry *find(const QString &key) const;

    /// Gives keys to actions, and the usual ones to all others. Unknown actions, and keys that mean something else
    /// already, are passed over.
    void use(const std::map<QString, Keys> &changed);
    /// What differs from the usual.
    std::map<QString, Keys> changed() const;

    /// The name of what has these keys already, besides the action `except`; empty if they are free.
    QString holderOf(const QKeySequence &keys, const QAction *except) const;
    /// Refuses keys that something else has.
    bool set(const Entry &entry, const Keys &keys);
    /// Back to the usual keys. What has got them meanwhile loses them.
    void reset(const Entry &entry);
    void resetAll();

private:
    std::vector<Entry> m_entries;
};

/// The name of an action as it stands in a list: without the mark of its letter and without dots.
QString plainName(const QAction &action);

} // namespace merlon
