#pragma once

#include "core/canvas/art/art.h"

#include <QWidget>

namespace merlon {

/// The title of a part of a panel, in a serif, with a thin line to the right and perhaps a note at its end.
class SectionTitle final : public QWidget {
    Q_OBJECT

public:
    SectionTitle(const canvas::Art &art, QWidget *parent);

    const QString &text() const { return m_text; }
    void setText(const QString &text, const QString &note = {});

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    double roomForNote(double width, double gap) const;

    const canvas::Art &m_art;
    QString m_text;
    QString m_note;
};

} // namespace merlon
