import { listInCharge } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useMessages } from "../lib/messages.ts";
import { part } from "../lib/part.tsx";
import { callQuery } from "../lib/queries.ts";
import { useMay } from "../lib/rights.ts";
import { buttonClass } from "../ui/button.tsx";
import { PeopleChips } from "./people-chips.tsx";

const InChargeDialog = part(() => import("./in-charge-dialog.tsx").then((file) => file.InChargeDialog));

/** The people in charge of a model, with a button to choose them for members who may change models. Only in a shared workspace: a personal one has a single member. */
export function InCharge({ modelId }: { modelId: number }) {
  const { todoWords: words } = useMessages(bundles.todos);
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { data } = useQuery(callQuery(listInCharge, { query: { model: modelId } }));
  const people = data?.[0]?.people ?? [];
  return (
    <div className="flex min-h-10 w-full flex-wrap items-center gap-x-3 gap-y-1" data-in-charge>
      {people.length > 0 && <span className="text-ink-3">{words.inCharge}</span>}
      {data && people.length === 0 && <span className="text-ink-3">{words.noneInCharge}</span>}
      <PeopleChips people={people} />
      {data && may("model.change") && (
        <button type="button" ref={button} className={buttonClass("quiet")} onClick={() => setOpen(true)}>
          {words.chooseInCharge}
        </button>
      )}
      {isOpen && (
        <InChargeDialog {...{ modelId, button }} chosen={people.map(({ id }) => id)} onClose={() => setOpen(false)} />
      )}
    </div>
  );
}
