#pragma once

#include <QDialog>

namespace merlon {

class Appearance;

/// Says over a window which program it is, with its crest.
class AboutBox final : public QDialog {
    Q_OBJECT

public:
    /// `text`: may have bold words and lines of its own.
    AboutBox(QWidget &window, const Appearance &appearance, const QString &title, const QString &text);
};

} // namespace merlon
