#include "core/base/long_files.h"

#include <csignal>

namespace merlon {

void letLongFilesFail()
{
#ifdef SIGXFSZ
    std::signal(SIGXFSZ, SIG_IGN);
#endif
}

} // namespace merlon
