import { Link } from "wouter";
import { useWords } from "../lib/messages.ts";
import { buttonClass } from "./button.tsx";
import { Frame } from "./frame.tsx";

export function NotFoundPage() {
  const { interfaceWords } = useWords();
  const words = interfaceWords.notFound;
  return (
    <Frame title={words.title}>
      <p className="mb-4 text-ink-2">{words.lead}</p>
      <Link href="/" className={buttonClass("primary")}>
        {words.home}
      </Link>
    </Frame>
  );
}
