#pragma once

#include "core/base/json_fwd.h"

#include <memory>

namespace merlon {

/// A JSON value as a member of what a header defines, where Json is only declared. Copied and compared as the value is;
/// null until something is put in.
class JsonBox {
public:
    JsonBox() noexcept;
    JsonBox(Json value); // not explicit: a value goes into its box by itself, and comes out by `*`
    JsonBox(const JsonBox &other);
    JsonBox(JsonBox &&) noexcept;
    JsonBox &operator=(const JsonBox &other);
    JsonBox &operator=(JsonBox &&) noexcept;
    ~JsonBox();

    const Json &operator*() const;
    const Json *operator->() const;
    Json &operator*();
    Json *operator->();

    friend bool operator==(const JsonBox &one, const JsonBox &other);

private:
    std::unique_ptr<Json> m_value; ///< none: null
};

} // namespace merlon
