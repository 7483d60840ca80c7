#include "editor/scenario/scenario_properties.h"

#include "app/look/lettering.h"
#include "app/words/game_words.h"
#include "core/base/json.h"
#include "core/engine/position/draft_edit.h"
#include "editor/panels/properties/attribute_editor.h"
#include "editor/scenario/draft_values.h"
#include "editor/scenario/goal_editor.h"
#include "editor/scenario/placement.h"
#include "editor/scenario/scenario_parts.h"

#include <QEvent>
#include <QFormLayout>
#include <QLabel>
#include <QScrollArea>
#include <QSplitter>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

constexpr int kRowsApart = 100; ///< more than there are rows

/// What the page shows is as the document says.
void refreshAll(const std::vector<std::function<void()>> &refreshers)
{
    for (const auto &refresh : refreshers)
        refresh();
}

} // namespace

ScenarioProperties::ScenarioProperties(QWidget *parent)
    : QWidget(parent)
    , m_parts(new ScenarioParts)
    , m_area(new QScrollArea)
{
    m_area->setWidgetResizable(true);
    m_area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *halves = new QSplitter(Qt::Vertical);
    halves->addWidget(m_parts);
    halves->addWidget(m_area);
    halves->setStretchFactor(0, 2);
    halves->setStretchFactor(1, 3);
    halves->setChildrenCollapsible(false);
    auto *column = new QVBoxLayout(this);
    column->addWidget(halves, 1);
    setWindowTitle(tr("Scenario"));
    connect(m_parts, &ScenarioParts::wanted, this, &ScenarioProperties::showPage);
}

void ScenarioProperties::setDocument(ScenarioDocument *document)
{
    if (m_document)
        m_document->disconnect(this);
    m_document = document;
    m_part.clear();
    m_isTelling = true;
    m_isGoal = false;
    if (m_document) {
        connect(m_document, &ScenarioDocument::changed, this, &ScenarioProperties::follow);
        connect(m_document, &ScenarioDocument::selectionChanged, this, [this] {
            m_part = m_document->selected();
            m_isTelling = false;
            m_isGoal = m_part == kGoalPart;
            follow();
        });
    }
    m_parts->setDocument(document);
    showCurrent();
    rebuild();
}

const DraftPart *ScenarioProperties::part() const
{
    return m_document && !m_isTelling && !m_isGoal ? merlon::partAt(m_document->draft(), m_part) : nullptr;
}

const DraftField *ScenarioProperties::field(const std::string &key) const
{
    const DraftPart *shown = part();
    return shown ? fieldOf(*shown, key) : nullptr;
}

/// Which rows there must be.
std::vector<std::string> ScenarioProperties::shape() const
{
    std::vector<std::string> shape;
    if (!m_document)
        return shape;
    if (const DraftPart *shown = part()) {
        shape.push_back(shown->pointer);
        for (const DraftField &field : shown->fields) {
            shape.push_back(field.key);
            if (field.kind == DraftKind::Word) // the cards of a row can be others
                shape.insert(shape.end(), field.words.begin(), field.words.end());
        }
    } else if (m_document->setup()) {
        shape.emplace_back(m_isGoal ? kGoalPart : "");
        for (const SeatInfo &seat : m_document->setup()->seats())
            shape.push_back(seat.key);
    }
    return shape;
}

/// The rows stay as long as they can: whoever types keeps the place.
void ScenarioProperties::follow()
{
    showCurrent();
    if (shape() != m_shape)
        return rebuild();
    refreshAll(m_refreshers);
}

void ScenarioProperties::showCurrent()
{
    m_parts->setCurrent(m_isTelling    ? ScenarioParts::kInfoPage
                            : m_isGoal ? ScenarioParts::kGoalPage
                                       : QString::fromStdString(m_part));
}

void ScenarioProperties::showPage(const QString &page)
{
    m_isTelling = page == ScenarioParts::kInfoPage;
    m_isGoal = page == ScenarioParts::kGoalPage;
    if (!m_isTelling && m_document->selected() != page.toStdString())
        return m_document->select(page.toStdString());
    m_part = m_isTelling ? std::string() : page.toStdString();
    rebuild();
}

void ScenarioProperties::rebuild()
{
    m_series += kRowsApart;
    m_refreshers.clear();
    m_rows.clear();
    m_page = new QWidget;
    auto *column = new QVBoxLayout(m_page);
    m_form = new QFormLayout;
    m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_form->setRowWrapPolicy(QFormLayout::DontWrapRows);
    column->addLayout(m_form);
    column->addStretch(1);
    if (QWidget *before = m_area->takeWidget())
        before->deleteLater(); // one of its rows may have asked for this
    m_area->setWidget(m_page);
    m_shape = shape();
    if (!m_document)
        return;
    if (const DraftPart *shown = part())
        buildPart(*shown);
    else if (m_isGoal)
        m_form->addRow(new GoalEditor(*m_document));
    else if (m_isTelling)
        buildInfo();
    refreshAll(m_refreshers);
}

void ScenarioProperties::addHeading(const QString &text)
{
    auto *heading = new QLabel(text);
    heading->setFont(titleFont(font()));
    heading->setWordWrap(true);
    heading->setContentsMargins(0, fontMetrics().height() / 2, 0, 0);
    m_form->addRow(heading);
}

void ScenarioProperties::addRow(const QString &label, QWidget *editor, bool isWide)
{
    auto *title = new QLabel(label);
    title->setBuddy(editor);
    title->setWordWrap(true);
    if (isWide) {
        m_form->addRow(title);
        m_form->addRow(editor);
    } else {
        m_form->addRow(title, editor);
    }
}

void ScenarioProperties::buildPart(const DraftPart &shown)
{
    std::vector<std::string> places;
    for (const Place &place : m_document->board().places())
        places.push_back(place.key);
    for (const DraftField &one : shown.fields) {
        const bool isStore =
            std::ranges::count(m_document->draft().stores, pointerInto(shown.pointer, one.key)) > 0;
        if (isStore) // holds what is nowhere else
            continue;
        addField(one, places);
        if (one.kind == DraftKind::Token && !one.marks.empty())
            addMarks(one);
    }
}

void ScenarioProperties::addField(const DraftField &one, const std::vector<std::string> &places)
{
    const QString title = nameOf(one, *m_document);
    const AttributeSchema schema = schemaOf(one, places);
    const std::string key = one.key;
    const int series = m_series + static_cast<int>(m_refreshers.size());
    AttributeEditor *editor = makeAttributeEditor(schema, m_page, &m_document->game());
    if (QWidget *inner = editor->focusProxy())
        inner->setAccessibleName(title);
    const bool isWide = schema.type == AttributeType::Records || schema.type == AttributeType::Set
        || (schema.type == AttributeType::Counts && schema.words.size() > 3);
    addRow(title, editor, isWide);
    m_rows.push_back({editor, one.kind == DraftKind::Cards ? one.most : 0});
    connect(editor, &AttributeEditor::edited, this, [this, key, series](const AttributeValue &value) {
        setField(
            key, [&](const DraftField &now) { return jsonOf(now, value); }, series);
    });
    m_refreshers.emplace_back([this, key, editor] {
        if (const DraftField *now = field(key))
            editor->showValue(valueOf(*now));
    });
}

/// What the players know of a token, in a row of its own.
void ScenarioProperties::addMarks(const DraftField &one)
{
    const std::string key = one.key;
    const int series = m_series + static_cast<int>(m_refreshers.size());
    AttributeEditor *editor = makeAttributeEditor(schemaOf(marksOf(one), {}), m_page, &m_document->game());
    addRow(nameOf(marksOf(one), *m_document), editor, false);
    connect(editor, &AttributeEditor::edited, this, [this, key, series](const AttributeValue &value) {
        setField(
            key, [&](const DraftField &now) { return withMarks(now, value); }, series);
    });
    m_refreshers.emplace_back([this, key, editor] {
        const DraftField *now = field(key);
        if (!now)
            return;
        editor->showValue(valueOf(marksOf(*now)));
        editor->setEnabled(valueOf(*now) != AttributeValue(now->words.front()));
    });
}

void ScenarioProperties::setField(const std::string &key,
                                  const std::function<Json(const DraftField &)> &value, int series)
{
    const DraftPart *shown = part();
    const DraftField *now = field(key);
    if (!shown || !now)
        return;
    m_document->perform(
        SetPosition {withValue(m_document->draft(), m_document->position(), *shown, *now, value(*now))},
        stepIn(*m_document, *shown, *now), series);
}

const DraftPart *ScenarioProperties::partAt(QPoint globalPosition, int &card) const
{
    card = -1;
    if (!isVisible() || !rect().contains(mapFromGlobal(globalPosition)))
        return nullptr;
    const QWidget *seen = m_area->viewport();
    const bool isOnRows = seen->rect().contains(seen->mapFromGlobal(globalPosition));
    for (const Row &row : m_rows) {
        const QPoint inside = row.widget->mapFromGlobal(globalPosition);
        if (isOnRows && row.cards > 0 && row.widget->rect().contains(inside))
            card = std::min(row.cards - 1, inside.y() * row.cards / std::max(1, row.widget->height()));
    }
    return part();
}

void ScenarioProperties::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::LanguageChange)
        return;
    setWindowTitle(tr("Scenario"));
    rebuild();
}

} // namespace merlon
