#pragma once

#include "core/board/attributes/schema.h"

#include <QWidget>

#include <functional>
#include <vector>

class QComboBox;
class QFormLayout;
class QLineEdit;
class QSpinBox;
class QVBoxLayout;

namespace merlon {

class KindTree;
class WordsTable;

/// Everything that can be said of one attribute of a designer's own.
class OwnAttributeForm final : public QWidget {
    Q_OBJECT

public:
    explicit OwnAttributeForm(const BoardSchema &schema, QWidget *parent = nullptr);

    /// `keyFollows`: its key is made of its name.
    void showAttribute(const OwnAttribute &own, bool keyFollows = false);
    const OwnAttribute &attribute() const { return m_own; }
    /// It does not any longer once somebody has written another one.
    bool keyFollows() const { return m_keyFollows; }

Q_SIGNALS:
    /// By whoever uses it.
    void edited();

private:
    void build();
    QLineEdit *addLine(const QString &label, const std::function<void(const std::string &)> &set);
    QSpinBox *addNumber(const QString &label, std::int64_t OwnAttribute::*part);
    void setNameIn(const std::string &language, const std::string &name);
    void setType(AttributeType type);
    void setWords();
    void fitStandard();
    void showStandard();
    void tell();

    OwnAttribute m_own;
    bool m_keyFollows = false;
    QFormLayout *m_rows;
    QLineEdit *m_key = nullptr;
    QLineEdit *m_english = nullptr;
    QLineEdit *m_french = nullptr;
    QComboBox *m_type = nullptr;
    QSpinBox *m_least = nullptr;
    QSpinBox *m_most = nullptr;
    WordsTable *m_words;
    QWidget *m_standard; ///< has the editor of the type
    KindTree *m_kinds;
    QLineEdit *m_englishHelp = nullptr;
    QLineEdit *m_frenchHelp = nullptr;
};

} // namespace merlon
