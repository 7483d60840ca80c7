#pragma once

#include <QTabWidget>

namespace merlon {

class Appearance;
class DocumentTab;

/// A tab for each document that is open, with the name of its file, or its own as long as it has none, a mark while it is modified, and a button that closes it.
class DocumentTabs final : public QTabWidget {
    Q_OBJECT

public:
    /// `appearance` must live longer.
    explicit DocumentTabs(const Appearance &appearance, QWidget *parent = nullptr);

    /// Behind the others, and to the front.
    void add(DocumentTab &added);
    /// As they are called and where they lie now.
    void showTitles();
    /// In the colours and the language of now.
    void drawCloseButtons();

Q_SIGNALS:
    void closeWanted(merlon::DocumentTab *tab);
    /// A menu about the tab in front: somebody has asked for it by mouse, which brings it to the front, or by key.
    void menuWanted(QPoint globalPosition);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    const Appearance &m_appearance;
};

} // namespace merlon
