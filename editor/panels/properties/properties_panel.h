#pragma once

#include "editor/document/board_document.h"
#include "editor/model/properties.h"

#include <QPointer>
#include <QScrollArea>

#include <functional>
#include <vector>

class QComboBox;
class QFormLayout;
class QLabel;
class QLayout;
class QLineEdit;
class QToolButton;

namespace merlon {

class AttributeEditor;
class HelpStrip;
enum class LinkEnd;

/// What is selected, in rows that the schema of the board gives; without a selection, the board itself.
class PropertiesPanel final : public QScrollArea {
    Q_OBJECT

public:
    explicit PropertiesPanel(QWidget *parent = nullptr);

    /// Null: nothing to show.
    void setDocument(BoardDocument *document);
    /// Gives the keyboard to the first row.
    void focusFirst();

Q_SIGNALS:
    /// Somebody wants to read a rule: `S2-10.5`.
    void ruleWanted(const QString &rule);

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    using Say = std::function<QString()>; ///< in the language that is spoken

    /// Which rows there must be.
    struct Shape {
        std::set<std::string> placeKinds;
        std::set<std::string> linkKinds;
        bool hasNotes = false;
        bool single = false;
        bool hasSeveralPlaces = false;
        std::vector<OwnAttribute> ownAttributes {};
        friend bool operator==(const Shape &, const Shape &) = default;
    };

    Shape shape() const;
    void follow(const DocumentChange &change);
    void rebuild();
    void refresh();
    void widen();
    void fitHelp();
    void buildBoard();
    void buildPlaces();
    void buildLinks();
    void addEnd(const Say &label, LinkEnd end, const QString &name);
    void addCourse();
    void buildNotes();
    void buildAttributes();
    void addAttribute(const Property &property);
    QToolButton *makeReset(const AttributeSchema &attribute);
    void explain(QLabel &label, QWidget &row, const AttributeSchema &attribute);
    void setAttribute(const AttributeSchema &attribute, const AttributeValue &value, int series);
    std::optional<AttributeValue> valueBefore(const std::string &key, int series);
    void addHeading(const QString &text);
    QLineEdit *addText(const QString &label, const std::function<std::optional<std::string>()> &get,
                       const std::function<void(const std::string &)> &set);
    void addLongText(const Say &label, const std::string &language);
    QComboBox *addChoice(const QString &label, const std::vector<std::string> &words,
                         const std::function<std::optional<std::string>()> &get,
                         const std::function<void(const std::string &)> &set);
    void addSide();
    void addKind();
    std::string kindOfRows() const;
    void addCoordinate(const QString &label, double Point::*part);
    void addMovingBy();
    QLineEdit *addStep(QLayout &row, const QString &name, const QString &hint, double most);
    void moveBy(Point by);
    void turnBy(double degrees);
    void addGames();
    void addName(const Say &label, const std::string &language);
    void addBoardText(const Say &label, const std::function<std::string &(BoardInfo &)> &part);
    void setInfo(const BoardInfo &info, const StepText &text);
    void setPlaces(const Say &what, const Say &value, const std::function<void(Place &)> &alter);
    QString title() const;
    int nextSeries();

    QPointer<BoardDocument> m_document;
    Shape m_shape;
    QWidget *m_page = nullptr;
    QFormLayout *m_form = nullptr;
    QLabel *m_title = nullptr;
    HelpStrip *m_help;                               ///< below the rows
    std::vector<std::function<void()>> m_refreshers; ///< of the rows
    int m_row = 0;
    std::optional<AttributeValue> m_before; ///< what was edited last, before it was
    int m_series = 1000; ///< grows with every selection, so that edits of different things stay apart
};

} // namespace merlon
