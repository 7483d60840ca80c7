#pragma once

namespace merlon {

/// To be called when a program begins: where a file would grow beyond what the process may write (`ulimit -f`), writing
/// fails as on a full disk, instead of ending the program.
void letLongFilesFail();

} // namespace merlon
