import { Link } from "wouter";
import { buttonClass } from "../ui/button.tsx";
import { Frame } from "./frame.tsx";
import { useWords } from "./messages.ts";

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
