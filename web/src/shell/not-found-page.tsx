import { Link } from "wouter";
import { useWords } from "../lib/messages.ts";
import { part } from "../lib/part.tsx";
import { useSession } from "../lib/session.ts";
import { buttonClass } from "../ui/button.tsx";
import { Frame } from "../ui/frame.tsx";

const SignedInNotFound = part(() => import("./signed-in-not-found.tsx").then((file) => file.SignedInNotFound));

/** In place of a page that there is not. */
export function NotFoundPage() {
  const { notFound: words } = useWords().interfaceWords;
  const user = useSession();
  if (user) return <SignedInNotFound user={user} />;
  return (
    <Frame title={words.title}>
      <p className="mb-4 text-ink-2">{words.lead}</p>
      <Link href="/" className={buttonClass("primary")}>
        {words.home}
      </Link>
    </Frame>
  );
}
