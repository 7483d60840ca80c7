#pragma once

#include "app/table/table_parts.h"

#include <QCoreApplication>

namespace merlon {

/// Shows what a computer player would choose: in words below the question, with rings around what is meant, and with an
/// arrow where something is to go from one place to another.
class AdviceDisplay {
    Q_DECLARE_TR_FUNCTIONS(AdviceDisplay)

public:
    explicit AdviceDisplay(const TableParts &parts)
        : m_parts(parts)
    {
    }

    void show(const Advice &advice);
    /// The question is no longer asked.
    void clear();

private:
    TableParts m_parts;
    bool m_isShown = false;
};

} // namespace merlon
