import { bundles, dateAndTime } from "@fanradar/words";
import { useQueryClient } from "@tanstack/react-query";
import { useFormat } from "../../lib/format.ts";
import { useMessages } from "../../lib/messages.ts";
import { toast } from "../../lib/toast.ts";
import { toastDone } from "../../lib/toast-error.ts";
import { invalidateModels } from "../invalidate-models.ts";
import type { PasteResult } from "./send-rows.ts";

/** Says what a signed-in person's paste has started, and has their lists fetched again. */
export function useSayPasted(): (pasted: PasteResult) => void {
  const { submitWords } = useMessages(bundles.submit);
  const { addManyWords: words } = useMessages(bundles.addMany);
  const format = useFormat();
  const client = useQueryClient();
  return (pasted) => {
    invalidateModels(client);
    if (pasted.kind === "one") toastDone(submitWords.done);
    else toast(words.done, { text: words.doneText(dateAndTime(pasted.lastStartsAt, format)), shownMs: 10_000 });
  };
}
