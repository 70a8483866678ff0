import { bundles } from "@fanradar/words";
import type { RefObject } from "react";
import { Link, useLocation } from "wouter";
import { useMessages, useWords } from "../lib/messages.ts";
import { OpenDialog } from "../ui/dialog-box.tsx";
import { helpTopicAt } from "./help-topics.ts";
import { TopicText } from "./topic-text.tsx";

interface HelpPanelProps {
  onClose: () => void;
  /** Gets the focus back. */
  opener: RefObject<HTMLElement | null>;
}

/** The help of the page that is shown, over it. */
export function HelpPanel({ onClose, opener }: HelpPanelProps) {
  const { helpWords: words } = useMessages(bundles.help);
  const { close } = useWords().interfaceWords.shell;
  const [path] = useLocation();
  const topic = helpTopicAt(path);
  const links = [
    { href: topic ? `/help#${topic}` : "/help", label: words.all },
    { href: "/sample?tour=1", label: words.tour },
    { href: "/methods", label: words.methods },
    { href: "/changelog", label: words.changelog },
  ];
  return (
    <OpenDialog onClose={onClose} title={topic ? words.topics[topic].name : words.title} close={close} button={opener}>
      {topic ? <TopicText topic={topic} /> : <p>{words.none}</p>}
      <nav aria-label={words.title} className="mt-4 flex flex-wrap gap-x-5 border-t border-line pt-2">
        {links.map(({ href, label }) => (
          <Link key={href} href={href} onClick={onClose} className="flex min-h-10 items-center text-teal underline">
            {label}
          </Link>
        ))}
      </nav>
    </OpenDialog>
  );
}
