#include "editor/panels/properties/properties_panel.h"

#include "app/look/lettering.h"
#include "app/words/board_wordings.h"
#include "app/words/game_words.h"
#include "app/words/own_words.h"
#include "editor/panels/findings/change_words.h"
#include "editor/panels/help/help_strip.h"
#include "editor/panels/properties/attribute_editor.h"

#include <QEvent>
#include <QFormLayout>
#include <QLabel>
#include <QScrollBar>
#include <QStyle>
#include <QToolButton>
#include <QUndoStack>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

constexpr int kRowsApart = 100; ///< more than there are rows

} // namespace

PropertiesPanel::PropertiesPanel(QWidget *parent)
    : QScrollArea(parent)
    , m_help(new HelpStrip(this))
{
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setWindowTitle(tr("Properties"));
    setAccessibleName(tr("Properties"));
    connect(m_help, &HelpStrip::ruleWanted, this, &PropertiesPanel::ruleWanted);
    rebuild();
}

void PropertiesPanel::setDocument(BoardDocument *document)
{
    if (m_document)
        m_document->disconnect(this);
    m_document = document;
    if (m_document)
        connect(m_document, &BoardDocument::changed, this, &PropertiesPanel::follow);
    rebuild();
}

PropertiesPanel::Shape PropertiesPanel::shape() const
{
    Shape shape;
    const Board &board = m_document->board();
    const Selection &selection = m_document->selection();
    for (const std::size_t place : placesIn(board, selection))
        shape.placeKinds.insert(board.places()[place].kind);
    for (const std::size_t link : linksIn(board, selection))
        shape.linkKinds.insert(board.links()[link].kind);
    shape.hasNotes = !selection.notes.empty();
    shape.single = selection.size() == 1;
    shape.hasSeveralPlaces = selection.places.size() > 1;
    shape.ownAttributes = board.info().ownAttributes;
    return shape;
}

/// The rows stay as long as they can: whoever types keeps the place.
void PropertiesPanel::follow(const DocumentChange &change)
{
    if (change.selection)
        m_series += kRowsApart;
    if (!change.board && !change.selection)
        return;
    if (shape() == m_shape)
        refresh();
    else
        rebuild();
}

void PropertiesPanel::refresh()
{
    for (const auto &refresh : m_refreshers)
        refresh();
}

QString PropertiesPanel::title() const
{
    const Board &board = m_document->board();
    const Selection &selection = m_document->selection();
    const auto places = static_cast<int>(selection.places.size());
    if (selection.empty())
        return m_document->name();
    if (places == 1 && selection.links.empty())
        return asTitle(QString::fromStdString(
            nameOf(Word {*selection.places.begin()}, BoardWordings(board, speakingGame(board)))));
    if (selection.places.empty() && selection.links.empty())
        return tr("%n note(s)", nullptr, static_cast<int>(selection.notes.size()));
    if (places > 0)
        return tr("%n place(s)", nullptr, places);
    const std::vector<std::size_t> links = linksIn(board, selection);
    if (links.size() == 1)
        return titleOf(board.links()[links.front()].kind, m_document->schema());
    return tr("%n link(s)", nullptr, static_cast<int>(links.size()));
}

void PropertiesPanel::rebuild()
{
    m_refreshers.clear();
    m_row = 0;
    m_page = new QWidget;
    auto *column = new QVBoxLayout(m_page);
    m_title = new QLabel;
    m_title->setFont(titleFont(font(), 1.25));
    m_title->setWordWrap(true);
    column->addWidget(m_title);
    m_form = new QFormLayout;
    m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_form->setRowWrapPolicy(QFormLayout::DontWrapRows);
    column->addLayout(m_form);
    column->addStretch(1);
    setWidget(m_page); // the page before is deleted
    m_help->begin({});
    if (!m_document)
        return fitHelp();
    m_shape = shape();
    if (const std::string kind = kindOfRows(); !kind.empty())
        m_help->begin(helpOnKind(m_document->board(), m_document->schema(), kind));
    m_refreshers.emplace_back([this] { m_title->setText(title()); });
    if (!m_shape.placeKinds.empty())
        buildPlaces();
    else if (!m_shape.linkKinds.empty())
        buildLinks();
    else if (m_shape.hasNotes)
        buildNotes();
    else
        buildBoard();
    refresh();
    widen();
    fitHelp();
}

/// The first kind of what has rows; empty if there is nothing that has a kind.
std::string PropertiesPanel::kindOfRows() const
{
    const std::set<std::string> &kinds = m_shape.placeKinds.empty() ? m_shape.linkKinds : m_shape.placeKinds;
    return kinds.empty() ? std::string() : *kinds.begin();
}

/// The panel grows with what it shows, and does not shrink again from one selection to the next.
void PropertiesPanel::widen()
{
    const int wanted =
        m_page->minimumSizeHint().width() + 2 * frameWidth() + verticalScrollBar()->sizeHint().width();
    setMinimumWidth(std::max(minimumWidth(), wanted));
}

/// The help has its room below the rows, as long as there is something to say.
void PropertiesPanel::fitHelp()
{
    constexpr int kShare = 3; // of the panel: the rows have the rest
    const int wide = width() - 2 * frameWidth() - verticalScrollBar()->sizeHint().width();
    const int high = std::min(m_help->heightOfLongest(wide), height() / kShare);
    if (viewportMargins().bottom() != high)
        setViewportMargins(0, 0, 0, high);
    const QRect rows = viewport()->geometry();
    m_help->setGeometry(rows.left(), rows.bottom() + 1, rows.width(), high);
    m_help->setVisible(high > 0);
}

void PropertiesPanel::resizeEvent(QResizeEvent *event)
{
    QScrollArea::resizeEvent(event);
    fitHelp();
}

/// They are written where they stand.
void PropertiesPanel::buildNotes()
{
    auto *how = new QLabel(tr("Double-click a note or press Enter to write on it."));
    how->setWordWrap(true);
    m_form->addRow(how);
}

void PropertiesPanel::focusFirst()
{
    for (QWidget *child : m_page->findChildren<QWidget *>()) {
        if (child->focusPolicy() & Qt::TabFocus && child->isEnabled() && !child->focusProxy())
            return child->setFocus(Qt::ShortcutFocusReason);
    }
}

int PropertiesPanel::nextSeries()
{
    return m_series + m_row++;
}

void PropertiesPanel::addHeading(const QString &text)
{
    auto *heading = new QLabel(text);
    heading->setFont(titleFont(font()));
    heading->setContentsMargins(0, fontMetrics().height() / 2, 0, 0);
    m_form->addRow(heading);
}

void PropertiesPanel::setPlaces(const Say &what, const Say &value, const std::function<void(Place &)> &alter)
{
    const Board &board = m_document->board();
    const Selection &selection = m_document->selection();
    m_document->perform(withPlaces(board, selection, alter), stepOn(board, selection, what, value));
}

/// The places of the selection go before its links. What the designer has added comes last.
void PropertiesPanel::buildAttributes()
{
    bool wasOwn = false;
    bool isFirst = true;
    for (const Property &property :
         propertiesOf(m_document->board(), m_document->schema(), m_document->selection())) {
        const bool isOwn = property.schema.own != nullptr;
        if (isFirst || isOwn != wasOwn)
            addHeading(isOwn ? tr("Your own") : tr("In the game"));
        addAttribute(property);
        wasOwn = isOwn;
        isFirst = false;
    }
}

void PropertiesPanel::addAttribute(const Property &property)
{
    const std::string key = property.schema.key;
    const int series = nextSeries();
    auto *row = new QWidget;
    auto *across = new QHBoxLayout(row);
    across->setContentsMargins(0, 0, 0, 0);
    AttributeEditor *editor = makeAttributeEditor(property.schema, row, speakingGame(m_document->board()));
    QToolButton *reset = makeReset(property.schema);
    across->addWidget(editor, 1);
    across->addWidget(reset, 0, Qt::AlignTop);
    auto *label = new QLabel(titleOfAttribute(property.schema));
    label->setBuddy(editor);
    label->setWordWrap(true);
    explain(*label, *row, property.schema);
    if (property.schema.type == AttributeType::Records) { // wants all the width
        m_form->addRow(label);
        m_form->addRow(row);
    } else {
        m_form->addRow(label, row);
    }
    connect(editor, &AttributeEditor::edited, this,
            [this, schema = property.schema, series](const AttributeValue &value) {
                setAttribute(schema, value, series);
            });
    m_refreshers.emplace_back([this, key, editor, reset] {
        for (const Property &now :
             propertiesOf(m_document->board(), m_document->schema(), m_document->selection())) {
            if (now.schema.key != key)
                continue;
            editor->showValue(now.value);
            reset->setHidden(now.isStandard);
        }
    });
}

QToolButton *PropertiesPanel::makeReset(const AttributeSchema &attribute)
{
    auto *reset = new QToolButton;
    reset->setAutoRaise(true);
    reset->setText(u"↺"_s);
    reset->setToolTip(tr("Reset to the default"));
    reset->setAccessibleName(tr("Reset to the default"));
    QSizePolicy keeping = reset->sizePolicy();
    keeping.setRetainSizeWhenHidden(true);
    reset->setSizePolicy(keeping);
    connect(reset, &QToolButton::clicked, this, [this, schema = attribute] {
        const Board &board = m_document->board();
        const Selection &selection = m_document->selection();
        m_document->perform(withoutProperty(board, selection, schema.key), stepOn(board, selection, [schema] {
                                //: Undo step. %1: what becomes as it usually is: Invader spaces
                                return tr("reset %1").arg(titleOfAttribute(schema));
                            }));
    });
    return reset;
}

/// As a tooltip, and in the strip of help.
void PropertiesPanel::explain(QLabel &label, QWidget &row, const AttributeSchema &attribute)
{
    const PartHelp help = attribute.own
        ? PartHelp {helpOnOwn(*attribute.own), {}}
        : helpOnAttribute(m_document->board(), m_document->schema(), kindOfRows(), attribute.key);
    label.setToolTip(asToolTip(label.text(), help));
    row.setToolTip(label.toolTip());
    m_help->watch({&label, &row}, help);
}

/// What it was before the steps of a series, which become one. None: it differed.
std::optional<AttributeValue> PropertiesPanel::valueBefore(const std::string &key, int series)
{
    const QUndoStack &stack = m_document->undoStack();
    const QUndoCommand *last = stack.index() > 0 ? stack.command(stack.index() - 1) : nullptr;
    if (last && last->id() == series && !stack.isClean())
        return m_before;
    m_before.reset();
    for (const Property &now :
         propertiesOf(m_document->board(), m_document->schema(), m_document->selection())) {
        if (now.schema.key == key)
            m_before = now.value;
    }
    return m_before;
}

/// A place that is said to be a forge is called so as well.
void PropertiesPanel::setAttribute(const AttributeSchema &attribute, const AttributeValue &value, int series)
{
    const Board &board = m_document->board();
    const BoardSchema &schema = m_document->schema();
    const Selection &selection = m_document->selection();
    const std::string key = attribute.key;
    const StepText text = settingOn(board, selection, attribute, valueBefore(key, series), value);
    BoardChange change = withProperty(board, schema, selection, key, value);
    const auto *word = std::get_if<std::string>(&value);
    auto *edit = change.edits.size() == 1 ? std::get_if<ReplacePlace>(&change.edits.front()) : nullptr;
    const AttributeSchema *identity = edit ? identityOf(schema, edit->place.kind) : nullptr;
    if (!word || !identity || identity->key != key) {
        m_document->perform(change, text, series);
        return;
    }
    edit->place.key = keyFor(board, schema, board.places()[edit->position], *word);
    Selection renamed = selection;
    renamed.places = {edit->place.key};
    m_document->perform(change, text, renamed);
}

void PropertiesPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        setWindowTitle(tr("Properties"));
        setAccessibleName(tr("Properties"));
        rebuild();
    }
    QScrollArea::changeEvent(event);
}

} // namespace merlon
