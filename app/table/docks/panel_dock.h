#pragma once

#include "core/canvas/art/art.h"

#include <QDockWidget>

namespace merlon {

class DockTitle;

/// How much of a folded panel is left.
enum class Fold { None, ToTitle, ToStrip };

/// A panel that can be docked, floated, folded and closed. It is named by the window title of the panel, which may
/// change at any time.
class PanelDock final : public QDockWidget {
    Q_OBJECT

public:
    /// Keys of the panels of the two sides.
    static constexpr auto kFirstSide = "first-side";
    static constexpr auto kSecondSide = "second-side";

    PanelDock(const QString &key, QWidget *panel, const canvas::Art &art, QWidget *parent);

    QString key() const { return objectName(); }
    /// Whether it is the panel of one of the two sides.
    bool isOfSide() const;
    QWidget *panel() const { return m_panel; }
    Fold fold() const { return m_fold; }
    void setFold(Fold fold);
    /// Whether it can be looked at, if its window is seen: it is open, and in front of those that share its place.
    bool isSeen() const;
    /// Where panels lie behind one another they cannot be folded.
    void setFoldable(bool foldable);
    void themeChanged();
    /// Gives the keyboard to the first part that takes it.
    void focusPanel();

Q_SIGNALS:
    void foldWanted();
    void floatWanted();
    void closeWanted();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    QWidget *m_panel;
    DockTitle *m_title;
    Fold m_fold = Fold::None;
};

} // namespace merlon
