import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useLocation } from "wouter";
import { rememberPerson, setPerson } from "../lib/session.ts";
import { endSession } from "../lib/sign-out.ts";

/** Ends the session: here at once, on the server as soon as it is reached. `next`: the page that follows, which a visitor may open. */
export function useSignOut(next = "/login") {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  return useMutation({
    mutationFn: () => {
      // What was typed and not sent: somebody else may use this tab.
      sessionStorage.clear();
      rememberPerson(null);
      return endSession();
    },
    onSuccess: (isReached) => {
      client.clear();
      // A whole page load: nothing of this person stays in memory. Without a server there is no page to load.
      if (isReached) return location.assign(next);
      setPerson(client, null);
      navigate(next);
    },
  });
}
