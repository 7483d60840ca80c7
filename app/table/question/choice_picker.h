#pragma once

#include "app/table/question/choice_guide.h"
#include "app/table/table_parts.h"

#include <QObject>
#include <QPoint>
#include <QString>

#include <memory>

namespace merlon {

class Explainer;

/// Takes what is picked, dragged and dropped on the board and in the panels of a table until a choice is complete.
class ChoicePicker final : public QObject {
    Q_OBJECT

public:
    /// `explainer` says why something cannot be picked; it must live as long.
    ChoicePicker(const TableParts &parts, const Explainer &explainer, QObject *parent);

    /// A game has come to the table.
    void open(const Vocabulary &vocabulary);
    /// The game goes.
    void clear();
    /// A question is asked, with these choices.
    void begin(const ChoiceList &choices);
    /// It is asked no more.
    void end();
    bool isAsking() const { return m_isAsking; }
    /// How far the choice has come; null while the table is clear.
    const ChoiceGuide *guide() const { return m_guide.get(); }

    void pick(const canvas::Thing &thing);
    /// Takes the last pick back. False if there is none.
    bool back();

Q_SIGNALS:
    /// Other things can be picked than before.
    void changed();
    /// Something has been picked, and the choice is not complete yet.
    void picked();
    void completed(merlon::Choice choice);
    /// Nothing was picked; why, in a sentence.
    void refused(const QString &why);

private:
    void grasp(const canvas::Thing &thing);
    void drop(const canvas::Thing &from, const canvas::Thing &to);
    bool pickOrStartOver(const canvas::Thing &thing);
    void refuse(const canvas::Thing &thing);
    canvas::Thing boardUnder(QPoint onScreen);

    TableParts m_parts;
    const Explainer &m_explainer;
    std::unique_ptr<ChoiceGuide> m_guide;
    bool m_isAsking = false;
    canvas::Thing m_grasped; ///< is held by the pointer, and counts among the picks
};

} // namespace merlon
