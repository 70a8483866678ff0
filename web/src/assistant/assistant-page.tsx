import { bundles } from "@fanradar/words";

import { useMessages } from "../lib/messages.ts";
import { part } from "../lib/part.tsx";
import { useSession } from "../lib/session.ts";
import { OpenFrame } from "../shell/open-frame.tsx";
import { Skeleton } from "../ui/states.tsx";
import { Tabs } from "../ui/tabs.tsx";
import { Chat } from "./chat.tsx";
import { useAssistantAddress } from "./use-assistant-address.ts";

const PricingLab = part(() => import("../pricing/pricing-lab.tsx").then((file) => file.PricingLab));

/** The assistant: questions in words, and the price of a subscription. For visitors and for who is signed in. */
export function AssistantPage() {
  const { assistantWords: words } = useMessages(bundles.assistant);
  const [{ tab }, change] = useAssistantAddress();
  const user = useSession();
  // The session decides which models are available: the chat begins when it is known.
  const chat = user === undefined ? null : <Chat key={user?.id ?? 0} user={user} />;
  return (
    <OpenFrame title={words.title} description={words.description} lead={words.lead}>
      <Tabs
        label={words.modes}
        open={tab}
        onOpen={(name) => change({ tab: name })}
        tabs={[
          { name: "chat", title: words.chat, panel: chat },
          {
            name: "pricing",
            title: words.pricing,
            panel: tab === "pricing" && <PricingLab fallback={<Skeleton className="h-176" />} />,
          },
        ]}
      />
    </OpenFrame>
  );
}
