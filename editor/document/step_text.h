#pragma once

#include <QString>
#include <QUndoCommand>

#include <concepts>
#include <functional>
#include <utility>

namespace merlon {

/// What a step of the history says: asked again whenever the language changes.
class StepText {
public:
    StepText() // nothing
        : StepText(QString())
    {
    }
    StepText(const QString &text) // says the same in every language
        : m_say([text] { return text; })
    {
    }
    template <std::invocable Say>
    StepText(Say say)
        : m_say(std::move(say))
    {
    }

    QString operator()() const { return m_say(); }

private:
    std::function<QString()> m_say;
};

/// A step that can be undone and says so in the language that is spoken.
class TitledStep : public QUndoCommand {
public:
    explicit TitledStep(StepText title)
        : QUndoCommand(title())
        , m_title(std::move(title))
    {
    }

    QString title() const { return m_title(); }

protected:
    /// Of several that become one, the last says how things are then.
    void takeTitle(const TitledStep &later)
    {
        m_title = later.m_title;
        setText(m_title());
    }

private:
    StepText m_title;
};

} // namespace merlon
