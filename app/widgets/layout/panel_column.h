#pragma once

class QVBoxLayout;
class QWidget;

namespace merlon {

/// The layout of a part of a panel: its rows one below the other, close together.
QVBoxLayout *columnOf(QWidget *part);

} // namespace merlon
