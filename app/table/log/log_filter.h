#pragma once

#include "core/engine/decision.h"

#include <QSortFilterProxyModel>
#include <QString>

namespace merlon {

/// The rows of a log that somebody wants to see. A heading is there if anything below it is.
class LogFilter final : public QSortFilterProxyModel {
    Q_OBJECT

public:
    /// What is wanted; everything in the beginning.
    struct Wish {
        QString text;        ///< somewhere in title, text or rule, capitals or not
        Seat seat = kNobody; ///< that chose; kNobody: any
        int round = -1;      ///< 0: setting up; -1: any
        bool fights = false; ///< assaults alone

        friend bool operator==(const Wish &, const Wish &) = default;
    };

    using QSortFilterProxyModel::QSortFilterProxyModel;

    void setWish(Wish wish);
    const Wish &wish() const { return m_wish; }
    bool isOpen() const { return m_wish == Wish(); }
    /// To be called after rows have come or grown: the headings above them may be wanted now.
    void lookAgain();

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override;

private:
    bool matches(const QModelIndex &index) const;
    bool showsAct(const QModelIndex &index) const;

    Wish m_wish;
};

} // namespace merlon
