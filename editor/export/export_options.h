#pragma once

#include "editor/export/export_choice.h"
#include "editor/export/export_subject.h"

#include <QSizeF>
#include <QWidget>

class QCheckBox;
class QComboBox;
class QFormLayout;

namespace merlon {

class ImageSizeFields;
class PrintOptions;

/// All that can be chosen of an export. What makes no sense for a format is not shown; what the subject does not have cannot
/// be ticked.
class ExportOptions final : public QWidget {
    Q_OBJECT

public:
    ExportOptions(const ExportSubject &subject, const ExportChoice &choice, QWidget *parent = nullptr);

    ExportChoice choice() const;
    /// See ImageSizeFields.
    void keepRatioOf(QSizeF image);

Q_SIGNALS:
    void changed();

private:
    void fill(const ExportSubject &subject, const ExportChoice &choice);
    void fillLanguages(const QString &language);
    void build();
    QCheckBox *addSwitch(const char *name, const QString &text, bool isOn, bool isPossible);
    void showWhatCounts();
    ExportForm form() const;

    QFormLayout *m_rows;
    QComboBox *m_form;
    ImageSizeFields *m_size;
    QComboBox *m_theme;
    QComboBox *m_labels;
    QComboBox *m_language;
    QCheckBox *m_setUp = nullptr;
    QCheckBox *m_notes = nullptr;
    QCheckBox *m_grid = nullptr;
    QCheckBox *m_overlay = nullptr;
    QCheckBox *m_selection = nullptr;
    PrintOptions *m_print;
};

} // namespace merlon
