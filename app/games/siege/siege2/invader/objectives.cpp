#include "app/games/siege/siege2/invader/objectives.h"

#include "app/look/lettering.h"
#include "app/widgets/deed_row.h"
#include "app/widgets/section_title.h"

#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace merlon {

using namespace siege2;

namespace {

/// How an objective stands, in a word or two; empty while its goal is not met.
QString stateInWords(ObjectiveState state)
{
    switch (state) {
    case ObjectiveState::Dropped:
        //: An objective that the invader has put back at the start.
        return PanelWords::tr("dropped");
    case ObjectiveState::Staying:
        //: An objective whose benefit lasts.
        return PanelWords::tr("met, works on");
    case ObjectiveState::Discarded:
        //: An objective whose goal was met.
        return PanelWords::tr("met");
    case ObjectiveState::None:
    case ObjectiveState::Held:
    case ObjectiveState::Open:
        return {};
    }
    return {};
}

} // namespace

Objectives::Objectives(const canvas::Art &art, QWidget *parent)
    : QWidget(parent)
    , m_title(new SectionTitle(art, this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(qRound(lineOf(font()) * 0.1));
    column->addWidget(m_title);
    for (DeedRow *&row : m_rows) {
        row = new DeedRow(art, kInvader, this);
        column->addWidget(row);
    }
}

void Objectives::show(const PanelView &view)
{
    m_title->setText(PanelWords::tr("Objectives"));
    bool any = false;
    for (std::size_t index = 0; index < m_rows.size(); ++index) {
        const ObjectiveSlot &slot = view.data().objectives[index];
        const bool dropped = slot.state == ObjectiveState::Dropped;
        const bool shown = slot.state != ObjectiveState::None && !(dropped && slot.id >= kObjectives);
        any = any || shown;
        m_rows[index]->setVisible(shown);
        showSlot(view, shown ? slot : ObjectiveSlot {}, *m_rows[index]);
    }
    setVisible(any);
}

void Objectives::showSlot(const PanelView &view, const ObjectiveSlot &slot, DeedRow &row)
{
    if (slot.id >= kObjectives) {
        row.setThing({});
        DeedContent back;
        back.picture = u"siege/back-objective"_s;
        //: An objective or a plan whose face the viewer may not see.
        back.name = PanelWords::tr("Face down");
        row.describe(PanelWords::tr("Objective, face down"), {});
        return row.setContent(std::move(back));
    }
    const std::string_view key = kObjectiveKeys[slot.id];
    const bool running = slot.state == ObjectiveState::Open;
    DeedContent content;
    content.picture = u"siege/crown"_s;
    content.name = view.speaker.name("objective", key);
    content.note = stateInWords(slot.state);
    content.met = slot.state == ObjectiveState::Staying || slot.state == ObjectiveState::Discarded;
    content.faded = slot.state == ObjectiveState::Dropped || slot.state == ObjectiveState::Discarded;
    QString words = content.name;
    if (running) {
        const GoalProgress progress = progressOf(view.scene(), static_cast<Objective>(slot.id));
        content.done = progress.done;
        content.goal = progress.goal;
        //: How far a goal has come: 4/6.
        content.note = PanelWords::tr("%1/%2").arg(progress.done).arg(progress.goal);
    }
    if (!content.note.isEmpty())
        //: An objective or a plan, and how it stands: 4/6, met, used.
        words = PanelWords::tr("%1 (%2)").arg(content.name, content.note);
    row.setThing(thingOf("objective", key));
    row.describe(words, view.speaker.about("objective", key));
    row.setContent(std::move(content));
}

} // namespace merlon
