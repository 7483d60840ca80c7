#pragma once

#include "core/board/attributes/own_attribute.h"

#include <QTableWidget>

namespace merlon {

/// The words that an attribute can have, one in a row: its key, its names in English and French. The last row is empty, for
/// one more; a row without a key makes one of its name, a row without both is none.
class WordsTable final : public QTableWidget {
    Q_OBJECT

public:
    explicit WordsTable(QWidget *parent = nullptr);

    void showAttribute(const OwnAttribute &own);
    /// Says it of an attribute. Names in other languages stay as they are.
    void writeInto(OwnAttribute &own) const;

Q_SIGNALS:
    /// By whoever uses it.
    void edited();

private:
    QString textIn(int row, int column) const;
    void put(int row, int column, const QString &text);
};

} // namespace merlon
