import { becomeCreator } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useLocation } from "wouter";
import { call, reasonOf } from "../lib/call.ts";
import { useMessages } from "../lib/messages.ts";
import { rememberPerson, setPerson } from "../lib/session.ts";
import { toast } from "../lib/toast.ts";

/** Makes the account that of a creator, and opens their own page. */
export function useBecomeCreator() {
  const { firstRunWords: words } = useMessages(bundles.firstRun);
  const client = useQueryClient();
  const [, navigate] = useLocation();
  return useMutation({
    mutationFn: () => call(becomeCreator),
    onSuccess: (person) => {
      rememberPerson(person);
      setPerson(client, person);
      navigate("/model-dashboard");
    },
    onError: (error) => toast(words.failed, { text: reasonOf(error), isError: true }),
  });
}
