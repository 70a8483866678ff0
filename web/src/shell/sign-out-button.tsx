import { bundles } from "@fanradar/words";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { LogOut } from "lucide-react";
import { useEffect } from "react";
import { useLocation } from "wouter";
import { preloadMessages, useWords } from "../lib/messages.ts";
import { rememberPerson, setPerson } from "../lib/session.ts";
import { endSession } from "../lib/sign-out.ts";
import { Button } from "../ui/button.tsx";

/** Ends the session: here at once, on the server as soon as it is reached. */
export function SignOut() {
  const { interfaceWords } = useWords();
  const words = interfaceWords.shell;
  const client = useQueryClient();
  const [, navigate] = useLocation();
  // The result page has to be loaded before the network may fail.
  useEffect(() => {
    const timer = setTimeout(() => preloadMessages(bundles.accounts), 2_000);
    return () => clearTimeout(timer);
  }, []);
  const signOut = useMutation({
    mutationFn: () => {
      rememberPerson(null);
      return endSession();
    },
    onSuccess: (isReached) => {
      client.clear();
      // A whole page load: nothing of this person stays in memory. Without a server there is no page to load.
      if (isReached) return location.assign("/login");
      setPerson(client, null);
      navigate("/login");
    },
  });
  return (
    <Button
      look="quiet"
      aria-label={words.signOut}
      title={words.signOut}
      className="min-w-10 max-md:min-h-14 max-md:px-0"
      disabled={signOut.isPending}
      onClick={() => signOut.mutate()}
    >
      <LogOut size={17} aria-hidden />
    </Button>
  );
}
