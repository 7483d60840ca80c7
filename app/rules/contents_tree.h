#pragma once

#include <QTreeWidget>

namespace merlon {

/// The contents of a book: titles that are too long for the column go on in further lines.
class ContentsTree final : public QTreeWidget {
    Q_OBJECT

public:
    explicit ContentsTree(QWidget *parent = nullptr);

protected:
    void resizeEvent(QResizeEvent *event) override;
};

} // namespace merlon
