#pragma once

#include "app/widgets/things/thing_item.h"

namespace merlon {

/// How a pill looks.
struct PillContent {
    QString picture; ///< none: the word alone
    QString word;
    QString visitor {}; ///< a token that lies on it
    bool done = false;  ///< shows a tick
    bool faded = false;
    bool crossed = false; ///< out of the game
};

/// A word in a box, with a picture before it.
class WordPill final : public ThingItem {
    Q_OBJECT

public:
    WordPill(const canvas::Art &art, QWidget *parent);

    const PillContent &content() const { return m_content; }
    void setContent(PillContent content);

    QSize sizeHint() const override;

protected:
    void paintItem(QPainter &painter) override;

private:
    PillContent m_content;
};

} // namespace merlon
