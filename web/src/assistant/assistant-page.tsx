import { rooms } from "@fanradar/words";
import type { ReactNode } from "react";
import { useMessages } from "../lib/messages.ts";
import { useSession } from "../lib/session.ts";
import { OpenFrame } from "../shell/open-frame.tsx";
import { Tabs } from "../ui/tabs.tsx";
import { Chat } from "./chat.tsx";
import { useAssistantAddress } from "./use-assistant-address.ts";

interface AssistantPageProps {
  /** What the second tab shows. Without it there is the chat alone. */
  pricing?: ReactNode;
}

/** The assistant: questions in words, and the price of a subscription. For visitors and for who is signed in. */
export function AssistantPage({ pricing }: AssistantPageProps) {
  const { assistantWords: words } = useMessages(rooms.assistant);
  const [{ tab }, change] = useAssistantAddress();
  const user = useSession();
  // Who it is decides what there is to ask about: the chat begins when that is known.
  const chat = user === undefined ? null : <Chat key={user?.id ?? 0} user={user} />;
  return (
    <OpenFrame title={words.title} description={words.description} lead={words.lead}>
      {pricing ? (
        <Tabs
          label={words.modes}
          open={tab}
          onOpen={(name) => change({ tab: name })}
          tabs={[
            { name: "chat", title: words.chat, panel: chat },
            { name: "pricing", title: words.pricing, panel: tab === "pricing" && pricing },
          ]}
        />
      ) : (
        chat
      )}
    </OpenFrame>
  );
}
