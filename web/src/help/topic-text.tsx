import { bundles } from "@fanradar/words";
import { useMessages } from "../lib/messages.ts";
import type { HelpTopic } from "./help-topics.ts";

/** What a screen shows, how to read it, and what people do there. */
export function TopicText({ topic }: { topic: HelpTopic }) {
  const { helpWords: words } = useMessages(bundles.help);
  const { shows, reading, tasks } = words.topics[topic];
  return (
    <div className="grid max-w-[66ch] gap-3">
      <p>{shows}</p>
      <div className="grid gap-1">
        <h3 className="font-semibold">{words.reading}</h3>
        <p className="text-ink-2">{reading}</p>
      </div>
      <div className="grid gap-1">
        <h3 className="font-semibold">{words.tasks}</h3>
        <ul className="grid list-disc gap-1 pl-5 text-ink-2">
          {tasks.map((task) => (
            <li key={task}>{task}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
