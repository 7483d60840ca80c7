#pragma once

#include "core/base/error.h"

#include <QFrame>
#include <QStyle>

#include <functional>

class QLabel;
class QPushButton;
class QToolButton;

namespace merlon {

/// A bar that says what went wrong and what would be right, or what is good to know, until it is closed. It can lie over
/// a page: then it takes no room from it.
class MessageBar final : public QFrame {
    Q_OBJECT

public:
    explicit MessageBar(QWidget *parent = nullptr);

    void show(const Error &error);
    void show(const QString &warning);
    /// Something to know, with nothing wrong.
    void tell(const QString &note);
    /// The same with a button for what can be done about it, which closes the bar.
    void tell(const QString &note, const QString &offer, std::function<void()> accept);
    QString text() const;
    /// Lies over the upper edge of this page from now on, in its parent; while this map on it is seen, over the map alone,
    /// so that nothing beside the map is covered.
    void layOver(QWidget &page, QWidget &map);

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    /// Without a button if there is nothing to offer.
    void say(QStyle::StandardPixmap picture, const QString &message, const QString &offer = {});
    void acceptOffer();
    void retranslate();
    void place();

    QWidget *m_page = nullptr; ///< over which it lies
    QWidget *m_map = nullptr;
    QLabel *m_icon;
    QLabel *m_label;
    QPushButton *m_offer;
    std::function<void()> m_accept; ///< what the button does
    QToolButton *m_close;
};

} // namespace merlon
