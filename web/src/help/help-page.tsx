import { bundles } from "@fanradar/words";
import { useEffect } from "react";
import { Link } from "wouter";
import { useMessages } from "../lib/messages.ts";
import { OpenFrame } from "../shell/open-frame.tsx";
import { helpTopics } from "./help-topics.ts";
import { TopicText } from "./topic-text.tsx";

const topics = [...new Set(Object.values(helpTopics))];

/** The help of all screens. `#<topic>` leads to one. */
export function HelpPage() {
  const { helpWords: words } = useMessages(bundles.help);
  useEffect(() => {
    document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
  }, []);
  return (
    <OpenFrame title={words.title} description={words.description} lead={words.description}>
      <div className="grid max-w-3xl gap-8">
        <nav aria-label={words.all}>
          <ul className="grid grid-cols-2 gap-x-6 lg:grid-cols-3">
            {topics.map((topic) => (
              <li key={topic}>
                <a href={`#${topic}`} className="flex min-h-10 items-center text-teal hover:underline">
                  {words.topics[topic].name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <p className="flex flex-wrap gap-x-6">
          <Link href="/sample?tour=1" className="flex min-h-10 items-center text-teal underline">
            {words.tour}
          </Link>
          <Link href="/methods" className="flex min-h-10 items-center text-teal underline">
            {words.methods}
          </Link>
          <Link href="/changelog" className="flex min-h-10 items-center text-teal underline">
            {words.changelog}
          </Link>
        </p>
        {topics.map((topic) => (
          <section
            key={topic}
            id={topic}
            aria-labelledby={`name-${topic}`}
            className="grid scroll-mt-20 gap-3 border-t border-line pt-6"
          >
            <h2 id={`name-${topic}`} className="text-lg font-semibold tracking-tight">
              {words.topics[topic].name}
            </h2>
            <TopicText topic={topic} />
          </section>
        ))}
      </div>
    </OpenFrame>
  );
}
