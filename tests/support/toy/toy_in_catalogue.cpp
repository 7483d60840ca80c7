#include "tests/support/toy/toy_module.h"

/// Linked into a program, this puts Toll among its games before it begins.
namespace {

[[maybe_unused]] const bool kIsAdded = [] {
    merlon::toy::addToCatalogue();
    return true;
}();

} // namespace
