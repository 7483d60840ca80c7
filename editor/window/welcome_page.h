#pragma once

#include "app/look/appearance.h"
#include "editor/files/templates.h"

#include <QTimer>
#include <QWidget>

class QLabel;
class QListWidget;
class QListWidgetItem;
class QMenu;
class QPushButton;

namespace merlon {

class Thumbnails;

/// What is seen while nothing is open: what a new board or scenario can begin with, and the files of before.
class WelcomePage final : public QWidget {
    Q_OBJECT

public:
    /// Both must live longer.
    WelcomePage(const Appearance &appearance, Thumbnails &thumbnails, QWidget *parent = nullptr);

    /// Looks again at what there is; pictures follow while the page is seen.
    void refresh();
    /// What a new scenario can begin with.
    void setScenarioMenu(QMenu *menu);
    QListWidget &beginnings() { return *m_templates; }
    QListWidget &recent() { return *m_recent; }

Q_SIGNALS:
    void templateWanted(const merlon::Board &board);
    void fileWanted(const QString &file);
    void openWanted();

protected:
    void showEvent(QShowEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void fillTemplates();
    void drawNext();
    void fillRecent();
    void showRecent(QListWidgetItem &item);

    const Appearance &m_appearance;
    Thumbnails &m_thumbnails;
    std::vector<Template> m_found;
    QTimer m_drawing; ///< the pictures of the templates, one after the other
    QLabel *m_crest;
    QLabel *m_name;
    QLabel *m_motto;
    QLabel *m_begin;
    QLabel *m_before;
    QListWidget *m_templates;
    QListWidget *m_recent;
    QPushButton *m_open;
    QPushButton *m_scenario;
};

} // namespace merlon
