#include "app/look/text_size.h"

#include <QEvent>

#include <utility>

namespace merlon {

namespace {

class Follower final : public QObject {
public:
    Follower(QWidget *owner, std::function<void()> fit)
        : QObject(owner)
        , m_fit(std::move(fit))
    {
        owner->installEventFilter(this);
    }

    bool eventFilter(QObject *, QEvent *event) override
    {
        if (event->type() == QEvent::FontChange)
            m_fit();
        return false;
    }

private:
    std::function<void()> m_fit;
};

} // namespace

void followTextSize(QWidget *owner, std::function<void()> fit)
{
    fit();
    new Follower(owner, std::move(fit)); // belongs to the owner
}

} // namespace merlon
