#include "app/games/siege/why_asked.h"

#include "app/games/siege/panel_words.h"

namespace merlon {

QString whyAsked(const View &view, int number, std::initializer_list<std::span<const WhyAsked>> tables)
{
    const std::string_view key = view.setup().vocabulary().decisions()[view.decision().kind].key;
    for (const std::span<const WhyAsked> table : tables) {
        for (const WhyAsked &text : table) {
            if (text.decision != key)
                continue;
            const QString words = PanelWords::tr(text.english);
            return words.contains(QLatin1StringView("%1")) ? words.arg(number) : words;
        }
    }
    return {};
}

} // namespace merlon
