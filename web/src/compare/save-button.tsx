import { saveComparison } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useMutation } from "@tanstack/react-query";
import { useLocation } from "wouter";
import { call, reasonOf } from "../lib/call.ts";
import { compareAddress } from "../lib/compare-address.ts";
import { useMessages } from "../lib/messages.ts";
import { toast } from "../lib/toast.ts";
import { Button } from "../ui/button.tsx";

/** Seals the comparison as a report, and opens it. */
export function SaveButton({ models }: { models: number[] }) {
  const { compareWords: words } = useMessages(bundles.compare);
  const [, navigate] = useLocation();
  const save = useMutation({
    mutationFn: () => call(saveComparison, { body: { models } }),
    onSuccess: ({ id }) => {
      toast(words.saved);
      navigate(compareAddress({ report: id }));
    },
    onError: (error) => toast(words.saveFailed, { text: reasonOf(error), isError: true }),
  });
  return (
    <Button look="primary" disabled={save.isPending} onClick={() => save.mutate()}>
      {save.isPending ? words.saving : words.save}
    </Button>
  );
}
