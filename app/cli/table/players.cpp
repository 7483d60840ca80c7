#include "app/cli/table/players.h"

#include "core/engine/state.h"

namespace merlon::cli {

namespace {

class RandomPlayer final : public Player {
public:
    Choice choose(const View &view, Random &random) override
    {
        view.choices(m_choices);
        return m_choices[random.below(static_cast<std::uint32_t>(m_choices.size()))];
    }

private:
    ChoiceList m_choices;
};

} // namespace

std::vector<std::string> playerKinds()
{
    return {kHuman, "random"};
}

std::unique_ptr<Player> makeComputer(const std::string &kind)
{
    if (kind == "random")
        return std::make_unique<RandomPlayer>();
    return nullptr;
}

} // namespace merlon::cli
