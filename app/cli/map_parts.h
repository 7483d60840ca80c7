#pragma once

#include <QString>
#include <QStringList>

namespace merlon::cli {

/// What lies on the spaces of a place: everything that is not empty, with commas.
QString things(QStringList items);
/// `west wall 1, 2 (bridge), west rampart 4`: what is repeated from the name before is left out.
QString shortList(const QStringList &names);
/// A heading over the whole width.
QString mapHeading(const QString &title);
/// `3/4: 1 goblin, 2 orcs`; without units: `0/4`.
QString filledPlace(const QString &units, int count, int room);

} // namespace merlon::cli
