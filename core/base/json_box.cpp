#include "core/base/json_box.h"

#include "core/base/json.h"

#include <utility>

namespace merlon {

JsonBox::JsonBox() noexcept = default;
JsonBox::JsonBox(JsonBox &&) noexcept = default;
JsonBox &JsonBox::operator=(JsonBox &&) noexcept = default;
JsonBox::~JsonBox() = default;

JsonBox::JsonBox(Json value)
    : m_value(std::make_unique<Json>(std::move(value)))
{
}

JsonBox::JsonBox(const JsonBox &other)
    : m_value(other.m_value ? std::make_unique<Json>(*other.m_value) : nullptr)
{
}

JsonBox &JsonBox::operator=(const JsonBox &other)
{
    return *this = JsonBox(other);
}

const Json &JsonBox::operator*() const
{
    static const Json kNull;
    return m_value ? *m_value : kNull;
}

Json &JsonBox::operator*()
{
    if (!m_value)
        m_value = std::make_unique<Json>();
    return *m_value;
}

const Json *JsonBox::operator->() const
{
    return &**this;
}

Json *JsonBox::operator->()
{
    return &**this;
}

bool operator==(const JsonBox &one, const JsonBox &other)
{
    return *one == *other;
}

} // namespace merlon
