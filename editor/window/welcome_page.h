#pragma once

#include "app/look/appearance.h"
#include "editor/files/templates.h"

#include <QList>
#include <QWidget>

class QAction;
class QLabel;
class QListWidget;
class QListWidgetItem;
class QMenu;
class QPushButton;
class QVBoxLayout;

namespace merlon {

class BoardGallery;
class Thumbnails;

/// What is seen while nothing is open: what a new board or scenario can begin with, and the files of before.
class WelcomePage final : public QWidget {
    Q_OBJECT

public:
    /// Both must live longer.
    WelcomePage(const Appearance &appearance, Thumbnails &thumbnails, QWidget *parent = nullptr);

    /// Looks again at what there is.
    void refresh();
    /// What a new scenario can begin with.
    void setScenarioMenu(QMenu *menu);
    /// A button for each; they must live as long.
    void setLessons(const QList<QAction *> &lessons);
    BoardGallery &beginnings() { return *m_templates; }
    QListWidget &recent() { return *m_recent; }

Q_SIGNALS:
    void templateWanted(const merlon::Template &one);
    void fileWanted(const QString &file);
    void openWanted();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void fillTemplates();
    void fillRecent();
    void showRecent(QListWidgetItem &item);

    const Appearance &m_appearance;
    Thumbnails &m_thumbnails;
    std::vector<Template> m_found;
    QLabel *m_crest;
    QLabel *m_name;
    QLabel *m_motto;
    QLabel *m_begin;
    QLabel *m_before;
    BoardGallery *m_templates;
    QListWidget *m_recent;
    QPushButton *m_open;
    QPushButton *m_scenario;
    QVBoxLayout *m_lessons; ///< their buttons
};

} // namespace merlon
