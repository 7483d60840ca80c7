#include "app/words/game_words.h"
#include "editor/model/copying.h"
#include "editor/model/courses.h"
#include "editor/model/notes.h"
#include "editor/model/shaping.h"
#include "editor/panels/findings/change_words.h"
#include "editor/panels/help/help_strip.h"
#include "editor/panels/properties/attribute_editor.h"
#include "editor/panels/properties/cell_grid_editor.h"
#include "editor/panels/properties/link_end_box.h"
#include "editor/panels/properties/properties_panel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleValidator>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QTimer>

#include <algorithm>

using namespace Qt::StringLiterals;

/// The rows that every place, link and board has, whatever the schema.
namespace merlon {

namespace {

/// Tells when the keyboard has left it.
class Notes final : public QPlainTextEdit {
public:
    std::function<void()> left;

protected:
    void focusOutEvent(QFocusEvent *event) override
    {
        QPlainTextEdit::focusOutEvent(event);
        left();
    }
};

QString textIn(const std::map<std::string, std::string> &texts, const std::string &language)
{
    const auto text = texts.find(language);
    return text == texts.end() ? QString() : QString::fromStdString(text->second);
}

std::vector<std::string> keysOf(const std::vector<PlaceKind> &kinds)
{
    std::vector<std::string> keys;
    std::ranges::transform(kinds, std::back_inserter(keys), &PlaceKind::key);
    return keys;
}

} // namespace

QLineEdit *PropertiesPanel::addText(const QString &label,
                                    const std::function<std::optional<std::string>()> &get,
                                    const std::function<void(const std::string &)> &set)
{
    auto *line = new QLineEdit;
    line->setAccessibleName(label);
    m_form->addRow(label, line);
    m_refreshers.emplace_back([line, get] {
        const std::optional<std::string> text = get();
        line->setPlaceholderText(text ? QString() : mixedMark());
        const QString shown = QString::fromStdString(text.value_or(""));
        if (shown != line->text())
            line->setText(shown);
        line->setModified(false);
    });
    connect(line, &QLineEdit::editingFinished, this, [line, set] {
        if (!line->isModified())
            return;
        line->setModified(false);
        set(line->text().trimmed().toStdString());
    });
    return line;
}

QComboBox *PropertiesPanel::addChoice(const QString &label, const std::vector<std::string> &words,
                                      const std::function<std::optional<std::string>()> &get,
                                      const std::function<void(const std::string &)> &set)
{
    auto *box = new QComboBox;
    box->setAccessibleName(label);
    box->setPlaceholderText(mixedMark());
    for (const std::string &word : words)
        box->addItem(titleOf(word), QString::fromStdString(word));
    m_form->addRow(label, box);
    m_refreshers.emplace_back([box, get] {
        const std::optional<std::string> word = get();
        box->setCurrentIndex(word ? box->findData(QString::fromStdString(*word)) : -1);
    });
    connect(
        box, &QComboBox::activated, this, [box, set] { set(box->currentData().toString().toStdString()); },
        Qt::QueuedConnection);
    return box;
}

/// A number below the drawing stands for different ones.
void PropertiesPanel::addCoordinate(const QString &label, double Point::*part)
{
    constexpr int kMixed = -100000;
    auto *box = new QSpinBox;
    box->setAccessibleName(label);
    box->setKeyboardTracking(false);
    m_form->addRow(label, box);
    const int series = nextSeries();
    m_refreshers.emplace_back([this, box, part] {
        const QSignalBlocker silent(box);
        const auto at = commonNumber(m_document->board(), m_document->selection(),
                                     [part](const Place &place) { return place.at.*part; });
        const int now = at ? static_cast<int>(std::lround(*at)) : kMixed;
        box->setSpecialValueText(at ? QString() : mixedMark());
        box->setRange(at ? std::min(0, now) : kMixed, std::max(static_cast<int>(kDrawingSize), now));
        box->setValue(now);
    });
    connect(box, &QSpinBox::valueChanged, this, [this, part, series](int number) {
        const Board &board = m_document->board();
        const Selection &selection = m_document->selection();
        m_document->perform(
            withPlaces(board, selection, [&](Place &place) { place.at.*part = std::max(0, number); }),
            stepOn(board, selection, [] { return tr("Move"); }), series);
    });
}

/// A number that is done when Enter is pressed, and then forgotten.
QLineEdit *PropertiesPanel::addStep(QLayout &row, const QString &name, const QString &hint, double most)
{
    constexpr int kDecimals = 1;
    auto *line = new QLineEdit;
    auto *numbers = new QDoubleValidator(-most, most, kDecimals, line);
    numbers->setNotation(QDoubleValidator::StandardNotation);
    line->setValidator(numbers);
    line->setAccessibleName(name);
    line->setToolTip(name);
    line->setPlaceholderText(hint);
    row.addWidget(line);
    return line;
}

/// Where several places lie is not one number: they go on from there together.
void PropertiesPanel::addMovingBy()
{
    constexpr double kMostDegrees = 360;
    auto *steps = new QWidget;
    auto *row = new QHBoxLayout(steps);
    row->setContentsMargins(0, 0, 0, 0);
    QLineEdit *right = addStep(*row, tr("Move to the right by"), u"x"_s, kDrawingSize);
    QLineEdit *down = addStep(*row, tr("Move downward by"), u"y"_s, kDrawingSize);
    //: Of several places: how far they are to be moved.
    m_form->addRow(tr("Move by"), steps);
    const auto numberIn = [](const QLineEdit *line) { return line->locale().toDouble(line->text()); };
    const auto move = [this, right, down, numberIn] {
        const Point by {numberIn(right), numberIn(down)};
        right->clear();
        down->clear();
        moveBy(by);
    };
    connect(right, &QLineEdit::returnPressed, this, move);
    connect(down, &QLineEdit::returnPressed, this, move);
    auto *turning = new QWidget;
    auto *turns = new QHBoxLayout(turning);
    turns->setContentsMargins(0, 0, 0, 0);
    QLineEdit *angle = addStep(*turns, tr("Turn clockwise by degrees"), u"°"_s, kMostDegrees);
    //: Of several places: by how many degrees they are to be turned.
    m_form->addRow(tr("Turn by"), turning);
    connect(angle, &QLineEdit::returnPressed, this, [this, angle, numberIn] {
        const double degrees = numberIn(angle);
        angle->clear();
        turnBy(degrees);
    });
}

/// With the notes that are selected as well.
void PropertiesPanel::moveBy(Point by)
{
    const Board &board = m_document->board();
    const Selection &selection = m_document->selection();
    const Point whole = withinDrawing(*m_document, selection, snapped(by, 0.0));
    if (whole == Point {})
        return;
    m_document->performBoth(shifted(board, selection, whole), shifted(m_document->sketch(), selection, whole),
                            stepOn(board, selection, [] { return tr("Move"); }));
}

void PropertiesPanel::turnBy(double degrees)
{
    const Board &board = m_document->board();
    const Selection &selection = m_document->selection();
    m_document->perform(turned(board, selection, degrees),
                        stepOn(board, selection, [] { return tr("Turn"); }));
}

void PropertiesPanel::addName(const Say &label, const std::string &language)
{
    addText(
        label(),
        [this, language] {
            return commonText(m_document->board(), m_document->selection(), [&](const Place &place) {
                return textIn(place.names, language).toStdString();
            });
        },
        [this, language, label](const std::string &name) {
            setPlaces(
                label, [name] { return QString::fromStdString(name); },
                [&](Place &place) { setName(place.names, language, name); });
        });
}

void PropertiesPanel::buildPlaces()
{
    const auto common = [this](std::string Place::*part) {
        return [this, part] {
            return commonText(m_document->board(), m_document->selection(),
                              [part](const Place &place) { return place.*part; });
        };
    };
    if (m_document->selection().places.size() == 1) {
        addText(tr("Key"), common(&Place::key), [this](const std::string &key) {
            const std::string old = *m_document->selection().places.begin();
            Selection renamed;
            renamed.places.insert(key);
            if (m_document->board().indexOf(key) || key.empty()) // two of a key would be confused
                return refresh();
            const StepText text =
                stepOn(m_document->board(), m_document->selection(), [] { return tr("Key"); });
            m_document->perform(renamePlace(m_document->board(), old, key), text, renamed);
        });
    }
    addKind();
    addSide();
    addCoordinate(tr("From the left"), &Point::x);
    addCoordinate(tr("From the top"), &Point::y);
    if (m_document->selection().places.size() > 1)
        addMovingBy();
    addName([] { return tr("English name"); }, "en");
    addName([] { return tr("French name"); }, "fr");
    buildAttributes();
}

/// Families without sides have any text.
void PropertiesPanel::addSide()
{
    const auto get = [this] {
        return commonText(m_document->board(), m_document->selection(),
                          [](const Place &place) { return place.side; });
    };
    const auto set = [this](const std::string &side) {
        setPlaces([] { return tr("Side"); }, [side] { return titleOf(side); },
                  [&](Place &place) { place.side = side; });
    };
    if (m_document->schema().sides.empty())
        addText(tr("Side"), get, set);
    else
        addChoice(tr("Side"), m_document->schema().sides, get, set);
}

/// Each type says what it is for.
void PropertiesPanel::addKind()
{
    const Board &board = m_document->board();
    const BoardSchema &schema = m_document->schema();
    QComboBox *box = addChoice(
        tr("Place type"), keysOf(schema.places),
        [this] {
            return commonText(m_document->board(), m_document->selection(),
                              [](const Place &place) { return place.kind; });
        },
        [this](const std::string &kind) {
            setPlaces([] { return tr("Place type"); }, [kind] { return titleOf(kind); },
                      [&](Place &place) { place.kind = kind; });
        });
    for (int i = 0; i < box->count(); ++i) {
        const PartHelp help = helpOnKind(board, schema, box->itemData(i).toString().toStdString());
        box->setItemData(i, asToolTip(box->itemText(i), help), Qt::ToolTipRole);
    }
    if (m_shape.placeKinds.size() != 1)
        return;
    const PartHelp help = helpOnKind(board, schema, kindOfRows());
    QWidget *label = m_form->labelForField(box);
    box->setToolTip(asToolTip(titleOf(kindOfRows()), help));
    label->setToolTip(box->toolTip());
    m_help->watch({box, label}, help);
}

void PropertiesPanel::buildLinks()
{
    //: Label: the place where a link begins.
    addEnd([] { return tr("From"); }, LinkEnd::From, u"link-from"_s);
    //: Label: the place where a link ends.
    addEnd([] { return tr("To"); }, LinkEnd::To, u"link-to"_s);
    addCourse();
    buildAttributes();
}

/// Another end makes the link another one, and the rows new: the keyboard stays where it was.
void PropertiesPanel::addEnd(const Say &label, LinkEnd end, const QString &name)
{
    auto *box = new LinkEndBox(*m_document, end, label);
    box->setObjectName(name);
    m_form->addRow(label(), box);
    m_refreshers.emplace_back([box] { box->refresh(); });
    connect(
        box, &QComboBox::activated, this,
        [this, name] {
            QTimer::singleShot(0, this, [this, name] { // the new page has been shown by then
                if (auto *again = m_page->findChild<QComboBox *>(name))
                    again->setFocus();
            });
        },
        Qt::QueuedConnection);
}

void PropertiesPanel::addCourse()
{
    //: A property of links: whether they are straight or curved lines.
    const Say label = [] { return tr("Line"); };
    QComboBox *box = addChoice(
        label(), {keyOf(LinkCourse::AsUsual), keyOf(LinkCourse::Straight), keyOf(LinkCourse::Curved)},
        [this]() -> std::optional<std::string> {
            const auto course = commonCourse(m_document->board(), m_document->selection());
            return course ? std::optional<std::string>(keyOf(*course)) : std::nullopt;
        },
        [this, label](const std::string &key) {
            const Board &board = m_document->board();
            const Selection &selection = m_document->selection();
            const LinkCourse course = linkCourseOf(key).value_or(LinkCourse::AsUsual);
            m_document->perform(withCourse(board, selection, course), stepOn(board, selection, label));
        });
    //: Of a link: it is drawn as links of its type usually are.
    box->setItemText(0, tr("Default line"));
    //: Of a link: it is drawn from bend to bend.
    box->setItemText(1, tr("Straight"));
    //: Of a link: it is drawn as a curve.
    box->setItemText(2, tr("Curved"));
}

void PropertiesPanel::setInfo(const BoardInfo &info, const StepText &text)
{
    if (info != m_document->board().info())
        m_document->perform({{ReplaceInfo {info}}}, text);
}

void PropertiesPanel::addBoardText(const Say &label, const std::function<std::string &(BoardInfo &)> &part)
{
    addText(
        label(),
        [this, part] {
            BoardInfo info = m_document->board().info();
            return std::optional(part(info));
        },
        [this, part, label](const std::string &text) {
            BoardInfo info = m_document->board().info();
            part(info) = text;
            std::erase_if(info.names, [](const auto &name) { return name.second.empty(); });
            setInfo(info, label);
        });
}

void PropertiesPanel::addLongText(const Say &label, const std::string &language)
{
    auto *notes = new Notes;
    notes->setAccessibleName(label());
    notes->setTabChangesFocus(true);
    notes->setFixedHeight(fontMetrics().lineSpacing() * 5);
    m_form->addRow(label(), notes);
    m_refreshers.emplace_back([this, notes, language] {
        const QString text = textIn(m_document->board().info().descriptions, language);
        if (text != notes->toPlainText())
            notes->setPlainText(text);
    });
    notes->left = [this, notes, language, label] {
        if (!m_document)
            return;
        BoardInfo info = m_document->board().info();
        setName(info.descriptions, language, notes->toPlainText().toStdString());
        setInfo(info, label);
    };
}

/// Those whose boards are of this family.
void PropertiesPanel::addGames()
{
    for (const Game *game : allGames()) {
        if (game->schema().key != m_document->schema().key)
            continue;
        auto *box = new QCheckBox(titleOf(game->key()));
        const std::string key = game->key();
        m_form->addRow(QString(), box);
        m_refreshers.emplace_back([this, box, key] {
            box->setChecked(std::ranges::count(m_document->board().info().games, key) > 0);
        });
        connect(box, &QCheckBox::clicked, this, [this, key](bool on) {
            BoardInfo info = m_document->board().info();
            std::erase(info.games, key);
            if (on)
                info.games.push_back(key);
            setInfo(info, [] { return tr("Games"); });
        });
    }
}

void PropertiesPanel::buildBoard()
{
    addBoardText([] { return tr("English name"); },
                 [](BoardInfo &info) -> std::string & { return info.names["en"]; });
    addBoardText([] { return tr("French name"); },
                 [](BoardInfo &info) -> std::string & { return info.names["fr"]; });
    if (m_document->schema().cells.mayExist()) {
        auto *cells = new CellGridEditor(*m_document);
        m_form->addRow(tr("Cells"), cells);
        m_refreshers.emplace_back([cells] { cells->refresh(); });
    }
    addHeading(tr("Designed for"));
    addGames();
    addHeading(tr("Description"));
    addLongText([] { return tr("In English"); }, "en");
    addLongText([] { return tr("In French"); }, "fr");
    addBoardText([] { return tr("Author"); }, [](BoardInfo &info) -> std::string & { return info.author; });
    addBoardText([] { return tr("License"); }, [](BoardInfo &info) -> std::string & { return info.licence; });
    addBoardText([] { return tr("Key"); }, [](BoardInfo &info) -> std::string & { return info.key; });
    buildAttributes();
}

} // namespace merlon
