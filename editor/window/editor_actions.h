#pragma once

#include "app/look/settings.h"
#include "core/board/schema.h"
#include "core/canvas/art.h"
#include "editor/panels/tool_panel.h"

#include <QObject>

#include <string>
#include <vector>

class QAction;
class QActionGroup;
class QMainWindow;
class QMenu;
class QToolBar;

namespace merlon {

class CellActions;

/// A tool by what it draws.
struct ToolChoice {
    enum class Kind { Select, Place, Link, Note, Cells } kind = Kind::Select;
    std::string key {}; ///< of the kind of place or link, or of the tool for cells
};

/// What can be done in the window, with its menus, keys and icons.
class EditorActions final : public QObject {
    Q_OBJECT

public:
    explicit EditorActions(QMainWindow &window);

    /// The tools that the kinds of a schema give. True if they are others than before: then things are selected.
    bool makeTools(const BoardSchema &schema);
    /// What boards of cells have besides.
    CellActions &cells() { return *m_cells; }
    std::vector<ToolPanel::Group> toolGroups() const;
    void chooseTool(std::size_t number);
    void retranslate();
    void drawIcons(const canvas::Art &art);
    void show(const Settings &settings);
    void fillBar(QToolBar &bar);
    /// Everything that needs a document.
    const std::vector<QAction *> &ofDocument() const { return m_ofDocument; }
    /// Those of them that a scenario has as well as a board.
    const std::vector<QAction *> &ofEveryDocument() const { return m_ofEveryDocument; }
    /// Everything that needs something selected.
    const std::vector<QAction *> &ofSelection() const { return m_ofSelection; }
    QMenu *templatesMenu() const { return m_templates; }
    /// Boards and games on which a new scenario can begin.
    QMenu *scenarioMenu() const { return m_scenarios; }
    QMenu *recentMenu() const { return m_recent; }
    QMenu *panelsMenu() const { return m_panels; }

    QAction *newBoard;
    QAction *open;
    QAction *save;
    QAction *saveAs;
    QAction *exportBoard;
    QAction *close;
    QAction *quit;
    QAction *undo;
    QAction *redo;
    QAction *cut;
    QAction *copy;
    QAction *paste;
    QAction *duplicate;
    QAction *remove;
    QAction *selectAll;
    QAction *selectInverse;
    QAction *selectConnected;
    QAction *selectSameKind;
    QAction *selectWest; ///< the first side of the schema
    QAction *selectEast;
    QAction *find;
    std::vector<QAction *> align; ///< by Edge
    QAction *spreadAcross;
    QAction *spreadDown;
    QAction *turnLeft;
    QAction *turnRight;
    QAction *grow;
    QAction *shrink;
    QAction *flipAcross;
    QAction *flipDown;
    QAction *layOut;
    QAction *mirror;
    QAction *reverse;
    QAction *playFirst; ///< at the first seat of the game
    QAction *playSecond;
    QAction *analyse; ///< shows or hides the panel
    QAction *compare;
    QAction *playMany; ///< computers, to see whether the board is fair
    QAction *zoomIn;
    QAction *zoomOut;
    QAction *fit;
    QAction *showGrid; ///< checkable, as the next four
    QAction *snap;
    QAction *guides; ///< whether things snap to their neighbours
    QAction *showKeys;
    QAction *showLinks;
    QAction *putPicture; ///< under the drawing, into the board's file
    QAction *linkPicture;
    QAction *safeColours; ///< a palette for colour-blind eyes
    QAction *largerText;
    QAction *smallerText;
    QAction *usualText;
    QAction *arrangePicture;
    QAction *removePicture;
    QAction *layers; ///< brings the panel to the front
    QAction *keySheet;
    QAction *about;

Q_SIGNALS:
    void toolChosen(const merlon::ToolChoice &tool);
    void languageWanted(const QString &code);
    void themeWanted(merlon::ThemeWish theme);

private:
    struct Icon {
        QAction *action;
        const char *picture; ///< under resources/art/icons
    };
    struct NamedTool {
        QAction *action;
        ToolChoice choice;
    };

    QAction *make(const char *picture, const QKeySequence &keys);
    QAction *makeCheckable(const char *picture, const QKeySequence &keys, bool on);
    QAction *addTool(const ToolChoice &choice, const QKeySequence &keys);
    void makeActions();
    void makeArrangement();
    void makeMenus();
    void makeMore();
    void addCellTools();
    void beginPainting();
    void nameTools();
    void nameMenus();

    QMainWindow &m_window;
    const BoardSchema *m_schema = nullptr;
    std::vector<Icon> m_icons;
    std::vector<NamedTool> m_tools;
    std::vector<QAction *> m_ofDocument;
    std::vector<QAction *> m_ofEveryDocument;
    std::vector<QAction *> m_ofSelection;
    QActionGroup *m_toolGroup;
    CellActions *m_cells;
    QMenu *m_file;
    QMenu *m_templates;
    QMenu *m_scenarios;
    QMenu *m_recent;
    QMenu *m_edit;
    QMenu *m_picture;
    QMenu *m_select;
    QMenu *m_draw;
    QMenu *m_arrange;
    QMenu *m_play;
    QMenu *m_view;
    QMenu *m_panels;
    QMenu *m_textMenu;
    QMenu *m_languageMenu;
    QMenu *m_themeMenu;
    QMenu *m_help;
    QActionGroup *m_languages;
    QActionGroup *m_themes;
};

} // namespace merlon
