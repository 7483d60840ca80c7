#include "core/players/siege2/scores.h"
namespace merlon::siege2 {
int scoreSetUp(const Outlook &, Choice)
{
    return 0;
}
int scoreRow(const Outlook &, Choice)
{
    return 0;
}
int scorePlacing(const Outlook &, Choice)
{
    return 0;
}
int scoreRitual(const Outlook &, Choice)
{
    return 0;
}
int scoreManeuver(const Outlook &, Choice)
{
    return 0;
}
int scoreOrders(const Outlook &, Choice)
{
    return 0;
}
int scoreObjective(const Outlook &, Choice)
{
    return 0;
}
} // namespace merlon::siege2
