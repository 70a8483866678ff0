import { bundles } from "@fanradar/words";
import { LogOut } from "lucide-react";
import { useEffect } from "react";
import { preloadMessages, useWords } from "../lib/messages.ts";
import { Button } from "../ui/button.tsx";
import { useSignOut } from "./use-sign-out.ts";

/** The button that ends the session; its icon alone unless it is to be named. */
export function SignOut({ isNamed = false }: { isNamed?: boolean }) {
  const { interfaceWords } = useWords();
  const words = interfaceWords.shell;
  // The result page has to be loaded before the network may fail.
  useEffect(() => {
    const timer = setTimeout(() => preloadMessages(bundles.accounts), 2_000);
    return () => clearTimeout(timer);
  }, []);
  const signOut = useSignOut();
  return (
    <Button
      look="quiet"
      aria-label={words.signOut}
      title={words.signOut}
      className="min-w-10"
      disabled={signOut.isPending}
      onClick={() => signOut.mutate()}
    >
      <LogOut size={17} aria-hidden />
      {isNamed && words.signOut}
    </Button>
  );
}
