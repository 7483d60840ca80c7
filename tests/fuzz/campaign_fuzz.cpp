#include "core/engine/campaign/campaign_check.h"
#include "core/engine/records/record_replay.h"
#include "core/games/english.h"
#include "tests/fuzz/own_file.h"

#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <string>

using namespace merlon;

/// Whatever is read as a campaign comes back the same when it is written and read again, is played again and taken up at its
/// last save point, or refused in words.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    static const fuzz::OwnFolder folder;
    const std::filesystem::path file = folder.file("a.merlon-campaign");
    fuzz::write(file, {reinterpret_cast<const char *>(data), size});
    static_cast<void>(isCampaignFile(file));
    const Expected<HeldCampaign> held = readCampaign(file);
    if (!held) {
        static_cast<void>(say(held.error(), english()));
        return 0;
    }
    const std::string text = writeCampaign(held->campaign);
    fuzz::write(file, text);
    const Expected<HeldCampaign> again = readCampaign(file);
    if (!again || again->wasCut || again->damage || writeCampaign(again->campaign) != text)
        std::abort();
    if (const Expected<void> verified = verifyCampaign(*held); !verified)
        static_cast<void>(say(verified.error(), english()));
    static_cast<void>(isAtSavePoint(held->campaign));
    if (const Expected<OpenedRecord> opened = openRecord(takenUp(held->campaign, {})); !opened)
        static_cast<void>(say(opened.error(), english()));
    return 0;
}
