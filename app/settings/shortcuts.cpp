#include "app/settings/shortcuts.h"

#include <QAction>
#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

/// Read by the board, by lists and by buttons.
bool isOfTheBoard(const QKeySequence &keys)
{
    static const QList<QKeyCombination> kOwn {Qt::Key_Left,
                                              Qt::Key_Right,
                                              Qt::Key_Up,
                                              Qt::Key_Down,
                                              Qt::Key_Return,
                                              Qt::Key_Enter,
                                              Qt::Key_Space,
                                              Qt::Key_Tab,
                                              Qt::Key_Escape,
                                              Qt::Key_Plus,
                                              Qt::Key_Minus,
                                              Qt::Key_0,
                                              Qt::Key_R,
                                              Qt::SHIFT | Qt::Key_R,
                                              Qt::Key_F,
                                              Qt::Key_C,
                                              Qt::SHIFT | Qt::Key_Tab,
                                              QKeyCombination(Qt::SHIFT, Qt::Key_Backtab)};
    return !keys.isEmpty() && kOwn.contains(keys[0]);
}

/// Whether the one is the other, or begins with it.
bool collide(const QKeySequence &a, const QKeySequence &b)
{
    return a.matches(b) != QKeySequence::NoMatch || b.matches(a) != QKeySequence::NoMatch;
}

} // namespace

QString plainName(const QAction &action)
{
    QString name = action.text();
    name.remove(u'&');
    while (name.endsWith(u'…') || name.endsWith(u'.'))
        name.chop(1);
    return name;
}

void Shortcuts::add(const QString &key, QAction *action)
{
    m_entries.push_back({key, action, action->shortcuts()});
}

const Shortcuts::Entry *Shortcuts::find(const QString &key) const
{
    const auto found = std::ranges::find(m_entries, key, &Entry::key);
    return found == m_entries.end() ? nullptr : &*found;
}

void Shortcuts::use(const std::map<QString, Keys> &changed)
{
    for (const Entry &entry : m_entries)
        entry.action->setShortcuts(changed.contains(entry.key) ? Keys() : entry.usual);
    for (const auto &[key, keys] : changed) {
        const Entry *entry = find(key);
        if (entry && !set(*entry, keys))
            set(*entry, entry->usual);
    }
}

std::map<QString, Shortcuts::Keys> Shortcuts::changed() const
{
    std::map<QString, Keys> result;
    for (const Entry &entry : m_entries) {
        if (entry.action->shortcuts() != entry.usual)
            result[entry.key] = entry.action->shortcuts();
    }
    return result;
}

QString Shortcuts::holderOf(const QKeySequence &keys, const QAction *except) const
{
    if (isOfTheBoard(keys))
        return QCoreApplication::translate("Shortcuts", "the board and the questions");
    for (const Entry &entry : m_entries) {
        const Keys own = entry.action->shortcuts();
        if (entry.action != except
            && std::ranges::any_of(own, [&](const QKeySequence &other) { return collide(keys, other); }))
            return plainName(*entry.action);
    }
    return {};
}

bool Shortcuts::set(const Entry &entry, const Keys &keys)
{
    if (std::ranges::any_of(keys,
                            [&](const QKeySequence &one) { return !holderOf(one, entry.action).isEmpty(); }))
        return false;
    entry.action->setShortcuts(keys);
    return true;
}

void Shortcuts::reset(const Entry &entry)
{
    for (const Entry &other : m_entries) {
        if (other.action == entry.action)
            continue;
        Keys left = other.action->shortcuts();
        left.removeIf([&](const QKeySequence &own) {
            return std::ranges::any_of(entry.usual,
                                       [&](const QKeySequence &usual) { return collide(own, usual); });
        });
        other.action->setShortcuts(left);
    }
    entry.action->setShortcuts(entry.usual);
}

void Shortcuts::resetAll()
{
    for (const Entry &entry : m_entries)
        entry.action->setShortcuts(entry.usual);
}

} // namespace merlon
