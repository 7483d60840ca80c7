#pragma once

#include "app/window/window_parts.h"

#include <QObject>
#include <QString>

#include <functional>
#include <utility>

namespace merlon {

struct KnownScenario;

/// Makes scenarios of the moment that the table shows, now or one that is looked back at: with what those at the screen
/// may know of it. What they may not know is imagined.
class ScenarioMaker final : public QObject {
    Q_OBJECT

public:
    /// All parts must live as long.
    explicit ScenarioMaker(const WindowParts &parts);

    /// Asks for a file and writes it. Says what is in it, and offers to open it in the editor if there is one.
    void make();

    using Opener = std::function<void(const QString &file)>;
    /// From now on files are opened by this editor instead of one of their own.
    void setEditor(Opener editor) { m_editor = std::move(editor); }

private:
    /// Empty if nowhere after all.
    QString askWhere(const KnownScenario &known);
    void tell(const QString &file, const KnownScenario &known, bool isWhole);

    WindowParts m_parts;
    Opener m_editor; ///< none: there is no editor
};

} // namespace merlon
