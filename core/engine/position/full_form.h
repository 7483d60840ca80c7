#pragma once

namespace merlon::position {

/// While one of these lives, positions are written in full on its thread: also what is as in the standard position.
class FullForm {
public:
    FullForm();
    ~FullForm();
    FullForm(const FullForm &) = delete;
    FullForm &operator=(const FullForm &) = delete;

    static bool isOn();
};

} // namespace merlon::position
